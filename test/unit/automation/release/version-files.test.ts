import { describe, expect, it } from 'vitest';
import { finishRelease, startRelease } from '../../../../src/automation/release/release.ts';
import { useEach } from '../../../support/fixture.ts';
import { releaseHarness } from './harness.ts';

const here = useEach(releaseHarness);
const waitMs = 60_000;
const read = (path: string, branch = 'release/1.4.0') => here.read(branch, path);

async function opened(files: readonly string[] = []) {
  const { harness } = await here.open();
  const automation = { ...harness.config.automation, release: { files: [...files] } };
  return { ...harness, config: { ...harness.config, automation } };
}
async function release(version: string, files?: readonly string[]) {
  const harness = await opened(files);
  expect(await startRelease(harness, { version }, { waitMs })).toMatchObject({ kind: 'done' });
  expect(await finishRelease(harness, version, { waitMs })).toMatchObject({ kind: 'done' });
}

describe('the version of a release', { timeout: 60_000 }, () => {
  const kept = {
    'app.json': ['{ "app": { "version": "9.9.9" }, "version": "1.3.0" }', '"version": "1.4.0" }'],
    'site/Chart.yaml': [
      'apiVersion: v2\nversion: 1.3.0 # ours\nappVersion: "9.9.9"\n',
      'version: 1.4.0 # ours\nappVersion: "9.9.9"\n',
    ],
    'a.py': ['import x\n__version__ = "1.2.9"\n', 'import x\n__version__ = "1.4.0"\n'],
    'hugo.toml': ["[params]\n  version = '1.3.0'\n", "  version = '1.4.0'\n"],
  };

  it('is raised by one step in the listed files that contain it', async () => {
    const others = { 'b.json': '{ "version": "1.3.0" }', 'c.txt': 'Version 1.3.0 is old.\n' };
    for (const [path, [before]] of Object.entries(kept))
      await here.write('master', path, before ?? '');
    for (const [path, before] of Object.entries(others)) await here.write('master', path, before);
    const harness = await opened([...Object.keys(kept), 'c.txt', 'none.yml']);
    const { done } = await startRelease(harness, { version: '1.4.0' }, { waitMs });
    expect(done.map((line) => line.split(' ')[0])).toEqual([
      'create-branch',
      'bump',
      'deploy',
      'open-pull',
    ]);
    for (const [path, [, after]] of Object.entries(kept)) expect(await read(path)).toContain(after);
    expect(await read('app.json')).toContain('"9.9.9"');
    for (const [path, before] of Object.entries(others)) expect(await read(path)).toBe(before);
  });

  it('blocks the merge while a listed file has a different version, until a second start corrects it', async () => {
    const harness = await opened(['v.yml']);
    await startRelease(harness, { version: '1.4.0' }, { waitMs });
    await here.write('release/1.4.0', 'v.yml', 'version: 1.3.9\n');
    expect(await finishRelease(harness, '1.4.0', { waitMs })).toMatchObject({
      kind: 'person',
      what: expect.stringContaining('v.yml on release/1.4.0 says 1.3.9. Run "site-deploy release'),
    });
    await startRelease(harness, { version: '1.4.0' }, { waitMs });
    expect(await read('v.yml')).toBe('version: 1.4.0\n');
  });
});

describe('CHANGELOG.md', { timeout: 60_000 }, () => {
  it('gets the notes of the last release once when the next release starts', async () => {
    const before = '# Changes\n\n## [Unreleased]\n\n- soon\n\n## 1.3.0\n\n- old\n';
    await here.write('master', 'CHANGELOG.md', before);
    await here.tag('v1.3.0');
    await release('1.4.0');
    expect(await read('CHANGELOG.md', 'master')).toBe(before);
    const { harness } = await here.open();
    const start = () => startRelease(harness, { version: '1.5.0' }, { waitMs });
    expect(await start()).toMatchObject({ kind: 'done' });
    const text = (await read('CHANGELOG.md', 'release/1.5.0')) ?? '';
    const page = 'https://github.com/acme/site/releases/tag/v1.4.0';
    expect(
      text.startsWith(`# Changes\n\n## [Unreleased]\n\n- soon\n\n## [1.4.0](${page})\n\n`),
    ).toBe(true);
    expect(text).toContain("### What's Changed");
    expect(text.endsWith('\n\n## 1.3.0\n\n- old\n')).toBe(true);
    expect((await start()).done).toEqual([]);
  });

  it('is not created if it does not exist', async () => {
    await release('1.4.0');
    await release('1.5.0');
    expect(await read('CHANGELOG.md', 'master')).toBeUndefined();
  });
});
