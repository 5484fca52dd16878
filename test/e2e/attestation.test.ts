import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Authority,
  createAuthority,
} from '../unit/deploy/steps/upload/attestation/authority.ts';
import { type Checkout, type Run, type RunOptions, useHarness } from './harness/harness.ts';
import { call, exchanged } from './harness/sent.ts';

const harness = useHarness();
const repository = 'acme/shop';

let authority: Authority;
beforeAll(async () => {
  authority = await createAuthority();
});

const attestations = () =>
  harness.cloud.githubApi.repository(repository)?.attestations ?? new Map<string, unknown[]>();
beforeEach(() => attestations().clear());

const required = { build: { attestation: 'required' } };

/**
 * Runs the build job. @returns what later jobs have: its folder, its digest, and a `gh` with the
 * trusted root
 */
async function built(config: object = required): Promise<{ checkout: Checkout; digest: string }> {
  const checkout = await harness.checkout({ config });
  const run = await harness.run(checkout, { idToken: false, inputs: { mode: 'build' } });
  expect(run.code, run.visible).toBe(0);
  const bin = path.join(checkout.outside, 'bin');
  await mkdir(bin);
  const roots = JSON.stringify(authority.trustedRoot);
  await writeFile(path.join(bin, 'gh'), `#!/bin/sh\necho '${roots}'\n`, { mode: 0o755 });
  return { checkout, digest: run.outputs.digest ?? '' };
}

function deploy(checkout: Checkout, options: RunOptions = {}): Promise<Run> {
  return harness.run(checkout, {
    ...options,
    env: { PATH: `${path.join(checkout.outside, 'bin')}:${process.env.PATH}`, ...options.env },
    inputs: { mode: 'deploy', 'github-token': harness.cloud.githubApi.token, ...options.inputs },
  });
}

/** Expects that nothing of the package was sent, and that the portal knows why. */
function expectRefusal(run: Run, code: string): void {
  expect(run.code).toBe(1);
  for (const text of [
    `[${code}]`,
    'Failed in step upload',
    'The live site was not changed.',
    'What to do: ',
  ])
    expect(run.visible).toContain(text);
  // The login overlaps the check, so its progress varies.
  const others = [...exchanged, call.exchange('none'), call.marker(404), call.marker()];
  const sent = run.sent.filter(
    (line) => !others.includes(line) && !line.includes('api.github.com'),
  );
  expect(sent).toEqual([call.notify()]);
  expect(run.notifications).toEqual([`failed Production 1.0.0 ${code}`]);
  expect(run).toMatchObject({
    outputs: { status: 'failed', 'deployment-id': '' },
    leftBehind: [],
    running: [],
  });
}

describe('if an attestation is required', () => {
  it('uploads a package only with an attestation', async () => {
    const { checkout, digest } = await built();
    const without = await deploy(checkout);
    expectRefusal(without, 'ATTESTATION_MISSING');
    expect(without.visible).toContain(digest);

    attestations().set(digest, [await authority.attest({ digest })]);

    const attested = await deploy(checkout);
    expect(attested.code, attested.visible).toBe(0);
    expect(attested.visible).toContain(
      'is attested: built by https://github.com/acme/shop/.github/workflows/deploy.yml',
    );
    expect(attested).toMatchObject({
      outputs: { status: 'succeeded' },
      notifications: ['succeeded Production 1.0.0'],
    });
    const asked = attested.sent.findIndex((line) => line.includes('/attestations/'));
    expect(asked).toBeGreaterThanOrEqual(0);
    expect(attested.sent.indexOf(call.validate())).toBeGreaterThan(asked);
  });

  it('refuses a single-job deployment, before the build', async () => {
    const run = await harness.deploy({ config: required });
    expect(run).toMatchObject({ code: 1, sent: [], notifications: [], buildEnv: undefined });
    for (const text of ['[ATTESTATION_MISSING]', 'Failed in step plan', 'Use two jobs'])
      expect(run.visible).toContain(text);
  });
});
