/**
 * Disables runner commands in text. The runner executes `::command::` at the start of a line and
 * `##[command]` anywhere, even with invisible characters in between:
 * https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs. Redact secrets
 * before this call, because an inserted space could split a secret.
 */
export function sanitize(text: string): string {
  return text.replaceAll(lineCommand, '$1| ').replaceAll(commandAnywhere, '$1 [');
}

/** Formats an untrusted name on one line, with invisible characters escaped. */
export function sanitizeName(name: string): string {
  return sanitize(name.replaceAll(invisible, escaped));
}

const lineCommand = /(^|[\r\n])(?=[^\x21-\x7e\r\n]*:[^\x20-\x7e\r\n]*:)/g;
/** Matches `##[` anywhere in a line. The group is the match without the bracket. */
export const commandAnywhere: RegExp = /(#[^\x20-\x7e\r\n]*#[^\x20-\x7e\r\n]*)\[/g;
export const invisible: RegExp = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

function escaped(character: string): string {
  const short = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[character];
  return short ?? `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`;
}
