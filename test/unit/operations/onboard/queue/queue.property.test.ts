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
    ['published', 'GitHub.com', 3000],
    ['two-jobs', 'GitHub.com', 2500],
    ['single-job', 'GitHub.com', 1000],
    ['caller', 'GitHub.com', 1000],
    ['two-jobs', 'an Enterprise Server', 1000],
    ['single-job', 'an Enterprise Server', 500],
    ['caller', 'an Enterprise Server', 1000],
  ] as const)(
    'lose no deployment, and replace none with an older one, with the shape %s on %s',
    { timeout: 30_000 + share * 1_800_000 },
    async (shape, place, all) => {
      const histories = Math.ceil(all * share);
      const isServer = place === 'an Enterprise Server';
      const files = await readFiles(shape, templates, isServer);
      const met = { deployed: 0, 'rolled back': 0, closed: 0, 'gave way': 0 };
      for (let seed = 1; seed <= histories; seed += 1) {
        const history = await new Histories(files, seed).run();
        expect(violations(history), `seed ${seed}:\n${history.lines.join('\n')}`).toEqual([]);
        for (const { kind } of history.site.changes) met[kind] += 1;
        met['gave way'] += history.site.gaveWay.length;
      }
      // Each kind of change has to be frequent, or else the histories would not test it.
      for (const [kind, count] of Object.entries(met))
        if (kind !== 'rolled back' || (shape !== 'single-job' && !isServer))
          expect(count, kind).toBeGreaterThan(histories / 20);
    },
  );

  it('lose deployments and rollbacks without "queue: max"', {
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
