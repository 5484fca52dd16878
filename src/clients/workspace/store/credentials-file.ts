import { randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Clock } from '../../../shared/clock.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { errorCode, readIfThere } from '../../../shared/files.ts';
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
 * one process changes it at a time.
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

const Holder = z.object({ id: z.string(), pid: z.int(), host: z.string(), at: z.number() });
type Holder = z.infer<typeof Holder>;

const patience = { limit: 90_000, pause: 10, growth: 1.5, maxPause: 50 } as const;
const maxHeldMs = 120_000;
/** Age in ms at which a claim's holder counts as dead. A claim lasts a few system calls. */
const maxClaimMs = 10_000;

/**
 * Runs `work` while holding the lock, which may be taken over from a dead process.
 * @throws SiteDeployError `WORKSPACE_STORE_BUSY`
 */
export async function withLock<Result>(file: string, clock: Clock, work: () => Promise<Result>) {
  const mine = await acquire(file, clock);
  try {
    return await work();
  } finally {
    // Another process may have taken over the lock while this machine was suspended.
    if ((await readHolder(file))?.id === mine.id) await rm(file, { force: true });
  }
}

async function acquire(file: string, clock: Clock): Promise<Holder> {
  let holder: Holder | undefined;
  const taken = await poll<Holder>({ clock, ...patience }, async () => {
    const mine = { id: randomUUID(), pid: process.pid, host: os.hostname(), at: clock.now() };
    if (await take(file, mine)) return mine;
    holder = await readHolder(file);
    if (holder && isDead(holder, clock.now())) await removeDead(file, holder);
    return undefined;
  });
  if (taken) return taken;
  throw new SiteDeployError(
    'WORKSPACE_STORE_BUSY',
    `Process ${holder?.pid ?? '?'} holds the lock ${file}.`,
  );
}

/** Creates the lock by a hard link, so that other processes never read a partial one. */
async function take(file: string, mine: Holder): Promise<boolean> {
  const draft = `${file}.${mine.id}.tmp`;
  await writeFile(draft, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    // ENOENT: the holder of the lock took this draft for a dead process's and removed it.
    if (errorCode(error) === 'EEXIST' || errorCode(error) === 'ENOENT') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  const text = await readIfThere(file);
  if (text === undefined) return undefined;
  const holder = z.safeParse(Holder, parseJson(text));
  if (holder.success) return holder.data;
  return { id: '', pid: 0, host: '', at: 0 };
}

function isDead(holder: Holder, now: number): boolean {
  if (Math.abs(now - holder.at) > maxHeldMs) return true;
  return holder.host === os.hostname() && !isAlive(holder.pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Removes the lock of a dead process. Only the holder of the claim does so, and checks again,
 * because the lock may have been replaced.
 */
async function removeDead(file: string, dead: Holder): Promise<void> {
  const claim = `${file}.claim`;
  try {
    await (await open(claim, 'wx', 0o600)).close();
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    const age = await stat(claim).then(
      (stats) => Date.now() - stats.mtimeMs,
      () => 0,
    );
    if (age > maxClaimMs) await rm(claim, { force: true });
    return;
  }
  try {
    if ((await readHolder(file))?.id === dead.id) await rm(file, { force: true });
  } finally {
    await rm(claim, { force: true });
  }
}
