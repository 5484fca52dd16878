import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHosting, type HostingService } from '../../../../src/localcloud/hosting/hosting.ts';
import { sampleSite } from '../../../../src/localcloud/sample.ts';

let dir: string;
let hosting: HostingService;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'hosting-test-'));
  hosting = createHosting({ sites: [sampleSite], home: dir, swaStart: false });
});
afterEach(async () => {
  await hosting.close();
  await rm(dir, { recursive: true });
});

const site = async (text: string) => {
  const folder = path.join(dir, text);
  await mkdir(folder);
  await writeFile(path.join(folder, 'index.html'), text);
  return folder;
};
const shown = async (environment: string | null) =>
  (await fetch(hosting.address('acme-docs', environment) ?? '')).text();

it('serves each environment on an address of its own that does not change', async () => {
  expect(hosting.address('acme-docs')).toBeUndefined();
  await Promise.all([
    hosting.publish('acme-docs', null, await site('live')),
    hosting.publish('acme-docs', 'preview', await site('draft')),
  ]);
  const address = hosting.address('acme-docs');
  expect(hosting.address('acme-docs', 'Production')).toBe(address);
  expect([await shown(null), await shown('preview')]).toEqual(['live', 'draft']);
  expect(hosting.environments('acme-docs')).toEqual(['preview']);
  await hosting.publish('acme-docs', null, await site('next'));
  expect(hosting.address('acme-docs')).toBe(address);
  expect(await shown(null)).toBe('next');
});

it('answers all the time while a version is replaced', async () => {
  await hosting.publish('acme-docs', null, await site('before'));
  let replaced = false;
  const replacing = hosting.publish('acme-docs', null, await site('after')).then(() => {
    replaced = true;
  });
  const answers = new Set<string>();
  while (!replaced) answers.add(await shown(null));
  await replacing;
  expect([...answers].filter((answer) => answer !== 'before' && answer !== 'after')).toEqual([]);
  expect(answers).toContain('before');
  expect(await shown(null)).toBe('after');
});

it('keeps the deployment that came last of two at once', async () => {
  const [first, second] = [await site('first'), await site('second')];
  await Promise.all([hosting.publish('acme-docs', null, first), hosting.publish('acme-docs', null, second)]);
  expect(await shown(null)).toBe('second');
});

it('names hosts as the platform does', () => {
  expect(hosting.hostname('acme-docs', 'Preview')).toBe(hosting.hostname('acme-docs', 'preview'));
  expect(hosting.hostname('acme-docs', 'production')).toBe(hosting.hostname('acme-docs', null));
  expect(hosting.hostname('acme-docs')).not.toBe(hosting.hostname('acme-blog'));
});
