import path from 'node:path';
import satisfies from 'semver/functions/satisfies.js';
import validRange from 'semver/ranges/valid.js';
import type { Deps } from '../../../shared/deps.ts';
import { readIfThere } from '../../../shared/files.ts';
import { parseJson, toObject } from '../../../shared/json.ts';
import { plainText } from '../../../shared/plain-text.ts';
import { withoutNpm } from './environment.ts';

const maxRangeLength = 200;
const limitMs = 5_000;

/** Checks the Node version against package.json (`engines`); package managers may only warn. */
export async function unfitNode(
  buildRoot: string,
  environment: Readonly<Record<string, string>>,
  deps: Pick<Deps, 'exec' | 'signal'>,
): Promise<string | undefined> {
  const text = await readIfThere(path.join(buildRoot, 'package.json'));
  const { node: wanted } = toObject(toObject(parseJson(text ?? '')).engines);
  if (typeof wanted !== 'string' || wanted.length > maxRangeLength || validRange(wanted) === null)
    return undefined;
  const env = { ...environment, PATH: withoutNpm(environment.PATH ?? '') };
  const options = { cwd: buildRoot, env, signal: deps.signal, limitMs };
  const ran = await deps.exec('node', ['--version'], options);
  const [, version] = /^v(\d+\.\d+\.\d+)\s*$/.exec(ran.kind === 'exited' ? ran.stdout : '') ?? [];
  if (!version || satisfies(version, wanted)) return undefined;
  return (
    `package.json requires Node ${plainText(wanted)} (engines), ` +
    `but the build runs on Node ${version}.`
  );
}
