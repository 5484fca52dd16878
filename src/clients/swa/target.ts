import { SiteDeployError } from '../../shared/errors/error.ts';

/** Which environment of which site is meant. */
export interface Target {
  readonly environment: 'Production' | 'Preview';
  /** The platform's name of the environment; `null` is Production. */
  readonly environmentName: string | null;
  /** Where the environment is to be live, as far as the config says. */
  readonly url: string | undefined;
  /** Where the live site is. A Preview must never land there. */
  readonly siteUrl: string;
  /** `owner/name` and branch: what the platform shows beside the environment. */
  readonly repository: string;
  readonly branch: string;
}

/** What a plan has to say for that. */
export interface PlannedTarget extends Pick<Target, 'environment' | 'environmentName' | 'url'> {
  readonly config: { readonly site: { readonly url: string } };
  readonly event: { readonly repository: string; readonly ref: string };
}

export function targetOf({ environment, environmentName, url, config, event }: PlannedTarget): Target {
  const branch = event.ref.replace(/^refs\/heads\//, '');
  return { environment, environmentName, url, siteUrl: config.site.url, repository: event.repository, branch };
}

/** Names of the platform for its production environment. */
const reserved = /^(production|prod|default)$/;
/** With a longer one the platform's own client was seen to deploy to production, with a message of success. */
const named = /^[a-z0-9]{1,16}$/;

/**
 * The platform's name of the environment that is meant: `null` is Production. It is never derived from something that
 * is absent: a Preview without a name of its own would replace the live site.
 * @throws SiteDeployError `UPLOAD_WRONG_TARGET`
 */
export function checkedName({ environment, environmentName: name }: Target): string | null {
  const isRight =
    environment === 'Production' ? name === null : name !== null && named.test(name) && !reserved.test(name);
  if (isRight) return name;
  const found = name === null ? 'Production' : `"${name}"`;
  throw new SiteDeployError(
    'UPLOAD_WRONG_TARGET',
    `The plan is for ${environment}, but the environment of the hosting is ${found}.`,
  );
}

/**
 * Compares what the service says about the token with the plan, before a byte is sent: what is looked at as a Preview
 * must not be the live site.
 * @param production address that the token belongs to, the production one; `undefined` where the service did not say it
 * @throws SiteDeployError `UPLOAD_WRONG_TARGET`
 */
export function checkTarget({ environment, url, siteUrl }: Target, production: string | undefined): void {
  if (environment === 'Production') return;
  const live = [production, siteUrl].map(asOrigin);
  const planned = asOrigin(url);
  if (planned === undefined || !live.includes(planned)) return;
  throw new SiteDeployError('UPLOAD_WRONG_TARGET', `The Preview is planned at ${planned}, which is the live site.`, {
    remedy: 'Correct environments.preview.url in the site config, or leave it out: the hosting names the address.',
  });
}

/**
 * Checks where a deployment has landed, by what the platform says.
 * @param landed address that was named after it
 * @param production address of Production, where the platform named it; that of the site config is known anyway
 * @throws SiteDeployError `UPLOAD_WRONG_TARGET`
 */
export function checkLanding(
  { environment, siteUrl }: Target,
  landed: string | undefined,
  production: string | undefined,
): void {
  const origin = asOrigin(landed);
  const live = [production, siteUrl].map(asOrigin);
  if (environment === 'Production' || !origin || !live.includes(origin)) return;
  throw new SiteDeployError(
    'UPLOAD_WRONG_TARGET',
    `The platform says that the Preview is at ${origin}, which is the live site.`,
    { remedy: 'Open the live site. Where it serves the Preview, deploy Production again at once.' },
  );
}

/** An address as an origin in lower case; with `https` where it is a bare host name. */
export function asOrigin(address: string | undefined): string | undefined {
  const text = address?.trim() ?? '';
  if (text === '') return undefined;
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (URL.canParse(url)) return new URL(url).origin;
  return undefined;
}
