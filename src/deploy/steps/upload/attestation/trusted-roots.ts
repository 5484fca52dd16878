import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import { type TrustMaterial, toTrustMaterial } from '@sigstore/verify';
import { childEnvironment } from '../../../../shared/child-environment.ts';
import type { Deps } from '../../../../shared/deps.ts';
import { getErrorMessage, SiteDeployError } from '../../../../shared/errors/error.ts';
import { resolveInside } from '../../../../shared/paths.ts';
import type { Plan } from '../../plan/types.ts';

/** Time limit in ms. `gh` updates the keys over the network, file by file. */
const ghLimitMs = 120_000;

/**
 * Reads `build.trustedRoot`, or else the roots from the GitHub CLI: Sigstore's public instance (for
 * public repositories) and GitHub's own instance (for private ones). The CLI downloads the current
 * roots and is preinstalled on GitHub-hosted runners.
 */
export async function readTrustedRoots(plan: Plan, deps: Deps): Promise<TrustMaterial[]> {
  const file = plan.config.build.trustedRoot;
  const text = file ? await readRoots(plan.workspace, file) : await readRootsFromGh(deps);
  const source = file ?? 'The output of "gh attestation trusted-root"';
  let roots: TrustMaterial[];
  try {
    roots = parseDocuments(text).map((root) => toTrustMaterial(TrustedRoot.fromJSON(root)));
  } catch (cause) {
    const message = `${source} cannot be parsed as trusted roots.`;
    throw unavailable(message, [getErrorMessage(cause)], cause);
  }
  // Verification needs certificates and a source of time. A file with different content would be
  // parsed as an empty root.
  const usable = roots.filter(
    ({ certificateAuthorities, timestampAuthorities, tlogs }) =>
      certificateAuthorities.length > 0 && timestampAuthorities.length + tlogs.length > 0,
  );
  if (usable.length > 0) return usable;
  throw unavailable(`${source} contains no trusted root.`, []);
}

async function readRoots(workspace: string, file: string): Promise<string> {
  const absolute = await resolveInside(workspace, file, 'build.trustedRoot');
  return readFile(absolute, 'utf8').catch((cause) => {
    const message = `build.trustedRoot "${file}" cannot be read.`;
    throw unavailable(message, [getErrorMessage(cause)], cause);
  });
}

async function readRootsFromGh(deps: Deps): Promise<string> {
  const { exec, scratch, signal } = deps;
  const home = path.join(await mkdtemp(path.join(scratch, 'gh-')), 'home');
  await mkdir(home);
  const env = childEnvironment(home, deps.env);
  const options = { cwd: home, env, signal, limitMs: ghLimitMs };
  const result = await exec('gh', ['attestation', 'trusted-root'], options);
  const notStarted = 'The command "gh", which provides the trusted roots, could not be started.';
  if (result.kind === 'not started') throw unavailable(notStarted, [result.reason]);
  if (result.kind === 'exited' && result.code === 0) return result.stdout;
  const lines = `${result.stdout}\n${result.stderr}`.split('\n').filter((line) => line.trim());
  throw unavailable('"gh attestation trusted-root" failed.', [
    result.kind === 'exited' ? `exit code ${result.code}` : result.reason,
    ...lines.slice(-5).map((line) => `| ${stripVTControlCharacters(line)}`),
  ]);
}

function parseDocuments(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    const lines = text.split('\n').filter((line) => line.trim().startsWith('{'));
    return lines.map((line) => JSON.parse(line));
  }
}

function unavailable(message: string, facts: readonly string[], cause?: unknown): SiteDeployError {
  return new SiteDeployError('ATTESTATION_ROOT_UNAVAILABLE', message, { facts, cause });
}
