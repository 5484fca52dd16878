import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { RunnerRefusal } from '../runner/command.ts';
import { uploadArtifact } from './artifacts.ts';
import type { StandInStep } from './types.ts';

function getAddress({ place }: StandInStep): URL {
  const [owner = '', name = ''] = place.repository.fullName.toLowerCase().split('/');
  const host = `https://${owner}.github.io`;
  return new URL(name === `${owner}.github.io` ? '/' : `/${name}/`, host);
}

/**
 * Stands in for `actions/configure-pages`:
 * https://github.com/actions/configure-pages/blob/main/action.yml
 */
export async function configurePages(step: StandInStep): Promise<void> {
  const { permissions } = step.place;
  if (!permissions.pages)
    throw new RunnerRefusal('Get Pages site failed. Resource not accessible by integration');
  const { href, origin, host, pathname } = getAddress(step);
  const [base_url, base_path] = [href, pathname].map((text) => text.replace(/\/$/, ''));
  Object.assign(step.outputs, { base_url, origin, host, base_path });
}

/**
 * Stands in for `actions/upload-pages-artifact`. Stores a tar archive as the only file of an
 * artifact: https://github.com/actions/upload-pages-artifact
 */
export async function uploadPagesArtifact(step: StandInStep): Promise<void> {
  const { place, inputs } = step;
  const folder = path.resolve(place.workspace, inputs.path || '_site/');
  if (!existsSync(folder)) throw new RunnerRefusal(`tar: ${folder}: Cannot open: No such file`);
  const file = path.join(place.files.temp, 'artifact.tar');
  const hidden = ['--exclude=.git', '--exclude=.github', '--exclude=.[^/]*'];
  const options = ['--dereference', '--hard-dereference', '--directory', folder];
  await promisify(execFile)('tar', [...options, '-cf', file, ...hidden, '.']);
  const name = inputs.name || 'github-pages';
  const days = inputs['retention-days'] || '1';
  const outputs: Record<string, string> = {};
  const sent = { name, path: file, 'if-no-files-found': 'error', 'retention-days': days };
  await uploadArtifact({ ...step, inputs: sent, outputs });
  step.outputs.artifact_id = outputs['artifact-id'] ?? '';
}

/**
 * Stands in for `actions/deploy-pages`. Checks the permissions and the artifact but deploys
 * nothing, because the local cloud doesn't serve Pages.
 */
export async function deployPages(step: StandInStep): Promise<void> {
  const { place, inputs, log } = step;
  const { permissions, repository, job } = place;
  for (const name of ['pages', 'id-token'])
    if (permissions[name] !== 'write')
      throw new RunnerRefusal(`Ensure GITHUB_TOKEN has permission "${name}: write".`);
  const name = inputs.artifact_name || 'github-pages';
  const { id } = job.node.scope.run;
  const found = repository.artifacts.filter((item) => item.run === id && item.name === name);
  if (found.length === 0)
    throw new RunnerRefusal(
      `No artifacts named "${name}" were found for this workflow run. Ensure artifacts are ` +
        'uploaded with actions/upload-artifact@v4 or later.',
    );
  step.outputs.page_url = getAddress(step).href;
  log('Reported success! The local GitHub serves no Pages.');
}
