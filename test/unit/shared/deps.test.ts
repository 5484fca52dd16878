import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { openDeps } from '../../../src/shared/deps.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import { useFolder } from '../../support/folder.ts';
import { recordingLog } from '../../support/log.ts';

const folder = useFolder();

it('openDeps creates a temporary folder for each run and removes it afterwards', async () => {
  const options = {
    log: recordingLog(),
    signal: new AbortController().signal,
    env: {},
    temporary: folder.root,
  };
  let scratch = '';
  {
    await using one = await openDeps(options);
    await using other = await openDeps(options);
    expect(one.scratch).not.toBe(other.scratch);
    scratch = one.scratch;
    await writeFile(path.join(scratch, 'site.zip'), 'x');
    expect(path.dirname(scratch)).toBe(folder.root);
  }
  expect(existsSync(scratch)).toBe(false);
  expect(await readdir(folder.root)).toEqual([]);
});

it('openDeps adds one exit listener for twelve runs', async () => {
  const log = recordingLog();
  const options = { log, signal: new AbortController().signal, env: {}, temporary: folder.root };
  const before = process.listenerCount('exit');
  const runs = await Promise.all(Array.from({ length: 12 }, () => openDeps(options)));
  expect(process.listenerCount('exit')).toBe(before + 1);
  for (const run of runs) await run[Symbol.asyncDispose]();
  expect(process.listenerCount('exit')).toBe(before);
  expect(await readdir(folder.root)).toEqual([]);
});

it('openDeps fails if the folder for temporary files is missing', async () => {
  const options = { log: recordingLog(), signal: new AbortController().signal, env: {} };
  const error = await openDeps({ ...options, temporary: folder.at('none') }).catch(
    SiteDeployError.from,
  );
  expect(error).toMatchObject({ code: 'FILE_GONE', facts: [expect.stringContaining('none')] });
});

it.each([
  ['before', AbortSignal.abort('too late')],
  ['during', AbortSignal.timeout(1)],
])('openDeps treats an abort %s the run as a cancellation', async (_when, signal) => {
  const options = { log: recordingLog(), signal, env: {}, temporary: folder.root };
  await using deps = await openDeps(options);
  await vi.waitFor(() => expect(deps.signal.aborted).toBe(true));
  expect(deps.signal.reason).toMatchObject({ code: 'CANCELLED', cause: signal.reason });
});
