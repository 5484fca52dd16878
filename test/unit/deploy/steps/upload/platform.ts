import type { PlatformAccess, PlatformRecord } from '../../../../../src/clients/swa/access.ts';
import type { SitePackage } from '../../../../../src/deploy/steps/pack/pack.ts';
import type { Plan } from '../../../../../src/deploy/steps/plan/types.ts';
import { upload } from '../../../../../src/deploy/steps/upload/upload.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { fakeClock } from '../../../../support/clock.ts';
import { createDeps } from '../../../../support/deps.ts';
import { type Reply, scriptedHttp } from '../../../../support/http.ts';
import { createPlan } from '../../../../support/plan.ts';
import { makePackage } from '../verify/site-package.ts';

export const host = 'content-am2.infrastructure.2.azurestaticapps.net';
export const createToken = (letter: string) =>
  new Secret(`${letter.repeat(64)}2-0f0f0f0f-1111-2222-3333-444444444444003`);
export const blob = 'https://blobs.example.com/slot/site.zip?sv=2023&sig=a%2Bb%2Fc%3D&se=x';
export const polling = {
  defaultHostname: 'happy-sea.2.azurestaticapps.net',
  stageSiteIdentifier: 'stage',
  version: 'v-1',
  tenantId: 'tenant',
  extra: 'unknown field',
};

const packed = makePackage({});
export const sitePackage: SitePackage = {
  ...packed,
  delivery: { kind: 'archive', file: '/nonexistent/site.zip', bytes: 600 },
  manifest: {
    files: [{ path: 'index.html', size: 900, sha256: 'x' }],
    totalBytes: 900,
    largestBytes: 900,
  },
  hosting: { ...packed.hosting, hasRoutes: true, roles: ['editor'] },
};

/** Creates access to the platform with a token and a renewed one, but no official client. */
export const accessBy = (token: Secret, renewed = token): PlatformAccess => ({
  deploymentToken: async () => token,
  renewDeploymentToken: async () => renewed,
  officialClient: () => Promise.reject(),
});
export const silent: PlatformRecord = { begins() {}, mayHaveChanged() {} };

export type Call = 'validateapitoken' | 'request' | 'put' | 'updatestatus' | 'checkstatus';
export type Script = Partial<Record<Call, (count: number) => Reply>>;

export const ok = (response: object): Reply => ({
  body: { isSuccessStatusCode: true, statusCode: 200, response },
});
export const refusal = (statusCode: number, errorMessage: unknown): Reply => ({
  body: { isSuccessStatusCode: false, statusCode, errorMessage },
});
export const good: Required<Script> = {
  validateapitoken: () => ok({ siteUrl: 'happy-sea.2.azurestaticapps.net' }),
  request: () => ok({ packageUris: { app: blob }, pollingInfo: polling }),
  put: () => ({ status: 201 }),
  updatestatus: () => ok({}),
  checkstatus: () =>
    ok({ deploymentStatus: 'Succeeded', siteUrl: 'https://happy-sea.2.azurestaticapps.net/' }),
};

/** Uploads to a platform that follows a script, and records calls and events. */
export function run(
  script: Script = {},
  more: Partial<Plan> = {},
  yaml = '',
  owner: Reply | ((url: URL) => Reply) = { status: 404 },
) {
  const calls: Call[] = [];
  const clock = fakeClock();
  const counts = new Map<Call, number>();
  const http = scriptedHttp(({ method, url }) => {
    if (url.pathname.startsWith('/.well-known/'))
      return typeof owner === 'function' ? owner(url) : owner;
    const call = (method === 'PUT' ? 'put' : url.pathname.replace('/api/upload/', '')) as Call;
    calls.push(call);
    const count = (counts.get(call) ?? 0) + 1;
    counts.set(call, count);
    return (script[call] ?? good[call])(count);
  }, clock);
  const deps = createDeps({ http, clock });
  const events: string[] = [];
  let correlationId = '';
  const access: PlatformAccess = {
    ...accessBy(createToken('a')),
    renewDeploymentToken: async () => {
      events.push('renewed');
      return createToken('b');
    },
  };
  const record: PlatformRecord = {
    begins(id) {
      correlationId = id;
      events.push(`begins before ${http.requests.length} requests`);
    },
    mayHaveChanged: () => events.push(`may have changed after ${calls.at(-1)}`),
    wasRefused: () => events.push('was refused'),
  };
  const work = upload(
    createPlan({ url: undefined, uploader: 'direct', ...more }, yaml),
    sitePackage,
    access,
    record,
    deps,
  );
  return { work, calls, http, deps, clock, events, correlationId: () => correlationId };
}

export const preview = { environment: 'Preview', environmentName: 'preview' } as const;
