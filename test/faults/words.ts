/** Texts of which one is in the line that reports a run's verdict. */
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
