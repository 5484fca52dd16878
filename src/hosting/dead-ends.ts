import type { HostedSite } from './hosted-site.ts';
import { isWildcard, pathThatMatches } from './patterns.ts';
import type { RouteRule } from './rules.ts';

interface Found {
  /** Name of the rule in messages. */
  readonly rule: string;
  readonly problem: string;
  /** Whether the problem is a redirect of the start page. */
  readonly isStart: boolean;
}

/** Finds rules that lead to missing pages, redirect in circles, or whose login can be bypassed. */
export function findDeadEnds(hosted: HostedSite): Found[] {
  const { routes, fallback, overrides } = hosted.rules;
  const found: Found[] = [];
  const add = (rule: string, problem: string, isStart = false) =>
    found.push({ rule, problem, isStart });
  const starts: [rule: string, address: string, isStart?: boolean][] = [];
  const start = hosted.ruleFor('/');
  const targets: [rule: string, target: string | undefined][] = [
    ['navigationFallback', fallback?.rewrite],
  ];
  for (const rule of routes) {
    const { route, rewrite, redirect } = rule;
    const name = `The route ${route}`;
    targets.push([name, rewrite]);
    const isStart = rule === start;
    if (redirect !== undefined && (rule.methods ?? ['GET']).includes('GET'))
      starts.push([name, isStart ? '/' : (pathThatMatches(route, '') ?? route), isStart]);
    const [open] = rule.roles ? openAddresses(hosted, rule) : [];
    if (open !== undefined) add(name, `requires a login, but anybody gets its page at ${open}`);
  }
  for (const [status, { rewrite, redirect }] of overrides) {
    const name = `responseOverrides.${status}`;
    targets.push([name, rewrite]);
    if (redirect?.startsWith('/')) starts.push([name, redirect]);
  }
  for (const [name, target] of targets)
    if (target !== undefined && !hosted.hasTarget(target))
      add(name, `names ${target}, which the site lacks`);
  const circles = new Set<string>();
  for (const [name, address, isStart] of starts) {
    const { paths, last } = hosted.follow(address);
    if (!last) {
      const circle = [...new Set(paths)].sort().join(' ');
      if (isStart || !circles.has(circle))
        add(name, `redirects in a circle: ${paths.join(', ')}`, isStart);
      circles.add(circle);
    } else if (last.status === 404 && last.by !== 'service' && last.rule?.redirect === undefined)
      add(name, `leads to ${paths.at(-1)}, which returns 404`, isStart);
  }
  return found;
}

/** Returns the paths at which a route's page is available without the route's login. */
function openAddresses(hosted: HostedSite, rule: RouteRule): readonly string[] {
  const path = pathThatMatches(rule.route, '') ?? rule.route;
  if (hosted.ruleFor(path) !== rule || /^\/(api|\.auth)(\/|$)/.test(path)) return [];
  const file = hosted.findPage(rule.rewrite ?? path);
  return file === undefined || (isWildcard(rule.route) && !file.endsWith('index.html'))
    ? []
    : hosted.visitorsAddresses(file);
}
