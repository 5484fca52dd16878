import { SiteDeployError } from '../../src/shared/errors/error.ts';

/**
 * Returns the `SiteDeployError` that a promise rejects with.
 * @throws if it doesn't
 */
export async function catchError(work: Promise<unknown>): Promise<SiteDeployError> {
  const thrown: unknown = await work.then(
    (value) => new Error(`It succeeded: ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (thrown instanceof SiteDeployError) return thrown;
  throw thrown;
}

/**
 * Returns the `SiteDeployError` that a call throws.
 * @throws if it doesn't
 */
export function thrownBy(call: () => unknown): SiteDeployError {
  try {
    call();
  } catch (error) {
    if (error instanceof SiteDeployError) return error;
    throw error;
  }
  throw new Error('It did not throw.');
}
