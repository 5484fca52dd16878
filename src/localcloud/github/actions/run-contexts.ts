import { evaluateText, toMap } from '../../workflow-language/language.ts';
import { readInputDefinitions, type Workflow } from '../../workflow-language/workflow.ts';
import { findEnvironment } from '../resources/environments.ts';
import { lacksRules } from '../resources/rules.ts';
import { record, text } from '../rest/values.ts';
import { getSha, type LocalRepository, type LocalRun, toUserId } from '../state/state.ts';

export interface RunContexts {
  /** The `github` context without the fields that depend on the job, e.g. `job` and `token`. */
  readonly github: Readonly<Record<string, unknown>>;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly vars: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
}

export interface EnvironmentRules {
  readonly isAllowed: boolean;
  readonly waitMinutes: number;
  readonly isReviewed: boolean;
}

export const getRef = (run: LocalRun) => run.ref ?? `refs/heads/${run.branch}`;

export function createContexts(
  run: LocalRun,
  workflow: Workflow,
  repository: LocalRepository,
  secrets: Readonly<Record<string, string>>,
): RunContexts {
  const ref = getRef(run);
  const [owner = ''] = repository.fullName.split('/');
  const actor = run.actor ?? 'octocat';
  // Like GitHub, withhold the repository's secrets from Dependabot's runs, which get separate ones.
  const isDependabot = actor === 'dependabot[bot]';
  const github = {
    event_name: run.event,
    event: createEvent(run, workflow, repository, ref),
    ref,
    ref_name: ref.replace(/^refs\/(heads|tags|pull)\//, ''),
    ref_type: getRefType(ref),
    ref_protected: (repository.rules.get(run.branch) ?? []).length > 0,
    sha: getSha(run),
    head_ref: run.event.startsWith('pull_request') ? run.branch : '',
    base_ref: text(record(record(run.payload?.pull_request).base).ref),
    repository: repository.fullName,
    repository_id: String(repository.id),
    repository_owner: owner,
    repository_owner_id: String(repository.ownerId),
    repositoryUrl: `git://github.com/${repository.fullName}.git`,
    actor,
    actor_id: String(actor === owner ? repository.ownerId : toUserId(actor)),
    triggering_actor: actor,
    workflow: workflow.name,
    workflow_ref: `${repository.fullName}/${workflow.path}@${ref}`,
    workflow_sha: getSha(run),
    run_id: String(run.id),
    run_number: String(
      repository.runs.filter((other) => other.workflow === run.workflow).indexOf(run) + 1,
    ),
    run_attempt: '1',
    retention_days: String(repository.artifactRetention),
    server_url: 'https://github.com',
    api_url: 'https://api.github.com',
    graphql_url: 'https://api.github.com/graphql',
    secret_source: isDependabot ? 'Dependabot' : 'Actions',
  };
  const vars = Object.fromEntries(repository.variables);
  return { github, inputs: readInputs(run, workflow), vars, secrets: isDependabot ? {} : secrets };
}

function createEvent(
  run: LocalRun,
  workflow: Workflow,
  repository: LocalRepository,
  ref: string,
): object {
  const { fullName, ownerId, fork, archived, id } = repository;
  const [login = '', name = ''] = fullName.split('/');
  const address = { full_name: fullName, html_url: `https://github.com/${fullName}` };
  const owner = { login, id: ownerId };
  const whole = { id, name, ...address, owner, fork, archived, private: true };
  const inputs = { ...readPresets(workflow), ...run.inputs };
  const dispatched = run.event === 'workflow_dispatch' ? { ref, inputs } : {};
  const commit = { id: getSha(run), message: 'Change the site' };
  const pushed = { ref, after: commit.id, head_commit: commit, commits: [commit] };
  const payload = run.event === 'push' ? pushed : dispatched;
  const sender = { login: run.actor ?? 'octocat' };
  return { ...payload, sender, ...run.payload, repository: whole };
}

function readPresets(workflow: Workflow): Record<string, string> {
  const definitions = Object.entries(readInputDefinitions(workflow, 'workflow_dispatch'));
  const presets = definitions.map(([name, one]) => [name, toMap(one).default] as const);
  const given = presets.filter(([, preset]) => preset !== undefined && preset !== null);
  return Object.fromEntries(
    given.map(([name, preset]) => [name, evaluateText(preset, { contexts: {} })]),
  );
}

function readInputs(run: LocalRun, workflow: Workflow): Record<string, unknown> {
  if (run.event !== 'workflow_dispatch') return {};
  const definitions = Object.entries(readInputDefinitions(workflow, 'workflow_dispatch'));
  const known: Readonly<Record<string, string>> = { ...readPresets(workflow), ...run.inputs };
  return Object.fromEntries(
    definitions.map(([name, definition]) => {
      const { type } = toMap(definition);
      const value = known[name] ?? '';
      // GitHub doesn't convert numbers: https://github.com/orgs/community/discussions/67182
      return [name, type === 'boolean' ? value === 'true' : value];
    }),
  );
}

function getRefType(ref: string): 'branch' | 'tag' {
  if (ref.startsWith('refs/tags/')) return 'tag';
  return 'branch';
}

/**
 * Returns an environment's rules for a ref. Like GitHub, creates an unknown environment without
 * rules.
 */
export function readEnvironmentRules(
  repository: LocalRepository,
  name: string,
  ref: string,
): EnvironmentRules {
  const known = findEnvironment(repository, name);
  if (!known) {
    const rules = { waitTimer: 0, preventSelfReview: false, reviewers: [], policy: null };
    repository.environments.push({ name, branches: [], ...rules });
    return { isAllowed: true, waitMinutes: 0, isReviewed: false };
  }
  // GitHub ignores rules if the plan no longer includes them.
  if (lacksRules(repository)) return { isAllowed: true, waitMinutes: 0, isReviewed: false };
  const { waitTimer, reviewers, policy, branches } = known;
  const [, short = ref] = /^refs\/(?:heads|tags)\/(.*)$/s.exec(ref) ?? [];
  const type = getRefType(ref);
  let isAllowed = true;
  if (policy?.protected_branches) isAllowed = (repository.rules.get(short) ?? []).length > 0;
  if (policy?.custom_branch_policies)
    isAllowed = branches.some((branch) => branch.type === type && fits(branch.name, short));
  return { isAllowed, waitMinutes: waitTimer, isReviewed: reviewers.length > 0 };
}

function fits(pattern: string, name: string): boolean {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
  return new RegExp(`^${escaped}$`).test(name);
}
