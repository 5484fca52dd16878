import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Clock } from '../../../shared/clock.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { readIfThere } from '../../../shared/files.ts';
import { parseJson } from '../../../shared/json.ts';
import { removeLeftovers, writeAtomically } from './atomic-write.ts';
import { withLock } from './lock.ts';

const StoredLogin = z.looseObject({
  clientId: z.string(),
  accessToken: z.string(),
  refreshToken: z.optional(z.string()),
  /** ISO 8601, UTC. */
  issuedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  scope: z.optional(z.string()),
});
export type StoredLogin = z.infer<typeof StoredLogin>;

/** Fields added by later versions are preserved. */
const Credentials = z.looseObject({
  version: z.literal(1),
  logins: z.record(z.string(), StoredLogin),
  /** When a key, identified by its fingerprint, was first seen, ISO 8601. Keys are never stored. */
  keys: z.record(z.string(), z.looseObject({ since: z.iso.datetime() })),
});
export type Credentials = z.infer<typeof Credentials>;

/** Mode 0600 in a folder of mode 0700, replaced atomically, changed by one process at a time. */
export interface CredentialsFile {
  readonly path: string;
  /** @throws SiteDeployError `WORKSPACE_STORE_INVALID`, `WORKSPACE_STORE_FAILED` */
  read(): Promise<Credentials>;
  /** Unless `next` returns the same object. @throws SiteDeployError `WORKSPACE_STORE_*` */
  change(next: (current: Credentials) => Promise<Credentials>): Promise<void>;
}

/** @param folder in the user's configuration folder */
export function credentialsFile(folder: string, clock: Clock): CredentialsFile {
  const file = path.join(folder, 'credentials.json');
  const read = () => withFileErrors(file, () => readCredentials(file));
  return {
    path: file,
    read,
    async change(next) {
      await withFileErrors(folder, async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // Another program or umask may have created it.
        await chmod(folder, 0o700);
      });
      await withFileErrors(file, () =>
        withLock(`${file}.lock`, clock, async () => {
          await removeLeftovers(file);
          const current = await readCredentials(file);
          const changed = await next(current);
          if (changed !== current)
            await writeAtomically(file, `${JSON.stringify(changed, null, 2)}\n`);
        }),
      );
    },
  };
}

async function readCredentials(file: string): Promise<Credentials> {
  const text = await readIfThere(file);
  if (text === undefined) return { version: 1, logins: {}, keys: {} };
  const content = z.safeParse(Credentials, parseJson(text));
  if (content.success) return content.data;
  throw new SiteDeployError('WORKSPACE_STORE_INVALID', `${file} has unexpected content.`, {
    // Paths only: a value may be a token.
    facts: content.error.issues
      .slice(0, 5)
      .map((item) => `${item.path.join('.') || 'content'}: ${item.code}`),
    remedy: `Delete ${file}, then log in again.`,
  });
}

async function withFileErrors<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isFileError(error)) throw error;
    throw new SiteDeployError('WORKSPACE_STORE_FAILED', `Can't use ${file}: ${error.message}`, {
      cause: error,
    });
  }
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}
