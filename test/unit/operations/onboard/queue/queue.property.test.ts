import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWorkflow } from '../../../../../src/localcloud/workflow-language/workflow.ts';
import {
  renderOnboarding,
  renderReusableWorkflow,
} from '../../../../../src/workflows/render/render.ts';
import { publishedNames } from '../../../../../src/workflows/templates/calls.ts';
import {
  type Template,
  type Templates,
  templates,
} from '../../../../../src/workflows/templates/registry.ts';
import { publishedWorkflow } from '../../../../../src/workflows/templates/reusable.ts';
import { reusable } from '../shapes.ts';
import { action, site } from '../site.ts';
import { type Files, Histories } from './history.ts';
import { violations } from './violations.ts';

async function readFiles(
  shape: 'published' | 'two-jobs' | 'single-job' | 'caller',
  known: Templates = templates,
  server = false,
): Promise<Files> {
  const called = shape === 'caller' ? { reusable } : {};
  const options = { action, shape, server, templates: known, ...called };
  const files = renderOnboarding(site, options).filter(({ template }) => template);
  const fromOthers = [
    renderReusableWorkflow(site, { action, server }),
    ...publishedNames.map((name) => ({ path: `${name}.yml`, content: publishedWorkflow(name) })),
  ];
  const read = (file: { path: string; content: string }) => readWorkflow(file.path, file.content);
  const others = fromOthers.map(
    async (file) => [path.basename(file.path), await read(file)] as const,
  );
  return {
    workflows: await Promise.all(files.map(read)),
    called: new Map(await Promise.all(others)),
  };
}

/** Share of the histories that are played. `npm run test:histories` plays all of them. */
const share = Number(process.env.SITE_DEPLOY_HISTORIES ?? 150) / 10_000;

describe('random histories of pushes and other events', () => {
  it.each([
    ['published', 3000, 'GitHub.com'],
    ['two-jobs', 2500, 'GitHub.com'],
    ['single-job', 1000, 'GitHub.com'],
    ['caller', 1000, 'GitHub.com'],
    ['two-jobs', 1000, 'a server'],
    ['single-job', 500, 'a server'],
    ['caller', 1000, 'a server'],
  ] as const)(
    'lose no deployment and replace none by an older one: %s, %i of 10,000, on %s',
    { timeout: 30_000 + share * 1_800_000 },
    async (shape, all, place) => {
      const histories = Math.ceil(all * share);
      const isServer = place === 'a server';
      const files = await readFiles(shape, templates, isServer);
      const met = { deployed: 0, 'rolled back': 0, closed: 0, 'gave way': 0 };
      for (let seed = 1; seed <= histories; seed += 1) {
        const history = await new Histories(files, seed).run();
        expect(violations(history), `seed ${seed}:\n${history.lines.join('\n')}`).toEqual([]);
        for (const { kind } of history.site.changes) met[kind] += 1;
        met['gave way'] += history.site.gaveWay.length;
      }
      // Otherwise the histories would have tested nothing.
      for (const [kind, count] of Object.entries(met))
        if (kind !== 'rolled back' || (shape !== 'single-job' && !isServer))
          expect(count, kind).toBeGreaterThan(histories / 20);
    },
  );

  it('lose deployments without "queue: max", which the check finds', {
    timeout: 60_000,
  }, async () => {
    const withoutQueue = (name: 'deploy' | 'rollback'): Template[] =>
      templates[name].map((render) => (inputs) => render(inputs).replaceAll(/ +queue: max\n/g, ''));
    const before = {
      ...templates,
      deploy: withoutQueue('deploy'),
      rollback: withoutQueue('rollback'),
    };
    const files = await readFiles('two-jobs', before);
    const found = new Set<string>();
    const expected = [
      'thrown out of the queue: run N of .github/workflows/deploy.yml',
      'thrown out of the queue: run N of .github/workflows/rollback.yml',
      'the rollback N is lost',
    ];
    for (let seed = 1; seed <= 100 && !expected.every((line) => found.has(line)); seed += 1)
      for (const line of violations(await new Histories(files, seed).run()))
        found.add(line.replaceAll(/ \d+/g, ' N'));
    expect([...found]).toEqual(expect.arrayContaining(expected));
  });
});
