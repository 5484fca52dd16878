import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseSiteConfig } from '../../../../src/config/parse.ts';
import { compareFile } from '../../../../src/operations/onboard/files/compare-file.ts';
import { splitHeader } from '../../../../src/workflows/header.ts';
import { withRemembered } from '../../../../src/workflows/render/remembered.ts';
import {
  closePath,
  deployPath,
  getAutomationPath,
  renderOnboarding,
  renderReusableWorkflow,
  rollbackPath,
} from '../../../../src/workflows/render/render.ts';
import type { RenderOptions } from '../../../../src/workflows/render/render-options.ts';
import { allowedMinutes } from '../../../../src/workflows/render/workflow-inputs.ts';
import { automationNames } from '../../../../src/workflows/templates/registry.ts';
import { reusable } from '../../operations/onboard/shapes.ts';
import { action, site } from '../../operations/onboard/site.ts';

const rendered = (options: Partial<RenderOptions> = {}) =>
  renderOnboarding(site, { action, shape: 'two-jobs', ...options });
const getFile = (path: string, options: Partial<RenderOptions> = {}) =>
  rendered(options).find((file) => file.path === path)?.content ?? '';
const getJobs = (path: string, options: Partial<RenderOptions> = {}) =>
  parse(getFile(path, options)).jobs;
/** Returns the inputs of the site-deploy step in a job. */
const givenTo = (job: { steps: { uses?: string; with?: object }[] }) =>
  job.steps.find(({ uses }) => uses?.match(/^acme\/site-deploy(?:\/src\/automation)?@/))?.with;

const pins = {
  'portal-url': site.portal.url,
  audience: site.portal.audience,
  'tenant-id': site.azure.tenantId,
  'client-id': site.azure.clientId,
};

it('generated workflows pin the portal and the identity of each step that logs in', () => {
  const deploy = getJobs(deployPath);
  expect(givenTo(deploy.deploy)).toMatchObject(pins);
  expect(givenTo(deploy.build)).not.toHaveProperty('client-id');
  expect(givenTo(getJobs(rollbackPath).rollback)).toMatchObject(pins);
  expect(givenTo(getJobs(closePath).close)).toMatchObject(pins);
  expect(givenTo(getJobs(deployPath, { shape: 'single-job' }).deploy)).toMatchObject(pins);
  for (const automation of automationNames)
    expect(
      givenTo(getJobs(getAutomationPath(automation), { with: automationNames })[automation]),
    ).toMatchObject(pins);
});

it('the reusable workflow pins the portal, tenant and, if given, the application', () => {
  const { jobs } = parse(renderReusableWorkflow(site, { action }).content);
  expect(givenTo(jobs.deploy)).toMatchObject(pins);
  const shared = { ...site, azure: { tenantId: site.azure.tenantId } };
  const { 'client-id': _, ...others } = pins;
  const ofAll = givenTo(parse(renderReusableWorkflow(shared, { action }).content).jobs.deploy);
  expect(ofAll).toMatchObject(others);
  expect(ofAll).not.toHaveProperty('client-id');
});

it('withRemembered remembers that a workflow has no pins, and warns if pins are removed', () => {
  const text = getFile(deployPath, { pins: false });
  expect(givenTo(parse(text).jobs.deploy)).not.toHaveProperty('audience');
  expect(withRemembered({ action }, text, false).options.pins).toBe(false);
  expect(
    withRemembered({ action, pins: false }, getFile(deployPath), false).remarks.join(),
  ).toContain('redirect');
});

it('the generated build job gets no GitHub token, and passes its version to the deploy job', () => {
  const { build, deploy } = getJobs(deployPath);
  expect(givenTo(build)).toMatchObject({ mode: 'build', 'github-token': '' });
  expect(build.outputs.version).toBe(`\${{ steps.build.outputs.site-version }}`);
  expect(givenTo(deploy)).toMatchObject({
    'site-version': `\${{ needs.build.outputs.version }}`,
  });
});

it('generated workflows request "pull-requests: write" only for comments', () => {
  const { build, deploy } = getJobs(deployPath, { comment: true });
  expect(givenTo(deploy)).toMatchObject({ comment: true });
  expect(deploy.permissions).toMatchObject({ 'pull-requests': 'write' });
  expect(build.permissions).toEqual({ contents: 'read' });
  expect(getJobs(rollbackPath, { comment: true }).rollback.permissions).toHaveProperty(
    'pull-requests',
  );
  expect(getJobs(deployPath).deploy.permissions).not.toHaveProperty('pull-requests');
  // A called workflow gets no permission that its caller lacks.
  const caller = getJobs(deployPath, { shape: 'caller', reusable, comment: true });
  expect(caller.deploy.permissions).toHaveProperty('pull-requests');
});

it('generated workflows use the given runner, Node.js version and time limits', () => {
  const times = { buildMinutes: 90, deployMinutes: 45 };
  const { build, deploy } = getJobs(deployPath, {
    runner: { labels: ['own', 'x64'] },
    nodeVersion: '22',
    ...times,
  });
  expect(build).toMatchObject({ 'runs-on': ['own', 'x64'], 'timeout-minutes': 90 });
  expect(deploy).toMatchObject({ 'runs-on': ['own', 'x64'], 'timeout-minutes': 45 });
  expect(build.steps[1].with['node-version']).toBe('22');
  const closing = Object.values(getJobs(closePath, { runner: { labels: ['own'] } }));
  expect(closing[0]).toMatchObject({ 'runs-on': 'own' });
  expect(getJobs(deployPath, { runner: { group: 'big' } }).deploy['runs-on']).toEqual({
    group: 'big',
  });
});

it('generated workflows have no time limit below that of the site config', () => {
  const text = rendered().find(({ path }) => path === 'site.config.yml')?.content ?? '';
  expect(allowedMinutes(parseSiteConfig(text, 'x'))).toEqual({ build: 30, deploy: 30 });
  const more = `${text}hosting: { distributionTimeoutMinutes: 60, verificationTimeoutMinutes: 60 }\n`;
  const config = parseSiteConfig(`${more}build: { timeoutMinutes: 360 }\n`, 'x');
  const allowed = allowedMinutes(config);
  expect(allowed).toEqual({ build: 360, deploy: 132 });
  const { build, deploy } = getJobs(deployPath, { repository: { allowed }, buildMinutes: 40 });
  expect([build['timeout-minutes'], deploy['timeout-minutes']]).toEqual([360, 132]);
  expect(getJobs(rollbackPath, { repository: { allowed } }).rollback['timeout-minutes']).toBe(132);
  expect(getJobs(closePath, { repository: { allowed } }).close['timeout-minutes']).toBe(132);
  // Limits that only the site config required can disappear, but chosen limits remain.
  const { options } = withRemembered(
    { action, shape: 'two-jobs' },
    getFile(deployPath, { repository: { allowed }, buildMinutes: 40 }),
    false,
  );
  const later = getJobs(deployPath, options);
  expect([later.build['timeout-minutes'], later.deploy['timeout-minutes']]).toEqual([40, 30]);
});

it('a workflow that calls a reusable one cannot choose the runner', () => {
  expect(() => rendered({ shape: 'caller', reusable, runner: { labels: ['own'] } })).toThrow(
    expect.objectContaining({ code: 'ONBOARD_INPUT_INVALID' }),
  );
  const own = getFile(deployPath, { runner: { labels: ['own'] }, buildMinutes: 50 });
  const { options } = withRemembered({ action, shape: 'caller', reusable }, own, false);
  expect(rendered(options)).not.toEqual([]);
});

it.each<[string, Partial<RenderOptions>, Partial<RenderOptions>]>([
  ['the choice of comments', { comment: true }, { comment: false }],
  ['the choice of automations', { with: ['texts'] }, { with: [] }],
  ['the runner labels', { runner: { labels: ['own'] } }, { runner: {} }],
  ['the runner group', { runner: { group: 'big' } }, { runner: {} }],
  ['the Node.js version', { nodeVersion: '22' }, { nodeVersion: 'auto' }],
  ['the time limit of the build', { buildMinutes: 90 }, { buildMinutes: 0 }],
  ['the time limit of the deployment', { deployMinutes: 90 }, { deployMinutes: 0 }],
  ['the file name', { workflowFile: 'site.yml' }, { workflowFile: 'deploy.yml' }],
])('withRemembered remembers %s until a reset', (_, chosen, givenUp) => {
  const [deploy] = rendered(chosen);
  const { options } = withRemembered({ action }, deploy?.content, false);
  expect(options).toMatchObject(chosen);
  expect(rendered(options)).toEqual(rendered(chosen));
  const back = withRemembered({ action, ...givenUp }, deploy?.content, false);
  expect(rendered(back.options)).toEqual(rendered());
});

it('withRemembered does not remember a Node.js version that the repository chose', () => {
  const [deploy] = rendered({ repository: { node: { version: '20' } } });
  expect(withRemembered({ action }, deploy?.content, false).options).not.toHaveProperty(
    'nodeVersion',
  );
});

it('automation workflows name their template and the deployment workflow', () => {
  const options = { with: automationNames, workflowFile: 'site.yml' };
  for (const automation of automationNames) {
    const text = getFile(getAutomationPath(automation), options);
    expect(splitHeader(text).header?.template).toBe(automation);
    expect(givenTo(parse(text).jobs[automation])).toMatchObject({ workflow: 'site.yml' });
    const [desired] = rendered({ ...options, apiToken: true }).filter(
      ({ path }) => path === getAutomationPath(automation),
    );
    if (desired !== undefined) expect(compareFile(text, desired).state).not.toBe('foreign');
  }
});

it('workflows for an Enterprise Server use older actions and do not include a rollback', () => {
  const files = rendered({ server: true });
  expect(files.map(({ path }) => path)).not.toContain(rollbackPath);
  const { build, deploy } = getJobs(deployPath, { server: true });
  expect(build['runs-on']).toEqual(['self-hosted', 'linux']);
  expect(deploy.concurrency).toEqual({
    group: expect.stringContaining('site-deploy-'),
    'cancel-in-progress': false,
  });
  expect(files.map(({ content }) => content).join()).not.toMatch(/artifact@\S+ # v[4-9]/);
});

it('renderOnboarding refuses attestations for an Enterprise Server', () => {
  expect(() => rendered({ server: true, attest: true })).toThrow(
    expect.objectContaining({
      code: 'ONBOARD_INPUT_INVALID',
      message: expect.stringContaining('attestations'),
    }),
  );
});

const newer = { uses: action.uses, version: 'v0.2.0' };
/** Returns the deployment workflow of a repository that was onboarded with these options. */
const onboarded = (options: Partial<RenderOptions>) =>
  renderOnboarding(site, { action, ...options })[0]?.content;

it.each<[string, Partial<RenderOptions>]>([
  ['an attestation and the API token', { attest: true, apiToken: true }],
  ['one job', { shape: 'single-job' }],
  ['a called workflow', { shape: 'caller', reusable }],
])('withRemembered keeps the earlier choice of %s', (_, chosen) => {
  const { options, remarks } = withRemembered({ action }, onboarded(chosen), false);
  expect(options).toMatchObject(chosen);
  expect(remarks).toEqual([]);
  expect(renderOnboarding(site, options)[0]?.content).toBe(onboarded(chosen));
});

it.each<[string, Partial<RenderOptions>, Partial<RenderOptions>, string]>([
  ['the attestation', { attest: true }, { attest: false }, 'no longer attested'],
  [
    'the separation into two jobs',
    { attest: true },
    { shape: 'single-job' },
    'the build has access to the identity',
  ],
  ['the API token', { apiToken: true }, { apiToken: false }, 'without its API token'],
])('withRemembered drops %s on request with a remark', (_, before, asked, text) => {
  const { options, remarks } = withRemembered({ action, ...asked }, onboarded(before), false);
  expect(options).toMatchObject(asked);
  expect(remarks.join('\n')).toContain(`Given up, as requested: `);
  expect(remarks.join('\n')).toContain(text);
});

it('withRemembered does not downgrade site-deploy unless forced', () => {
  const before = onboarded({ action: newer });
  const kept = withRemembered({ action }, before, false);
  expect(kept.options.action).toEqual(newer);
  expect(kept.remarks.join('\n')).toContain(
    'uses site-deploy v0.2.0, which is newer than v0.1.0: it stays',
  );
  const back = withRemembered({ action }, before, true);
  expect(back.options.action).toEqual(action);
  expect(back.remarks.join('\n')).toContain('downgraded from v0.2.0 to v0.1.0');
});

it('withRemembered returns the given options if there is no generated workflow', () => {
  expect(withRemembered({ action }, undefined, false)).toEqual({
    options: { action },
    remarks: [],
  });
  expect(withRemembered({ action }, 'name: Deploy\n', false)).toEqual({
    options: { action },
    remarks: [],
  });
});
