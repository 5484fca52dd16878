import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleSite } from '../../../../src/localcloud/localcloud.ts';
import { useFolder } from '../../../support/folder.ts';
import { useDistribution } from '../distribution/harness.ts';

const harness = await useDistribution();

const root = useFolder({ 'site/index.html': 'before' });
let running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running = [];
});

/** Downloads the program of the release, and runs it as the platform's tools do. */
async function deploy(variables: Readonly<Record<string, string>> = {}) {
  const { cloud, call } = harness;
  const { buildId } = cloud.release.build();
  const { body } = await call(
    `https://swalocaldeploy.azureedge.net/downloads/${buildId}/linux-x64/StaticSitesClient`,
  );
  root.write({ 'client.mjs': body });
  const usual = {
    HOME: root.root,
    DEPLOYMENT_TOKEN: cloud.distribution.issueToken(sampleSite.slug),
    APP_LOCATION: root.at('site'),
  };
  const env = { ...cloud.env, ...usual, ...variables };
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = spawn(process.execPath, [root.at('client.mjs')], { env, stdio: [...stdio] });
  running.push(child);
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, output: stripVTControlCharacters(text) };
}

const change = (text: string) => root.write({ 'site/index.html': text });

describe("the stand-in for the hosting platform's client", () => {
  it.each([
    ['is too long', 'a'.repeat(17)],
    ['contains a slash', 'release/1'],
  ])('deploys to Production and reports a success if the environment name %s', async (_, name) => {
    change(`draft ${name}`);
    const { code, output } = await deploy({ DEPLOYMENT_ENVIRONMENT: name });
    expect(code).toBe(0);
    expect(output).toMatch(/The environment name provided exceeds the character limit of 16/);
    expect(output).toContain(
      `Visit your site at: https://${harness.cloud.hosting.hostname('acme-docs')}`,
    );
    expect(await harness.visit()).toBe(`draft ${name}`);
  });

  it("succeeds with a warning if the site's plan has no preview environments", async () => {
    harness.cloud.distribution.behaviour.allowsEnvironments = false;
    const { code, output } = await deploy({ DEPLOYMENT_ENVIRONMENT: 'another' });
    expect(code).toBe(0);
    expect(output).toContain(
      '[WARNING] Staging environments are not allowed for this Static Web App.',
    );
  });
});
