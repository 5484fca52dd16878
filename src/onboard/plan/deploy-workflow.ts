import { SiteDeployError } from '../../shared/errors/error.ts';
import { splitHeader } from '../header.ts';
import { deployPath, workflowFolder } from '../render/render.ts';

/** Files of a commit or of a folder. */
export interface ReadableFiles {
  read(path: string): Promise<string | undefined>;
  /** Relative to the root, with `/`. */
  readonly paths: readonly string[];
}

/** A repository's deployment workflow. */
export interface DeployWorkflow {
  readonly path: string;
  readonly text: string;
}

const isWorkflow = /^\.github\/workflows\/[^/]+\.ya?ml$/;

/**
 * The deployment workflow of a repository: the one that is generated as such, whatever its file is called.
 * @returns where there is none, a `deploy.yml` of somebody else; `undefined`: there is neither
 */
export async function findDeployWorkflow(files: ReadableFiles): Promise<DeployWorkflow | undefined> {
  const others = files.paths.filter((path) => isWorkflow.test(path) && path !== deployPath);
  let usual: DeployWorkflow | undefined;
  for (const path of [deployPath, ...others]) {
    const text = await files.read(path);
    if (text === undefined) continue;
    if (splitHeader(text).header?.template === 'deploy') return { path, text };
    if (path === deployPath) usual = { path, text };
  }
  return usual;
}

/**
 * The file name of the deployment workflow: where it is, else what was asked for. A second one beside it would deploy
 * everything twice.
 * @throws SiteDeployError `ONBOARD_INPUT_INVALID`
 */
export function workflowFileOf(found: DeployWorkflow | undefined, asked: string | undefined): string | undefined {
  const there = splitHeader(found?.text ?? '').header === undefined ? undefined : found?.path.split('/').at(-1);
  if (there === undefined || asked === undefined || there === asked) return there ?? asked;
  throw new SiteDeployError(
    'ONBOARD_INPUT_INVALID',
    `The repository is deployed by ${found?.path}, and ${asked} beside it would deploy everything twice.`,
    {
      remedy: `Rename it in the repository: git mv ${found?.path} ${workflowFolder}/${asked}. It is found there.`,
    },
  );
}
