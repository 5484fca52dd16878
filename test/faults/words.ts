/** Starts of a run's last lines for every verdict. */
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
