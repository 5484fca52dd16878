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
    environment === 'Production' ? name === null : name !== null && /^[a-z0-9]+$/.test(name) && !reserved.test(name);
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
 * Checks where a deployment has landed.
 * @param landed address that was named after it
 * @throws SiteDeployError `UPLOAD_WRONG_TARGET`
 */
export function checkLanding(plan: Plan, landed: string | undefined, siteUrl: string | undefined): void {
  const origin = asOrigin(landed);
  if (plan.environment === 'Production' || origin === undefined || origin !== asOrigin(siteUrl)) return;
  throw new SiteDeployError('UPLOAD_WRONG_TARGET', `The Preview was deployed to ${origin}, which is the live site.`, {
    remedy: 'Deploy Production again at once: its content was replaced.',
  });
}

/** An address as an origin in lower case; with `https` where it is a bare host name. */
export function asOrigin(address: string | undefined): string | undefined {
  const text = address?.trim() ?? '';
  if (text === '') return undefined;
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(url) ? new URL(url).origin : undefined;
}
