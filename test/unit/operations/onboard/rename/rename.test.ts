import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { EntraApp } from '../../../../../src/localcloud/entra/directory.ts';
import { graphCredentials } from '../../../../../src/operations/onboard/credentials/credential.ts';
import { type Rename, renamedSite } from '../../../../../src/operations/onboard/rename/kinds.ts';
import {
  applyRename,
  describeRename,
  isRenamed,
  planRename,
} from '../../../../../src/operations/onboard/rename/rename.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { chooseWrites } from '../../../../support/interruptions.ts';
import { type Harness, openHarness, repositories } from '../harness.ts';
import { action, site } from '../site.ts';

const other = '66666666-6666-4666-8666-666666666666';
const moved = 'https://portal-2.acme.example';

async function openRenames() {
  const app: EntraApp = {
    clientId: other,
    tenantId: site.azure.tenantId,
    objectId: 'other',
    displayName: 'other',
    federatedCredentials: [],
    roles: {},
  };
  const docs = repositories.map((one) => ({ ...one, immutable: false }));
  const elsewhere = { owner: 'Beta', name: 'web', defaultBranch: 'main', id: 2003, ownerId: 1002 };
  const harness = await openHarness([...docs, elsewhere], [app]);
  await harness.apply((await harness.observe()).plan);
  await harness.api.send('PUT', '/repos/Acme/docs/pulls/1/merge', {});
  await harness.apply((await harness.observe()).plan);
  return { ...harness, apps: [harness.app, app] };
}
type Renames = Awaited<ReturnType<typeof openRenames>>;

const fullName = ({ api }: Harness | Renames) =>
  api.repositories().find((name) => name !== 'Beta/web') ?? '';

function optionsIn(harness: Renames, rename: Rename) {
  const access = {
    http: harness.http,
    signal: harness.signal,
    token: new Secret(harness.graph.token),
  };
  const { clientId } = renamedSite(site, rename).azure;
  return {
    ...{ action, github: harness.github, clock: harness.clock, signal: harness.signal },
    credentials: graphCredentials(access, clientId),
    credentialsAt: (id: string) => graphCredentials(access, id),
    webhookSecret: new Secret('shared-secret-of-the-portal'),
  };
}

const plan = (harness: Renames, rename: Rename) =>
  planRename(site, rename, optionsIn(harness, rename));

async function run(harness: Renames, rename: Rename): Promise<string | undefined> {
  const options = optionsIn(harness, rename);
  return applyRename(await plan(harness, rename), site, rename, options);
}

/** Repeats the command until it is done, while people merge what they are asked to merge. */
async function finish(harness: Renames, rename: Rename): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    const pending = await run(harness, rename);
    if (!pending) return;
    const [, number] = /^Merge \S+\/pull\/(\d+), then/.exec(pending) ?? [];
    expect(pending).toMatch(/^Merge \S+\/pull\/\d+, then/);
    await harness.api.send('PUT', `/repos/${fullName(harness)}/pulls/${number}/merge`, {});
  }
  expect.fail('not finished');
}

/** Lists reasons why a push to the default branch would not be deployed. */
async function whyNotDeployed({ api, apps }: Renames): Promise<string[]> {
  const name = fullName({ api } as Harness);
  const repository = api.repository(name);
  const branch = repository?.defaultBranch ?? '';
  const config = parse((await api.readFile(name, branch, 'site.config.yml')) ?? '');
  const workflow = (await api.readFile(name, branch, '.github/workflows/deploy.yml')) ?? '';
  const { production, preview = {} } = config.environments;
  const subject = `${repository?.subject.prefix}:environment`;
  const trusts = (clientId: string, environment: string) =>
    apps
      .find((app) => app.clientId === clientId)
      ?.federatedCredentials.some((one) => one.subject === `${subject}:${environment}`);
  const admits = repository?.environments
    .find((environment) => environment.name === 'Production')
    ?.branches.some((policy) => policy.name === branch);
  const { clientId } = config.azure;
  return [
    production.branch !== branch && `the config deploys ${production.branch}, not ${branch}`,
    !parse(workflow).on.push.branches.includes(branch) && `the workflow does not run on ${branch}`,
    !workflow.includes(`client-id: '${clientId}`) && 'the workflow pins another identity',
    !workflow.includes(config.portal.url) && 'the workflow pins another portal',
    !trusts(clientId, 'Production') && `${clientId} does not trust ${subject}:Production`,
    !trusts(preview.clientId ?? clientId, 'Preview') && `Preview does not trust ${subject}`,
    !admits && `Production does not admit ${branch}`,
    !repository?.hooks.some(({ config: { url } }) => url.startsWith(config.portal.url)) &&
      'no webhook calls the portal',
  ].filter((reason) => reason !== false);
}

async function getState({ api, apps }: Renames) {
  const name = fullName({ api } as Harness);
  const repository = api.repository(name);
  const branch = repository?.defaultBranch ?? '';
  const read = (path: string) => api.readFile(name, branch, path);
  return {
    name,
    branch,
    credentials: apps.map((app) => app.federatedCredentials.map((one) => one.subject).sort()),
    policies: repository?.environments.map(({ branches }) => branches.map((one) => one.name)),
    hooks: repository?.hooks.map(({ config }) => config.url),
    variables: [...(repository?.variables ?? [])],
    files: [await read('site.config.yml'), await read('.github/workflows/deploy.yml')],
    pulls: ((await api.send('GET', `/repos/${name}/pulls?state=all`)).json as object[]).length,
  };
}

const renames: readonly Rename[] = [
  { what: 'branch', to: 'main' },
  { what: 'repository', to: 'guide' },
  { what: 'owner', to: 'Beta' },
  { what: 'identity', to: other },
  { what: 'preview-identity', to: other },
  { what: 'portal', to: moved },
];

describe.each(renames)('the rename $what=$to', (rename) => {
  it('is planned without writing anything', async () => {
    await using harness = disposable(await openRenames());
    const before = harness.network.writes;
    expect(isRenamed(await plan(harness, rename))).toBe(false);
    expect(harness.network.writes).toBe(before);
  });

  it('lets pushes deploy throughout, except while GitHub renames a branch, and leaves nothing to do', async () => {
    await using harness = disposable(await openRenames());
    expect(await whyNotDeployed(harness)).toEqual([]);
    const gaps: string[] = [];
    harness.network.onWrite = async (path) => {
      for (const reason of await whyNotDeployed(harness)) gaps.push(`${path}: ${reason}`);
    };
    await finish(harness, rename);
    // GitHub cannot rename a branch and merge a pull request in one step.
    const expected = rename.what === 'branch' ? /branches\/master\/rename/ : /^never$/;
    expect(gaps.filter((gap) => !expected.test(gap))).toEqual([]);
    expect(await whyNotDeployed(harness)).toEqual([]);
    const { credentials, policies, hooks, name, branch, variables } = await getState(harness);
    expect(credentials.flat()).toHaveLength(2);
    const values = JSON.stringify([credentials, policies, hooks, name, branch, variables]);
    if (rename.what === 'branch') expect(values).not.toContain('master');
    if (rename.what === 'repository') expect(values).not.toContain('docs@');
    if (rename.what === 'owner') expect(values).not.toContain('Acme');
    if (rename.what === 'portal') expect(values).not.toContain(site.portal.url);
    const done = await plan(harness, rename);
    expect(isRenamed(done)).toBe(true);
    expect(describeRename(done)[0]).toContain('Nothing to do');
  });
});

const kinds = ['branch', 'repository', 'identity', 'portal'];

it.each(renames.filter(({ what }) => kinds.includes(what)))(
  'the rename of the $what has the same result if it is repeated after an interrupted write',
  {
    timeout: 120_000,
  },
  async (rename) => {
    await using whole = disposable(await openRenames());
    const before = whole.network.writes;
    await finish(whole, rename);
    const state = await getState(whole);
    const writes = whole.network.writes - before;
    expect(writes).toBeGreaterThan(2);
    for (const cutAt of chooseWrites(writes, kinds.indexOf(rename.what))) {
      const when = cutAt % 2 === 0 ? 'before' : 'after';
      const place = `${when} write ${cutAt} of ${writes}`;
      await using harness = disposable(await openRenames());
      Object.assign(harness.network, { cutAt: before + cutAt, when });
      await expect(finish(harness, rename), place).rejects.toThrow();
      Object.assign(harness.network, { cutAt: 0 });
      await finish(harness, rename);
      expect(await getState(harness), place).toEqual(state);
    }
  },
);

function disposable(harness: Renames) {
  return { ...harness, [Symbol.asyncDispose]: () => harness.close() };
}

it("a rename names what to change in the portal until the portal's record is correct", async () => {
  const rename = { what: 'repository', to: 'guide' } as const;
  await using harness = disposable(await openRenames());
  const remarks = async (record = site) => {
    const found = await planRename(record, rename, optionsIn(harness, rename));
    return found.onboarding.plan.remarks.filter((remark) => remark.includes('portal'));
  };
  const expected = [
    expect.stringContaining(`acme-docs (site_123) in the portal ${site.portal.url}`),
  ];
  expect(await remarks()).toEqual(expected);
  await finish(harness, rename);
  expect(await remarks()).toEqual(expected);
  const { name, branch } = await getState(harness);
  const [owner = '', short = ''] = name.split('/');
  const corrected = { ...site, repository: { owner, name: short }, productionBranch: branch };
  expect(await remarks(corrected)).toEqual([]);
});

it('a rename of the branch waits while its pull request needs an approval', async () => {
  await using harness = disposable(await openRenames());
  const rules = harness.api.repository('Acme/docs')?.rules;
  rules?.set('master', [
    { type: 'pull_request', parameters: { required_approving_review_count: 1 } },
  ]);
  const pending = await run(harness, { what: 'branch', to: 'main' });
  expect(pending).toMatch(/^Approve .* but don't merge it/);
  expect(harness.api.repository('Acme/docs')?.defaultBranch).toBe('master');
  expect(await whyNotDeployed(harness)).toEqual([]);
  rules?.clear();
  await finish(harness, { what: 'branch', to: 'main' });
  expect(await whyNotDeployed(harness)).toEqual([]);
});

it('a rename finishes what people began when they renamed the branch on GitHub', async () => {
  await using harness = disposable(await openRenames());
  const rename = { new_name: 'main' };
  await harness.api.send('POST', '/repos/Acme/docs/branches/master/rename', rename);
  expect(await whyNotDeployed(harness)).not.toEqual([]);
  await finish(harness, { what: 'branch', to: 'main' });
  expect(await whyNotDeployed(harness)).toEqual([]);
});

it('a rename lists the correction of a variable among the changes that follow it', async () => {
  await using harness = disposable(await openRenames());
  const variables = harness.api.repository('Acme/docs')?.variables;
  variables?.set('SITE_PORTAL_URL', 'https://former.acme.example');
  const { onboarding, later } = await plan(harness, { what: 'repository', to: 'guide' });
  const writes = onboarding.plan.steps.map(({ kind }) => kind);
  expect(writes).not.toContain('variable');
  expect(later.join('\n')).toContain('SITE_PORTAL_URL');
});

it('a rename of the repository does not start if runs could not log in afterwards', async () => {
  await using harness = disposable(await openRenames());
  const rename = { what: 'repository', to: 'guide' } as const;
  const options = { ...optionsIn(harness, rename), credentials: undefined };
  const found = await planRename(site, rename, options);
  expect(found).toMatchObject({ acts: [], pending: expect.stringContaining('unable to log in') });
});

it('a rename of a default branch that is not deployed to Production is refused', async () => {
  await using harness = disposable(await openRenames());
  const text = (await harness.read('site.config.yml')) ?? '';
  const changed = text.replace('branch: master', 'branch: live');
  await harness.write('site.config.yml', changed);
  await expect(plan(harness, { what: 'branch', to: 'main' })).rejects.toThrow(
    'not the one deployed',
  );
});

it('a rename writes nothing if a workflow cannot be changed', async () => {
  await using harness = disposable(await openRenames());
  await harness.write('.github/workflows/deploy.yml', 'on: push\n');
  const before = harness.network.writes;
  expect(await run(harness, { what: 'branch', to: 'main' })).toContain('cannot be changed');
  expect(harness.network.writes).toBe(before);
});
