import { parse } from 'yaml';
import { isObject, toObject } from '../../../shared/json.ts';

/**
 * Renames the jobs of a generated body as a person has renamed them, so that outputs used by a
 * newer version still resolve. Jobs are matched by what their steps use.
 * @param base the body as generated originally
 * @param ours the person's body
 * @returns a function that renames the jobs of a body, line by line
 */
export function createJobRenamer(base: string, ours: string): (body: string) => string {
  // A cheap check that covers almost every file.
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
  let jobs: Readonly<Record<string, unknown>>;
  try {
    jobs = toObject(toObject(parse(body)).jobs);
  } catch {
    return new Map();
  }
  return new Map(
    Object.entries(jobs).map(([name, job]) => {
      const { steps } = toObject(job);
      const used = (Array.isArray(steps) ? steps : []).filter(isObject).flatMap((jsonObject) => {
        const { mode = '' } = toObject(jsonObject.with);
        if (typeof jsonObject.uses === 'string')
          return [`${jsonObject.uses.split('@')[0]} ${String(mode)}`];
        return [];
      });
      return [name, used];
    }),
  );
}

/** Replaces only a generated body's references to a job: its key, and `needs`. */
function renamed(body: string, name: string, found: string): string {
  return body
    .replace(new RegExp(`^ {2}${name}:$`, 'm'), `  ${found}:`)
    .replaceAll(/^ +needs: .*$/gm, (line) =>
      line.replace(new RegExp(String.raw`(?<=[ [])${name}(?=[,\]]|$)`), found),
    )
    .replaceAll(`needs.${name}.`, `needs.${found}.`);
}
