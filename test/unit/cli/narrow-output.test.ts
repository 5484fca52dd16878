import { mkdir, writeFile } from 'node:fs/promises';
import tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type LocalCloud,
  sampleSite,
  startLocalCloud,
} from '../../../src/localcloud/localcloud.ts';
import { useFolderOfTheFile } from '../../support/folder.ts';
import { tooWide } from '../../support/narrow.ts';
import { createToken } from '../localcloud/support.ts';
import { commandPaths, runIn } from './terminal-run.ts';

const columns = 50;
const repository = 'acme/docs';
let cloud: LocalCloud;
const folder = useFolderOfTheFile();
let env: Record<string, string>;

beforeAll(async () => {
  cloud = await startLocalCloud();
  tls.setDefaultCACertificates([...tls.getCACertificates('bundled'), cloud.ca]);
  env = {
    COLUMNS: String(columns),
    PORTAL_URL: await cloud.open(new URL(sampleSite.portal.url).host),
    PORTAL_TOKEN: createToken(cloud, 'admin'),
  };
  const { slug, id, type, url, portal, azure } = sampleSite;
  const config = `version: 1
site: { slug: ${slug}, id: ${id}, type: ${type}, url: "${url}" }
portal: { url: "${portal.url}", audience: "${portal.audience}" }
azure: { clientId: ${azure.clientId}, tenantId: ${azure.tenantId}, subscriptionId: ${azure.tenantId} }
`;
  await cloud.githubApi.writeFile(repository, 'master', 'site.config.yml', config);
  const sha = await cloud.githubApi.getHead(repository, 'master');
  const branch = { ref: 'refs/heads/release/1.5.0', sha };
  await cloud.githubApi.send('POST', `/repos/${repository}/git/refs`, branch);
  for (const name of ['empty', 'right', 'wrong']) await mkdir(folder.at(name));
  await writeFile(folder.at('right', 'site.config.yml'), config);
  await writeFile(
    folder.at('wrong', 'site.config.yml'),
    config.replace('type:', 'typ:').replace('api:', 'a'),
  );
  await request(
    'A newsletter form on the start page, please, with a word about what is done with the address',
  );
});
afterAll(async () => {
  tls.setDefaultCACertificates(tls.getCACertificates('bundled'));
  await cloud.close();
});

describe('in a terminal of 50 columns', () => {
  it.each([[], ...commandPaths()].map((names) => [names.join(' '), names] as const))(
    'the help of "%s" fits in 50 columns',
    async (_, names) => {
      const { code, stdout } = await runIn('/', [...names, '--help'], { COLUMNS: String(columns) });
      expect(code).toBe(0);
      expect(tooWide(stdout, columns)).toEqual([]);
    },
  );

  const site = ['--site', 'site_hp_web'];
  it.each<[where: string, args: readonly string[], code: number, words: string]>([
    ['empty', ['init', '--yes'], 0, 'Placeholders'],
    ['right', ['check'], 0, 'the config is valid'],
    ['wrong', ['check'], 2, 'unknown key "typ"'],
    ['right', ['check', '--jsn'], 2, "unknown option '--jsn'"],
    ['wrong', ['deploy'], 2, 'Failed in step plan'],
    ['right', ['deploy', '--local'], 1, 'What to do:'],
    ['right', ['onboard', '--check', '--action', 'foo'], 2, '--action is not a reference'],
    ['right', ['portal', 'sites'], 0, 'SLUG acme-docs'],
    ['right', ['portal', 'site', ...site], 0, 'Harbour & Pine'],
    ['right', ['portal', 'pages', ...site], 0, 'PATH'],
    ['right', ['portal', 'versions', ...site], 0, '1.4.0'],
    ['right', ['portal', 'stats', ...site], 0, 'pageViews'],
    ['right', ['portal', 'settings', ...site], 0, 'seo'],
    ['right', ['portal', 'seo', ...site], 0, 'defaults'],
    ['right', ['portal', 'text', 'list', ...site], 0, 'KEY'],
    ['right', ['portal', 'requests', ...site], 0, 'STATUS'],
    ['right', ['portal', 'webhook', ...site], 0, ''],
    ['right', ['portal', 'site', '--site', 'nowhere'], 5, '[PORTAL_NOT_FOUND]'],
  ])(
    'in the folder "%s" the output of "%j" fits in 50 columns',
    async (where, args, code, words) => {
      const ended = await runIn(folder.at(where), args, env);
      const text = ended.stdout + ended.stderr;
      expect(ended.code, text).toBe(code);
      expect(text.replace(/\s+/g, ' ')).toContain(words);
      expect(tooWide(text, columns)).toEqual([]);
    },
  );

  it.each([
    [['status'], 'serves no build'],
    [['release', 'status', '--repository', repository], '1.5.0'],
    [['requests', 'list', '--repository', repository], 'Title A newsletter form'],
    [['requests', 'plan', '--repository', repository], 'A newsletter form'],
  ])('the output of "%j" with real service names fits in 50 columns', async (args, words) => {
    const PORTAL_URL = 'https://portal.acme.example';
    const variables = { ...env, ...cloud.env, PORTAL_URL, GH_TOKEN: cloud.githubApi.token };
    const { stdout, stderr } = await runIn(folder.at('right'), args, variables);
    expect((stdout + stderr).replace(/\s+/g, ' ')).toContain(words);
    expect(tooWide(stdout + stderr, columns)).toEqual([]);
  });
});

/** Submits a development request in the portal. */
async function request(title: string): Promise<void> {
  const answer = await fetch(new URL(`/api/sites/${sampleSite.id}/requests`, env.PORTAL_URL), {
    method: 'POST',
    headers: { authorization: `Bearer ${env.PORTAL_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title, description: 'Please.' }),
  });
  expect(answer.status).toBe(201);
}
