const cleanups = new Set<() => void>();

function runAll(): void {
  for (const cleanup of cleanups) cleanup();
}

/**
 * Registers a cleanup that runs if the process exits before the cleanup is removed, e.g. after a
 * second Ctrl-C. One listener serves all cleanups, because Node warns about many listeners.
 * @returns a function that removes the cleanup
 */
export function beforeExit(cleanup: () => void): () => void {
  if (cleanups.size === 0) process.on('exit', runAll);
  cleanups.add(cleanup);
  return () => {
    cleanups.delete(cleanup);
    if (cleanups.size === 0) process.off('exit', runAll);
  };
}
