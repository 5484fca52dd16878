import { expect, it } from 'vitest';
import { releaseNotes } from '../../../../src/automation/release/notes.ts';
import { releaseHarness } from './harness.ts';

it.each([
  ['changed since the last release', '{"a.b.c":"old","a.b.d":"same"}', ['a.b.c', 'a.b.e']],
  ['new after a release without a content file', undefined, ['a.b.c', 'a.b.d', 'a.b.e']],
  ['new after a release with an invalid content file', '{"a":', ['a.b.c', 'a.b.d', 'a.b.e']],
])('releaseNotes lists the texts that are %s', async (_, before, keys) => {
  const here = await releaseHarness();
  const file = 'content/overrides.json';
  if (before) await here.write('master', file, before);
  await here.tag('v1.3.0');
  const after = '{"a.b.c":"new","a.b.d":"same","a.b.e":"added"}';
  await here.write('master', file, after);
  const { harness } = await here.open();
  const commit = (await here.head('master')) ?? '';
  const notes = await releaseNotes(harness, '1.4.0', commit);
  expect(notes).toContain(`## Texts\n\n${keys.map((key) => `- \`${key}\``).join('\n')}\n`);
});
