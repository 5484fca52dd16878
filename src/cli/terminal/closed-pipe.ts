/**
 * Takes the error of an output stream that nobody reads any more, as in `site-deploy portal sites | head -1`, and
 * leaves the command to end by itself: the reader of a deployment's lines may go, and the deployment is still to be
 * finished.
 * @throws any other error
 */
export function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
