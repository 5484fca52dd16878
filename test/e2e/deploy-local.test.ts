import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, watch, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { useFolder } from '../support/folder.ts';
import { tooWide } from '../support/narrow.ts';
import { built } from './harness/built.ts';

const folder = useFolder();
/** Parent of all temporary folders of the command. */
let temp: string;
let site: string;

beforeEach(async () => {
  [temp, site] = [folder.at('temp'), folder.at('site')];
  await Promise.all([temp, site].map((name) => mkdir(name)));
  await writeFile(
    path.join(site, 'wait.mjs'),
    "console.log('the build waits'); setInterval(() => {}, 1000);",
  );
  await writeFile(
    path.join(site, 'site.config.yml'),
    `version: 1
site: { slug: acme-docs, id: site_123, type: docs, url: https://www.acme.example }
portal: { url: https://portal.acme.example, audience: api://11111111-2222-3333-4444-555555555555 }
azure:
  clientId: 11111111-1111-4111-8111-111111111111
  tenantId: 22222222-2222-4222-8222-222222222222
  subscriptionId: 33333333-3333-4333-8333-333333333333
build: { command: node wait.mjs, output: . }
`,
  );
});

function start(...args: string[]) {
  const child = spawn(process.execPath, [built.cli, 'deploy', '--local', ...args], {
    cwd: site,
    env: { PATH: process.env.PATH, HOME: folder.root, TMPDIR: temp, COLUMNS: '50', ...built.env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return { child, ended: once(child, 'close'), output: () => output };
}

it('"deploy --local" ends on Ctrl-C while the local cloud starts, and leaves no temporary files', {
  timeout: 60_000,
}, async () => {
  const { child, ended, output } = start('--site-version', '1.0.0');
  // Stops watching if the command ends without having created a folder.
  const over = new AbortController();
  void ended.then(() => over.abort(new Error(output())));
  for await (const { filename } of watch(temp, { signal: over.signal }))
    if (filename?.startsWith('site-deploy-cloud-')) break;
  child.kill('SIGINT');
  expect((await ended)[0], output()).toBe(1);
  expect(output()).not.toContain('Deploying acme-docs');
  expect(await readdir(temp)).toEqual([]);
});

it('"deploy --local" ends on Ctrl-C during the build, and leaves neither temporary files nor new files in the site', async () => {
  const { child, ended, output } = start('--site-version', '1.0.0');
  while (!output().includes('the build waits')) await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect((await ended)[0], output()).toBe(1);
  expect(output()).toContain('The live site was not changed.');
  expect(tooWide(output(), 50)).toEqual([]);
  expect(await readdir(temp)).toEqual([]);
  expect((await readdir(site)).sort()).toEqual(['site.config.yml', 'wait.mjs']);
});
