/** Beginnings of the line in which a run reports its verdict. */
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
