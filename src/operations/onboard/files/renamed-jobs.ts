import { parse } from 'yaml';
import { toObject } from '../../../shared/json.ts';

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
  try {
    const { jobs } = toObject(parse(body));
    return new Map(Object.entries(toObject(jobs)).map(([name, job]) => [name, uses(job)]));
  } catch {
    return new Map();
  }
}

function renamed(body: string, name: string, found: string): string {
  return body
    .replace(new RegExp(`^ {2}${name}:$`, 'm'), `  ${found}:`)
    .replaceAll(/^ +needs: .*$/gm, (line) =>
      line.replace(new RegExp(String.raw`(?<=[ [])${name}(?=[,\]]|$)`), found),
    )
    .replaceAll(`needs.${name}.`, `needs.${found}.`);
}
