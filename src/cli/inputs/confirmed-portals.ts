import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '../../clients/workspace/store/atomic-write.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { readIfThere } from '../../shared/files.ts';
import { parseJson } from '../../shared/json.ts';
import type { CommandContext } from '../context.ts';
import { canPrompt, isConfirmed } from '../terminal/confirm.ts';
import { userFolder } from './folders.ts';

/**
 * Returns whether the user has confirmed, now or earlier, that their token may go to this origin.
 * @param origin origin that only the site config names
 */
export async function isConfirmedPortal(
  origin: string,
  options: { readonly tokenStdin?: boolean },
  context: CommandContext,
): Promise<boolean> {
  const file = path.join(userFolder('config', context.env), 'portals.json');
  const known = await readOrigins(file);
  if (known.includes(origin)) return true;
  if (!canPrompt(options, context)) return false;
  const question = `The site config names ${origin}. Is it your portal? Your token goes there.`;
  if (!(await isConfirmed(question, context))) return false;
  await remember(file, [...known, origin]).catch((cause) => {
    context.log.warn(`The answer is not remembered: ${SiteDeployError.from(cause).message}`);
  });
  return true;
}

async function readOrigins(file: string): Promise<string[]> {
  const found = parseJson((await readIfThere(file)) ?? '');
  if (!Array.isArray(found)) return [];
  return found.filter((item) => typeof item === 'string');
}

async function remember(file: string, origins: readonly string[]): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeAtomically(file, `${JSON.stringify(origins, undefined, 2)}\n`);
}
