import { beforeEach } from 'vitest';
import { deploy } from '../../../src/deploy/deploy.ts';
import type { DeployRequest } from '../../../src/deploy/steps/plan/types.ts';
import type { IdentityProvider } from '../../../src/identity/github-identity.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { createDeps, type TestDeps } from '../../support/deps.ts';
import { useFolder } from '../../support/folder.ts';
import { fault, type Reply, readJson, scriptedHttp } from '../../support/http.ts';
import { needed } from '../../support/site-config.ts';

/** Status that the login service returns, and the number of logins in the current test. */
export const entra = { status: 200, logins: 0 };
function answerLogin(): Reply {
  entra.logins += 1;
  const token = entra.logins === 1 ? 'the-access-token' : 'a-newer-access-token';
  if (entra.status === 200)
    return { body: { token_type: 'Bearer', expires_in: 3600, access_token: token } };
  const body = { error: 'invalid_client', error_description: 'AADSTS700213: No match.' };
  return { status: entra.status, body };
}
beforeEach(() => void Object.assign(entra, { status: 200, logins: 0 }));
export const folder = useFolder();

export const event = {
  name: 'push',
  ref: 'refs/heads/release/1.4.0',
  sha: 'c0ffee'.padEnd(40, '0'),
  repository: 'acme/site',
  run: { id: '77', attempt: 1 },
};
const identity: IdentityProvider = { idToken: async () => new Secret('e30.e30.s') };

interface Harness {
  /** Build command. Default: none. */
  readonly build?: string;
  readonly more?: Partial<DeployRequest>;
  readonly exchange?: () => Reply;
  readonly complete?: () => Reply;
  readonly deps?: Partial<TestDeps>;
  readonly identity?: IdentityProvider;
}

/** Deploys to Preview. The login and the portal answer, but the hosting platform doesn't. */
export async function run(harness: Harness = {}) {
  folder.write({
    'site.config.yml': `${needed}build: { output: public, command: ${JSON.stringify(harness.build ?? false)} }\nseo: { enabled: false }\n`,
    'public/index.html': 'hello',
    'scratch/.keep': '',
  });
  const http = scriptedHttp(({ url }) => {
    if (url.pathname.endsWith('/token')) return answerLogin();
    if (url.pathname.endsWith('/deployment-tokens'))
      return harness.exchange?.() ?? { body: { swaToken: 'not-a-known-shape' } };
    if (url.pathname.endsWith('/deployment-complete'))
      return harness.complete?.() ?? { body: { success: true } };
    throw fault('ECONNREFUSED');
  });
  const env = { PATH: process.env.PATH };
  const deps = { ...createDeps({ http, env, ...harness.deps }), scratch: folder.at('scratch') };
  const request: DeployRequest = {
    workspace: folder.root,
    event,
    ...harness.more,
  };
  const result = await deploy(request, harness.identity ?? identity, deps);
  const notifications = http.requests.filter(({ url }) =>
    url.pathname.endsWith('/deployment-complete'),
  );
  const [call] = notifications;
  return {
    result,
    notifications: readJson(call),
    credential: call?.headers.authorization,
    log: deps.log,
  };
}
