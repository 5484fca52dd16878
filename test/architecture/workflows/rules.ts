import { parse } from 'yaml';
import { automationOutputs, deploymentOutputs } from '../../../src/action/outputs.ts';

type Json = Readonly<Record<string, unknown>>;

interface Job {
  readonly name: string;
  readonly job: Json;
  readonly steps: readonly Json[];
}

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const record = (value: unknown): Json => (isRecord(value) ? value : {});
const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
/** Triggers that run foreign code with the repository's permissions. */
const dangerous = ['pull_request_target', 'workflow_run', 'issue_comment'];
const packageManagers = /\b(npm|npx|pnpm|yarn|bun|corepack)\b/;

/**
 * Matches the command that adds the folder of a program to PATH right after npm has installed the
 * program and checked its hash.
 */
const ownFolder =
  /(?<=^cd node_modules\/@[\w/*-]+\n(old=.*\nif .*; then cd "\$RUNNER_TEMP\/\w+\/node_modules\/[\w./]+"; fi\n)?)pwd >> "\$GITHUB_PATH"\n?$/m;

/**
 * Returns violations of safety rules in a generated workflow: of the applicable rules of zizmor
 * (https://docs.zizmor.sh/audits/), and of our own.
 * @param secrets names of the secrets that it may use
 * @param isServer whether it is for a GitHub Enterprise Server, which lacks some features
 */
export function workflowViolations(
  text: string,
  { secrets = [], isServer = false }: { secrets?: readonly string[]; isServer?: boolean } = {},
): string[] {
  const workflow = record(parse(text));
  const jobs = Object.entries(record(workflow.jobs)).map(([name, value]): Job => {
    const job = record(value);
    return { name, job, steps: Array.isArray(job.steps) ? job.steps.map(record) : [] };
  });
  const isCalled = isRecord(workflow.on) && 'workflow_call' in workflow.on;
  const isBare = isRecord(workflow.permissions) && Object.keys(workflow.permissions).length === 0;
  return [
    ...triggerViolations(workflow.on),
    // Jobs of a published workflow may inherit their callers' permissions.
    ...(isBare || (isCalled && workflow.permissions === undefined)
      ? []
      : ['excessive-permissions: the workflow as a whole must have no permissions']),
    ...workflowConcurrencyViolations(workflow),
    ...jobs.flatMap((job) => jobViolations(job, isCalled, isServer)),
    ...jobs.flatMap((job) => outputViolations(job, jobs)),
    ...(isServer ? serverViolations(text) : []),
    ...commentViolations(text),
    ...secretViolations(text, secrets),
  ];
}

function triggerViolations(on: unknown): string[] {
  let names = Object.keys(record(on));
  if (typeof on === 'string') names = [on];
  else if (Array.isArray(on)) names = on;
  return names
    .filter((name) => dangerous.includes(String(name)))
    .map((name) => `dangerous-triggers: ${name}`);
}

/**
 * Forbids a concurrency group for the whole workflow, because every event would join it and wait
 * for builds and pending reviews.
 */
function workflowConcurrencyViolations({ concurrency }: Json): string[] {
  return concurrency === undefined
    ? []
    : ['concurrency: on the workflow, not on the job that deploys'];
}

/**
 * Returns references to outputs that no step and no needed job has, because GitHub treats a
 * misspelt name as an empty value.
 */
function outputViolations({ name, job, steps }: Job, jobs: readonly Job[]): string[] {
  const text = JSON.stringify(job);
  const find = (pattern: RegExp) => [...text.matchAll(pattern)];
  const isOfStep = (id: unknown, output = '') => {
    const uses = String(steps.find((step) => step.id === id)?.uses ?? '');
    if (/\/src\/automation(@|$)/.test(uses)) return output in automationOutputs;
    return /^(\$\/src\/action$|[\w.-]+\/site-deploy@)/.test(uses) && output in deploymentOutputs;
  };
  const isOfJob = (needed = '', output = '') =>
    [job.needs].flat().includes(needed) &&
    output in record(jobs.find((other) => other.name === needed)?.job.outputs);
  return [
    ...find(/\bsteps\.([\w-]+)\.outputs\.([\w-]+)/g).filter(([, id, of]) => !isOfStep(id, of)),
    ...find(/\bneeds\.([\w-]+)\.outputs\.([\w-]+)/g).filter(([, of, it]) => !isOfJob(of, it)),
  ].map(([reference]) => `${name}: unknown-output: ${reference}`);
}

/**
 * Returns features of a workflow that a GitHub Enterprise Server lacks:
 * https://github.com/actions/upload-artifact#ghes-support
 */
function serverViolations(text: string): string[] {
  const newer = [...text.matchAll(/actions\/(?:upload|download)-artifact@\S+ # v(\d+)/g)];
  return [
    ...newer.filter(([, major]) => Number(major) > 3).map(([line]) => `server: ${line}`),
    ...(/\bubuntu-|\bqueue:|actions\/attest@|attestations:|deployment: false/.exec(text) ?? []).map(
      (found) => `server: it has no ${found}`,
    ),
  ];
}

function concurrencyViolations(
  { concurrency }: Json,
  deploys: boolean,
  isServer: boolean,
): string[] {
  if (concurrency === undefined)
    return deploys ? ['concurrency: deployments to one environment must wait for each other'] : [];
  if (!deploys) return ['concurrency: a job that deploys nothing must not take a place'];
  const { 'cancel-in-progress': cancels, queue } = record(concurrency);
  return [
    ...(cancels === false ? [] : ['concurrency: a running deployment must not be cut off']),
    ...(queue === 'max' || isServer
      ? []
      : ['concurrency: a waiting deployment must not be dropped']),
  ];
}

function jobViolations({ name, job, steps }: Job, isCalled: boolean, isServer: boolean): string[] {
  const isInherited = isCalled && job.permissions === undefined;
  const permissions = isInherited ? { 'id-token': 'write' } : record(job.permissions);
  const hasIdentity = permissions['id-token'] === 'write';
  const calls = typeof job.uses === 'string';
  const uses = [
    ...(calls ? [String(job.uses)] : []),
    ...steps.flatMap(({ uses }) => (typeof uses === 'string' ? [uses] : [])),
  ];
  const runs = steps.flatMap(({ run }) => (typeof run === 'string' ? [run] : []));
  const modes = steps
    .map((step) => record(step.with))
    .filter((inputs) => 'environment' in inputs && inputs['dry-run'] !== true);
  // Steps whose mode is not a deployment pass no environment to the action.
  const notifications = steps.map((step) => String(record(step.with).mode));
  const reports = notifications.some((mode) => ['release', 'requests', 'texts'].includes(mode));
  // The two jobs of an agent: one reads, and the other only proposes the downloaded patch.
  const employs = notifications.includes('task');
  const fetches =
    uses.filter((action) => !action.startsWith('actions/download-artifact@')).length === 1;
  const proposes = notifications.includes('propose') && fetches && runs.length === 0;
  const logsIn = calls || reports || modes.some((inputs) => !isBuild(inputs.mode));
  const isApart = modes.every((inputs) =>
    ['deploy', 'rollback', 'close'].includes(String(inputs.mode)),
  );
  const closes = modes.some(({ mode }) => mode === 'close');
  const isDeployment = (reports || closes) && record(job.environment).deployment !== false;
  const comments = calls || modes.some((inputs) => inputs.comment === true);
  // A job that deploys pull requests checks that they are still open.
  const deploysPulls = logsIn && JSON.stringify(job).includes("'pull_request'");
  const signs = uses.some((action) => action.startsWith('actions/attest@'));
  return [
    ...uses.filter((action) => !pinned.test(action)).map((action) => `unpinned-uses: ${action}`),
    ...(isInherited || isRecord(job.permissions)
      ? []
      : ['excessive-permissions: no permissions of its own']),
    ...Object.entries(permissions)
      .map(([key, level]) => `${key}: ${level}`)
      .filter(
        (permission) =>
          !mayHave(permission, {
            calls,
            logsIn,
            signs,
            reports,
            employs,
            proposes,
            comments,
            deploysPulls,
            steps,
          }),
      )
      .map((permission) => `excessive-permissions: ${permission}`),
    ...(logsIn && !hasIdentity ? ['missing-id-token: it logs in'] : []),
    // Either a called workflow queues its jobs, or its caller queues the whole workflow.
    ...(isCalled && job.concurrency === undefined
      ? []
      : concurrencyViolations(job, logsIn && !isPublished(job), isServer)),
    ...(!logsIn && !signs && hasIdentity
      ? ['excessive-permissions: id-token in a job that does not log in']
      : []),
    ...(hasIdentity && !calls && !signs && job.environment === undefined
      ? ['missing-environment: it has an identity']
      : []),
    ...(isDeployment && !isServer ? ['deployment: it deploys nothing: deployment: false'] : []),
    // In an environment, an attesting job could log in with its identity, and other steps of the
    // job could use that identity.
    ...(signs && (steps.length > 1 || job.environment !== undefined)
      ? ['attest: not by itself']
      : []),
    ...(!calls && !/^(\d+|\$\{\{ inputs\.[\w-]+ \}\})$/.test(String(job['timeout-minutes']))
      ? ['timeout-minutes: missing']
      : []),
    ...runs
      .filter((run) => run.includes('${{'))
      .map(() => 'template-injection: an expression inside of run'),
    ...runs
      .filter((run) => /GITHUB_(ENV|PATH)/.test(run.replace(ownFolder, '')))
      .map(() => 'github-env: written by run'),
    ...steps
      .filter(({ uses }) => String(uses).startsWith('actions/checkout@'))
      .filter((step) => record(step.with)['persist-credentials'] !== false)
      .map(() => 'artipacked: the checkout keeps the token'),
    ...(hasIdentity || (steps.some(finds) && !isCalled) ? steps.flatMap(cacheViolations) : []),
    ...(hasIdentity && isApart && runs.some((run) => packageManagers.test(run))
      ? ['package-manager: in a deploy job']
      : []),
    ...modes
      .filter((inputs) => inputs.mode === 'build' && inputs['github-token'] !== '')
      .map(() => 'exposed-token: the code of the site runs beside a token'),
    ...(job.secrets === 'inherit' ? ['secrets-inherit: a called workflow gets every secret'] : []),
  ].map((violation) => `${name}: ${violation}`);
}

const isBuild = (mode: unknown) => mode === 'build' || mode === 'reuse';

/**
 * Returns whether a step looks for an earlier package, which must not contain anything from a
 * poisoned cache.
 */
const finds = (step: Json) => record(step.with).mode === 'reuse';

/** Returns whether a job calls one of our own workflows, which queue their jobs themselves. */
function isPublished({ uses }: Json): boolean {
  return /\/site-deploy\/\.github\/workflows\/[\w-]+\.yml@/.test(String(uses));
}

/** Returns whether the job may have the permission. `id-token: write` is checked separately. */
function mayHave(
  permission: string,
  job: {
    calls: boolean;
    logsIn: boolean;
    signs: boolean;
    reports: boolean;
    employs: boolean;
    proposes: boolean;
    comments: boolean;
    deploysPulls: boolean;
    steps: readonly Json[];
  },
): boolean {
  const { calls, logsIn, signs, reports, employs, proposes, comments, steps, deploysPulls } = job;
  switch (permission) {
    case 'pull-requests: write':
      return comments || proposes || (reports && steps.length === 1);
    case 'contents: write':
      return proposes || (reports && steps.length === 1);
    case 'issues: read':
    case 'pull-requests: read':
      return employs || proposes || deploysPulls;
    case 'copilot-requests: write':
      return employs;
    case 'issues: write':
      return proposes || (reports && steps.length === 1);
    case 'actions: write':
    case 'checks: read':
    case 'statuses: read':
      // Only in jobs that check nothing out, so that none of the site's code runs.
      return reports && steps.length === 1;
    case 'models: read':
      return proposes || (reports && steps.length === 1);
    case 'contents: read':
    case 'id-token: write':
      return true;
    case 'actions: read':
      return calls || logsIn || steps.some((step) => 'run-id' in record(step.with) || finds(step));
    case 'attestations: read':
      return logsIn;
    case 'attestations: write':
      return calls || signs;
    default:
      return false;
  }
}

function cacheViolations(step: Json): string[] {
  const uses = String(step.uses ?? '');
  const inputs = record(step.with);
  if (uses.startsWith('actions/cache@'))
    return ['cache-poisoning: a cache in a job with an identity'];
  if (!uses.startsWith('actions/setup-node@')) return [];
  return inputs.cache !== undefined || inputs['package-manager-cache'] !== false
    ? ['cache-poisoning: setup-node restores a cache in a job with an identity']
    : [];
}

/** Returns a violation for each `uses` without a comment behind it that states the version. */
function commentViolations(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => /^\s*(- )?uses:/.test(line) && !/ # v?\d/.test(line))
    .map((line) => `ref-version-mismatch: no version behind ${line.trim()}`);
}

function secretViolations(text: string, allowed: readonly string[]): string[] {
  const used = [...text.matchAll(/\bsecrets\.([\w-]+)/g)].map(([, name = '']) => name);
  return [...new Set(used)]
    .filter((name) => !allowed.includes(name))
    .map((name) => `overprovisioned-secrets: ${name}`);
}
