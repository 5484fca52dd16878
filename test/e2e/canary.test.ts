import { cp } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { target } from './harness/sent.ts';
import { withBuild } from './harness/site.ts';
import { type RunOptions, useWorld } from './harness/world.ts';

const world = useWorld();

/**
 * Names and texts that a runner would obey wherever they stand in a line. While commands are stopped, each mask that follows is printed
 * as it is.
 */
const stop = '##[stop-commands]x';
/** Too large to be looked at by the verification, which would ask for it by its odd name. */
const pageNamed = (name: string) =>
  withBuild(`site(); write(${JSON.stringify(`dist/${name}.html`)}, '<title>x</title>'.padEnd(1100000));`);
const seo = { seo: { enabled: true } };

/** Holds the answer of the exchange until the log has said so much: then its token is masked after that. */
function exchangeAfter(line: RegExp): NonNullable<RunOptions['during']> {
  return async ({ action, cloud, until }) => {
    const said = until(action.line(line));
    said.catch(() => undefined);
    cloud.faults.add({ ...target.exchange, kind: { type: 'hold', until: said } });
    await said;
  };
}

async function deployInTwoJobs(name: string, options: RunOptions = {}) {
  const built = await world.checkout({ ...pageNamed(name), config: seo });
  const build = await world.run(built, { idToken: false, inputs: { mode: 'build' } });
  expect(build.code, build.visible).toBe(0);
  const checkout = await world.checkout({ config: seo });
  const folder = 'site-deploy-build';
  await cp(path.join(built.workspace, folder), path.join(checkout.workspace, folder), { recursive: true });
  return world.run(checkout, { ...options, inputs: { mode: 'deploy', ...options.inputs } });
}

// `world.run` looks for every credential in everything that a run leaves, the visible log among it.
it.each(['', 'RUNNER_DEBUG'])(
  'the name of a page from the build job makes the deploy job print no credential %s',
  async (debug) => {
    const run = await deployInTwoJobs(`${stop}x`, {
      during: exchangeAfter(/unknown to the portal/),
      ...(debug !== '' && { env: { [debug]: '1' } }),
    });
    expect(run).toMatchObject({ code: 0, conclusion: 'success' });
    expect(run.visible).toContain('unknown to the portal: ## [stop-commands]xx.html');
  },
);

it('the name of a page makes the run of one job print no credential', async () => {
  const run = await world.deploy({
    ...pageNamed(`${stop}x`),
    config: seo,
    during: exchangeAfter(/unknown to the portal/),
  });
  expect(run).toMatchObject({ code: 0, conclusion: 'success' });
});

it.each(['see ##[set-env name=PATH]x', '##[add-matcher]x', '##[echo]x', '##[add-mask]a'])(
  'the name of a page neither fails the step nor masks anything: %s',
  async (name) => {
    const run = await deployInTwoJobs(name);
    expect(run).toMatchObject({ code: 0, conclusion: 'success' });
    expect(run.masks.filter((mask) => mask.endsWith('.html.'))).toEqual([]);
    expect(run.annotations).toEqual([]);
  },
);

it.each([stop, `no\n${stop}`, `no\r::stop-commands::x`, '##[stop-commands]error'])(
  'what a build prints makes the run print no credential: %j',
  async (text) => {
    const run = await world.deploy(withBuild(`console.log(${JSON.stringify(text)}); site();`));
    expect(run).toMatchObject({ code: 0, conclusion: 'success' });
  },
);

it.each([stop, `no\n${stop}`, 'no\r::stop-commands::x', '::add-mask::Production'])(
  'what a service gives as its reason is not obeyed: %j',
  async (reason) => {
    world.cloud.distribution.behaviour.reject = { step: 'request', reason, statusCode: 400 };
    const run = await world.deploy({});
    expect(run).toMatchObject({ code: 1, conclusion: 'failure' });
    expect(run.masks).not.toContain('Production');
    expect(run.visible).toContain('[UPLOAD_REFUSED]');
    expect(run.visible).not.toContain('endToken');
  },
);

it('what the portal gives as its reason is not obeyed', async () => {
  const body = { error: { code: 'forbidden', message: `no\n${stop}\r::add-mask::Production` } };
  world.cloud.faults.add({ ...target.exchange, kind: { type: 'answer', status: 403, body } });
  const run = await world.deploy({});
  expect(run).toMatchObject({ code: 1, conclusion: 'failure' });
  expect(run.masks).not.toContain('Production');
});
