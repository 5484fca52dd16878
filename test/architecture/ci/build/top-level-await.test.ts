import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../../../.ci/build/bundle.ts';
import { hideTopLevelAwait, restoreTopLevelAwait } from '../../../../.ci/build/top-level-await.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'top-level-await-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Bundles an entry as the Action is bundled, and runs it. */
async function run(entry: string): Promise<{ status: number | null; stdout: string }> {
  const file = path.join(folder, 'entry.ts');
  await writeFile(file, entry);
  const [chunk] = await bundle(folder, {
    entries: { entry: 'entry.ts' },
    manifest: {},
    files: {},
    plugins: [hideTopLevelAwait(file)],
  });
  const script = path.join(folder, 'entry.mjs');
  await writeFile(script, restoreTopLevelAwait(chunk?.code ?? ''));
  return spawnSync(process.execPath, [script], { encoding: 'utf8' });
}

describe('an entry whose top-level await was hidden from the bundler', () => {
  it('runs as written, with a restored top-level await', async () => {
    const { status, stdout } = await run(
      `import path from 'node:path';\nconst name: string = await Promise.resolve('a');\nconsole.log(path.join(name, 'b'));`,
    );
    expect({ status, stdout }).toEqual({ status: 0, stdout: `${path.join('a', 'b')}\n` });
  });

  it('exits with an error if its await throws or never settles', async () => {
    expect((await run(`await Promise.reject(new Error('no'));`)).status).toBe(1);
    // Node's code for an await at the top level that never ends.
    expect((await run('await new Promise(() => undefined);')).status).toBe(13);
  });

  it('is refused if the top-level await was lost in the build', () => {
    expect(() => restoreTopLevelAwait('void main();')).toThrow(
      'The top-level await of the entry is lost.',
    );
  });
});
