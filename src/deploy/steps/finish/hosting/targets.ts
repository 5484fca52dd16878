import { findDeadEnds } from '../../../../hosting/dead-ends.ts';
import type { HostedSite } from '../../../../hosting/hosted-site.ts';
import { SiteDeployError } from '../../../../shared/errors/error.ts';

/**
 * Finds rules that rewrite to functions, which are not deployed, or that don't lead to a file.
 * Refuses a site whose start page or fallback depends on such a rule, because it would go live
 * blank. Other rules cause warnings, because a backend may be linked to the app.
 * @param file name of the hosting configuration in messages
 * @param known which files of the site are known: all, those of an earlier build, or some
 * @returns warnings
 */
export function checkTargets(
  hosted: HostedSite,
  file: string,
  known: 'all' | 'earlier' | 'some' = 'all',
): string[] {
  const { routes, fallback } = hosted.rules;
  const isFunction = (target = '') => /^\/api(\/|$)/.test(target);
  const describe = (name: string, target = '') =>
    `${name} in ${file} rewrites to ${target}, and functions are not deployed`;
  const start = hosted.ruleFor('/');
  const warnings: string[] = [];
  for (const route of routes) {
    if (!isFunction(route.rewrite)) continue;
    const message = describe(`The route ${route.route}`, route.rewrite);
    if (route === start) throw unbuilt(message);
    warnings.push(`${message}: it works only with a backend that is linked to the app.`);
  }
  if (isFunction(fallback?.rewrite))
    throw unbuilt(describe('navigationFallback', fallback?.rewrite));
  for (const { rule, problem, isStart } of known === 'some' ? [] : findDeadEnds(hosted)) {
    const message = `${rule} in ${file} ${problem}.`;
    if (isStart && known === 'all')
      throw new SiteDeployError('HOSTING_CONFIG_INVALID', message, { remedy: openStart });
    warnings.push(message);
  }
  return warnings;
}

const openStart = 'Correct this route: visitors of the start page get nothing.';

function unbuilt(message: string): SiteDeployError {
  return new SiteDeployError('HOSTING_CONFIG_INVALID', `${message}.`, { remedy: buildPages });
}

export const buildPages =
  "Build static pages (such as nuxt generate, or the generator's static adapter), and remove the " +
  "rules for the server's functions.";
