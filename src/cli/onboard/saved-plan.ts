import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Option } from 'commander';
import * as z from 'zod/mini';
import { writeAtomically } from '../../clients/workspace/store/atomic-write.ts';
import { describeRepositoryStep } from '../../operations/onboard/plan/repository-steps.ts';
import type { OnboardingPlan, RepositoryStep } from '../../operations/onboard/plan/types.ts';
import { SiteDeployError, usageError } from '../../shared/errors/error.ts';
import { isObject, parseJson } from '../../shared/json.ts';
import { SiteRecord } from '../../workflows/render/render-options.ts';
import type { ValueRule } from '../definition.ts';
import { type OnboardingOptions, onboardOptions } from './options.ts';

const text = z.string();

/** Keeps unknown fields, because saved steps are compared with planned ones as a whole. */
const Step = z.looseObject({
  title: text,
  files: z.optional(z.array(z.looseObject({ path: text }))),
});
type SavedStep = z.infer<typeof Step>;

const SavedPlan = z.object({
  format: z.literal(1),
  apiUrl: text,
  options: z.custom<OnboardingOptions>(areOptions),
  site: SiteRecord,
  steps: z.array(Step),
});
export type SavedPlan = z.infer<typeof SavedPlan>;

const rules = new Map(
  Object.entries<string | ValueRule>(onboardOptions).map(([flags, rule]) => [
    new Option(flags).attributeName(),
    { flags, isParsed: typeof rule === 'object' && rule.parse !== undefined },
  ]),
);
const Lists = z.array(text);

function areOptions(value: unknown): boolean {
  const required = ['config', 'provider'];
  if (!isObject(value) || required.some((name) => !(name in value))) return false;
  return Object.entries(value).every(([name, given]) => {
    const { flags = '', isParsed = false } = rules.get(name) ?? {};
    if (typeof given === 'boolean') return flags !== '' && !flags.includes('<');
    if (typeof given === 'string') return /[<[]/.test(flags) && !isParsed;
    if (Array.isArray(given))
      return (isParsed || flags.includes('...')) && Lists.safeParse(given).success;
    return isParsed && typeof given === 'number';
  });
}

function toSavedSteps(steps: readonly RepositoryStep[]): SavedStep[] {
  const titled = steps.map((step) => ({ title: describeRepositoryStep(step)[0] ?? '', ...step }));
  // Convert through JSON, which drops undefined values as it did in the saved plan.
  return z.array(Step).parse(parseJson(JSON.stringify(titled)));
}

export async function writeSavedPlan(
  file: string,
  apiUrl: string,
  options: OnboardingOptions,
  site: SiteRecord,
  plan: Pick<OnboardingPlan, 'steps'>,
): Promise<void> {
  const none = {
    folder: undefined,
    out: undefined,
    check: undefined,
    dryRun: undefined,
    json: undefined,
  };
  const steps = toSavedSteps(plan.steps);
  const content = { format: 1, apiUrl, options: { ...options, ...none }, site, steps };
  try {
    await writeAtomically(file, `${JSON.stringify(content, null, 2)}\n`);
  } catch (cause) {
    throw new SiteDeployError('USAGE', `The plan cannot be written to ${file}.`, {
      cause,
      remedy: 'Pass --out a file in a folder that exists and that you can write to.',
    });
  }
}

export async function readSavedPlan(cwd: string, file: string): Promise<SavedPlan> {
  const text = await readFile(path.resolve(cwd, file), 'utf8').catch(() => '');
  const { data } = SavedPlan.safeParse(parseJson(text));
  if (data) return data;
  throw usageError(
    `${file} is not a plan saved by this version of site-deploy.`,
    'Make one: site-deploy onboard --out plan.json',
  );
}

const allowed = ['apply', 'webhookSecretStdin', 'appKeyStdin', 'json', 'server'];

/** Refuses a plan made with another server: a saved plan must not decide where a token is sent. */
export function checkServer(saved: SavedPlan, apiUrl: string): void {
  if (saved.apiUrl === apiUrl) return;
  throw usageError(
    `The plan was made with ${saved.apiUrl}, not with ${apiUrl}.`,
    'If it is your server, name it: --server https://<host>',
  );
}

export function withSavedOptions(
  options: OnboardingOptions,
  saved: SavedPlan,
  given: readonly string[],
): OnboardingOptions {
  const further = given.filter((name) => !allowed.includes(name));
  if (further.length > 0)
    throw usageError(
      'A saved plan is applied with the options that it was made with.',
      `Omit ${further.join(', ')}, or make the plan again with them.`,
    );
  const { webhookSecretStdin, appKeyStdin, json, server } = options;
  return { ...saved.options, apply: true, webhookSecretStdin, appKeyStdin, json, server };
}

export function checkSavedPlan(saved: SavedPlan, plan: Pick<OnboardingPlan, 'steps'>): void {
  const [before, now] = [saved.steps, toSavedSteps(plan.steps)];
  if (isDeepStrictEqual(before, now)) return;
  const missingIn = (steps: readonly SavedStep[]) => (step: SavedStep) =>
    !steps.some((other) => isDeepStrictEqual(other, step));
  const gone = before.filter(missingIn(now));
  const added = now.filter(missingIn(before));
  const find = ({ title }: SavedStep, steps: readonly SavedStep[]) =>
    steps.find((step) => step.title === title);
  throw new SiteDeployError(
    'ONBOARD_PLAN_CHANGED',
    'The repository has changed since the plan was saved, and nothing was done.',
    {
      facts: [
        ...gone.flatMap((step) => describeChange(step, find(step, added))),
        ...gone
          .filter((step) => !find(step, added))
          .map(({ title }) => `no longer needed: ${title}`),
        ...added.filter((step) => !find(step, gone)).map(({ title }) => `needed since: ${title}`),
      ],
    },
  );
}

function describeChange({ title, files = [] }: SavedStep, now: SavedStep | undefined): string[] {
  if (!now) return [];
  const paths = new Set([...files, ...(now.files ?? [])].map((file) => file.path));
  const find = (name: string, list: SavedStep['files']) => list?.find(({ path }) => path === name);
  const differing = [...paths].filter(
    (name) => !isDeepStrictEqual(find(name, files), find(name, now.files)),
  );
  if (differing.length === 0) return [`differs now: ${title}`];
  return differing.map((name) => `differs now: ${title}, ${name}`);
}
