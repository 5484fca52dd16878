import { getNumberMember, getTextMember, type Members } from './members.ts';
import type { DistributionBehaviour } from './types.ts';

export interface UsedQuota {
  readonly environments: readonly string[];
  readonly usedBytes: number;
}

export function checkRequest(
  environment: string | null,
  upload: Members,
  limits: DistributionBehaviour,
  quota: UsedQuota,
): string | undefined {
  const figure = (name: string) => getNumberMember(upload, name) ?? 0;
  const [bytes, files] = [figure('TotalAppSizeInBytes'), figure('AppFileCount')];
  // Some clients omit figures; those that are present must be valid.
  if (
    ![bytes, files, figure('MaxSingleFileSizeInBytes')].every(
      (figureValue) => Number.isSafeInteger(figureValue) && figureValue >= 0,
    )
  ) {
    return 'The upload information is missing the size of the app content.';
  }
  if (getTextMember(upload, 'Status').toLowerCase() !== 'requestingupload')
    return 'The upload status is not valid for this request.';
  const refused =
    environment === null ? undefined : checkEnvironment(environment, quota.environments, limits);
  if (refused !== undefined) return refused;
  if (bytes > limits.maxTotalBytes || bytes + quota.usedBytes > limits.maxTotalBytesOfAll) {
    const limit = bytes > limits.maxTotalBytes ? limits.maxTotalBytes : limits.maxTotalBytesOfAll;
    return `The size of the app content was too large. ${limitIs} ${limit} bytes.`;
  }
  if (files > limits.maxFiles) {
    return `The number of static files was too large. ${limitIs} ${limits.maxFiles}.`;
  }
  return undefined;
}

const maxNameLength = 16;
const limitIs = 'The limit for this Static Web App is';

/** The service's own client deploys to Production with such a name: see `swa-client`. */
function checkEnvironment(
  name: string,
  environments: readonly string[],
  limits: DistributionBehaviour,
): string | undefined {
  if (!/^[0-9A-Za-z]+$/.test(name) || name.length > maxNameLength) {
    return (
      `The environment name provided exceeds the character limit of ${maxNameLength} or has ` +
      'invalid character(s). Valid characters are 0-9, a-z, and A-Z. Please provide a valid ' +
      'name for your environment like 682'
    );
  }
  if (/^default$/i.test(name)) return `The environment name "${name}" is invalid.`;
  if (!limits.allowsEnvironments)
    return 'Staging environments are not allowed for this Static Web App.';
  const isKnown = environments.some((known) => known.toLowerCase() === name.toLowerCase());
  if (!isKnown && environments.length >= limits.maxEnvironments) {
    const { maxEnvironments } = limits;
    const environmentLimit = `the maximum number of staging environments (${maxEnvironments})`;
    return `This Static Web App already has ${environmentLimit}. Please remove one and try again.`;
  }
  return undefined;
}
