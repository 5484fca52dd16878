/**
 * https://docs.github.com/code-security/secret-scanning lists the prefixes of tokens. `8Q~`, with
 * any digit, is in client secrets of Microsoft Entra.
 */
const token =
  /\b(gh[pousr]_|github_pat_|glpat-|npm_|sk[-_]|xox\w-|AKIA|AIza|eyJ[\w-]+\.eyJ|...\dQ~)[\w.~-]{12,}/g;
const secretName = /(SECRET|PASSWORD|PRIVATE_?KEY|TOKEN|API_?KEY)$/i;
const assigned =
  /([\w-]*(?:secret|password|private_?key|token|api_?key)["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[[{].*|[^\s,}#]+)/gi;
/** A password in an address. Takes linear time, because a slash ends both parts. */
const password = /(:\/[/\\]*[^\s/\\:?#"'<>]*:)([^\s/]+)(?=@)/g;
/** Some services expect their token as the user name; `https:name:token@host` has no slashes. */
const name = /(https?:[/\\]*(?:[^\s/\\:?#"'<>]*:)?)([^\s/\\:?#"'<>]+)(?=@)/gi;

export const isSecretName = (name: string): boolean => secretName.test(name);

export function isLikelySecret(name: string, value: string): boolean {
  const isRandom = /^(?=.*\d)[\w+/=.-]{24,}$/.test(value);
  return maskTokens(value) !== value || (isSecretName(name) && isRandom);
}

/** Masks a value by at least as many characters, so that what follows stays in its column. */
const mask = (_: string, before: string, value: string) => before + '***'.padEnd(value.length);

export const maskTokens = (text: string): string =>
  text.replace(token, '***').replace(password, '$1***').replace(name, '$1***');

/** Masks secrets, because problems quote lines of a file that may contain one by mistake. */
export function maskSecrets(line: string): string {
  return line
    .replace(assigned, mask)
    .replace(password, mask)
    .replace(name, mask)
    .replace(token, (value) => mask('', '', value));
}
