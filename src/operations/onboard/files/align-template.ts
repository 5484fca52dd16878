import { toObject } from '../../../shared/json.ts';
import { parseYaml } from '../../../workflows/deploy-workflow.ts';
import { orderVersions } from '../../../workflows/inputs.ts';

export function createJobRenamer(base: string, ours: string): (body: string) => string {
  const keys = base.slice(base.indexOf('\njobs:\n')).match(/^ {2}[\w-]+:$/gm) ?? [];
  const lines = new Set(ours.split('\n'));
  if (keys.every((key) => lines.has(key))) return (body) => body;
  const [before, current] = [readJobs(base), readJobs(ours)];
  const names = [...before].flatMap(([name, steps]): [string, string][] => {
    if (current.has(name) || steps.length === 0) return [];
    const alike = [...current].filter(
      ([candidate, used]) => !before.has(candidate) && steps.every((step) => used.includes(step)),
    );
    const [[found] = []] = alike;
    if (found !== undefined && alike.length === 1) return [[name, found]];
    return [];
  });
  return (body) => names.reduce((text, [name, found]) => renamed(text, name, found), body);
}

function readJobs(body: string): Map<string, string[]> {
  const uses = (job: unknown) =>
    [job, toObject(job).steps].flat().flatMap((step) => {
      const { uses: action, with: inputs } = toObject(step);
      const { mode = '' } = toObject(inputs);
      if (typeof action !== 'string') return [];
      return [`${action.split('@')[0]} ${String(mode)}`];
    });
  const { jobs } = toObject(parseYaml(body));
  return new Map(Object.entries(toObject(jobs)).map(([name, job]) => [name, uses(job)]));
}

function renamed(body: string, name: string, found: string): string {
  return body
    .replace(new RegExp(`^ {2}${name}:$`, 'm'), `  ${found}:`)
    .replaceAll(/^ +needs: .*$/gm, (line) =>
      line.replace(new RegExp(String.raw`(?<=[ [])${name}(?=[,\]]|$)`), found),
    )
    .replaceAll(`needs.${name}.`, `needs.${found}.`);
}

const pinPattern = /^(\s*(?:- )?uses:\s+)([^@\s'"]+)@([^\s'"]+)(\s+#\s*(\S+(?:\s+\S+)*))?\s*$/;
const placeholder = 'PIN';

export interface Pin {
  readonly written: string;
  readonly version: string;
}

export function readFilePins(body: string): Map<string, Pin> {
  const found = new Map<string, Pin | undefined>();
  for (const line of body.split('\n')) {
    const [, , action, ref = '', comment = '', version] = pinPattern.exec(line) ?? [];
    if (action === undefined) continue;
    const pin = { written: `${ref}${comment}`, version: version ?? ref };
    const same = !found.has(action) || found.get(action)?.written === pin.written;
    found.set(action, same ? pin : undefined);
  }
  return new Map([...found].filter((entry): entry is [string, Pin] => entry[1] !== undefined));
}

export function withoutPins(body: string, actions: ReadonlySet<string>): string {
  return replaceLines(
    body,
    (before, action) => actions.has(action) && `${before}${action}@${placeholder}`,
  );
}

export function withPins(body: string, pins: ReadonlyMap<string, Pin>): string {
  return replaceLines(body, (before, action, ref) => {
    const pin = ref === placeholder && pins.get(action);
    return pin && `${before}${action}@${pin.written}`;
  });
}

export function mergePin(base: Pin | undefined, ours: Pin | undefined, theirs: Pin | undefined) {
  if (!ours || !theirs) return ours ?? theirs;
  if (ours.written === base?.written) return theirs;
  if (theirs.written === base?.written) return ours;
  if ((orderVersions(ours.version, theirs.version) ?? 0) >= 0) return ours;
  return theirs;
}

function replaceLines(
  body: string,
  replace: (before: string, action: string, ref: string) => string | false | undefined,
): string {
  const lines = body.split('\n').map((line) => {
    const [, before = '', action, ref = ''] = pinPattern.exec(line) ?? [];
    return (action && replace(before, action, ref)) || line;
  });
  return lines.join('\n');
}
