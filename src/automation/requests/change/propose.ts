import { hash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { createBranch } from '../../../clients/github/branches.ts';
import { createComment, readComments } from '../../../clients/github/comments.ts';
import { commitSigned } from '../../../clients/github/graphql.ts';
import { listRepositoryPulls, openDraftPull, writePull } from '../../../clients/github/pulls.ts';
import { type Repository, repositoryPage } from '../../../clients/github/repository.ts';
import { listTree, pointBranch, readBytes, readCommit } from '../../../clients/github/tree.ts';
import { RequestCost } from '../../../contracts/portal/development-request.ts';
import { compact } from '../../../shared/compact.ts';
import { hasCode } from '../../../shared/errors/error.ts';
import { parseJson } from '../../../shared/json.ts';
import { markdownText, plainText } from '../../../shared/plain-text.ts';
import { count } from '../../../shared/units.ts';
import type { ChangePolicy } from '../../context.ts';
import type { FlowOutcome } from '../../reconcile.ts';
import { addCost, costIn, costLine } from '../agents/agent.ts';
import { pullTitle, quoted } from '../issue-text.ts';
import { type AgentInputs, type AgentJob, agentJob } from './agent-issue.ts';
import { checkPatch } from './check-patch.ts';
import { refused } from './parse-patch.ts';

const changeFolder = 'site-deploy-change';
export const patchFile = (workspace: string) => path.join(workspace, changeFolder, 'change.patch');

interface ProposalContext extends ChangePolicy {
  readonly repository: Repository;
}

export async function proposeChange(
  context: ProposalContext,
  inputs: AgentInputs,
  workspace: string,
  dryRun = false,
): Promise<FlowOutcome> {
  const patch = await plainFile(patchFile(workspace), 2_000_000);
  try {
    const job = await agentJob(context.repository, inputs);
    const change = await judge(context, job, inputs, workspace, patch, dryRun);
    if (dryRun) return { kind: 'done', what: 'The change keeps the rules.', done: [] };
    const done: string[] = [];
    if (await commitChange(context, job, change)) done.push(`commit ${job.branch}`);
    const cost = RequestCost.safeParse(await readJson(workspace, 'cost.json')).data;
    const url = await openProposal(context, job, cost);
    if (url.isNew) done.push('open-pull');
    const files = count(change.files.length + change.deletions.length, 'file');
    const what = `A change to ${files} is proposed for ${job.base}.`;
    return { kind: 'done', what, url: url.address, done };
  } catch (error) {
    // A failed report must not hide the original error.
    if (!dryRun) await reportRefusal(context, inputs, error, patch).catch(() => undefined);
    throw error;
  }
}

export const AgentOutcome = z.strictObject({
  outcome: z.enum(['nothing to do', 'missing tool']),
  reason: z.string().check(z.minLength(1), z.maxLength(2_000)),
});

async function judge(
  context: ProposalContext,
  job: AgentJob,
  { verdict, judged }: AgentInputs,
  workspace: string,
  patch: Uint8Array | undefined,
  dryRun: boolean,
) {
  const { repository, config } = context;
  if (!patch) throw refused('the run left no change.patch');
  const entries = await listTree(repository, job.commit);
  const read = (file: string) => readBytes(repository, entries.get(file)?.id ?? '');
  const change = await checkPatch(patch, { entries, read }, context);
  if (change.files.length + change.deletions.length === 0) {
    const reported = AgentOutcome.safeParse(await readJson(workspace, 'outcome.json')).data;
    if (reported)
      throw refused(`the agent reports "${reported.outcome}" (${plainText(reported.reason)})`);
    throw refused('the agent changed nothing');
  }
  // GitHub passes an empty result if the judging job doesn't exist, so require `none` explicitly.
  const isJudged = verdict === 'success';
  if (!dryRun && isJudged && judged !== getDigest(patch))
    throw refused("it is not the patch that was judged: see the action's input judged");
  if (dryRun || isJudged || (verdict === 'none' && !config.automation.requests.judge))
    return change;
  if (verdict && verdict !== 'none')
    throw refused('the job that judges it did not succeed: see its log');
  throw refused("no job has judged it: see the action's input verdict");
}

const getDigest = (patch: Uint8Array) => `sha256:${hash('sha256', patch)}`;

/** Returns the digest of the patch that the agent wrote. */
export async function readPatchDigest(workspace: string): Promise<string> {
  return getDigest(await readFile(patchFile(workspace)));
}

/**
 * Posts a refused patch as a comment on the issue, once per round, so that people can still use it.
 */
async function reportRefusal(
  context: ProposalContext,
  { issue, round }: AgentInputs,
  error: unknown,
  patch: Uint8Array | undefined,
): Promise<void> {
  if (!hasCode(error, ...refusals)) return;
  const { repository } = context;
  const marker = `<!-- site-deploy: refused, round ${round} -->`;
  const comments = await readComments(repository, Number(issue));
  if (comments.some(({ body, trusted }) => trusted && body.startsWith(marker))) return;
  const text = quoted(Buffer.from(patch ?? '').toString('utf8'));
  let shown = `<details><summary>The patch</summary>\n\n${text}\n\n</details>`;
  if (text.length > maxShown) shown = 'The patch is too long to show.';
  const artifact = `The artifact \`${changeFolder}\` of the agent's run has its files for 7 days.`;
  const body = [marker, `${markdownText(error.message)}\n`, `${artifact}\n`, shown].join('\n');
  await createComment(repository, Number(issue), body);
}

const refusals = ['CHANGE_REFUSED', 'GITHUB_REFUSED', 'GITHUB_PERMISSION_MISSING'] as const;

/** Maximum number of characters of a patch in a comment. GitHub accepts 65,536 per comment. */
const maxShown = 60_000;

const headline = (job: AgentJob) => `Request #${job.issue.number}, round ${job.round}`;

async function commitChange(
  context: ProposalContext,
  job: AgentJob,
  change: Awaited<ReturnType<typeof checkPatch>>,
): Promise<boolean> {
  const { repository } = context;
  const { branch, commit, head } = job;
  if (!head) await createBranch(repository, { name: branch, commit });
  else if (head !== commit) {
    const { message, parents } = await readCommit(repository, head);
    if (parents.includes(commit) && message.startsWith(`${headline(job)}\n`)) return false;
    const pulls = await listRepositoryPulls(repository);
    if (pulls.some((pull) => pull.head === branch && pull.state === 'open'))
      throw refused(`${branch} has received other commits since the agent started`);
    // The branch is left over from a closed pull request.
    await pointBranch(repository, branch, commit);
  }
  const body = 'Made by an agent and checked by site-deploy.';
  const signed = { branch, parent: commit, headline: headline(job), body, ...change };
  if (!(await commitSigned(repository, signed)))
    throw refused(`${branch} has received other commits since the agent started`);
  return true;
}

async function openProposal(
  context: ProposalContext,
  job: AgentJob,
  spent: RequestCost | undefined,
): Promise<{ readonly address: string; readonly isNew: boolean }> {
  const { issue, branch, base, round } = job;
  const { repository } = context;
  const open = (await listRepositoryPulls(repository)).find(
    (pull) => pull.head === branch && pull.state === 'open' && pull.base === base,
  );
  const cost = addCost(open && costIn(open.body), spent);
  const body = compact([
    `Closes #${issue.number}`,
    '',
    `An agent made this change in ${count(round, 'round')}. Nobody has reviewed it yet: ` +
      'site-deploy has only checked',
    'which files it touches.',
    cost && `\n${costLine(cost)}`,
  ]).join('\n');
  const text = { title: pullTitle(issue.number, issue.title), body };
  if (open) {
    await writePull(repository, branch, text, base);
    return { address: open.url, isNew: false };
  }
  const made = await openDraftPull(repository, { ...text, head: branch, base });
  const address = made ?? `${repositoryPage(repository)}/pulls`;
  return { address, isNew: Boolean(made) };
}

async function readJson(workspace: string, name: string): Promise<unknown> {
  const file = await plainFile(path.join(workspace, changeFolder, name), 10_000);
  return parseJson(Buffer.from(file ?? '').toString('utf8'));
}

async function plainFile(file: string, maxBytes: number): Promise<Uint8Array | undefined> {
  const found = await lstat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  if (found.size > maxBytes)
    throw refused(`${path.basename(file)} is ${found.size} bytes; the limit is ${maxBytes} bytes`);
  return readFile(file);
}
