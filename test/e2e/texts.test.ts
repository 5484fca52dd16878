import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createToken } from '../unit/localcloud/support.ts';
import { runCommand } from './harness/command.ts';
import { makeRepository } from './harness/git.ts';
import { useHarness } from './harness/harness.ts';
import { callPortal } from './harness/portal.ts';

const harness = useHarness();
/** A site of the local portal with texts, one of which is overridden. */
const siteId = 'site_hp_web';
const overridden = { 'home.footer.note': 'Open Wednesday to Saturday' };

/** Creates a checkout of a site. The returned `texts` runs `site-deploy texts …` there. */
async function checkout(
  files: Readonly<Record<string, string>> = {},
  file = 'content/overrides.json',
) {
  const { workspace } = await harness.checkout({
    files,
    config: { site: { id: siteId }, content: { file } },
  });
  return {
    workspace,
    read: () => readFile(path.join(workspace, file), 'utf8'),
    texts: (
      args: readonly string[],
      token = createToken(harness.cloud, 'viewer'),
      env: Readonly<Record<string, string>> = {},
    ) =>
      runCommand(harness.cloud, ['texts', ...args, workspace], {
        cwd: workspace,
        env: { PORTAL_TOKEN: token, ...env },
      }),
  };
}

/** Edits the portal's content as an admin. */
async function edit(method: string, target: string, body?: object) {
  const answer = await callPortal(harness.cloud, 'admin', method, target, body, siteId);
  expect(answer.status).toBeLessThan(300);
  return answer.body === '' ? undefined : JSON.parse(answer.body);
}

it('"texts pull" creates the content file, after which "texts diff" finds no difference', async () => {
  const { texts, read } = await checkout();
  expect(await texts(['diff'])).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('+ "Open Wednesday'),
  });
  expect(JSON.parse((await texts(['diff', '--json'])).stdout)).toEqual([
    { key: 'home.footer.note', portal: 'Open Wednesday to Saturday' },
  ]);
  expect(await texts(['pull'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('one text changed'),
  });
  expect(JSON.parse(await read())).toEqual(overridden);
  expect(await texts(['diff'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('is up to date'),
  });
});

it('"texts pull" applies changes and removals, and keeps order, comments and unknown keys', async () => {
  const { texts, read } = await checkout(
    {
      'content/texts.yml':
        '# ours\nnew.in.code: Not in the portal yet # soon\nhome.hero.title: Removed in the portal\nhome.footer.note: "Old" # hours\n',
    },
    'content/texts.yml',
  );
  await edit('PUT', 'text/home.hero.lead', { value: 'yes: "no" # <b>' });
  try {
    const { code, stdout: out } = await texts(['pull']);
    expect(code).toBe(0);
    expect(out).toContain('Unknown to the portal and left unchanged: new.in.code.');
    expect(out).toContain('- "Removed in the portal"');
    expect(await read()).toBe(
      '# ours\nnew.in.code: Not in the portal yet # soon\nhome.footer.note: "Open Wednesday to Saturday" # hours\nhome.hero.lead: \'yes: "no" # <b>\'\n',
    );
    expect(await texts(['diff'])).toMatchObject({ code: 0 });
  } finally {
    await edit('DELETE', 'text/home.hero.lead');
  }
});

it('"texts pull" overwrites an uncommitted edit only with --force', async () => {
  const edited = '{\n  "home.footer.note": "Edited here"\n}\n';
  const { texts, read, workspace } = await checkout();
  const git = await makeRepository(workspace);
  const write = async (text: string) => {
    await mkdir(path.join(workspace, 'content'), { recursive: true });
    await writeFile(path.join(workspace, 'content/overrides.json'), text);
  };
  await write(edited);
  expect(await texts(['pull'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('CONTENT_FILE_CHANGED'),
  });
  expect(await read()).toBe(edited);
  // The commit omits files that git ignores.
  await writeFile(path.join(workspace, '.gitignore'), 'content/\n');
  expect(await texts(['pull'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('CONTENT_FILE_CHANGED'),
  });
  await git('add', '--all', '--force');
  await git('commit', '--quiet', '--message', 'Texts');
  await write(edited.replace('here', 'again'));
  expect(await texts(['pull'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('home.footer.note'),
  });
  expect(await texts(['pull', '--force'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('- "Edited again"'),
  });
  await write(edited);
  expect(await texts(['pull'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('- "Edited here"'),
  });
  expect(JSON.parse(await read())).toEqual(overridden);
});

it('"texts pull" writes page metadata only with --seo, and then keeps it up to date', async () => {
  const { texts, workspace } = await checkout();
  const file = path.join(workspace, 'content/seo.json');
  await edit('PUT', 'seo/home', { title: 'Written in the portal', description: 'About it.' });
  expect((await texts(['pull'])).stdout).not.toContain('seo.json');
  await expect(readFile(file)).rejects.toThrow('ENOENT');
  const { code, stdout: out } = await texts(['pull', '--seo']);
  expect(code).toBe(0);
  expect(out).toMatch(
    /content\/seo\.json: updated with the metadata of \d+ pages\. Commit it to use it in builds\./,
  );
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    pages: { '/': { slug: 'home', values: { description: 'About it.' } } },
  });
  expect((await texts(['pull'])).stdout).toContain('content/seo.json is up to date.');
  await edit('PUT', 'seo/home', { title: 'Written again', description: 'About it.' });
  expect((await texts(['pull'])).stdout).toContain(
    'content/seo.json: updated with the metadata of',
  );
  expect(await readFile(file, 'utf8')).toContain('Written again');
});
