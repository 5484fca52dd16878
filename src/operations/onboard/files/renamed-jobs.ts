import { parse } from 'yaml';
import { isObject, objectOf } from '../../../shared/json.ts';

/**
 * Gives the jobs of a generated body the names that a person has given to them, so that the outputs which a newer
 * version uses lead somewhere. A job is known again by what its steps use.
 * @param base the body as it was generated
 * @param ours the person's body
 * @returns what does it to a body; lines stay lines
 */
export function withNamesOf(base: string, ours: string): (body: string) => string {
  // Quick to see, and so of almost every file.
  const keys = base.slice(base.indexOf('\njobs:\n')).match(/^ {2}[\w-]+:$/gm) ?? [];
  const lines = new Set(ours.split('\n'));
  if (keys.every((key) => lines.has(key))) return (body) => body;
  const [before, own] = [jobsOf(base), jobsOf(ours)];
  const names = [...before].flatMap(([name, steps]): [string, string][] => {
    if (own.has(name) || steps.length === 0) return [];
    const alike = [...own].filter(([other, used]) => !before.has(other) && steps.every((step) => used.includes(step)));
    const [[found] = []] = alike;
    if (found !== undefined && alike.length === 1) return [[name, found]];
    return [];
  });
  return (body) => names.reduce((text, [name, found]) => renamed(text, name, found), body);
}

/** What the steps of each job use, and what site-deploy does in them. */
function jobsOf(body: string): Map<string, string[]> {
  let jobs: Readonly<Record<string, unknown>>;
  try {
    jobs = objectOf(objectOf(parse(body)).jobs);
  } catch {
    return new Map();
  }
  return new Map(
    Object.entries(jobs).map(([name, job]) => {
      const { steps } = objectOf(job);
      const used = (Array.isArray(steps) ? steps : []).filter(isObject).flatMap(({ uses, with: inputs }) => {
        const { mode = '' } = objectOf(inputs);
        if (typeof uses === 'string') return [`${uses.split('@')[0]} ${String(mode)}`];
        return [];
      });
      return [name, used];
    }),
  );
}

/** Only what a generated body says of a job: its key, and who needs it. */
function renamed(body: string, name: string, found: string): string {
  return body
    .replace(new RegExp(`^ {2}${name}:$`, 'm'), `  ${found}:`)
    .replaceAll(/^ +needs: .*$/gm, (line) => line.replace(new RegExp(String.raw`(?<=[ [])${name}(?=[,\]]|$)`), found))
    .replaceAll(`needs.${name}.`, `needs.${found}.`);
}
