import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../../config/schema.ts';
import { checkSingleSite } from '../../operations/onboard/plan/obstacles.ts';
import { detectTraits } from '../../operations/onboard/plan/repository-needs.ts';
import { openDeps } from '../../shared/deps.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import { findDeployWorkflow, resolveWorkflowFile } from '../../workflows/deploy-workflow.ts';
import { withRemembered } from '../../workflows/render/remembered.ts';
import { renderOnboarding } from '../../workflows/render/render.ts';
import type { RenderOptions } from '../../workflows/render/render-options.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { resolveGitHubServer } from '../inputs/github-client.ts';
import {
  checkPortal,
  readReferences,
  readRenderOptions,
  readSite,
  readSiteCheckout,
} from './open-site.ts';
import type { OnboardingOptions } from './options.ts';
import { readLocalWorkflows, writeFiles } from './write-files.ts';

export async function renderSite(
  options: OnboardingOptions,
  context: CommandContext,
): Promise<ExitCode> {
  checkPortal(options);
  const references = readReferences(options, false);
  const checkout = await readSiteCheckout(options, context);
  await using deps = await openDeps(context);
  const record = await readSite(options, checkout, context, deps);
  const { log, cwd, env } = context;
  log.info(
    'Forks deploy nothing. If the repository is itself a fork, onboard it with site-deploy ' +
      'onboard --apply, which detects that.',
  );
  const { originHost, workspace, config } = checkout;
  const { isServer, source } = resolveGitHubServer({ server: options.server, env, originHost });
  if (isServer)
    log.info(
      `The files are for a GitHub Enterprise Server, according to ${source}. So there is no ` +
        'rollback.yml, and only the newest pending deployment is kept.',
    );
  const known = await readRenderOptions(options, references, undefined, context);
  const render = { ...known, ...omitUndefined({ server: isServer }) };
  const here = await readLocalRepository(workspace, render, config, options.downgrade);
  const { configText, deployWorkflow: workflow } = here;
  checkSingleSite(record, { config: render.config, configText, workflow });
  for (const remark of here.remarks) log.info(remark);
  const target = options.into === undefined ? workspace : path.resolve(cwd, options.into);
  return await writeFiles(target, renderOnboarding(record, here.options), here.isThere, context);
}

interface LocalRepository {
  readonly options: RenderOptions;
  readonly isThere: (file: string) => boolean;
  readonly remarks: readonly string[];
  readonly configText: string | undefined;
  readonly deployWorkflow: string | undefined;
}

export async function readLocalRepository(
  workspace: string,
  baseOptions: RenderOptions,
  config: SiteConfig | undefined,
  downgrade = false,
): Promise<LocalRepository> {
  const isThere = (file: string) => existsSync(path.join(workspace, file));
  const files = await readLocalWorkflows(workspace);
  const configFile = baseOptions.config ?? 'site.config.yml';
  const found = await findDeployWorkflow(files, configFile);
  const texts = { configText: await files.read(configFile), deployWorkflow: found?.text };
  const workflowFile = resolveWorkflowFile(found, baseOptions.workflowFile);
  const renderOptions = { ...baseOptions, ...omitUndefined({ workflowFile }) };
  const { options, remarks } = withRemembered(renderOptions, found?.text, downgrade);
  const repository = await detectTraits(isThere, (file) => files.read(file), config);
  return { options: { ...options, repository }, isThere, remarks, ...texts };
}
