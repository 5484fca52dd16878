/**
 * Ignores the error of an output stream whose reader is gone, as in `site-deploy portal sites |
 * head -1`, and lets the command finish: a deployment must complete even if nobody reads its
 * output.
 * @throws any other error
 */
export function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
