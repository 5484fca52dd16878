import path from 'node:path';
import satisfies from 'semver/functions/satisfies.js';
import validRange from 'semver/ranges/valid.js';
import type { Deps } from '../../../shared/deps.ts';
import { readIfThere } from '../../../shared/files.ts';
import { objectOf, parseJson } from '../../../shared/json.ts';
import { plainText } from '../../../shared/plain-text.ts';
import { withoutNpm } from './environment.ts';

/** A longer range is not looked at: it would fill the message. In characters. */
const longestRange = 200;
/** A Node that does not say within this time which one it is remains unknown. In milliseconds. */
const limitMs = 5_000;

/**
 * Says that package.json asks for another Node (`engines`) than the one that builds, or nothing. A package manager may
 * only warn of that, and the failure that follows seldom names it.
 * @param environment of the build, in whose `PATH` Node is looked up
 * @throws the system's error where package.json cannot be read, the signal's reason when it aborts
 */
export async function unfitNode(
  buildRoot: string,
  environment: Readonly<Record<string, string>>,
  { exec, signal }: Pick<Deps, 'exec' | 'signal'>,
): Promise<string | undefined> {
  const { engines } = objectOf(parseJson((await readIfThere(path.join(buildRoot, 'package.json'))) ?? ''));
  const { node: wanted } = objectOf(engines);
  if (typeof wanted !== 'string' || wanted.length > longestRange || validRange(wanted) === null) return undefined;
  const env = { ...environment, PATH: withoutNpm(environment.PATH ?? '') };
  const ran = await exec('node', ['--version'], { cwd: buildRoot, env, signal, limitMs });
  const [, version] = /^v(\d+\.\d+\.\d+)\s*$/.exec(ran.kind === 'exited' ? ran.stdout : '') ?? [];
  if (!version || satisfies(version, wanted)) return undefined;
  return `package.json asks for Node ${plainText(wanted)} (engines), and the build runs on Node ${version}.`;
}
