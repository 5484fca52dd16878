/** A message that the runner shows on the run's page. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly col?: number;
  readonly title?: string;
}

/** Reads a step's output line by line as the runner does. */
export interface LogReader {
  /** Takes a line; returns it as a reader of the log sees it, or `undefined` where the reader sees nothing. */
  read(line: string): string | undefined;
  readonly masks: readonly string[];
  readonly annotations: readonly Annotation[];
}

const labels = { error: 'Error: ', warning: 'Warning: ', notice: 'Notice: ' } as const;

/**
 * Obeys workflow commands (https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands): a value is
 * masked in every line after its `add-mask`, and nothing is obeyed between `stop-commands` and its token.
 */
export function createLogReader(): LogReader {
  const masks: string[] = [];
  const mask = (value: string) => {
    if (value.trim() !== '' && !masks.includes(value)) masks.push(value);
  };
  const annotations: Annotation[] = [];
  let resumeToken: string | undefined;
  const hide = (text: string) =>
    masks.toSorted((a, b) => b.length - a.length).reduce((shown, mask) => shown.replaceAll(mask, '***'), text);

  return {
    masks,
    annotations,
    read(line) {
      const command = parseCommand(line);
      if (resumeToken !== undefined) {
        if (command?.name !== resumeToken) return hide(line);
        resumeToken = undefined;
        return undefined;
      }
      if (command === undefined) return hide(line);
      const { name, properties, value } = command;
      switch (name) {
        case 'add-mask':
          for (const part of [value, ...value.split(/\r?\n/)]) mask(part);
          return undefined;
        case 'stop-commands':
          resumeToken = value;
          return undefined;
        case 'error':
        case 'warning':
        case 'notice':
          annotations.push(annotationOf(name, hide(value), properties));
          return labels[name] + hide(value);
        case 'group':
          return hide(value);
        case 'endgroup':
        case 'debug':
        case 'echo':
        case 'add-matcher':
        case 'remove-matcher':
          return undefined;
        default:
          return hide(line);
      }
    },
  };
}

interface Command {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly value: string;
}

function parseCommand(line: string): Command | undefined {
  const [, name, list = '', value = ''] = /^\s*::([^\s:]+)(?: ([^:]*))?::(.*)$/.exec(line) ?? [];
  if (name === undefined) return undefined;
  const pairs = list.split(',').flatMap((pair) => {
    const equals = pair.indexOf('=');
    return equals > 0 ? [[pair.slice(0, equals).trim(), unescapeProperty(pair.slice(equals + 1))] as const] : [];
  });
  return { name, properties: Object.fromEntries(pairs), value: unescapeValue(value) };
}

function annotationOf(
  level: Annotation['level'],
  message: string,
  properties: Readonly<Record<string, string>>,
): Annotation {
  const { file, line, col, title } = properties;
  return {
    level,
    message,
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line: Number(line) }),
    ...(col === undefined ? {} : { col: Number(col) }),
    ...(title === undefined ? {} : { title }),
  };
}

function unescapeValue(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

function unescapeProperty(text: string): string {
  return unescapeValue(text.replaceAll('%3A', ':').replaceAll('%2C', ','));
}
