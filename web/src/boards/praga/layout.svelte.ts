/** Which of the layouts of Praga fits the box of the table. The style sheets ask the same of their container. */
import { phone, tableBox } from '../shared/table-box.svelte';

/** pixels; lower than that, a box is a phone that is held sideways */
const LOW = 520;

/** Whether the parts are pages and the decision is a sheet, below them or beside them. */
export const small = {
  get matches() {
    return phone.matches || tableBox.height <= LOW;
  },
};
