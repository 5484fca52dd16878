import path from 'node:path';
import { namedRepository } from '../../clients/github/repository.ts';
import {
  applyCalledWorkflow,
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
import { checkOriginHost, openGitHub, resolveGitHubServer } from '../inputs/github-client.ts';
import { readLocalCheckout } from '../inputs/local-checkout.ts';
import { createPrinter } from '../terminal/printer.ts';
import { carryOut, findingLines, getExitCode } from './onboard-site.ts';
import { chosenOptions, type OnboardCommandOptions, parseAcceptances } from './options.ts';
import { parseReference, pinReference } from './read-site-record.ts';
import { readApp } from './site-credentials.ts';
import { readLocalWorkflows, writeFiles } from './write-files.ts';

export async function onboardReusableWorkflow(
  options: OnboardCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  checkChoices(options);
  const { cwd, env, log, signal } = context;
  const workspace = await checkoutFolder(cwd, options.folder);
  const { portal: portalUrl, audience, tenantId, clientId } = options;
  const known = { portalUrl, audience, tenantId, clientId };
  const reference = parseReference('--action', options.action, options.render === undefined);
  const { downgrade = false, force = false, server } = options;
  const checkout = await readLocalCheckout(workspace, env, signal);
  const sources = { server, env, originHost: options.repository ? undefined : checkout.host };
  if (options.render !== undefined) {
    const action = await pinReference(reference, undefined);
    const before = await findCalledWorkflow(await readLocalWorkflows(workspace));
    const { isServer } = resolveGitHubServer({ ...sources, originHost: checkout.host });
    const chosen = { ...chosenOptions(options), ...omitUndefined({ server: isServer }) };
    const { file, remarks } = renderCalledWorkflow(known, before, { action, ...chosen, downgrade });
    for (const remark of remarks) log.info(remark);
    return await writeFiles(path.resolve(cwd, options.render), [file], () => false, context);
  }
  checkOriginHost(sources);
  const name = options.repository ?? checkout.repository;
  if (!name || !/^[\w.-]+\/[\w.-]+$/.test(name))
    throw usageError(
      "The organisation's repository is unknown.",
      'Add --repository <owner/name>, or run the command in a checkout of that repository.',
    );

  await using deps = await openDeps(context);
  const { apiUrl } = resolveGitHubServer({ server, env });
  const github = await openGitHub(context, deps, { apiUrl, app: await readApp(options, context) });
  const action = await pinReference(reference, github);
  const accept = parseAcceptances(options.accept);
  const workflowOptions = { ...chosenOptions(options), action, github, downgrade, force, accept };
  const found = await planCalledWorkflow(known, namedRepository(name), workflowOptions);
  const { plan, repository } = found;
  const printer = createPrinter(context, options.json);
  const code = getExitCode(plan.state);
  if (options.doctor) {
    const findings = examineCalledWorkflow(found);
    printer.print(findings, () => findingLines(findings));
    return code;
  }
  printer.print(plan, () => describeOnboardingPlan(plan));
  if (plan.state === 'ready')
    log.info(
      `Sites call it with --reusable ${repository.owner}/${repository.name}/${found.path}@<tag>`,
    );
  return await carryOut(plan, options, context, (onDone) =>
    applyCalledWorkflow(found, { github, signal: deps.signal, onDone }),
  );
}

function checkChoices(options: OnboardCommandOptions): void {
  const choices = { '--node-version': options.nodeVersion, '--api-token': options.apiToken };
  const ofSites = Object.keys(choices).filter((name) => choices[name as keyof typeof choices]);
  if (ofSites.length === 0) return;
  throw usageError(
    `The workflow that sites call takes no ${ofSites.join(' and no ')}.`,
    'Set it for each site that calls the workflow: site-deploy onboard --reusable <ref>.',
  );
}
