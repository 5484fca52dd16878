/**
 * Measures how long a deployment delays a signal: the longest processor time between two turns of
 * the built Action's event loop, with several kinds of large sites. Exits with code 1 if it is more
 * than a second.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalCloud } from '../../src/localcloud/localcloud.ts';
import { generateSite } from '../fixtures/generate-site.ts';
import { startAction } from '../support/start-action.ts';
import { deployedSite } from './deployers.ts';

const mostMs = 1_000;
const root = path.resolve(import.meta.dirname, '../..');
const small = { pages: 20, totalBytes: 1 };

const texts = (count: number) =>
  Array.from({ length: count }, (_, at) => [`page-1.body.e${at}`, `Text ${at}`] as const);

/**
 * An application's script. The finish step searches scripts for every key that no page contains.
 */
const script = `export const texts = [${'"page-1.body.other"+1,'.repeat(1_000_000)}];`;

const cases = [
  { name: '2,000 pages', site: { pages: 2_000, totalBytes: 1 } },
  { name: '200,000 texts', site: small, texts: 200_000 },
  { name: '400,000 texts', site: small, texts: 400_000 },
  { name: '– in an application', site: small, texts: 200_000, script },
  { name: '– in 14,000 pages', site: { pages: 14_000, totalBytes: 1 }, texts: 200_000 },
  { name: '100 MB', site: { pages: 20, totalBytes: 100e6, imageBytes: 10e6 } },
  { name: '15,000 files', site: { pages: 20, totalBytes: 14_970_000, imageBytes: 1_000 } },
];

for (const { name, site, texts: count = 0, script } of cases) {
  const workspace = await mkdtemp(path.join(tmpdir(), 'bench-delay-'));
  try {
    const { files } = await generateSite(workspace, site);
    await mkdir(path.join(workspace, 'content'));
    const content = JSON.stringify(Object.fromEntries(texts(count)), null, 2);
    await writeFile(path.join(workspace, 'content/overrides.json'), content);
    if (script !== undefined) {
      await writeFile(path.join(workspace, 'public/app.js'), script);
      const config = path.join(workspace, 'site.config.yml');
      const text = await readFile(config, 'utf8');
      await writeFile(config, text.replace('type: static', 'type: spa'));
    }
    await using cloud = await startLocalCloud({ sites: [deployedSite] });
    const file = path.join(workspace, '..', `${path.basename(workspace)}.delay`);
    const run = await startAction({
      ...{ workspace, cloud, actionRoot: root, idToken: true, jobEnvironment: 'Production' },
      event: {
        ...{ name: 'push', ref: 'refs/heads/master', sha: 'a'.repeat(40) },
        ...{ repository: 'acme/static', runId: '1' },
        payload: { head_commit: { id: 'a'.repeat(40), tree_id: 'b'.repeat(40) } },
      },
      inputs: { 'site-version': '1.0.0', uploader: 'direct' },
      extraEnv: {
        NODE_OPTIONS: `--require=${path.join(import.meta.dirname, 'delay.cjs')}`,
        BENCH_DELAY: file,
      },
    });
    const { code, visible, milliseconds } = await run.done;
    const delay = Number(await readFile(file, 'utf8')) / 1_000;
    await run.dispose();
    await rm(file);
    if (code !== 0) throw new Error(`${name}: the run failed:\n${visible}`);
    const verdict = delay > mostMs ? '  TOO LONG' : '';
    if (verdict) process.exitCode = 1;
    const cells = [`${files} files`, `${Math.round(milliseconds)} ms`, `${Math.round(delay)} ms`];
    console.log(name.padEnd(22) + cells.map((cell) => cell.padStart(14)).join('') + verdict);
  } finally {
    await rm(workspace, { recursive: true });
  }
}
