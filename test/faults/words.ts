/** The line that reports a run's verdict contains one of these texts. */
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
