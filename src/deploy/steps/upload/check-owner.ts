import { asOrigin } from '../../../clients/swa/target.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { readLive } from '../../../shared/live-site/probe.ts';
import type { Plan } from '../plan/types.ts';

/** Time limit for the marker in milliseconds: the upload waits for it. */
const limitMs = 5_000;

const remedy =
  'Nothing was uploaded. Correct the deployment token that the portal stores for this site. ' +
  'If the site was renamed ' +
  'or takes over the hosting of another one, deploy once with the input "force".';

/**
 * Checks that the token isn't another site's, which the upload would replace. A forced deployment
 * takes over the hosting.
 * @param production nothing is checked if it's unknown, or serves no marker
 * @throws SiteDeployError `UPLOAD_WRONG_TARGET`
 */
export async function checkOwner(
  plan: Plan,
  production: string | undefined,
  deps: Deps,
): Promise<void> {
  const origin = asOrigin(production);
  if (plan.force || !origin) return;
  const owner = (await readLive(origin, deps, { limitMs }))?.slug;
  const { slug } = plan.config.site;
  if (!owner || owner === slug) return;
  const message =
    `The deployment token belongs to ${origin}, ` +
    `which serves the site "${owner.slice(0, 80)}" instead of "${slug}".`;
  throw new SiteDeployError('UPLOAD_WRONG_TARGET', message, { remedy });
}
