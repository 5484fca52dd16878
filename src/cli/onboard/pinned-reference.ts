import type { GitHub } from '../../github/types.ts';
import { resolveCommit } from '../../github/workflows.ts';
import type { PinnedReference } from '../../onboard/workflow-inputs.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';

/**
 * An action or a workflow at a full commit id. A tag is looked up, so that what runs later is what the tag stood for now.
 * @param github absent: only a commit id with its version will do
 * @throws SiteDeployError `USAGE`, `GITHUB_*`
 */
export async function pinnedReference(
  option: string,
  ref: string | undefined,
  github: GitHub | undefined,
): Promise<PinnedReference> {
  const [, path = '', at = '', version] = /^([^@#]+)@([^#]+)(?:#(.+))?$/.exec(ref ?? '') ?? [];
  const [owner = '', name = ''] = path.split('/');
  if (name === '') {
    throw new SiteDeployError('USAGE', `${option} is ${ref === undefined ? 'missing' : `not a reference: "${ref}"`}.`, {
      remedy: `Name it with its version, for example ${option} acme/site-deploy@v1.0.0`,
    });
  }
  if (/^[0-9a-f]{40}$/.test(at)) {
    if (version !== undefined) return { uses: `${path}@${at}`, version };
    throw new SiteDeployError('USAGE', `${option} does not say which version the commit ${at.slice(0, 12)} is.`, {
      remedy: `Add it: ${option} ${path}@${at}#v1.0.0`,
    });
  }
  if (github === undefined) {
    throw new SiteDeployError('USAGE', `${option} names a tag, and --render asks nobody what it stands for.`, {
      remedy: `Write ${option} ${path}@<full commit id>#${at}`,
    });
  }
  return { uses: `${path}@${await resolveCommit(github, { owner, name }, at)}`, version: at };
}
