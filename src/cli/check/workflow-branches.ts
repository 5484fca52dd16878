import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { matchesBranch } from '../../config/branch-pattern.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { readIfThere } from '../../shared/files.ts';
import { toObject } from '../../shared/json.ts';
import { findDeployWorkflows, parseYaml } from '../../workflows/deploy-workflow.ts';

/** Branches that the site config deploys, but whose pushes start no workflow. */
export async function findUnstartedBranches(
  { environments: { production, preview } }: SiteConfig,
  workspace: string,
  file: string,
): Promise<string[]> {
  const folder = '.github/workflows';
  const names = await readdir(path.join(workspace, folder)).catch(() => []);
  const read = (name: string) => readIfThere(path.join(workspace, name));
  const paths = names.map((name) => `${folder}/${name}`);
  const workflows = await findDeployWorkflows({ paths, read }, file);
  return workflows.flatMap(({ path: name, text }) => {
    const source = parseYaml(text);
    if (typeof toObject(source).jobs !== 'object')
      return [`${name} is not a valid workflow: GitHub shows each push as a failed run.`];
    const { branches: written } = toObject(toObject(toObject(source).on).push);
    // Without a filter, every push starts it.
    if (written === undefined) return [];
    const patterns = [written].flat().map(String);
    const missing = [production.branch, ...preview.branches].filter(
      (branch) => !patterns.some((one) => one === branch || matchesBranch(toSample(branch), one)),
    );
    if (missing.length === 0) return [];
    return [
      `Pushes to ${missing.join(', ')} start no deployment: "branches" in ${name} names ` +
        `${patterns.join(', ')}. Make it agree with "environments" in ${file}.`,
    ];
  });
}

const toSample = (pattern: string) => pattern.replaceAll('**', 'a/b').replaceAll('*', 'a');
