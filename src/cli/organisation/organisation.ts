import path from 'node:path';
import { namedRepository } from '../../clients/github/repository.ts';
import {
  applyCalledWorkflow,
  type CalledWorkflow,
  examineCalledWorkflow,
  findCalledWorkflow,
  planCalledWorkflow,
  renderCalledWorkflow,
} from '../../operations/onboard/organisation/called-workflow.ts';
import { describeOnboardingPlan } from '../../operations/onboard/plan/describe-plan.ts';
import { openDeps } from '../../shared/deps.ts';
import { usageError } from '../../shared/errors/error.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { checkoutFolder } from '../inputs/folders.ts';
import { resolveGitHubServer } from '../inputs/github-client.ts';
import { readLocalCheckout } from '../inputs/local-checkout.ts';
import { findingLines } from '../onboard/doctor.ts';
import { carryOut, getExitCode } from '../onboard/onboard.ts';
import { checkHost, type OpenedGitHub, openConnections } from '../onboard/open-site.ts';
import { chosenOptions, type OnboardingOptions, parseAcceptances } from '../onboard/options.ts';
import { parseReference, pinReference } from '../onboard/read-site-record.ts';
import { readLocalWorkflows, writeFiles } from '../onboard/write-files.ts';
import { createPrinter } from '../terminal/printer.ts';

export async function renderOrganisation(
  options: OnboardingOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { cwd, env, log } = context;
  const { downgrade = false, server, into } = options;
  const { workspace, host: originHost } = await readCheckout(options, context);
  const reference = parseReference('--action', options.action, false);
  const action = await pinReference(reference, undefined);
  const before = await findCalledWorkflow(await readLocalWorkflows(workspace));
  const { isServer } = resolveGitHubServer({ server, env, originHost });
  const chosen = { ...chosenOptions(options), ...omitUndefined({ server: isServer }) };
  const known = toKnown(options);
  const { file, remarks } = renderCalledWorkflow(known, before, { action, ...chosen, downgrade });
  for (const remark of remarks) log.info(remark);
  const target = into === undefined ? workspace : path.resolve(cwd, into);
  return await writeFiles(target, [file], () => false, context);
}

export async function onboardOrganisation(
  options: OnboardingOptions,
  context: CommandContext,
): Promise<ExitCode> {
  parseAcceptances(options.accept);
  return await withCalledWorkflow(options, context, async (found, { deps }) => {
    const { plan, repository } = found;
    createPrinter(context, options.json).print(plan, () => describeOnboardingPlan(plan));
    if (plan.state === 'ready')
      context.log.info(
        `Sites call it with --reusable ${repository.owner}/${repository.name}/${found.path}@<tag>`,
      );
    return await carryOut(plan, options, context, (onDone) =>
      applyCalledWorkflow(found, { signal: deps.signal, onDone }),
    );
  });
}

export async function examineOrganisation(
  options: OnboardingOptions,
  context: CommandContext,
): Promise<ExitCode> {
  return await withCalledWorkflow(options, context, async (found) => {
    const findings = examineCalledWorkflow(found);
    createPrinter(context, options.json).print(findings, () => findingLines(findings));
    return getExitCode(found.plan.state);
  });
}

async function withCalledWorkflow(
  options: OnboardingOptions,
  context: CommandContext,
  work: (workflow: CalledWorkflow, opened: OpenedGitHub) => Promise<ExitCode>,
): Promise<ExitCode> {
  const checkout = await readCheckout(options, context);
  const reference = parseReference('--action', options.action, true);
  checkHost(options, checkout.host, context);
  const name = options.repository ?? checkout.repository;
  if (!name)
    throw usageError(
      "The organisation's repository is unknown.",
      'Add --repository <owner/name>, or run the command in a checkout of that repository.',
    );

  await using deps = await openDeps(context);
  const opened = await openConnections(options, context, deps);
  const { github } = opened;
  const { downgrade = false, force = false } = options;
  const found = await planCalledWorkflow(toKnown(options), namedRepository(name), {
    ...chosenOptions(options),
    ...{ github, downgrade, force },
    action: await pinReference(reference, github),
    accept: parseAcceptances(options.accept),
  });
  return await work(found, opened);
}

async function readCheckout(options: OnboardingOptions, { cwd, env, signal }: CommandContext) {
  const workspace = await checkoutFolder(cwd, options.folder ?? '.');
  return { workspace, ...(await readLocalCheckout(workspace, env, signal)) };
}

function toKnown({ portal: portalUrl, audience, tenantId, clientId }: OnboardingOptions) {
  return { portalUrl, audience, tenantId, clientId };
}
