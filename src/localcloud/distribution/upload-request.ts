import { randomUUID } from 'node:crypto';
import { isObject, parseJson, toObject } from '../../shared/json.ts';
import type { DistributionBehaviour, LocalDeployment } from './types.ts';

export type Members = Readonly<Record<string, unknown>>;

/**
 * Finds a member case-insensitively, as .NET does. Of several members with the same name, the last
 * one counts. Returns `undefined` if there is none.
 */
function getMember(document: Members, name: string): unknown {
  const folded = name.toLowerCase();
  return Object.entries(document).findLast(([known]) => known.toLowerCase() === folded)?.[1];
}

export function getObjectMember(document: Members, name: string): Members {
  return toObject(getMember(document, name));
}

/**
 * Returns a string, or a number as a string. Returns '' for other values and if the member is
 * missing, because clients send `null` for a missing member, too.
 */
export function getTextMember(document: Members, name: string): string {
  const value = getMember(document, name);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return '';
}

/**
 * Returns a number, which may be given as a string. Returns `undefined` if the member is missing or
 * `null`, and `NaN` for other values.
 */
export function getNumberMember(document: Members, name: string): number | undefined {
  const value = getMember(document, name);
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''))
    return Number(value);
  return Number.NaN;
}

export function isSet(document: Members, name: string): boolean {
  const value = getMember(document, name);
  return value === true || (typeof value === 'string' && value.toLowerCase() === 'true');
}

export function parseMembers(text: string): Members | undefined {
  const value = parseJson(text.replace(/^\ufeff/, ''));
  if (isObject(value)) return value;
  return undefined;
}

/** Renames `member` to `Member` at any depth. */
export function inPascalCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inPascalCase);
  if (!isObject(value)) return value;
  const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [pascal(name), inPascalCase(member)]),
  );
}

/**
 * Returns the name of the requested environment; `null` for Production. A pull request's
 * environment is named by its number.
 */
export function parseEnvironmentName(event: Members): string | null {
  const named = getTextMember(event, 'EnvironmentName');
  if (named !== '') return named;
  const pullRequest = isSet(event, 'IsPullRequest') ? getTextMember(event, 'PullRequestId') : '';
  if (pullRequest === '') return null;
  return pullRequest;
}

export function newSlot(
  environment: string | null,
  ids: DistributionBehaviour['ids'],
  earlier: readonly LocalDeployment[],
): Pick<LocalDeployment, 'id' | 'stage' | 'version'> {
  const id = randomUUID();
  if (ids === 'uuid') return { id, stage: id, version: id };
  const stage = environment ?? 'default';
  const number = earlier.filter((item) => item.stage === stage).length + 1;
  return { id, stage, version: ids === 'number' ? number : String(number) };
}

export function findDeployment(slot: Members, deployments: readonly LocalDeployment[]) {
  const stage = getTextMember(slot, 'StageSiteIdentifier');
  const version = getTextMember(slot, 'Version');
  return deployments.findLast(
    (item) => String(item.version) === version && (stage === '' || item.stage === stage),
  );
}

export function closedEnvironment(
  event: Members,
  form: DistributionBehaviour['closingForm'],
): { readonly name: string } | { readonly refused: string } {
  const isNamed = isSet(event, 'IsNamedEnvironment');
  // The real service identifies even a named environment by its `PullRequestId`.
  const name = getTextMember(event, 'PullRequestId');
  if (name === '' || (form === 'pull request' && (isNamed || !isSet(event, 'IsPullRequest'))))
    return { refused: 'Request is missing the pull request id.' };
  if (form === 'named environment' && (!isNamed || getTextMember(event, 'EnvironmentName') === ''))
    return { refused: 'Request is missing the environment name.' };
  return { name };
}

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
  const figures = [bytes, files, figure('MaxSingleFileSizeInBytes')];
  // Some clients omit figures, but those that they send must be valid.
  if (!figures.every((item) => Number.isSafeInteger(item) && item >= 0))
    return 'The upload information is missing the size of the app content.';
  if (getTextMember(upload, 'Status').toLowerCase() !== 'requestingupload')
    return 'The upload status is not valid for this request.';
  const refused = environment && checkEnvironment(environment, quota.environments, limits);
  if (refused) return refused;
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

/**
 * Returns why the service rejects an environment; `undefined` if it accepts it. The platform's
 * client reacts to a rejection unexpectedly; see `swa-client`.
 */
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
