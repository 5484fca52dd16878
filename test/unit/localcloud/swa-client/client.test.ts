import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleSite } from '../../../../src/localcloud/localcloud.ts';
import type { StandInMode } from '../../../../src/localcloud/swa-client/modes.ts';
import { useFolder } from '../../../support/folder.ts';
import { useDistribution } from '../distribution/world.ts';

const world = await useDistribution();

const root = useFolder();
let running: ChildProcess[] = [];
beforeEach(async () => {
  await mkdir(root.at('site'));
  await writeFile(root.at('site/index.html'), 'before');
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  running = [];
});

interface Started {
  readonly child: ChildProcess;
  readonly said: () => string;
}

/** Starts the program that the release serves, as the platform's tools do. */
async function start(
  mode: StandInMode,
  variables: Readonly<Record<string, string>> = {},
): Promise<Started> {
  const { cloud, call } = world;
  cloud.release.behaviour.mode = mode;
  const { buildId } = cloud.release.build();
  const { body } = await call(
    `https://swalocaldeploy.azureedge.net/downloads/${buildId}/linux-x64/StaticSitesClient`,
  );
  cloud.release.behaviour.mode = 'deploy';
  const program = root.at('client.mjs');
  await writeFile(program, body);
  const token = cloud.distribution.issueToken({ site: sampleSite });
  const site = root.at('site');
  const env = {
    ...cloud.env,
    HOME: root.root,
    DEPLOYMENT_TOKEN: token,
    APP_LOCATION: site,
    ...variables,
  };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return { child, said: () => stripVTControlCharacters(text) };
}

async function deploy(mode: StandInMode, variables: Readonly<Record<string, string>> = {}) {
  const { child, said } = await start(mode, variables);
  const [code, signal] = await once(child, 'close');
  return { code, signal, said: said() };
}

const change = (text: string) => writeFile(root.at('site/index.html'), text);

describe('of its own accord the client', () => {
  it.each(['a'.repeat(17), 'release/1'])(
    'deploys to Production with the name %s, and reports a success',
    async (name) => {
      await change(`draft ${name}`);
      const { code, said } = await deploy('deploy', { DEPLOYMENT_ENVIRONMENT: name });
      expect(code).toBe(0);
      expect(said).toMatch(/The environment name provided exceeds the character limit of 16/);
      expect(said).toContain(
        `Visit your site at: https://${world.cloud.hosting.hostname('acme-docs')}`,
      );
      expect(await world.visit()).toBe(`draft ${name}`);
    },
  );

  it('deploys to an environment with a name that is valid', async () => {
    expect(await deploy('deploy')).toMatchObject({ code: 0 });
    await change('draft');
    const { code, said } = await deploy('deploy', { DEPLOYMENT_ENVIRONMENT: 'preview' });
    expect(code).toBe(0);
    expect(said).toContain(
      `Visit your site at: https://${world.cloud.hosting.hostname('acme-docs', 'preview')}`,
    );
    expect([await world.visit('preview'), await world.visit()]).toEqual(['draft', 'before']);
  });

  it('ends well with a warning where the site may have no environments', async () => {
    world.cloud.distribution.behaviour.allowsEnvironments = false;
    const { code, said } = await deploy('deploy', { DEPLOYMENT_ENVIRONMENT: 'another' });
    expect(code).toBe(0);
    expect(said).toContain(
      '[WARNING] Staging environments are not allowed for this Static Web App.',
    );
  });

  it('fails without a token, and ends well where it may skip the deployment then', async () => {
    const none = { DEPLOYMENT_TOKEN: '' };
    expect(await deploy('deploy', none)).toMatchObject({
      code: 1,
      said: expect.stringContaining('was not provided'),
    });
    expect(
      await deploy('deploy', { ...none, SKIP_DEPLOY_ON_MISSING_SECRETS: 'true' }),
    ).toMatchObject({ code: 0 });
  });

  it('refuses a hosting configuration of more than 20 kB, and a site without a start page', async () => {
    const config = root.at('site/staticwebapp.config.json');
    await writeFile(config, ' '.repeat(20 * 1024 + 1));
    expect(await deploy('deploy')).toMatchObject({
      code: 1,
      said: expect.stringContaining('the limit of 20 KB'),
    });
    await rm(config);
    await rm(root.at('site/index.html'));
    await writeFile(root.at('site/readme.txt'), 'x');
    expect(await deploy('deploy')).toMatchObject({
      code: 1,
      said: expect.stringContaining('a default file'),
    });
  });
});
