import { beforeEach, describe, expect, it } from 'vitest';
import type { LocalRepository } from '../../../../../src/localcloud/github/state/state.ts';
import { examineOnboarding } from '../../../../../src/operations/onboard/onboard.ts';
import { onboardingBranch } from '../../../../../src/operations/onboard/plan/pull-request.ts';
import { useEach } from '../../../../support/fixture.ts';
import { openHarness } from '../harness.ts';

const workflows = ['deploy', 'rollback', 'close-preview'].map(
  (name) => `.github/workflows/${name}.yml`,
);
const harness = useEach(openHarness);
beforeEach(async () => {
  await harness.apply((await harness.observe()).plan);
  for (const path of [...workflows, 'site.config.yml']) {
    const text = await harness.api.readFile('Acme/docs', onboardingBranch, path);
    await harness.write(path, text ?? '');
  }
});

async function findings() {
  return examineOnboarding(await harness.observe());
}
const repository = () => harness.repository();

const contents = async (path: string) => {
  const { json } = await harness.api.send('GET', `/repos/Acme/docs/contents/${path}?ref=master`);
  return json as { sha: string; content?: string };
};

describe('the onboarding doctor', () => {
  it('reports nothing after onboarding', async () => {
    expect(await findings()).toEqual([]);
  });

  it('reports a renamed repository and its outdated subjects', async () => {
    await harness.api.rename('Acme/docs', 'handbook');
    const found = await findings();
    expect(found.map(({ weight }) => weight)).toEqual(['broken', 'broken', 'broken']);
    expect(found[0]?.what).toBe(
      'The portal lists the repository as Acme/docs; it is Acme/handbook now.',
    );
    expect(found[1]?.what).toContain(
      'has the subject repo:Acme@1001/docs@2002:environment:Production, but runs present repo:Acme@1001/handbook@2002:environment:Production',
    );
  });

  it('reports a missing or wrong signer in the site config if attestations are required', async () => {
    const text = (await harness.read('site.config.yml')) ?? '';
    const examine = async (build: string) => {
      await harness.write('site.config.yml', `${text}build: ${build}\n`);
      return findings();
    };
    const signer = 'acme/site-deploy/.github/workflows/deploy.yml';
    expect(await examine(`{ attestation: required, signer: ${signer} }`)).toEqual([]);
    expect(await examine('{ attestation: required }')).toMatchObject([
      { weight: 'risk', remedy: `Set build.signer in site.config.yml to ${signer}.` },
    ]);
    const other = 'acme/docs/.github/workflows/deploy.yml';
    expect(await examine(`{ attestation: required, signer: ${other} }`)).toMatchObject([
      { weight: 'broken', why: 'The deploy job refuses every package.' },
    ]);
  });

  const at = '2026-01-02T03:04:05Z';
  const delivered =
    (...statuses: number[]) =>
    ({ hooks }: LocalRepository) =>
      hooks[0]?.deliveries.push(...statuses.map((status) => ({ event: 'push', status, at })));
  const allow =
    (type: 'branch' | 'tag') =>
    ({ environments }: LocalRepository) =>
      environments[0]?.branches.push({ id: 9, name: '*', type });
  const settings: [change: (repository: LocalRepository) => unknown, weight: string, object?][] = [
    [
      ({ environments }) => environments[1]?.branches.splice(1, 1),
      'broken',
      { what: 'Preview does not let release/*/* deploy.' },
    ],
    [allow('branch'), 'risk', { what: 'Production also lets * deploy.' }],
    [allow('tag'), 'risk', { what: 'Production also lets tags * deploy.' }],
    [
      ({ disabledWorkflows }) => disabledWorkflows.add('.github/workflows/deploy.yml'),
      'broken',
      { remedy: 'Enable it again: gh workflow enable deploy.yml' },
    ],
    [delivered(200, 500, 502, 0), 'broken', { why: 'The portal did not accept them.' }],
    [
      delivered(401, 401, 401),
      'broken',
      { why: 'The portal refuses the signature: the secret is not the one that it provides.' },
    ],
    [delivered(500, 500, 200), 'none'],
    [
      ({ environments }) => Object.assign(environments[0] ?? {}, { name: 'production' }),
      'broken',
      { what: 'The environment is named production, but the workflow uses Production.' },
    ],
  ];

  it('reports wrong settings of environments, a disabled workflow and three failed deliveries in a row', async () => {
    const { environments, hooks, disabledWorkflows } = repository();
    const saved = { environments, hooks, disabledWorkflows };
    for (const [change, weight, expected] of settings) {
      Object.assign(repository(), structuredClone(saved));
      change(repository());
      expect(await findings()).toMatchObject(expected ? [{ weight, ...expected }] : []);
    }
  });

  it('reports a risk if the credentials were not read', async () => {
    const credentials = undefined;
    const found = await examineOnboarding(await harness.observe({ credentials }));
    expect(found).toMatchObject([
      { weight: 'risk', why: 'It is unknown whether runs can log in.' },
    ]);
  });

  it('reports an edit that makes a workflow invalid', async () => {
    const file = '.github/workflows/deploy.yml';
    const { content = '' } = await contents(file);
    const text = Buffer.from(content, 'base64').toString();
    const broken = text.replace('\njobs:\n', '\njobs:\n\tx: 1\n');
    await harness.write(file, broken);
    expect(await findings()).toMatchObject([
      {
        weight: 'broken',
        what: expect.stringMatching(/deploy\.yml:\d+: It would not be valid YAML/),
      },
    ]);
  });

  it.each([
    [
      'a trigger for a branch that deploys nothing',
      (text: string) => text.replace("- 'master'", "- 'main'"),
      [
        ['broken', 'A push to master does not start .github/workflows/deploy.yml.'],
        [
          'risk',
          '.github/workflows/deploy.yml is started by pushes to main, which deploy nothing.',
        ],
      ],
    ],
    [
      'an action pinned to a tag',
      (text: string) =>
        `${text}\n  lint:\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: actions/checkout@v7\n`,
      [['risk', '.github/workflows/deploy.yml uses actions/checkout@v7, which is not a commit.']],
    ],
    [
      'a concurrency group with cancel-in-progress',
      (text: string) =>
        text.replace(
          '\njobs:',
          '\nconcurrency: { group: site, cancel-in-progress: true }\n\njobs:',
        ),
      [['risk', '.github/workflows/deploy.yml has cancel-in-progress: true.']],
    ],
  ])('reports %s, although GitHub accepts the edited workflow', async (_, edit, expected) => {
    const [deploy = ''] = workflows;
    const text = (await harness.read(deploy)) ?? '';
    expect(edit(text)).not.toBe(text);
    await harness.write(deploy, edit(text));
    const found = await findings();
    expect(found.map(({ weight, what }) => [weight, what])).toEqual(expected);
  });

  it('reports a missing file, and whether to open, merge or replace the pull request that adds it', async () => {
    await harness.api.send('DELETE', '/repos/Acme/docs/contents/site.config.yml', {
      message: 'Remove it',
      branch: 'master',
      sha: (await contents('site.config.yml')).sha,
    });
    const [{ number = 0, url = '' } = {}] = (await harness.observe()).current.pulls;
    // The branch of the pull request contains more than is missing now, so the plan says that the
    // file must be written again.
    expect(await findings()).toMatchObject([
      { weight: 'broken', remedy: expect.stringContaining('--apply to open') },
    ]);
    await harness.apply((await harness.observe()).plan);
    expect(await findings()).toMatchObject([
      {
        weight: 'broken',
        what: 'Not up to date: site.config.yml (missing).',
        remedy: `Merge ${url}.`,
      },
    ]);
    await harness.api.send('PATCH', `/repos/Acme/docs/pulls/${number}`, { state: 'closed' });
    expect(await findings()).toMatchObject([
      { weight: 'broken', remedy: 'Run site-deploy onboard --apply --force to open a new one.' },
    ]);
  });

  it('reports a missing rollback workflow as a risk', async () => {
    const at = '/repos/Acme/docs/contents/.github/workflows/rollback.yml';
    const { sha } = (await harness.api.send('GET', at)).json as { sha: string };
    await harness.api.send('DELETE', at, { message: 'Remove it', branch: 'master', sha });
    expect(await findings()).toMatchObject([
      { weight: 'risk', what: 'Not up to date: .github/workflows/rollback.yml (missing).' },
    ]);
  });
});
