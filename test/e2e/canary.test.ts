import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { type ArtifactManifest, artifactDigest } from '../../src/deploy/artifact/artifact.ts';
import { useFolderOfTheFile } from '../support/folder.ts';
import { type RunOptions, useHarness } from './harness/harness.ts';
import { target } from './harness/sent.ts';
import { withBuild } from './harness/site.ts';

const harness = useHarness();

/**
 * A string that a runner executes as a command wherever it is in a line. It stops commands, so that
 * later masking commands would be printed with their secrets.
 */
const stop = '##[stop-commands]x';
/**
 * Returns a site with a page that has this name. The page is so large that the verification doesn't
 * request it under its odd name.
 */
const pageNamed = (name: string) =>
  withBuild(
    `site(); write(${JSON.stringify(`dist/${name}.html`)}, '<title>x</title>'.padEnd(1100000));`,
  );
const seo = { seo: { enabled: true } };

/**
 * Returns a `during` that delays the exchange until the log contains a line, so that the deployment
 * token is masked only after that line.
 */
function exchangeAfter(line: RegExp): NonNullable<RunOptions['during']> {
  return async ({ action, cloud, until }) => {
    const output = until(action.line(line));
    output.catch(() => undefined);
    cloud.faults.add({ ...target.exchange, kind: { type: 'hold', until: output } });
    await output;
  };
}

/** The handover of a build job whose page has a harmless name. */
const built = useFolderOfTheFile();
beforeAll(async () => {
  const checkout = await harness.checkout({ ...pageNamed('honest'), config: seo });
  const build = await harness.run(checkout, { idToken: false, inputs: { mode: 'build' } });
  expect(build.code, build.visible).toBe(0);
  await cp(path.join(checkout.workspace, 'site-deploy-build'), built.root, { recursive: true });
});

/**
 * Deploys after a malicious build job that has given the page this name in the handover and its
 * manifest.
 */
async function deployAfter(name: string, options: RunOptions = {}) {
  const checkout = await harness.checkout({ config: seo });
  const folder = path.join(checkout.workspace, 'site-deploy-build');
  await cp(built.root, folder, { recursive: true });
  await rename(path.join(folder, 'site/honest.html'), path.join(folder, `site/${name}.html`));
  const manifest: ArtifactManifest = JSON.parse(
    await readFile(path.join(folder, 'manifest.json'), 'utf8'),
  );
  const files = manifest.files.map((file) =>
    file.path === 'honest.html' ? { ...file, path: `${name}.html` } : file,
  );
  const changed = { ...manifest, files, digest: artifactDigest(manifest, files) };
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(changed));
  return harness.run(checkout, { ...options, inputs: { mode: 'deploy', ...options.inputs } });
}

/** Environment variables that make the runner and Node programs verbose. */
const debugging = {
  RUNNER_DEBUG: '1',
  NODE_DEBUG: 'http,https,tls,net,stream,undici,fetch',
  NODE_OPTIONS: '--trace-uncaught --trace-warnings',
  DEBUG: '*',
  AZURE_LOG_LEVEL: 'verbose',
};

// `harness.run` searches everything that a run leaves, including the visible log, for every
// credential.
it.each([
  ['by default', {}],
  ['with all debugging enabled', debugging],
])(
  'a page name from the build job cannot make the deploy job print a credential, %s',
  async (_, env) => {
    const run = await deployAfter(`${stop}x`, {
      during: exchangeAfter(/unknown to the portal/),
      env,
    });
    expect(run).toMatchObject({ code: 1, conclusion: 'failure' });
    expect(run.visible).toContain('unknown to the portal: ## [stop-commands]xx.html');
    expect(run.visible).toContain('[PACKAGE_NAME_REFUSED]');
  },
);

it('a page name that looks like a command is refused, and masks nothing', async () => {
  const run = await deployAfter('##[add-mask]a');
  expect(run.visible).toContain('[PACKAGE_NAME_REFUSED]');
  expect(run.masks.filter((mask) => mask.endsWith('.html.'))).toEqual([]);
  expect(run.annotations).toHaveLength(1);
});

it('a crash with a command in its message is reported as an internal error and executes nothing', async () => {
  const crash = `if (/action\\.js$/.test(process.argv[1])) {
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = (text, ...rest) => {
      if (/^plan /.test(text)) setImmediate(() => { throw new Error('no\\n::add-mask::Production ${stop}'); });
      return write(text, ...rest);
    };
  }`;
  const run = await harness.deploy({
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(crash)}` },
  });
  expect(run).toMatchObject({
    code: 1,
    conclusion: 'failure',
    stderr: '',
    outputs: { status: 'failed' },
  });
  expect(run.visible).toContain('[INTERNAL]');
  expect(run.visible).toContain('The live site was not changed.');
  expect(run.masks).not.toContain('Production ##[stop-commands]x');
});
