import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import {
  defaultBehaviour,
  type LocalDeployment,
} from '../../../../src/localcloud/distribution/types.ts';
import {
  type LocalCloud,
  sampleSite,
  startLocalCloud,
} from '../../../../src/localcloud/localcloud.ts';
import { clientOf, zipOf } from '../support.ts';

const hostingConfig = {
  navigationFallback: { rewrite: '/index.html', exclude: ['/images/*'] },
  responseOverrides: { 404: { rewrite: '/404.html' } },
  globalHeaders: { 'X-Frame-Options': 'DENY' },
};

export type Entries = Parameters<typeof zipOf>[0];

/** A whole site that shows a text. */
export const siteOf = (text: string): Entries => [
  { name: 'index.html', content: `<h1>${text}</h1>` },
  { name: '404.html', content: 'not here' },
  { name: '.well-known/site-deploy.json', content: JSON.stringify({ text }) },
  { name: 'staticwebapp.config.json', content: JSON.stringify(hostingConfig) },
];

const figuresOf = (entries: Entries) => {
  const sizes = entries.map(({ content }) => Buffer.byteLength(content));
  return {
    TotalAppSizeInBytes: sizes.reduce((sum, size) => sum + size, 0),
    AppFileCount: sizes.length,
    MaxSingleFileSizeInBytes: Math.max(...sizes),
  };
};

export interface Upload {
  readonly environment?: string;
  readonly figures?: object;
  readonly archive?: Uint8Array;
  readonly token?: string;
}

/** Answer to a look. */
export interface Look {
  readonly deploymentStatus: string;
  readonly siteUrl: string;
  readonly errorDetails: unknown;
  readonly unhealthyRegions: readonly string[];
}

/** What is around every answer. */
export interface Envelope {
  readonly isSuccessStatusCode: boolean;
  readonly response: unknown;
}

export interface Outcome {
  /** The whole envelope of a refusal. */
  readonly refused?: object;
  readonly pollingInfo?: Readonly<Record<string, unknown>>;
  readonly looks?: readonly Look[];
  readonly final?: Look;
  readonly deployment?: LocalDeployment;
}

export interface DistributionWorld {
  readonly cloud: LocalCloud;
  readonly call: ReturnType<typeof clientOf>;
  /** Posts JSON with a fresh token, or the one given: the envelope of the answer. */
  post(step: string, body: unknown, token?: string): Promise<Envelope>;
  /** Walks through the protocol up to the final status, or to the first refusal. */
  deploy(entries: Entries, upload?: Upload): Promise<Outcome>;
  /** What a visitor of an environment gets. */
  visit(environment?: string): Promise<string>;
}

/** One local cloud for the tests of a file; after each test the service behaves as at first. */
export function useDistribution(): DistributionWorld {
  let started: { cloud: LocalCloud; call: ReturnType<typeof clientOf> } | undefined;
  const world = () => {
    if (started === undefined) throw new Error('the local cloud has not started');
    return started;
  };
  beforeAll(async () => {
    const cloud = await startLocalCloud();
    started = { cloud, call: clientOf(cloud) };
  });
  afterAll(() => started?.cloud.close());
  afterEach(() => {
    Object.assign(world().cloud.distribution.behaviour, defaultBehaviour);
  });

  const post = async (step: string, body: unknown, token?: string): Promise<Envelope> => {
    const { cloud, call } = world();
    const use = token ?? cloud.distribution.issueToken({ site: sampleSite });
    const host = 'content-eus2.infrastructure.2.azurestaticapps.net';
    const answer = await call(
      `https://${host}/api/${step}?apiVersion=v1&deploymentCorrelationId=c-1`,
      {
        method: 'POST',
        headers: { authorization: `token ${use}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
    expect(answer.status).toBe(200);
    return JSON.parse(answer.body);
  };

  const deploy: DistributionWorld['deploy'] = async (entries, upload = {}) => {
    const { environment, figures, archive = zipOf(entries), token } = upload;
    const { cloud, call } = world();
    const use = token ?? cloud.distribution.issueToken({ site: sampleSite });
    const EventInfo = {
      EnvironmentName: environment ?? null,
      IsNamedEnvironment: environment !== undefined,
      Slice: 2,
    };
    const UploadInfo = { ...figuresOf(entries), ...figures, Status: 'RequestingUpload' };
    const requested = await post(
      'upload/request',
      { EventInfo, UploadInfo, PollingInfo: null },
      use,
    );
    if (!requested.isSuccessStatusCode) return { refused: requested };
    const { packageUris, pollingInfo } = requested.response as {
      packageUris: { app: string };
      pollingInfo: Record<string, unknown>;
    };
    const put = await call(packageUris.app, {
      method: 'PUT',
      headers: { 'x-ms-blob-type': 'BlockBlob', 'x-ms-version': '2023-11-03' },
      body: archive,
    });
    expect(put.status).toBe(201);
    const PollingInfo = {
      DefaultHostname: pollingInfo.defaultHostname,
      StageSiteIdentifier: pollingInfo.stageSiteIdentifier,
      Version: pollingInfo.version,
    };
    await post(
      'upload/updatestatus',
      { EventInfo, UploadInfo: { ...UploadInfo, Status: 'Succeeded' }, PollingInfo },
      use,
    );
    const deployment = cloud.distribution.deployments.at(-1);
    await deployment?.settled;
    const looks: Look[] = [];
    for (
      let look = 0;
      look < 4 && (looks.at(-1)?.deploymentStatus ?? 'InProgress') === 'InProgress';
      look++
    )
      looks.push((await post('upload/checkstatus', PollingInfo, use)).response as Look);
    return { pollingInfo, looks, final: looks.at(-1), deployment };
  };

  return {
    get cloud() {
      return world().cloud;
    },
    get call() {
      return world().call;
    },
    post,
    deploy,
    async visit(environment) {
      const { cloud, call } = world();
      return (await call(`https://${cloud.hosting.hostname('acme-docs', environment)}/`)).body;
    },
  };
}
