import { SiteDeployError } from '../../src/shared/errors/error.ts';

/** Returns the error of a promise, and fails if it resolves. */
export async function catchError(work: Promise<unknown>): Promise<SiteDeployError> {
  const thrown: unknown = await work.then(
    (value) => new Error(`It succeeded: ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (thrown instanceof SiteDeployError) return thrown;
  throw thrown;
}

/** Returns the error of a call, and fails if it returns. */
export function thrownBy(call: () => unknown): SiteDeployError {
  try {
    call();
  } catch (error) {
    if (error instanceof SiteDeployError) return error;
    throw error;
  }
  throw new Error('It did not throw.');
}
