import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Clock } from '../../../shared/clock.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { lockFile } from '../../../shared/file-lock.ts';
import { readIfThere } from '../../../shared/files.ts';
import { parseJson } from '../../../shared/json.ts';
import { poll } from '../../../shared/poll.ts';
import { removeLeftovers, writeAtomically } from './atomic-write.ts';

const StoredLogin = z.looseObject({
  clientId: z.string(),
  accessToken: z.string(),
  refreshToken: z.optional(z.string()),
  issuedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  scope: z.optional(z.string()),
});
export type StoredLogin = z.infer<typeof StoredLogin>;

/** Keeps unknown fields, which later versions may have added. */
const Credentials = z.looseObject({
  version: z.literal(1),
  logins: z.record(z.string(), StoredLogin),
  /**
   * Times at which keys were first seen (ISO 8601), by fingerprint. Keys themselves are never
   * stored.
   */
  keys: z.record(z.string(), z.looseObject({ since: z.iso.datetime() })),
});
export type Credentials = z.infer<typeof Credentials>;

export type CredentialsFile = ReturnType<typeof credentialsFile>;

/**
 * Opens the credentials: a file of mode 0600 in a folder of mode 0700. Writes are atomic, and only
 * one process at a time changes the file.
 */
export function credentialsFile(folder: string, clock: Clock) {
  const file = path.join(folder, 'credentials.json');
  const read = () => withFileErrors(file, () => readCredentials(file));
  return {
    path: file,
    /**
     * Reads the file.
     * @throws SiteDeployError `WORKSPACE_STORE_INVALID`, `WORKSPACE_STORE_FAILED`
     */
    read,
    async change(next: (current: Credentials) => Promise<Credentials>) {
      await withFileErrors(folder, async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
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
    // List only paths, because a value may be a token.
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

/** How to wait for the lock. The limit is longer than another process takes to renew the login. */
const patience = { limit: 180_000, pause: 10, growth: 1.5, maxPause: 50 } as const;

/**
 * Runs `work` while holding the lock.
 * @throws SiteDeployError `WORKSPACE_STORE_BUSY`
 */
export async function withLock<Result>(file: string, clock: Clock, work: () => Promise<Result>) {
  const lock = await poll({ clock, ...patience }, () => lockFile(file));
  if (!lock)
    throw new SiteDeployError('WORKSPACE_STORE_BUSY', `Another process holds the lock ${file}.`);
  try {
    return await work();
  } finally {
    lock.close();
  }
}
