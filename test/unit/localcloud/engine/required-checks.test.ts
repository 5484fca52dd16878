import { expect, it } from 'vitest';
import { startGitHub } from './github.ts';

const at = '/repos/acme/docs';

it('each job of a run has its own check, and a skipped one passes under its plain name', async () => {
  await using local = await startGitHub();
  const { api } = local;
  const called =
    'on: workflow_call\njobs: { a: { runs-on: ubuntu-24.04, steps: [{ run: exit 1 }] } }\n';
  await api.writeFile('acme/docs', 'master', '.github/workflows/called.yml', called);
  await local.push(
    `
on: push
jobs:
  build: { runs-on: ubuntu-24.04, steps: [{ run: exit 1 }] }
  skipped: { runs-on: ubuntu-24.04, if: false, steps: [{ run: exit 1 }] }
  after: { runs-on: ubuntu-24.04, needs: build, steps: [{ run: exit 1 }] }
  sizes:
    runs-on: ubuntu-24.04
    if: false
    strategy: { matrix: { size: [1, 2] } }
    steps: [{ run: exit 1 }]
  called: { if: false, uses: ./.github/workflows/called.yml }
`,
    'topic',
  );
  const words = { title: 'A change', head: 'topic', base: 'master', body: '' };
  const { json } = await api.send('POST', `${at}/pulls`, words);
  const { number } = json as { number: number };
  const states: Record<string, unknown> = {};
  for (const context of [
    'build',
    'skipped',
    'after',
    'sizes',
    'sizes (1)',
    'called',
    'called / a',
  ]) {
    const parameters = { required_status_checks: [{ context }] };
    local.repository().rules.set('master', [{ type: 'required_status_checks', parameters }]);
    // The first answer is unknown.
    await api.send('GET', `${at}/pulls/${number}`);
    const pull = (await api.send('GET', `${at}/pulls/${number}`)).json;
    states[context] = (pull as { mergeable_state: string }).mergeable_state;
  }
  expect(states).toEqual({
    ...{ build: 'blocked', skipped: 'clean', after: 'clean' },
    ...{ sizes: 'clean', 'sizes (1)': 'blocked', called: 'clean', 'called / a': 'blocked' },
  });
});
