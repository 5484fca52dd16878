import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDeps } from '../../../src/shared/deps.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import { recordingLog } from '../../support/log.ts';

let temporary: string;
beforeEach(async () => {
  temporary = await mkdtemp(path.join(tmpdir(), 'site-deps-'));
});
afterEach(() => rm(temporary, { recursive: true, force: true }));

it('gives each run a folder of its own, and leaves nothing of it behind', async () => {
  const options = { log: recordingLog(), signal: new AbortController().signal, env: {}, temporary };
  let scratch = '';
  {
    await using one = await openDeps(options);
    await using other = await openDeps(options);
    expect(one.scratch).not.toBe(other.scratch);
    scratch = one.scratch;
    await writeFile(path.join(scratch, 'site.zip'), 'x');
    expect(path.dirname(scratch)).toBe(temporary);
  }
  expect(existsSync(scratch)).toBe(false);
  expect(await readdir(temporary)).toEqual([]);
});

it('reports a missing folder for temporary files', async () => {
  const options = { log: recordingLog(), signal: new AbortController().signal, env: {} };
  const error = await openDeps({ ...options, temporary: path.join(temporary, 'none') }).catch(
    SiteDeployError.from,
  );
  expect(error).toMatchObject({ code: 'FILE_GONE', facts: [expect.stringContaining('none')] });
});
