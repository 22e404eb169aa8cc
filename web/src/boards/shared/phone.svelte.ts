/** Whether the table is shown in one column. */
const query = globalThis.matchMedia?.('(max-width: 700px)');
let matches = $state(query?.matches ?? false);
query?.addEventListener('change', (event) => (matches = event.matches));

export const phone = {
  get matches() {
    return matches;
  },
};
