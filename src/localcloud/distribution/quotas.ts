import type { DistributionBehaviour } from './types.ts';

/** Why an upload is refused before it begins, in the service's words; `undefined` when it may begin. */
export function checkRequest(
  event: Readonly<Record<string, unknown>>,
  upload: Readonly<Record<string, unknown>>,
  limits: DistributionBehaviour,
  environments: readonly string[],
): string | undefined {
  const { TotalAppSizeInBytes: bytes, AppFileCount: files, MaxSingleFileSizeInBytes: largest } = upload;
  if (![bytes, files, largest].every((figure) => Number.isSafeInteger(figure) && Number(figure) >= 0)) {
    return 'The upload information is missing the size of the app content.';
  }
  if (upload.Status !== 'RequestingUpload') return 'The upload status is not valid for this request.';
  const name = event.EnvironmentName ?? null;
  if (name !== null && (typeof name !== 'string' || !/^[0-9A-Za-z]+$/.test(name))) {
    return 'The environment name provided has invalid character(s). Please use only letters and digits.';
  }
  if (typeof name === 'string' && !environments.includes(name) && environments.length >= limits.maxEnvironments) {
    return (
      'This Static Web App already has the maximum number of staging environments ' +
      `(${limits.maxEnvironments}). Please remove one and try again.`
    );
  }
  if (Number(bytes) > limits.maxTotalBytes) {
    return (
      'The size of the app content was too large. The limit for this Static Web App is ' +
      `${limits.maxTotalBytes} bytes.`
    );
  }
  if (Number(files) > limits.maxFiles) {
    return `The number of static files was too large. The limit for this Static Web App is ${limits.maxFiles}.`;
  }
  return undefined;
}
