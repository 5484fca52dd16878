/**
 * Prefixes of tokens: https://docs.github.com/code-security/secret-scanning. Client secrets of
 * Microsoft Entra contain a digit followed by `Q~`.
 */
const token =
  /\b(gh[pousr]_|github_pat_|glpat-|npm_|sk[-_]|xox\w-|AKIA|AIza|eyJ[\w-]{1,500}\.eyJ|...\dQ~)[\w.~-]{12,}/g;
const secretName = /(SECRET|PASSWORD|PRIVATE_?KEY|TOKEN|API_?KEY)$/i;
const assigned =
  /((?:secret|password|private_?key|token|api_?key)["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[[{].*|[^\s,}#]+)/gi;
/** A password in a URL. The pattern takes linear time, because a slash ends both parts. */
const password = /(:\/[/\\]*[^\s/\\:?#"'<>]*:)([^\s/]+)(?=@)/g;
/**
 * A user name in a URL, which for some services is a token. Also matches a URL without slashes,
 * e.g. `https:name:token@host`.
 */
const name = /(https?:[/\\]*(?:[^\s/\\:?#"'<>]*:)?)([^\s/\\:?#"'<>]+)(?=@)/gi;

export const isSecretName = (name: string): boolean => secretName.test(name);

export function isLikelySecret(name: string, value: string): boolean {
  const isRandom = /^(?=.*\d)[\w+/=.-]{24,}$/.test(value);
  return maskTokens(value) !== value || (isSecretName(name) && isRandom);
}

/**
 * Masks a value. Pads the mask to the value's length, so that the rest of the line keeps its
 * columns.
 */
const mask = (_: string, before: string, value: string) => before + '***'.padEnd(value.length);

export const maskTokens = (text: string): string =>
  text.replace(token, '***').replace(password, '$1***').replace(name, '$1***');

/**
 * Masks secrets in a line of a file, because problems quote lines that may contain a secret by
 * mistake.
 */
export function maskSecrets(line: string): string {
  return line
    .replace(assigned, mask)
    .replace(password, mask)
    .replace(name, mask)
    .replace(token, (value) => mask('', '', value));
}
