import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Plan } from '../plan/types.ts';

/** Names of the hosting for its production environment. */
const reserved = /^(production|prod|default)$/;

/**
 * The hosting's name of the environment that the plan means: `null` is Production. It is never derived from something that is absent: a Preview without a
 * name of its own would replace the live site.
 * @throws SiteDeployError `UPLOAD_WRONG_TARGET`
 */
export function environmentNameOf(plan: Plan): string | null {
  const { environment, environmentName: name } = plan;
  const isRight =
    environment === 'Production'
      ? name === null
      : name !== null && /^[a-z0-9]{1,16}$/.test(name) && !reserved.test(name);
  if (isRight) return name;
  throw new SiteDeployError(
    'UPLOAD_WRONG_TARGET',
    `The plan is for ${environment}, but the environment of the hosting is ${name === null ? 'Production' : `"${name}"`}.`,
  );
}

/**
 * Compares what the service says about the token with the plan, before a byte is sent: what is looked at as a Preview must not be the live site.
 * @param siteUrl address that the token belongs to, the production one; `undefined` where the service did not say it
 * @throws SiteDeployError `UPLOAD_WRONG_TARGET`
 */
export function checkTarget(plan: Plan, siteUrl: string | undefined): void {
  if (plan.environment === 'Production') return;
  const live = [siteUrl, plan.config.site.url].map(asOrigin);
  const planned = asOrigin(plan.url);
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
export function checkLanding(plan: Plan, landed: string | undefined, production: string | undefined): void {
  const origin = asOrigin(landed);
  const live = [production, plan.config.site.url].map(asOrigin);
  if (plan.environment === 'Production' || origin === undefined || !live.includes(origin)) return;
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
  return URL.canParse(url) ? new URL(url).origin : undefined;
}
