import type { Hosting } from '../hosting/hosting.ts';
import type { BrowserScript } from './browser.ts';

/** How a content security policy blocks one of our scripts, and why. */
export interface PolicyProblem {
  /** `script`: it doesn't even run. `requests`: it runs, but can't fetch anything. */
  readonly stops: 'script' | 'requests';
  readonly reason: string;
}

/**
 * Explains why a content security policy would break a script of the site, if it would.
 * @param header value of the header; multiple policies are separated by commas, and each has to
 *   allow the script
 * @param origin of the site
 */
export function policyProblem(header: string, origin: string): PolicyProblem | undefined {
  const problems = header.split(',').map((policy) => findProblem(policy, new URL(origin)));
  return (
    problems.find((problem) => problem?.stops === 'script') ??
    problems.find((problem) => problem !== undefined)
  );
}

function findProblem(policy: string, uRL: URL): PolicyProblem | undefined {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    // The first directive of a name wins. (https://www.w3.org/TR/CSP3/#parse-serialized-policy)
    if (!directives.has(name)) directives.set(name, sources);
  }
  const getSources = (...names: readonly string[]) =>
    names.map((name) => directives.get(name)).find((found) => found !== undefined);
  const allows = (sources: readonly string[] | undefined) =>
    !sources ||
    ["'self'", '*', 'https:', uRL.origin, `${uRL.origin}/`, uRL.host].some((allowed) =>
      sources.includes(allowed),
    );
  const scripts = getSources('script-src-elem', 'script-src', 'default-src');
  // It makes browsers ignore all addresses in the list.
  // (https://www.w3.org/TR/CSP3/#strict-dynamic-usage)
  if (scripts?.includes("'strict-dynamic'"))
    return {
      stops: 'script',
      reason: "script-src has 'strict-dynamic', which overrides 'self'",
    };
  if (!allows(scripts)) return { stops: 'script', reason: "script-src does not allow 'self'" };
  if (allows(getSources('connect-src', 'default-src'))) return undefined;
  return { stops: 'requests', reason: "connect-src does not allow 'self'" };
}

/**
 * Warns if the site's CSP blocks one of our scripts.
 * @param origin of the site
 * @param meaning the effect on visitors, as sentences
 */
export function policyWarning(
  browserScript: BrowserScript,
  hosting: Hosting,
  origin: string,
  meaning: Readonly<Record<PolicyProblem['stops'], string>>,
): string | undefined {
  const header = Object.entries(hosting.globalHeaders).find(
    ([name]) => name.toLowerCase() === 'content-security-policy',
  );
  const problem = header && policyProblem(header[1], origin);
  return (
    problem &&
    `The site's content security policy blocks /${browserScript.path}: ${problem.reason}. ${meaning[problem.stops]}`
  );
}
