import { describe, expect, it } from 'vitest';
import { useTerminal } from './terminal.ts';

const { terminal } = useTerminal();
const web = '--site site_hp_web';

describe('portal', () => {
  it.each(['pages', 'text list', 'deployments'])(
    '%s lists at most two entries with --limit 2 --offset 1',
    async (name) => {
      const { code, out } = await terminal.run(`${name} ${web} --limit 2 --offset 1 --json`);
      expect({ name, code }).toEqual({ name, code: 0 });
      const [rows] = Object.values(JSON.parse(out)).filter((value) => Array.isArray(value));
      expect((rows as unknown[]).length).toBeLessThanOrEqual(2);
    },
  );

  it('pages add adds a page, and pages remove removes any page but the start page', async () => {
    const added = await terminal.run(`pages add /visit-us --title Visit ${web}`);
    expect([added.code, added.err]).toEqual([0, expect.stringContaining('the page "visit-us"')]);
    const again = await terminal.run(`pages add /visit-us --title Visit ${web} --json`);
    expect([again.code, again.out]).toEqual([expect.any(Number), expect.stringContaining('path')]);
    expect((await terminal.run(`pages remove visit-us ${web}`)).code).toBe(0);
    expect((await terminal.run(`pages remove home ${web}`)).code).not.toBe(0);
  });

  it('history lists an edit', async () => {
    await terminal.run(`seo set home --title Short ${web}`);
    const { edits } = JSON.parse((await terminal.run(`history ${web} --json`)).out);
    expect(edits).toMatchObject([{ path: '/seo/home', by: expect.any(String) }]);
  });

  it('audit lists a title that is too short', async () => {
    await terminal.run(`seo set home --title Short ${web}`);
    const { findings } = JSON.parse(
      (await terminal.run(`audit --problem short ${web} --json`)).out,
    );
    expect(findings).toContainEqual(expect.objectContaining({ path: '/', field: 'title' }));
  });

  it('text set reads the text from standard input if the value is -', async () => {
    const set = ['text', 'set', 'home.hero.title', '-', '--site', 'site_hp_web'];
    expect((await terminal.run(set, { stdin: 'Two\nlines\n' })).code).toBe(0);
    const { out } = await terminal.run(`text list ${web} --search lines --json`);
    expect(JSON.parse(out).texts).toMatchObject([{ override: { value: 'Two\nlines' } }]);
  });

  it('seo show --json prints an error as JSON, and exits with the code of its kind', async () => {
    const missing = await terminal.run(`seo show nowhere ${web} --json`);
    expect(missing.code).toBe(5);
    expect(JSON.parse(missing.out)).toMatchObject({ error: { code: 'PORTAL_NOT_FOUND' } });
  });

  it('sitemap config set merges and clears settings, and names an unknown page', async () => {
    await terminal.run(`sitemap config set ${web} --priority home=0.9 --exclude visit`);
    const { err } = await terminal.run(
      `sitemap config set ${web} --change-freq daily --exclude no`,
    );
    expect(err).toContain('excludePages.0: The site has no page "no".');
    const config = async () => JSON.parse((await terminal.run(`sitemap config ${web} --json`)).out);
    expect(await config()).toMatchObject({
      defaultChangeFreq: 'daily',
      excludePages: ['no'],
      priorities: { home: 0.9 },
    });
    await terminal.run(`sitemap config set ${web} --clear priorities.home --clear excludePages`);
    expect(await config()).not.toHaveProperty('excludePages');
  });

  it('access set and access remove change the permissions of a person', async () => {
    const env = { PORTAL_TOKEN: 'local-owner-token' };
    expect((await terminal.run(`access ${web}`, { env })).out).toContain('Edda Lindqvist');
    await terminal.run(`access set user_nadia viewer ${web}`, { env });
    expect((await terminal.run(`access ${web}`, { env })).out).toMatch(/Nadia Costa +viewer/);
    await terminal.run(`access remove user_nadia ${web}`, { env });
    expect((await terminal.run(`access ${web}`, { env })).out).not.toContain('Nadia');
  });

  it('environments lists Production', async () => {
    expect((await terminal.run(`environments ${web}`)).out).toContain('Production');
  });

  it('webhook rotate changes the secret that webhook set prints', async () => {
    const set = await terminal.run(`webhook set https://hooks.acme.example/site ${web}`);
    const again = await terminal.run(`webhook set https://hooks.acme.example/site ${web}`);
    expect(again.out).toBe(set.out);
    const rotated = await terminal.run(`webhook rotate ${web}`);
    expect(rotated.out).toMatch(/^whsec_/);
    expect(rotated.out).not.toBe(set.out);
  });

  it('webhook redeliver sends an event again', async () => {
    await terminal.run(`webhook set https://hooks.acme.example/site ${web}`);
    const { err } = await terminal.run(`webhook test --event request.created ${web}`);
    const [, id] = /request\.created is sent as (msg_\S+)\./.exec(err) ?? [];
    expect((await terminal.run(`webhook redeliver ${id} ${web}`)).code).toBe(0);
  });
});
