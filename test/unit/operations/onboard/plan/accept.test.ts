import { beforeEach, describe, expect, it } from 'vitest';
import { examineOnboarding } from '../../../../../src/operations/onboard/onboard.ts';
import { onboardingBranch } from '../../../../../src/operations/onboard/plan/pull-request.ts';
import type { WorkflowInputs } from '../../../../../src/workflows/inputs.ts';
import { useEach } from '../../../../support/fixture.ts';
import { earlier, newest, renderDeploy, versions } from '../files/versions.ts';
import { type Harness, openHarness } from '../harness.ts';

const path = '.github/workflows/deploy.yml';
const mine = { side: 'mine', path } as const;
const edited = renderDeploy(1)
  .content.replace('retention-days: 1\n', 'retention-days: 7\n')
  .replace('name: Deploy\n', 'name: Ship\n');

const harness = useEach(openHarness);
beforeEach(async () => {
  await harness.apply((await harness.observe({ shape: 'two-jobs', templates: earlier })).plan);
  await merge();
  await write(edited);
});

const write = (text: string) => harness.write(path, text);
/** Merges the pull request as one commit and deletes its branch. */
async function merge(): Promise<void> {
  const [pull] = (await harness.observe({ shape: 'two-jobs', templates: earlier })).current.pulls;
  const ask = (method: string, below: string, body?: object) =>
    harness.api.send(method, `/repos/Acme/docs/${below}`, body);
  expect((await ask('PUT', `pulls/${pull?.number}/merge`, { merge_method: 'squash' })).status).toBe(
    200,
  );
  await ask('DELETE', `git/refs/heads/${onboardingBranch}`);
}
const observe = (options: Parameters<Harness['observe']>[0] = {}) =>
  harness.observe({ shape: 'two-jobs', templates: versions, ...options });
const getStep = ({ plan }: Awaited<ReturnType<Harness['observe']>>) => {
  const step = plan.steps.find(({ kind }) => kind === 'pull-request');
  return step?.kind === 'pull-request' ? step : undefined;
};

describe('a decision about a merge conflict', () => {
  it('is requested by plan and doctor with the command for it', async () => {
    const observed = await harness.observe({ shape: 'two-jobs', templates: versions });
    expect(observed.plan.state).toBe('conflict');
    const command = `--apply --accept mine ${path}:58`;
    expect(observed.plan.remarks.join('\n')).toContain(command);
    const findings = await examineOnboarding(observed);
    expect(findings.map(({ remedy }) => remedy).join('\n')).toContain(
      `--apply --accept mine ${path} `,
    );
  });

  it.each(['mine', 'theirs'] as const)(
    'for the side %s is remembered after the merge until the template changes the lines',
    async (side) => {
      const decided = await observe({ accept: [{ side, path, line: 58 }] });
      expect(getStep(decided)).toMatchObject({ files: [{ path, state: 'merged' }] });
      expect(getStep(decided)?.text.body).toContain(
        'your edits are kept, and one conflict is resolved as decided',
      );
      await harness.apply(decided.plan);
      const text = (await harness.api.readFile('Acme/docs', onboardingBranch, path)) ?? '';
      expect(text).toContain(`retention-days: ${side === 'mine' ? 7 : 90}\n`);
      expect(text).toContain('name: Ship\n');

      // The next run needs no repeated option, and repeating the command changes nothing.
      for (const options of [{}, { accept: [{ side, path }] }]) {
        const next = await observe({ ...options });
        expect(next.plan).toMatchObject({ steps: [], state: 'waiting for merge' });
      }
      await merge();
      const after = await harness.observe({ shape: 'two-jobs', templates: versions });
      expect(after.plan).toMatchObject({ steps: [], state: 'ready' });
      expect(await examineOnboarding(after)).toEqual([]);

      // A later version only matters if it changes these lines.
      const body = (find: string, replacement: string) => ({
        ...versions,
        deploy: [
          ...versions.deploy,
          (inputs: WorkflowInputs) =>
            versions.deploy[newest - 1]?.(inputs).replace(find, replacement) ?? '',
        ],
      });
      const later = await harness.observe({
        templates: body('persist-credentials: false', 'persist-credentials: "false"'),
      });
      expect(getStep(later)?.files[0]?.content).toContain(
        `retention-days: ${side === 'mine' ? 7 : 90}\n`,
      );
      const again = await harness.observe({
        shape: 'two-jobs',
        templates: body('retention-days: 90', 'retention-days: 60'),
      });
      expect(again.plan.state).toBe(side === 'mine' ? 'conflict' : 'drift');
    },
  );

  it('can be changed before the merge', async () => {
    await harness.apply((await observe({ accept: [mine] })).plan);
    const changed = await observe({ accept: [{ side: 'theirs', path }] });
    expect(getStep(changed)).toMatchObject({ updates: true, commits: true });
    await harness.apply(changed.plan);
    expect(await harness.api.readFile('Acme/docs', onboardingBranch, path)).toContain(
      'retention-days: 90\n',
    );
    expect((await harness.observe({ shape: 'two-jobs', templates: versions })).plan.state).toBe(
      'waiting for merge',
    );
  });

  it('remains valid until the lines of the conflict change', async () => {
    await harness.apply((await observe({ accept: [mine] })).plan);
    await write(edited.replace('name: Ship\n', '# A new first line\nname: Ship it\n'));
    const elsewhere = await harness.observe({ shape: 'two-jobs', templates: versions });
    expect(getStep(elsewhere)?.files[0]?.content).toContain('name: Ship it\n');
    await write(edited.replace('retention-days: 7', 'retention-days: 8'));
    const here = await harness.observe({ shape: 'two-jobs', templates: versions });
    expect(here.plan.state).toBe('conflict');
    expect(here.plan.remarks.join('\n')).toContain('is outdated: decide the conflict again');
  });

  it('is written only after all conflicts of the file are decided', async () => {
    await write(edited.replaceAll('group: site-deploy-${{', 'group: own-${{'));
    const half = await observe({ accept: [{ ...mine, line: 58 }] });
    expect(half.plan.state).toBe('conflict');
    expect(half.plan.remarks.join('\n')).toContain('Already resolved: 1');
    const all = await harness.observe({
      templates: versions,
      accept: [
        { side: 'theirs', path },
        { ...mine, line: 58 },
      ],
    });
    expect(getStep(all)?.files[0]?.content).toContain('retention-days: 7\n');
    expect(getStep(all)?.files[0]?.content).not.toContain('group: own-');
  });

  it('is reported as unnecessary for a file or line without a conflict', async () => {
    await write(renderDeploy(1).content);
    expect((await observe({ accept: [mine] })).plan.remarks).toContain(
      `${path} has no conflict to decide.`,
    );
    await write(edited);
    expect((await observe({ accept: [{ ...mine, line: 3 }] })).plan.remarks).toContain(
      `${path} has no conflict at line 3.`,
    );
  });

  it('is refused for a file that is not generated', async () => {
    await expect(observe({ accept: [{ side: 'mine', path: 'deploy.yml' }] })).rejects.toThrow(
      'deploy.yml is not a generated file.',
    );
  });
});
