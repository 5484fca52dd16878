/** How the last lines of a run begin, whatever it has come to. */
export const closingWords = [
  'Live: ',
  'Unchanged: ',
  'Failed',
  'Cancelled',
  'Outcome unknown',
  'Skipped',
  '[NOTIFY_FAILED]',
];
