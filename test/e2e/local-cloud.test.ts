import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { built } from './harness/built.ts';
import { startFolderCloud } from './harness/folder-cloud.ts';
import { callPortal } from './harness/portal.ts';
import { acme, configText, writeFiles } from './harness/site.ts';

const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1 data-text-key="about.team.title">Team</h1></body></html>`;

it('"deploy --local" uses the running local cloud, and publishes the edits of its portal', {
  timeout: 90_000,
}, async () => {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'site-deploy-local-cloud-')));
  try {
    const site = path.join(folder, 'site');
    const config = configText(
      acme,
      { build: { command: undefined, output: 'public' }, seo: { enabled: true } },
      folder,
    );
    await mkdir(site);
    await writeFiles(site, {
      'site.config.yml': config,
      'public/index.html': page('Home'),
      'public/about.html': page('About'),
    });
    const env = {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_CACHE_HOME: path.join(folder, 'cache'),
      ...built.env,
    };
    await using local = await startFolderCloud(site, env);
    const { cloud } = local;
    const deploy = async () => {
      const args = [built.cli, 'deploy', site, '--local', '--site-version', '1.0.0'];
      return (await promisify(execFile)(process.execPath, args, { env })).stdout;
    };
    const portal = async (method: string, at: string, body?: object) => {
      const { status, body: text } = await callPortal(cloud, 'editor', method, at, body);
      expect(status, text).toBe(200);
      return JSON.parse(text);
    };

    const printed = await deploy();
    expect(printed).toContain('Local cloud: using the running one, http://face');
    expect(printed).toContain(`Open:   ${cloud.hosting.browserAddress(acme.slug)}`);
    // A port is refused, because it would have no effect on the local cloud that is already
    // running.
    const other = [
      built.cli,
      'deploy',
      site,
      '--local',
      '--site-version',
      '1.0.0',
      '--port',
      '4999',
    ];
    const refused = promisify(execFile)(process.execPath, other, { env });
    await expect(refused).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining(
        'A local cloud is already running for this repository, so it would ignore --port.',
      ),
    });
    expect((await portal('GET', 'pages')).pages).toMatchObject([
      { slug: 'home', path: '/', title: 'Home' },
      { slug: 'about', path: '/about', title: 'About', textKeyCount: 1 },
    ]);
    await portal('PUT', 'seo/about', {
      ...(await portal('GET', 'seo/about')),
      title: 'About us, in the portal',
    });
    await portal('PUT', 'text/about.team.title', { value: 'Our team, in the portal' });
    expect(await deploy()).toContain('Texts: one text from the portal (about.team.title).');
    expect(await readdir(site)).toEqual(['public', 'site.config.yml']);
    const live = await (await fetch(`${cloud.hosting.address(acme.slug)}/about`)).text();
    expect(live).toContain('<title>About us, in the portal</title>');
    expect(live).toContain('Our team, in the portal</h1>');
    // A text that is already live stays live, although the folder does not contain it.
    expect(await deploy()).not.toContain('from the portal');
    expect(await (await fetch(`${cloud.hosting.address(acme.slug)}/about`)).text()).toBe(live);
    expect(await portal('GET', 'text/about.team.title')).toMatchObject({
      default: 'Team',
      displayed: 'Our team, in the portal',
      overrides: [{ status: 'live' }],
    });
    expect((await portal('GET', 'pages')).pages).toMatchObject([
      { title: 'Home' },
      { title: 'About' },
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
