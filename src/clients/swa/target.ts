import { SiteDeployError } from '../../shared/errors/error.ts';

export interface Target {
  readonly environment: 'Production' | 'Preview';
  readonly environmentName: string | null;
  readonly url: string | undefined;
  /** Address of the live site, which a Preview must never replace. */
  readonly siteUrl: string;
  readonly repository: string;
  readonly branch: string;
}

interface PlannedTarget extends Pick<Target, 'environment' | 'environmentName' | 'url'> {
  readonly config: { readonly site: { readonly url: string } };
  readonly event: {
    readonly repository: string;
    readonly ref: string;
    readonly pull?: { readonly branch: string };
  };
}

export function toTarget(plannedTarget: PlannedTarget): Target {
  const { environment, environmentName, url, config, event } = plannedTarget;
  const branch = event.pull?.branch ?? event.ref.replace(/^refs\/heads\//, '');
  const { repository } = event;
  return { environment, environmentName, url, siteUrl: config.site.url, repository, branch };
}

const reserved = /^(production|prod|default)$/;
/**
 * Environment names that the platform accepts. With a longer name, the platform's client deployed
 * to production and reported success.
 */
const named = /^[a-z0-9]{1,16}$/;

/**
 * Returns the environment's name; `null` for Production.
 * @throws `UPLOAD_WRONG_TARGET` if the name is missing or invalid
 */
export function checkedName(target: Target): string | null {
  const { environment, environmentName: name } = target;
  let isRight = name !== null && named.test(name) && !reserved.test(name);
  if (environment === 'Production') isRight = name === null;
  if (isRight) return name;
  const found = name === null ? 'Production' : `"${name}"`;
  throw wrong(`The plan is for ${environment}, but the hosting environment is ${found}.`);
}

export function checkTarget(target: Target, production: string | undefined): void {
  const { environment, url, siteUrl } = target;
  if (environment === 'Production') return;
  const live = [production, siteUrl].map(asOrigin);
  const planned = asOrigin(url);
  if (planned === undefined || !live.includes(planned)) return;
  const remedy =
    'Correct environments.preview.url in the site config, or omit it: the hosting then ' +
    'provides the URL.';
  throw wrong(`The planned URL of the Preview, ${planned}, is the live site.`, remedy);
}

function wrong(message: string, remedy?: string): SiteDeployError {
  return new SiteDeployError('UPLOAD_WRONG_TARGET', message, { remedy });
}

export function checkLanding(
  target: Target,
  landed: string | undefined,
  production: string | undefined,
): void {
  const origin = asOrigin(landed);
  const live = [production, target.siteUrl].map(asOrigin);
  if (target.environment === 'Production' || !origin || !live.includes(origin)) return;
  throw wrong(
    `The platform reports ${origin} as the URL of the Preview, but that is the live site.`,
    'Open the live site. If it serves the Preview, redeploy Production immediately.',
  );
}

/**
 * Returns the origin of an address in lower case; `undefined` if it is missing or invalid. A bare
 * host name gets `https`.
 */
export function asOrigin(address: string | undefined): string | undefined {
  const text = address?.trim() ?? '';
  if (text === '') return undefined;
  const url = text.replace(/^(?!https?:\/\/)/i, 'https://');
  if (URL.canParse(url)) return new URL(url).origin;
  return undefined;
}
