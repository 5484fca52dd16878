import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundle } from '../../../../.ci/build/bundle.ts';
import { hideTopLevelAwait, restoreTopLevelAwait } from '../../../../.ci/build/top-level-await.ts';
import { useFolder } from '../../../support/folder.ts';

const folder = useFolder();

/** Bundles an entry in the same way as the Action, and runs it. */
async function run(entry: string): Promise<{ status: number | null; stdout: string }> {
  folder.write({ 'entry.ts': entry });
  const [chunk] = await bundle(folder.root, {
    entries: { entry: 'entry.ts' },
    manifest: {},
    files: {},
    plugins: [hideTopLevelAwait(folder.at('entry.ts'))],
  });
  folder.write({ 'entry.mjs': restoreTopLevelAwait(chunk?.code ?? '') });
  return spawnSync(process.execPath, [folder.at('entry.mjs')], { encoding: 'utf8' });
}

describe('an entry whose top-level await was hidden from the bundler', () => {
  it('runs as written once the await is restored', async () => {
    const { status, stdout } = await run(
      `import path from 'node:path';\nconst name: string = await Promise.resolve('a');\nconsole.log(path.join(name, 'b'));`,
    );
    expect({ status, stdout }).toEqual({ status: 0, stdout: `${path.join('a', 'b')}\n` });
  });

  it('exits with an error if its await throws or never settles', async () => {
    expect((await run(`await Promise.reject(new Error('no'));`)).status).toBe(1);
    // 13 is Node's exit code for an unsettled top-level await.
    expect((await run('await new Promise(() => undefined);')).status).toBe(13);
  });

  it('is refused if the build removed the top-level await', () => {
    expect(() => restoreTopLevelAwait('void main();')).toThrow(
      'The top-level await of the entry is lost.',
    );
  });
});
