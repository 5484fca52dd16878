import { randomUUID } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import tls from 'node:tls';
import { afterAll, afterEach } from 'vitest';
import type { PlatformAccess, PlatformRecord } from '../../../../src/clients/swa/access.ts';
import { getClient } from '../../../../src/clients/swa/official-client/official-client.ts';
import { pack, type SitePackage } from '../../../../src/deploy/steps/pack/pack.ts';
import type { Plan } from '../../../../src/deploy/steps/plan/types.ts';
import { upload } from '../../../../src/deploy/steps/upload/upload.ts';
import { defaultBehaviour } from '../../../../src/localcloud/distribution/types.ts';
import {
  type LocalCloud,
  sampleSite,
  startLocalCloud,
} from '../../../../src/localcloud/localcloud.ts';
import type { Clock } from '../../../../src/shared/clock.ts';
import { createHttp } from '../../../../src/shared/http/client.ts';
import { createTransport } from '../../../../src/shared/http/transport.ts';
import { readLive } from '../../../../src/shared/live-site/probe.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { hastyClock } from '../../../support/clock.ts';
import { createDeps } from '../../../support/deps.ts';
import { noise } from '../../../support/files.ts';
import { testFolder } from '../../../support/folder.ts';
import { createPlan } from '../../../support/plan.ts';
import { finishedSite } from '../../../support/site-package.ts';

/** Starts a local cloud for a test file, and resets its behaviour after each test. */
export async function cloudOfTheFile(): Promise<LocalCloud> {
  const cloud = await startLocalCloud();
  const usual = { mode: 'deploy', tampered: false, metadata: undefined } as const;
  afterAll(() => cloud.close());
  afterEach(() => {
    cloud.faults.clear();
    Object.assign(cloud.release.behaviour, usual);
    Object.assign(cloud.distribution.behaviour, defaultBehaviour);
  });
  return cloud;
}

/** A line of a site config with short time limits. */
const briefly = 'hosting: { distributionTimeoutMinutes: 5, verificationTimeoutMinutes: 1 }';

/** Creates a clock that skips pauses, but waits for the end of the cloud's last distribution. */
function jumpingClock({ distribution }: LocalCloud): Clock {
  const clock = hastyClock();
  return {
    now: clock.now,
    async sleep(ms, signal) {
      await clock.sleep(ms, signal);
      await distribution.deployments.at(-1)?.settled;
    },
  };
}

let trusted = '';
/**
 * Trusts the cloud's certificate authority, if the process doesn't already, because each call of
 * `setDefaultCACertificates` makes it read all trusted certificates again.
 */
function trust({ ca }: LocalCloud): void {
  if (trusted === ca) return;
  tls.setDefaultCACertificates([...tls.getCACertificates('bundled'), ca]);
  trusted = ca;
}

/** Creates a packed site, and everything that its upload to a local cloud needs. */
export async function uploadHarness(
  cloud: LocalCloud,
  options: {
    readonly plan?: Partial<Plan>;
    readonly clock?: Clock;
    readonly text?: string;
    readonly imageBytes?: number;
  } = {},
) {
  const folder = await testFolder();
  const text = options.text ?? randomUUID();
  const hosting = '{"navigationFallback":{"rewrite":"/index.html"}}';
  folder.write({
    'site/index.html': `<h1>${text}</h1>`,
    'site/docs/a.html': `<p>${text}</p>`,
    'site/b.js': '1',
    'site/images/a.jpg': noise(text, options.imageBytes ?? 1_000),
    'site/staticwebapp.config.json': hosting,
    'scratch/.keep': '',
  });
  trust(cloud);
  const transport = createTransport(cloud.env);
  const clock = options.clock ?? jumpingClock(cloud);
  const http = createHttp({ transport: transport.send, clock, userAgent: 'test', random: () => 0 });
  const controller = new AbortController();
  const scratch = folder.at('scratch');
  const env = { ...process.env, ...cloud.env, GITHUB_TOKEN: 'not for the client' };
  const deps = createDeps({ scratch: scratch, http, clock, env, signal: controller.signal });
  const plan = createPlan({ url: 'https://www.acme.example', ...options.plan }, briefly);
  const finished = finishedSite(folder.at('site'));
  const own = { ...finished, hosting: { ...finished.hosting, text: hosting } };
  const sitePackage: SitePackage = await pack(plan, own, readLive(plan.url, deps), deps);
  const happened: string[] = [];
  const cache = folder.at('tool-cache');
  const issue = async () => new Secret(cloud.distribution.issueToken(sampleSite.slug));
  const access: PlatformAccess = {
    deploymentToken: issue,
    renewDeploymentToken: async () => {
      happened.push('renewed');
      return issue();
    },
    officialClient: () =>
      getClient({ cache, buildId: undefined, system: 'linux', architecture: 'x64' }, deps),
  };
  const record: PlatformRecord = {
    begins() {},
    mayHaveChanged: () => void happened.push('may have changed'),
    isReported: () => void happened.push('reported'),
  };
  return {
    root: folder.root,
    scratch,
    cache,
    plan,
    sitePackage,
    deps,
    access,
    record,
    happened,
    upload: (more: { plan?: Plan; access?: PlatformAccess; record?: PlatformRecord } = {}) =>
      upload(more.plan ?? plan, sitePackage, more.access ?? access, more.record ?? record, deps),
    cancel: (reason: unknown) => controller.abort(reason),
    /** Returns the environment variables recorded by the client. */
    async clientEnvironment(): Promise<unknown> {
      for await (const file of glob(path.join(scratch, 'client-*/**/environment.json')))
        return JSON.parse(await readFile(file, 'utf8'));
      return undefined;
    },
    async [Symbol.asyncDispose]() {
      transport.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}
