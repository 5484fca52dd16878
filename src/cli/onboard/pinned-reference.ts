import { resolveCommit } from '../../clients/github/commits.ts';
import type { GitHub } from '../../clients/github/types.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { PinnedReference } from '../../workflows/inputs.ts';

export interface ActionReference {
  /** `owner/name`, plus the path of a workflow. */
  readonly path: string;
  readonly ref: string;
  readonly version: string | undefined;
}

const commitPattern = /^[0-9a-f]{40}$/;

export function parseReference(
  option: string,
  text: string | undefined,
  canResolve: boolean,
): ActionReference {
  const [, path = '', ref = '', version] =
    /^([^@#\s]+)@([^#\s]+)(?:#(\S+))?$/.exec(text ?? '') ?? [];
  if (!path.includes('/')) {
    throw new SiteDeployError(
      'USAGE',
      `${option} is ${text === undefined ? 'missing' : `not a reference: "${text}"`}.`,
      { remedy: `Name it with its version, for example ${option} acme/site-deploy@v1.0.0` },
    );
  }
  const isCommit = commitPattern.test(ref);
  if (isCommit && !version) {
    throw new SiteDeployError(
      'USAGE',
      `${option} does not name the version of the commit ${ref.slice(0, 12)}.`,
      { remedy: `Add it: ${option} '${path}@${ref}#v1.0.0'` },
    );
  }
  if (!isCommit && !canResolve) {
    throw new SiteDeployError(
      'USAGE',
      `${option} names the tag ${ref}, but --render does not look it up on GitHub.`,
      { remedy: `Write ${option} '${path}@<full commit id>#${ref}'` },
    );
  }
  return { path, ref, version };
}

/** Resolves a tag now: moving it later has no effect. */
export async function pinReference(
  reference: ActionReference,
  github: GitHub | undefined,
): Promise<PinnedReference> {
  const { path, ref, version } = reference;
  if (commitPattern.test(ref) || !github)
    return { uses: `${path}@${ref}`, version: version ?? ref };
  const [owner = '', name = ''] = path.split('/');
  return { uses: `${path}@${await resolveCommit(github, { owner, name }, ref)}`, version: ref };
}
