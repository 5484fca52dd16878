import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { writeAtomically } from '../../clients/workspace/store/atomic-write.ts';
import { describeRepositoryStep } from '../../operations/onboard/plan/describe-plan.ts';
import type { OnboardingPlan, RepositoryStep } from '../../operations/onboard/plan/types.ts';
import { SiteDeployError, usageError } from '../../shared/errors/error.ts';
import { parseJson } from '../../shared/json.ts';
import type { SiteRecord } from '../../workflows/render/render-options.ts';
import type { OnboardCommandOptions } from './options.ts';

export interface SavedPlan {
  readonly apiUrl: string;
  readonly options: OnboardCommandOptions;
  readonly site: SiteRecord;
  readonly steps: readonly RepositoryStep[];
}

const SavedPlanFile = z.looseObject({
  format: z.literal(1),
  apiUrl: z.string(),
  options: z.looseObject({ config: z.string(), concurrency: z.number() }),
  site: z.looseObject({ slug: z.string(), repository: z.looseObject({ owner: z.string() }) }),
  steps: z.array(z.looseObject({ kind: z.string() })),
});

const toPlain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
export async function writeSavedPlan(file: string, plan: SavedPlan): Promise<void> {
  const none = {
    folder: undefined,
    out: undefined,
    check: undefined,
    dryRun: undefined,
    json: undefined,
  };
  const content = { format: 1, ...plan, options: { ...plan.options, ...none } };
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
  const { data } = SavedPlanFile.safeParse(parseJson(text));
  if (data) return data as unknown as SavedPlan;
  throw usageError(
    `${file} is not a plan that this version of site-deploy has saved.`,
    'Make one: site-deploy onboard --out plan.json',
  );
}

const beside = ['apply', 'webhookSecretStdin', 'appKeyStdin', 'json', 'server'];

/** The file must not decide where a token is sent. */
export function checkServer(saved: SavedPlan, apiUrl: string): void {
  if (saved.apiUrl === apiUrl) return;
  throw usageError(
    `The plan was made with ${saved.apiUrl}, not with ${apiUrl}.`,
    'If it is your server, name it: --server https://<host>',
  );
}

export function withSavedOptions(
  options: OnboardCommandOptions,
  saved: SavedPlan,
  given: readonly string[],
): OnboardCommandOptions {
  const further = given.filter((name) => !beside.includes(name));
  if (further.length > 0)
    throw usageError(
      'A saved plan is applied with the options that it was made with.',
      `Omit ${further.join(', ')}, or make the plan again with them.`,
    );
  const { webhookSecretStdin, appKeyStdin, json, server } = options;
  return { ...saved.options, apply: true, webhookSecretStdin, appKeyStdin, json, server };
}
export function checkSavedPlan(saved: SavedPlan, plan: OnboardingPlan): void {
  const [before, now] = [saved.steps, toPlain(plan.steps)];
  if (isDeepStrictEqual(before, now)) return;
  const isIn = (steps: readonly RepositoryStep[], step: RepositoryStep) =>
    steps.some((other) => isDeepStrictEqual(other, step));
  const gone = before.filter((step) => !isIn(now, step));
  const added = now.filter((step) => !isIn(before, step));
  const changed = gone.filter((step) => added.some((other) => getTitle(other) === getTitle(step)));
  const titles = changed.map(getTitle);
  const isOther = (step: RepositoryStep) => !titles.includes(getTitle(step));
  throw new SiteDeployError(
    'ONBOARD_PLAN_CHANGED',
    'The repository has changed since the plan was saved, and nothing was done.',
    {
      facts: [
        ...changed.flatMap((step) => describeChange(step, added)),
        ...gone.filter(isOther).map((step) => `no longer needed: ${getTitle(step)}`),
        ...added.filter(isOther).map((step) => `needed since: ${getTitle(step)}`),
      ],
    },
  );
}

const getTitle = (step: RepositoryStep): string => describeRepositoryStep(step)[0] ?? '';

function describeChange(step: RepositoryStep, added: readonly RepositoryStep[]): string[] {
  const title = getTitle(step);
  const now = added.find((other) => getTitle(other) === title);
  if (step.kind !== 'pull-request' || now?.kind !== 'pull-request')
    return [`differs now: ${title}`];
  const paths = new Set([...step.files, ...now.files].map((file) => file.path));
  const find = ({ files }: typeof step, name: string) => files.find((file) => file.path === name);
  const differing = [...paths].filter(
    (name) => !isDeepStrictEqual(find(step, name), find(now, name)),
  );
  if (differing.length === 0) return [`differs now: ${title}`];
  return differing.map((name) => `differs now: ${title}, ${name}`);
}
