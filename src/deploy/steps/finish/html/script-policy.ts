/**
 * Adds the hash of an external script to a Content Security Policy that allows scripts by hashes or
 * nonces, but not by `'self'`. The browser then runs the script if its element has the same
 * `integrity` (https://w3c.github.io/webappsec-csp/#external-hash). Other policies stay: a hash
 * would disable their `'unsafe-inline'`.
 * @returns the policy with the hash; `undefined` for other policies
 */
export function allowScript(policy: string, integrity: string): string | undefined {
  const directives = policy.split(';');
  const names = directives.map((directive) => getSources(directive)[0]?.toLowerCase());
  const index = ['script-src-elem', 'script-src', 'default-src']
    .map((name) => names.indexOf(name))
    .find((found) => found !== -1);
  if (index === undefined) return undefined;
  const directive = directives[index] ?? '';
  const sources = getSources(directive);
  const keywords = sources.map((source) => source.toLowerCase());
  const isByHash = keywords.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source));
  const isOpen = keywords.includes("'self'") && !keywords.includes("'strict-dynamic'");
  if (!isByHash || isOpen) return undefined;
  if (sources.includes(`'${integrity}'`)) return policy;
  return directives.with(index, `${directive.trimEnd()} '${integrity}'`).join(';');
}

function getSources(directive: string): string[] {
  return directive.trim().split(/\s+/);
}
