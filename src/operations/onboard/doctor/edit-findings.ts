import { matchesBranch } from '../../../config/branch-pattern.ts';
import { compact } from '../../../shared/compact.ts';
import { type JsonObject, toObject } from '../../../shared/json.ts';
import { listWorkflowUses, parseYaml } from '../../../workflows/deploy-workflow.ts';
import type { WorkflowInputs } from '../../../workflows/inputs.ts';
import { broken, type DoctorFinding, risk } from '../plan/doctor-finding.ts';

/** Finds edits that GitHub accepts but that make the workflow fail or less safe. */
export function editFindings(
  path: string,
  text: string,
  inputs: WorkflowInputs,
  isDeployment: boolean,
): DoctorFinding[] {
  const workflow = toObject(parseYaml(text));
  const loose = listWorkflowUses(text).filter(({ uses }) => /^[\w-]+\/.*@(?!.{40}$)/.test(uses));
  const jobs = Object.values(toObject(workflow.jobs)).map(toObject);
  const cuts = [workflow, ...jobs].some(
    ({ concurrency }) => toObject(concurrency)['cancel-in-progress'] === true,
  );
  return compact([
    ...(isDeployment ? triggerFindings(path, toObject(toObject(workflow.on).push), inputs) : []),
    ...loose.map(({ uses }) =>
      risk(
        `${path} uses ${uses}, which is not a commit.`,
        'Anyone who can move the tag or branch decides which code runs there, next to an identity.',
        'Pin it by its full commit id, with the version as a comment; Dependabot updates both.',
      ),
    ),
    cuts &&
      risk(
        `${path} has cancel-in-progress: true.`,
        'A newer run cuts off a deployment that is under way, whose outcome is then unknown.',
        'Set it to false: site-deploy skips commits that a newer run replaces.',
      ),
  ]);
}

function triggerFindings(
  path: string,
  push: JsonObject,
  { production, preview }: WorkflowInputs,
): DoctorFinding[] {
  const branches = [push.branches ?? []].flat().map(String);
  if (branches.length === 0) return [];
  const isDeployed = (branch: string) =>
    branch === production || preview.some((p) => p === branch || matchesBranch(branch, p));
  const idle = branches.filter((branch) => !branch.startsWith('!') && !isDeployed(branch));
  return compact([
    !branches.some((pattern) => pattern === production || matchesBranch(production, pattern)) &&
      broken(
        `A push to ${production} does not start ${path}.`,
        'The site config deploys it to Production, but on.push.branches does not include it.',
        `Add ${production} to on.push.branches.`,
      ),
    idle.length > 0 &&
      risk(
        `${path} is started by pushes to ${idle.join(', ')}, which deploy nothing.`,
        'Such a run fails: the site config names other branches.',
        'Add the branch to environments.preview.branches, or remove it from on.push.branches.',
      ),
  ]);
}
