/** The edition that the first page shows. */
export const EDITION = '2016';
