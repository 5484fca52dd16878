import { it } from 'vitest';
import type { LocalCloud } from '../../src/localcloud/localcloud.ts';
import { expectRun } from './harness/expect.ts';
import { useHarness } from './harness/harness.ts';
import { call } from './harness/sent.ts';
import { shortPauses } from './harness/short-pauses.ts';
import { acme, endlessBuild } from './harness/site.ts';

const harness = useHarness();

/**
 * A build that never ends by itself, so that the login's effect does not depend on the machine's
 * speed.
 */
const endless = { files: { 'build.mjs': endlessBuild } };
const refused = {
  code: 1,
  status: 'failed',
  known: 'planned',
  steps: 'plan login build notify',
} as const;
const notifyFailed = "The portal was not notified of the deployment's outcome";
const clean = 'The live site was not changed.';

const subject = 'repo:acme/shop:environment:Production';
const presented = [
  `presented subject:  ${subject}`,
  'presented issuer:   https://token.actions.githubusercontent.com',
  'presented audience: api://AzureADTokenExchange',
];

/** Returns the application of the site. */
function getApp({ entra }: LocalCloud) {
  const [app] = entra.apps;
  if (app === undefined) throw new Error('there is no application');
  return app;
}

function getCredential(cloud: LocalCloud) {
  const credential = getApp(cloud).federatedCredentials.find((one) => one.subject === subject);
  if (credential === undefined) throw new Error('there is no credential');
  return credential;
}

const command = `az ad app federated-credential create --id ${acme.azure.clientId} --parameters`;
it('a login that Microsoft Entra refuses ends the build with an error that contains the remedy', async () => {
  getCredential(harness.cloud).subject = 'repo:acme/other:environment:Production';
  const run = await harness.deploy({ ...endless, env: shortPauses });
  // A refused login is retried, because Entra may not know a new credential yet.
  const attempts = Array.from({ length: 4 }, () => [call.idToken(), call.login(401)]);
  expectRun(run, {
    ...refused,
    sent: attempts.flat(),
    notifications: [],
    output: [
      ...['AADSTS700213', '[LOGIN_NO_MATCHING_CREDENTIAL]', 'request id: ', 'What to do: '],
      ...presented,
      command,
      notifyFailed,
      clean,
    ],
  });
});
