import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { matchesBranch } from '../../config/branch-pattern.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { compact } from '../../shared/compact.ts';
import { readIfThere } from '../../shared/files.ts';
import { toObject } from '../../shared/json.ts';
import {
  type DeployWorkflow,
  findDeployWorkflows,
  listWorkflowUses,
  parseYaml,
} from '../../workflows/deploy-workflow.ts';

/**
 * Returns warnings about deployment workflows of the checkout that are invalid or contradict the
 * site config.
 */
export async function workflowWarnings(
  config: SiteConfig,
  workspace: string,
  file: string,
): Promise<string[]> {
  const folder = '.github/workflows';
  const names = await readdir(path.join(workspace, folder)).catch(() => []);
  const read = (name: string) => readIfThere(path.join(workspace, name));
  const paths = names.map((name) => `${folder}/${name}`);
  const workflows = await findDeployWorkflows({ paths, read }, file);
  return workflows.flatMap((workflow) => {
    const { path: name, text } = workflow;
    const source = parseYaml(text);
    if (typeof toObject(source).jobs !== 'object')
      return [`${name} is not a valid workflow: GitHub shows each push as a failed run.`];
    const { branches } = toObject(toObject(toObject(source).on).push);
    return compact([
      unstartedBranches(config, [name, branches], file),
      missingReuse(config, workflow, file),
    ]);
  });
}

/**
 * Returns a warning about branches that the site config deploys, but whose pushes don't start the
 * workflow.
 */
function unstartedBranches(
  { environments: { production, preview } }: SiteConfig,
  [name, written]: readonly [name: string, branches: unknown],
  file: string,
): string | undefined {
  // Without a filter, every push starts it.
  if (written === undefined) return undefined;
  const patterns = [written].flat().map(String);
  const missing = [production.branch, ...preview.branches].filter(
    (branch) => !patterns.some((one) => one === branch || matchesBranch(toSample(branch), one)),
  );
  if (missing.length === 0) return undefined;
  return (
    `Pushes to ${missing.join(', ')} start no deployment: "branches" in ${name} names ` +
    `${patterns.join(', ')}. Make it agree with "environments" in ${file}.`
  );
}

function missingReuse(
  { build }: SiteConfig,
  { path: name, text }: DeployWorkflow,
  file: string,
): string | undefined {
  if (!build.reads || build.passEnv.length > 0) return undefined;
  const isReusing = listWorkflowUses(text).some(
    ({ inputs: { mode, reuse } }) => mode === 'reuse' || reuse === true,
  );
  if (isReusing) return undefined;
  return (
    `${file} has build.reads, but ${name} looks for no earlier package, so each deployment ` +
    'builds: run "site-deploy onboard --apply". A single job and an organisation\'s own workflow ' +
    'always build.'
  );
}

const toSample = (pattern: string) => pattern.replaceAll('**', 'a/b').replaceAll('*', 'a');
