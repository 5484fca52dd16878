import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { getErrorMessage } from '../../shared/errors/error.ts';
import { isSameName, RunnerRefusal } from './command.ts';
import type { AnnotationLevel, AnnotationRange } from './step-log.ts';

const group = z.optional(z.number());
type Pattern = z.infer<typeof Pattern>;
const Pattern = z.looseObject({
  regexp: z._default(z.string(), ''),
  file: group,
  line: group,
  column: group,
  severity: group,
  code: group,
  message: group,
  fromPath: group,
  loop: z._default(z.boolean(), false),
});
const Matcher = z.looseObject({
  owner: z.string(),
  severity: z._default(z.string(), ''),
  fromPath: z.optional(z.string()),
  pattern: z.array(Pattern),
});
const Matchers = z.looseObject({ problemMatcher: z._default(z.array(Matcher), []) });

/** Problem matchers: https://github.com/actions/toolkit/blob/main/docs/problem-matchers.md */
type ProblemMatchers = z.infer<typeof Matchers>['problemMatcher'];

interface MatchedProblem {
  readonly level: AnnotationLevel;
  readonly message: string;
  readonly range: AnnotationRange;
}

/** Matchers of a job. They see every line that isn't a command, even while commands are stopped. */
export type InstalledMatchers = ReturnType<typeof createMatchers>;

export function readMatchers(file: string): ProblemMatchers {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
  } catch (error) {
    throw new RunnerRefusal(getErrorMessage(error));
  }
  const { data, error } = Matchers.safeParse(value);
  if (!data) throw new RunnerRefusal(`Not a problem matcher file: ${error.issues[0]?.message}`);
  const owners = new Set<string>();
  for (const matcher of data.problemMatcher) {
    checkMatcher(matcher);
    if (owners.has(matcher.owner.toLowerCase()))
      throw new RunnerRefusal(`Duplicate owner name '${matcher.owner}'`);
    owners.add(matcher.owner.toLowerCase());
  }
  return data.problemMatcher;
}

const groupNames = ['file', 'line', 'column', 'severity', 'code', 'message', 'fromPath'] as const;

function checkMatcher(matcher: ProblemMatchers[number]): void {
  const { owner, severity, pattern } = matcher;
  if (owner === '') throw new RunnerRefusal('Owner must not be empty');
  const unexpected = `Matcher '${owner}' contains unexpected default severity '${severity}'`;
  if (!/^(error|warning|notice)?$/i.test(severity)) throw new RunnerRefusal(unexpected);
  if (pattern.length === 0)
    throw new RunnerRefusal(`Matcher '${owner}' does not contain any patterns`);
  const used = new Set<string>();
  for (const [index, entry] of pattern.entries()) {
    if (entry.loop && (index === 0 || index < pattern.length - 1))
      throw new RunnerRefusal("Only the last pattern in a multiline matcher may set 'loop'");
    if (entry.loop && entry.message === undefined)
      throw new RunnerRefusal("The loop pattern must set 'message'");
    const groups = new RegExp(`${entry.regexp}|`).exec('')?.length ?? 0;
    for (const name of groupNames) {
      const number = entry[name];
      if (number === undefined) continue;
      if (used.has(name)) throw new RunnerRefusal(`The property '${name}' is set twice`);
      used.add(name);
      if (number < 0 || number >= groups)
        throw new RunnerRefusal(`The property '${name}' is set to ${number} which is out of range`);
    }
  }
  if (!used.has('message')) throw new RunnerRefusal("At least one pattern must set 'message'");
}

type Found = Partial<Record<(typeof groupNames)[number], string>>;

export function createMatchers(workspace: string) {
  let matchers: { owner: string; follow: ReturnType<typeof follower>; severity: string }[] = [];
  const remove = (owner: string) => {
    matchers = matchers.filter((known) => !isSameName(known.owner, owner));
  };
  return {
    add(added: ProblemMatchers) {
      for (const { owner, severity, pattern } of added) {
        remove(owner);
        matchers.unshift({ owner, severity, follow: follower(pattern) });
      }
    },
    remove,
    match(line: string): MatchedProblem | undefined {
      for (const matcher of matchers) {
        const found = matcher.follow.read(line);
        if (!found) continue;
        for (const candidate of matchers) if (candidate !== matcher) candidate.follow.reset();
        const problem = toProblem(found, matcher.severity, workspace);
        if (problem) return problem;
      }
      return undefined;
    },
  };
}

function follower(patterns: readonly Pattern[]) {
  const regexps = patterns.map((pattern) => new RegExp(pattern.regexp));
  let running: (Found | undefined)[] = [];
  const reset = () => {
    running = [];
  };
  return {
    reset,
    read(line: string): Found | undefined {
      for (let index = patterns.length - 1; index >= 0; index--) {
        const before = running[index - 1];
        if (index > 0 && !before) continue;
        const isLast = index === patterns.length - 1;
        const groups = regexps[index]?.exec(line);
        if (!groups) {
          running[isLast ? index - 1 : index] = undefined;
          continue;
        }
        const found = { ...namedGroups(patterns[index], groups), ...before };
        if (!isLast) {
          running[index] = found;
          continue;
        }
        reset();
        // Keep the state before a pattern with `loop`, which may find further problems after the
        // same lines.
        if (patterns[index]?.loop === true) running[index - 1] = before;
        return found;
      }
      return undefined;
    },
  };
}

function namedGroups(pattern: Pattern | undefined, groups: RegExpExecArray): Found {
  const found: Found = {};
  for (const name of groupNames) {
    const number = pattern?.[name];
    if (number !== undefined) found[name] = groups[number] ?? '';
  }
  return found;
}

function toProblem(found: Found, severity: string, workspace: string): MatchedProblem | undefined {
  const message = found.message ?? '';
  const level = (found.severity || severity || 'error').toLowerCase();
  if (message.trim() === '' || (level !== 'error' && level !== 'warning' && level !== 'notice'))
    return undefined;
  const number = (text: string | undefined) => {
    if (text !== undefined && /^\d+$/.test(text)) return Number(text);
    return undefined;
  };
  const [line, col] = [number(found.line), number(found.column)];
  const { file = '', fromPath = '' } = found;
  const absolute = path.resolve(workspace, path.dirname(fromPath), file);
  const isThere = file && existsSync(absolute) && absolute.startsWith(workspace + path.sep);
  if (!isThere) return { level, message, range: { line, col } };
  const below = path.relative(workspace, absolute).replaceAll(path.sep, '/');
  return { level, message, range: { file: below, line, col } };
}
