/**
 * Text of others as it may stand in a runner's log. The runner obeys `::command::` at the start of a line and
 * `##[command]` anywhere in it (https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs), also
 * with invisible characters in between; here neither is left. What is put in is visible, since a comparison of the
 * runner passes over what is not: `| ` before the line, and a space within `## [`. Nothing is taken away, and a text
 * that is disarmed already stays as it is.
 *
 * Secrets are replaced before: a space within one would hide it from whoever looks for it.
 */
export function disarm(text: string): string {
  return text.replaceAll(lineCommand, '$1| ').replaceAll(commandAnywhere, '$1 [');
}

/**
 * A name of others, such as a file's, as it may stand within a line: on one line, with what cannot be seen as an
 * escape.
 */
export function disarmName(name: string): string {
  return disarm(name.replaceAll(unseen, escaped));
}

// Which characters the runner passes over is a matter of its version of ICU; none of them is a visible letter of ASCII.
const lineCommand = /(^|[\r\n])(?=[^\x21-\x7e\r\n]*:[^\x20-\x7e\r\n]*:)/g;
/** `##[`, wherever it stands; in the group is what comes before the bracket. */
export const commandAnywhere: RegExp = /(#[^\x20-\x7e\r\n]*#[^\x20-\x7e\r\n]*)\[/g;
/** Control characters, those that change the direction of text, and those without a width. */
export const unseen: RegExp = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

function escaped(character: string): string {
  const short = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[character];
  return short ?? `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`;
}
