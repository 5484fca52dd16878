import { describe, expect, it } from 'vitest';
import type { LocalCloud } from '../../src/localcloud/localcloud.ts';
import { expectRun } from './harness/expect.ts';
import { call, target } from './harness/sent.ts';
import { shortPauses } from './harness/short-pauses.ts';
import { acme, endlessBuild } from './harness/site.ts';
import { useWorld } from './harness/world.ts';

const world = useWorld();

/** A build that only ends when it is ended: what the login does to it is the same however slow the machine is. */
const endless = { files: { 'build.mjs': endlessBuild } };
const refused = {
  code: 1,
  status: 'failed',
  known: 'planned',
  steps: 'plan login build notify',
} as const;
const untold = "The portal was not notified of the deployment's outcome";
const clean = 'The live site was not changed.';

const subject = 'repo:acme/shop:environment:Production';
const presented = [
  `presented subject:  ${subject}`,
  'presented issuer:   https://token.actions.githubusercontent.com',
  'presented audience: api://AzureADTokenExchange',
];

/** The application of the site. */
function appOf({ entra }: LocalCloud) {
  const [app] = entra.apps;
  if (app === undefined) throw new Error('there is no application');
  return app;
}

function credentialOf(cloud: LocalCloud) {
  const credential = appOf(cloud).federatedCredentials.find((one) => one.subject === subject);
  if (credential === undefined) throw new Error('there is no credential');
  return credential;
}

interface Refusal {
  readonly what: string;
  readonly aadsts: number;
  readonly code: string;
  readonly cause: (cloud: LocalCloud) => void;
  readonly options?: Parameters<typeof world.deploy>[0];
  readonly status?: number;
  readonly says: readonly string[];
}

const command = `az ad app federated-credential create --id ${acme.azure.clientId} --parameters`;
const elsewhere = '66666666-6666-4666-8666-666666666666';

const refusals: Refusal[] = [
  {
    what: 'no credential for the subject',
    aadsts: 700213,
    code: 'LOGIN_NO_MATCHING_CREDENTIAL',
    cause: (cloud) => {
      credentialOf(cloud).subject = 'repo:acme/other:environment:Production';
    },
    status: 401,
    says: [...presented, command],
  },
  {
    what: 'a credential in another case of letters',
    aadsts: 7002138,
    code: 'LOGIN_CREDENTIAL_CASE',
    cause: (cloud) => {
      credentialOf(cloud).subject = subject.replace('Production', 'production');
    },
    status: 401,
    says: [...presented, 'matching is case-sensitive'],
  },
  {
    what: 'an application of another tenant',
    aadsts: 700016,
    code: 'LOGIN_APPLICATION_UNKNOWN',
    cause: () => {},
    options: { config: { azure: { clientId: elsewhere } } },
    says: [
      `azure.clientId: ${elsewhere}`,
      `azure.tenantId: ${acme.azure.tenantId}`,
      'easily swapped',
    ],
  },
];

describe('a login that Microsoft Entra refuses', () => {
  it.each(refusals)(
    'because of $what (AADSTS$aadsts) ends the build with a remedy',
    async (refusal) => {
      refusal.cause(world.cloud);
      const run = await world.deploy({ ...endless, ...refusal.options, env: shortPauses });
      // Entra may not know a new credential yet.
      const attempts = refusal.code === 'LOGIN_NO_MATCHING_CREDENTIAL' ? 4 : 1;
      const attempt = [call.idToken(), call.login(refusal.status ?? 400)];
      expectRun(run, {
        ...refused,
        sent: Array.from({ length: attempts }, () => attempt).flat(),
        told: [],
        says: [
          `AADSTS${refusal.aadsts}`,
          `[${refusal.code}]`,
          'request id: ',
          'What to do: ',
          ...refusal.says,
          untold,
          clean,
        ],
      });
    },
  );

  it('as expired is retried once with a fresh id token', async () => {
    const run = await world.deploy({ ...endless, claims: { clockOffsetSeconds: -3600 } });
    expectRun(run, {
      ...refused,
      sent: [call.idToken(), call.login(401), call.idToken(), call.login(401)],
      told: [],
      says: [
        '[LOGIN_CLOCK]',
        'AADSTS700024',
        "the runner's clock: ",
        /issued 3[56]\d\d s ago/,
        untold,
        clean,
      ],
    });
  });
});

it('waits for a federated credential that was just added', async () => {
  const credential = credentialOf(world.cloud);
  credential.propagating = true;
  world.cloud.faults.add({
    ...target.validate,
    kind: { type: 'answer', status: 400, body: 'far enough' },
  });
  const run = await world.deploy({
    async during({ action, until }) {
      await until(action.line(/does not know a matching federated credential yet; retrying in/));
      credential.propagating = false;
    },
  });
  expect(run.sent.slice(0, 5)).toEqual([
    ...[call.idToken(), call.login(400)],
    ...[call.idToken(), call.login(), call.exchange()],
  ]);
});

describe('a job without an id token', () => {
  it('fails with the permissions to add to its workflow', async () => {
    const run = await world.deploy({ ...endless, idToken: false });
    expectRun(run, {
      ...refused,
      sent: [],
      told: [],
      says: [
        '[IDENTITY_NOT_AVAILABLE]',
        'permissions: { id-token: write, contents: read }',
        'Runs from forks',
        untold,
        clean,
      ],
    });
  });

  it('retries the id token service', async () => {
    world.cloud.faults.add({ ...target.idToken, times: 1, kind: { type: 'answer', status: 503 } });
    world.cloud.faults.add({
      ...target.validate,
      kind: { type: 'answer', status: 400, body: 'far enough' },
    });
    const run = await world.deploy({ env: shortPauses });
    expect(run.sent.slice(0, 4)).toEqual([
      call.idToken(503),
      call.idToken(),
      call.login(),
      call.exchange(),
    ]);
  });
});
