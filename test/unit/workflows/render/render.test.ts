import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseSiteConfig } from '../../../../src/config/parse.ts';
import { SiteDeployError } from '../../../../src/shared/errors/error.ts';
import { splitHeader } from '../../../../src/workflows/header.ts';
import {
  renderOnboarding,
  renderReusableWorkflow,
} from '../../../../src/workflows/render/render.ts';
import { publishedNames } from '../../../../src/workflows/templates/calls.ts';
import { templates } from '../../../../src/workflows/templates/registry.ts';
import { publishedWorkflow } from '../../../../src/workflows/templates/reusable.ts';
import { actionlintProblems } from '../../../architecture/workflows/actionlint.ts';
import { languageServiceProblems } from '../../../architecture/workflows/language-service.ts';
import { workflowViolations } from '../../../architecture/workflows/rules.ts';
import { cases, laterCases } from '../../operations/onboard/shapes.ts';
import { action, site } from '../../operations/onboard/site.ts';

const isWorkflow = ({ path: name }: { path: string }) => name.startsWith('.github/workflows/');
const rendered = [...cases, ...laterCases].map((one) => ({
  ...one,
  files: renderOnboarding(one.site, one.options),
}));
const workflows = [
  ...rendered.flatMap(({ title, files }) =>
    files
      .filter(isWorkflow)
      .map((file) => ({ title: `${title} ${file.path}`, text: file.content })),
  ),
  { title: 'reusable', text: renderReusableWorkflow(site, { action }).content },
  {
    title: 'reusable, signed',
    text: renderReusableWorkflow(site, { action, attest: true }).content,
  },
  {
    title: 'reusable, comments',
    text: renderReusableWorkflow(site, { action, comment: true, pins: false }).content,
  },
  {
    title: 'reusable, server',
    text: renderReusableWorkflow(site, { action, server: true }).content,
  },
];
/**
 * The workflows without duplicates. Sites of different types may have the same one, and
 * validating takes a while.
 */
const different = [...new Map(workflows.map((workflow) => [workflow.text, workflow])).values()];
/** The validators get a different spelling of the action, because actionlint does not know `$/`. */
const published = publishedNames.map((name) => ({
  title: `published ${name}`,
  text: publishedWorkflow(name).replaceAll('$/src/action', `${action.uses} # v0.1.0`),
}));
const secrets = ['SITE_PORTAL_API_TOKEN', 'api-token'];

it.each(['published', 'two-jobs', 'single-job'] as const)(
  'the job that logs in does not run for Dependabot with the shape %s',
  (shape) => {
    const [own] = renderOnboarding(site, { action, shape });
    const text = shape === 'published' ? publishedWorkflow('deploy') : (own?.content ?? '');
    const jobs = Object.values<JobFile & { if?: string }>(parse(text).jobs);
    const withLogin = jobs.filter(
      // A called job without `permissions` gets its caller's.
      ({ permissions, environment }) =>
        environment && (!permissions || permissions['id-token'] === 'write'),
    );
    expect(withLogin.map((job) => job.if)).toEqual([
      expect.stringContaining("&& github.actor != 'dependabot[bot]'"),
    ]);
  },
);

interface JobFile {
  readonly uses?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: object;
  readonly environment?: object;
  readonly outputs?: object;
  readonly steps?: readonly { readonly uses?: string }[];
}

it.each(['published', 'two-jobs', 'single-job'] as const)(
  'the first jobs of a pull request do not run for Dependabot with the shape %s',
  (shape) => {
    const [file] = renderOnboarding(site, { action, shape, repository: { pulls: true } });
    const jobs = Object.values<{ if?: string; needs?: unknown }>(parse(file?.content ?? '').jobs);
    const first = jobs.filter(({ needs }) => !needs);
    expect(first.map((job) => job.if)).toEqual(
      first.map(() => expect.stringContaining("&& github.actor != 'dependabot[bot]'")),
    );
  },
);

it.each([
  ['two-jobs', 'GitHub.com', undefined],
  ['single-job', 'GitHub.com', undefined],
  ['two-jobs', 'an Enterprise Server', true],
] as const)(
  'the Preview of a pull request is a separate environment with the shape %s on %s',
  (shape, _, server) => {
    const options = { action, shape, repository: { pulls: true }, ...(server && { server }) };
    const [file] = renderOnboarding(site, options);
    const { deploy, preview } = parse(file?.content ?? '').jobs;
    // The login depends on the name of this environment.
    expect(deploy.environment.name).toContain("github.event_name == 'pull_request' && 'Preview'");
    // An Enterprise Server doesn't know the key.
    const isDeployment = server ? undefined : "${{ github.event_name != 'pull_request' }}";
    expect(deploy.environment.deployment).toBe(isDeployment);
    expect(preview).toMatchObject({
      needs: 'deploy',
      permissions: {},
      environment: {
        name: 'Preview of pull request ${{ github.event.number }}',
        url: '${{ needs.deploy.outputs.url }}',
      },
    });
    expect(deploy.outputs.url).toBe(deploy.environment.url);
  },
);

it('the deployment workflow has no job for pull requests unless their Previews are enabled', () => {
  const [file] = renderOnboarding(site, { action, shape: 'two-jobs' });
  const { deploy, preview } = parse(file?.content ?? '').jobs;
  expect([preview, deploy.outputs, deploy.environment.deployment]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('published workflows', () => {
  const repository = { pulls: true, reuse: true };
  const own = renderOnboarding(site, { action, shape: 'two-jobs', repository });
  it.each(publishedNames)(
    'for %s have the queues, outputs and actions of generated ones',
    (name) => {
      const text = publishedWorkflow(name)
        .replaceAll("format('refs/heads/{0}', inputs.production)", "'refs/heads/master'")
        .replaceAll('$/src/action', action.uses);
      const called: Readonly<Record<string, JobFile>> = parse(text).jobs;
      const { jobs } = parse(
        own.find(({ path: file }) => file.endsWith(`/${name}.yml`))?.content ?? '',
      );
      for (const [job, { concurrency, environment, outputs, steps }] of Object.entries<JobFile>(
        jobs,
      )) {
        expect(called[job]).toMatchObject({ ...(concurrency && { concurrency, environment }) });
        if (outputs) expect(called[job]?.outputs).toMatchObject(outputs);
        const used = called[job]?.steps?.map(({ uses = '' }) => uses);
        for (const { uses = '' } of steps ?? []) expect(used).toContain(uses);
      }
    },
  );

  it('request only permissions that their callers grant', () => {
    const getJobs = new Map(
      publishedNames.map((name) => [
        name,
        Object.values<JobFile>(parse(publishedWorkflow(name)).jobs),
      ]),
    );
    const callers = workflows.filter((one) => one.title.startsWith('published'));
    for (const [text, title] of new Map(callers.map((one) => [one.text, one.title]))) {
      const jobs = Object.values<JobFile>(parse(text).jobs);
      for (const { uses = '', permissions } of jobs) {
        const name = publishedNames.find((one) => uses.includes(`/${one}.yml@`));
        if (!name) continue;
        for (const job of getJobs.get(name) ?? [])
          expect(permissions, title).toMatchObject(job.permissions ?? {});
      }
    }
  });
});

it('the tested options cover more than 400 generated workflows', () => {
  expect(workflows.length).toBeGreaterThan(400);
  expect(different.length).toBeGreaterThan(60);
});

it("GitHub's language service finds no problems in generated workflows", async () => {
  for (const { title, text } of [...published, ...different])
    expect(await languageServiceProblems(text), title).toEqual([]);
});

it('actionlint finds no problems in generated workflows', async () => {
  for (const { title, text } of [...published, ...different])
    expect(await actionlintProblems(text), title).toEqual([]);
});

it('generated workflows follow the security rules', () => {
  for (const { title, text } of [...published, ...different]) {
    const isServer = splitHeader(text).header?.inputs.server === true;
    expect(workflowViolations(text, { secrets, isServer }), title).toEqual([]);
  }
});

it('generated workflows use a secret only if the API token is enabled', () => {
  for (const { options, files, title } of rendered) {
    const used = files.some(({ content }) => content.includes('secrets.'));
    expect(used, title).toBe(options.apiToken === true);
  }
});

it('generated workflows can be rendered again from their header', () => {
  for (const { title, text } of different) {
    const { header } = splitHeader(text);
    if (header === undefined) throw new Error(`${title} has no header`);
    const versions = templates[header.template];
    expect(header.version, title).toBe(versions.length);
    expect(text.endsWith(versions.at(-1)?.(header.inputs) ?? 'nothing'), title).toBe(true);
  }
});

describe('the deployment workflow', () => {
  const [deploy] = renderOnboarding(site, { action, shape: 'two-jobs' });
  const workflow = parse(deploy?.content ?? '');

  it('contains a build without an identity and a deployment with one', () => {
    expect(workflow.permissions).toEqual({});
    expect(workflow.jobs.build.permissions).toEqual({ contents: 'read' });
    expect(workflow.jobs.build.environment).toBeUndefined();
    expect(workflow.jobs.deploy.permissions).toEqual({
      contents: 'read',
      'id-token': 'write',
      actions: 'read',
    });
  });

  it('does not cache packages for the build if agents may write to the cache', () => {
    const getCache = (options: object) => {
      const repository = { packageManager: 'npm', lockfile: 'package-lock.json' } as const;
      const [deploy] = renderOnboarding(site, {
        action,
        shape: 'two-jobs',
        repository,
        ...options,
      });
      return deploy?.content.includes('cache: npm');
    };
    expect(getCache({})).toBe(true);
    expect(getCache({ with: ['release'] })).toBe(true);
    expect(getCache({ with: ['requests'] })).toBe(false);
  });

  it('attests the build in a job between build and deployment', () => {
    const files = renderOnboarding(site, { action, shape: 'two-jobs', attest: true });
    const config = files.find(({ path }) => path === 'site.config.yml');
    expect(parse(config?.content ?? '').build).toEqual({ attestation: 'required' });
    const [signed] = files;
    const { build, attest, deploy: job } = parse(signed?.content ?? '').jobs;
    expect(build.permissions).toEqual({ contents: 'read' });
    expect(Object.keys(build.outputs)).toEqual(['artifact', 'version', 'digest']);
    expect(attest).toMatchObject({
      needs: 'build',
      permissions: { 'id-token': 'write', attestations: 'write' },
      steps: [{ with: { 'subject-digest': `\${{ needs.build.outputs.digest }}` } }],
    });
    expect(attest.environment).toBeUndefined();
    expect(job.needs).toEqual(['build', 'attest']);
  });

  it('cannot attest in a single job', () => {
    expect(() => renderOnboarding(site, { action, shape: 'single-job', attest: true })).toThrow(
      expect.objectContaining({ code: 'ONBOARD_INPUT_INVALID' }),
    );
  });
});

describe('the rollback workflow', () => {
  it('is omitted if there is a single job', () => {
    const names = renderOnboarding(site, { action, shape: 'single-job' }).map((file) => file.path);
    expect(names).not.toContain('.github/workflows/rollback.yml');
  });
});

it("the generated site config is valid and has the values of the site's record", () => {
  for (const { title, site: record, options, files } of rendered) {
    const file = files.find(({ path: name }) => name === (options.config ?? 'site.config.yml'));
    const config = parseSiteConfig(file?.content ?? '', 'site.config.yml');
    expect(config.site, title).toEqual({
      slug: record.slug,
      id: record.id,
      type: record.type,
      url: record.url,
    });
    expect(config.environments.production.branch).toBe(record.productionBranch);
    expect(config.azure).toEqual(record.azure);
  }
});

it('the generated site config names its schema for editors', () => {
  const file = renderOnboarding(site, { action }).find(
    ({ path: name }) => name === 'site.config.yml',
  );
  expect(file?.content.split('\n')[0]).toMatch(
    /^# yaml-language-server: \$schema=https:\/\/raw\.githubusercontent\.com\/acme\/site-deploy\/a{40}\/src\/config\/site\.config\.schema\.json$/,
  );
});

it('renderOnboarding returns the same files a second time', () => {
  for (const { site: record, options, files } of rendered)
    expect(renderOnboarding(record, options)).toEqual(files);
});

it.each([
  ['a quote', "it's"],
  ['an expression', `\${{ github.token }}`],
  ['a substitution', '$(id)'],
  ['a line break', 'a\nb'],
])('renderOnboarding refuses a branch with %s', (_, productionBranch) => {
  const attempt = () => renderOnboarding({ ...site, productionBranch }, { action });
  expect(attempt).toThrow(SiteDeployError);
  expect(attempt).toThrow(expect.objectContaining({ code: 'ONBOARD_INPUT_INVALID' }));
});

it.each([
  ['slug', { slug: 'Acme Docs' }, 'site.slug: found "Acme Docs", expected a slug'],
  [
    'URL',
    { url: 'http://www.acme.example' },
    'site.url: found "http://www.acme.example", expected',
  ],
  ['tenant', { azure: { ...site.azure, tenantId: 'x' } }, 'azure.tenantId: found "x", expected'],
])('renderOnboarding refuses a %s that the site config may not have', (_, values, reason) => {
  expect(() => renderOnboarding({ ...site, ...values }, { action })).toThrow(
    expect.objectContaining({
      code: 'ONBOARD_INPUT_INVALID',
      facts: [expect.stringContaining(reason)],
    }),
  );
});

it('renderOnboarding refuses an action without a full commit id', () => {
  expect(() =>
    renderOnboarding(site, { action: { uses: 'acme/site-deploy@v1', version: 'v1' } }),
  ).toThrow(expect.objectContaining({ code: 'ONBOARD_INPUT_INVALID' }));
});
