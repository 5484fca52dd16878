/** How the last lines of a run begin, whatever it has come to. */
export const closingWords = [
  'Live: ',
  'Unchanged: ',
  'Closed: ',
  'Built: ',
  'Failed',
  'Cancelled',
  'Outcome unknown',
  'Skipped',
  '[NOTIFY_FAILED]',
];
