import { SiteDeployError } from '../../src/shared/errors/error.ts';

/** The error that a promise ends with; the test fails when it does not. */
export async function failureOf(work: Promise<unknown>): Promise<SiteDeployError> {
  const thrown: unknown = await work.then(
    (value) => new Error(`It succeeded: ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (thrown instanceof SiteDeployError) return thrown;
  throw thrown;
}

/** The error that a call throws; the test fails when it does not. */
export function thrownBy(call: () => unknown): SiteDeployError {
  try {
    call();
  } catch (error) {
    if (error instanceof SiteDeployError) return error;
    throw error;
  }
  throw new Error('It did not throw.');
}
