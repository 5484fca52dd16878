import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findVersion } from '../../deploy/steps/plan/version.ts';
import type { ActionResult } from '../../localcloud/localcloud.ts';
import type { LocalTexts } from '../../localcloud/running/control.ts';
import { openDeps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { replaceFile } from '../../shared/files.ts';
import type { CommandContext } from '../context.ts';
import type { LocalRequest } from './local-request.ts';

interface RunWithTexts extends Pick<LocalRequest, 'event' | 'inputs'> {
  readonly lines: readonly string[];
  /** Tells the portal what is live, after a success. */
  report(result: ActionResult): Promise<void>;
}

/**
 * Adds the texts that were edited in the portal to the copy of the folder, as a commit of the texts
 * automation does in a repository on GitHub.
 * @param folder copy of the checkout
 * @returns `undefined` if the site takes its texts at run time, or the content file is invalid,
 *   which the deployment refuses
 */
export async function takeTexts(
  request: LocalRequest,
  folder: string,
  texts: LocalTexts,
  context: CommandContext,
): Promise<RunWithTexts | undefined> {
  const { config, site, event, inputs } = request;
  if (config.content.mode === 'runtime' || inputs['dry-run'] === 'true') return undefined;
  const { file } = config.content;
  const at = path.join(folder, file);
  const text = await readFile(at, 'utf8').catch(() => '');
  const branch = event.ref.replace('refs/heads/', '');
  const known = { slug: site.slug, branch, file };
  const taken = await texts.take({ ...known, text }).catch((error: unknown) => {
    if (error instanceof SiteDeployError && error.code === 'CONTENT_FILE_INVALID') return undefined;
    throw error;
  });
  if (taken && taken.text !== text) {
    await mkdir(path.dirname(at), { recursive: true });
    await replaceFile(at, taken.text);
  }
  const live = { ...known, text: taken?.text ?? text, commit: taken?.commit ?? event.sha };
  return {
    event: { ...event, sha: live.commit },
    inputs: taken?.commit ? await withVersion(request, context) : inputs,
    lines: taken?.lines ?? [],
    async report({ code, outputs }) {
      if (code === 0 && outputs.status === 'succeeded' && live.text) await texts.report(live);
    },
  };
}

/** Tags name the commit of the folder, not that of the texts. */
async function withVersion(
  { workspace, config, event, inputs }: LocalRequest,
  context: CommandContext,
): Promise<LocalRequest['inputs']> {
  if (inputs['site-version']) return inputs;
  await using deps = await openDeps(context);
  const buildRoot = path.join(workspace, config.build.root);
  const run = { id: '1', attempt: 1 };
  const sources = { workspace, config, buildRoot, event: { ...event, run }, input: undefined };
  const version = await findVersion(sources, deps).catch(() => undefined);
  if (!version) return inputs;
  return { ...inputs, 'site-version': version };
}
