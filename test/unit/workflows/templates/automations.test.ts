import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  agentPath,
  getAutomationPath,
  renderOnboarding,
} from '../../../../src/workflows/render/render.ts';
import { agentTokenSecret } from '../../../../src/workflows/templates/automations/automations.ts';
import { automationNames } from '../../../../src/workflows/templates/registry.ts';
import { actionlintProblems } from '../../../architecture/workflows/actionlint.ts';
import { languageServiceProblems } from '../../../architecture/workflows/language-service.ts';
import { workflowViolations } from '../../../architecture/workflows/rules.ts';
import { action, site } from '../../operations/onboard/site.ts';

const getText = (automation: (typeof automationNames)[number], config = 'site.config.yml') => {
  const files = renderOnboarding(site, { action, config, with: automationNames });
  return files.find(({ path }) => path === getAutomationPath(automation))?.content ?? '';
};

const objectionsTo = async (text: string, secrets = [agentTokenSecret]) => [
  ...(await languageServiceProblems(text)),
  ...(await actionlintProblems(text)),
  ...workflowViolations(text, { secrets }),
];

describe.each(automationNames)('the automation workflow %s', (automation) => {
  it("is accepted by GitHub's language service, actionlint and the security rules", async () => {
    for (const text of [getText(automation), getText(automation, 'sites/web.yml')])
      expect(await objectionsTo(text)).toEqual([]);
  });

  it('has a job with one step, and breaks the security rules with a second one', () => {
    const { jobs } = parse(getText(automation));
    const [job] = Object.values<{ steps: readonly object[]; permissions: object }>(jobs);
    expect(job?.steps, 'its job checks nothing out').toHaveLength(1);
    expect(job?.permissions).not.toHaveProperty('workflows');
    const withCheckout = getText(automation).replace(
      '    steps:\n',
      '    steps:\n      - run: ls\n',
    );
    expect(workflowViolations(withCheckout).join('\n')).toContain(
      'excessive-permissions: contents: write',
    );
  });

  it('names a site config other than the default file', () => {
    expect(getText(automation, 'sites/web.yml')).toContain("config: 'sites/web.yml'");
  });
});

describe('the automation workflow for requests', () => {
  const textWith = (models: boolean) => {
    const options = { action, repository: { models }, with: ['requests'] } as const;
    return (
      renderOnboarding(site, options).find(({ path }) => path === getAutomationPath('requests'))
        ?.content ?? ''
    );
  };

  it('has the permission to use models only if the repository may use them', async () => {
    expect(parse(textWith(false)).jobs.requests.permissions).not.toHaveProperty('models');
    expect(parse(textWith(true)).jobs.requests.permissions).toMatchObject({ models: 'read' });
    expect(await objectionsTo(textWith(true))).toEqual([]);
  });
});

describe('onboarding without automations', () => {
  it('does not render an automation workflow', () => {
    const paths = renderOnboarding(site, { action }).map(({ path }) => path);
    for (const automation of automationNames)
      expect(paths).not.toContain(getAutomationPath(automation));
  });
});

describe('the workflow of an agent', () => {
  const text = (config = 'site.config.yml') => {
    const files = renderOnboarding(site, { action, config, with: ['requests'] });
    return files.find(({ path }) => path === agentPath)?.content ?? '';
  };
  const broken = (find: string, replacement: string) => {
    expect(text()).toContain(find);
    return workflowViolations(text().replace(find, replacement)).join('\n');
  };

  it("is accepted by GitHub's language service, actionlint and the security rules", async () => {
    for (const one of [text(), text('sites/web.yml')])
      expect(await objectionsTo(one, [])).toEqual([]);
  });

  it("gives the agent's job no write access to the repository", () => {
    const { jobs } = parse(text());
    expect(jobs.work.permissions).toEqual({
      contents: 'read',
      issues: 'read',
      'pull-requests': 'read',
      'copilot-requests': 'write',
    });
    expect(broken('contents: read # the code', 'contents: write')).toContain(
      'excessive-permissions: contents: write',
    );
    expect(broken('issues: read # the text', 'id-token: write\n      issues: read #')).toContain(
      'id-token',
    );
  });

  it('does not use secrets', () => {
    expect(text()).not.toContain('secrets.');
  });

  it('lets a job without write access judge the patch before it is proposed', () => {
    const { jobs } = parse(text());
    expect(jobs.judge.permissions).toEqual({
      contents: 'read',
      'pull-requests': 'read',
      issues: 'read',
      models: 'read',
    });
    expect(jobs.judge.steps.at(-1).with).toMatchObject({ mode: 'propose', 'dry-run': 'true' });
    expect(jobs.propose.needs).toEqual(['work', 'judge']);
    expect(jobs.propose.steps.at(-1).with).toMatchObject({
      verdict: '${{ needs.judge.result }}',
      judged: '${{ needs.judge.outputs.patch }}',
    });
  });

  it('does not run code in the proposing job, which may write', () => {
    expect(parse(text()).jobs.propose.permissions).toEqual({
      contents: 'write',
      'pull-requests': 'write',
      issues: 'write',
    });
    const job = '  propose:\n    needs: [work, judge]\n';
    const steps = /( {4}steps:\n)( {6}- uses: actions\/download)/;
    const at = text().indexOf(job);
    const last = text().slice(at).replace(steps, '$1      - run: ls\n$2');
    const withRun = text().slice(0, at) + last;
    expect([withRun.includes(job), withRun.includes('- run: ls')]).toEqual([true, true]);
    expect(workflowViolations(withRun).join('\n')).toContain(
      'excessive-permissions: contents: write',
    );
  });
});
