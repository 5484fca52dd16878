import { afterAll, afterEach, expect } from 'vitest';
import { defaultBehaviour } from '../../../../src/localcloud/distribution/types.ts';
import { sampleSite, startLocalCloud } from '../../../../src/localcloud/localcloud.ts';
import { createClient, createZip } from '../support.ts';

const hostingConfig = {
  navigationFallback: { rewrite: '/index.html', exclude: ['/images/*'] },
  responseOverrides: { 404: { rewrite: '/404.html' } },
  globalHeaders: { 'X-Frame-Options': 'DENY' },
};

export type Entries = Parameters<typeof createZip>[0];

/** Returns a complete site that shows a text. */
export const createSite = (text: string): Entries => [
  { name: 'index.html', content: `<h1>${text}</h1>` },
  { name: '404.html', content: 'not here' },
  { name: '.well-known/site-deploy.json', content: JSON.stringify({ text }) },
  { name: 'staticwebapp.config.json', content: JSON.stringify(hostingConfig) },
];

const getFigures = (entries: Entries) => {
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

/** Response to a status request. */
interface Observation {
  readonly deploymentStatus: string;
  readonly siteUrl: string;
  readonly errorDetails: unknown;
}

/** The envelope of every response. */
interface Envelope {
  readonly isSuccessStatusCode: boolean;
  readonly response: unknown;
}

interface Outcome {
  /** The whole envelope of a refusal. */
  readonly refused?: object;
  readonly pollingInfo?: Readonly<Record<string, unknown>>;
  readonly final?: Observation;
}

/** Starts one local cloud for the tests of a file, and resets the service after each test. */
export async function useDistribution() {
  const cloud = await startLocalCloud();
  const call = createClient(cloud);
  afterAll(() => cloud.close());
  afterEach(() => {
    Object.assign(cloud.distribution.behaviour, defaultBehaviour);
  });

  /**
   * Posts JSON with the given token, or else with a fresh one.
   * @returns the envelope of the response
   */
  const post = async (step: string, body: unknown, token?: string): Promise<Envelope> => {
    const use = token ?? cloud.distribution.issueToken(sampleSite.slug);
    const host = 'content-eus2.infrastructure.2.azurestaticapps.net';
    const address = `https://${host}/api/${step}?apiVersion=v1&deploymentCorrelationId=c-1`;
    const headers = { authorization: `token ${use}`, 'content-type': 'application/json' };
    const answer = await call(address, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(200);
    return JSON.parse(answer.body);
  };

  /** Follows the protocol up to the final status or the first refusal. */
  const deploy = async (entries: Entries, upload: Upload = {}): Promise<Outcome> => {
    const { environment, figures, archive = createZip(entries), token } = upload;
    const use = token ?? cloud.distribution.issueToken(sampleSite.slug);
    const EventInfo = {
      EnvironmentName: environment ?? null,
      IsNamedEnvironment: environment !== undefined,
      Slice: 2,
    };
    const UploadInfo = { ...getFigures(entries), ...figures, Status: 'RequestingUpload' };
    const request = { EventInfo, UploadInfo, PollingInfo: null };
    const requested = await post('upload/request', request, use);
    if (!requested.isSuccessStatusCode) return { refused: requested };
    const { packageUris, pollingInfo } = requested.response as {
      packageUris: { app: string };
      pollingInfo: Record<string, unknown>;
    };
    const headers = { 'x-ms-blob-type': 'BlockBlob', 'x-ms-version': '2023-11-03' };
    const put = await call(packageUris.app, { method: 'PUT', headers, body: archive });
    expect(put.status).toBe(201);
    const PollingInfo = {
      DefaultHostname: pollingInfo.defaultHostname,
      StageSiteIdentifier: pollingInfo.stageSiteIdentifier,
      Version: pollingInfo.version,
    };
    const uploaded = { ...UploadInfo, Status: 'Succeeded' };
    await post('upload/updatestatus', { EventInfo, UploadInfo: uploaded, PollingInfo }, use);
    await cloud.distribution.deployments.at(-1)?.settled;
    let final: Observation | undefined;
    for (
      let observe = 0;
      observe < 4 && (final?.deploymentStatus ?? 'InProgress') === 'InProgress';
      observe++
    )
      final = (await post('upload/checkstatus', PollingInfo, use)).response as Observation;
    return { pollingInfo, final };
  };

  /** Requests the start page of an environment as a visitor does. */
  const visit = async (environment?: string) =>
    (await call(`https://${cloud.hosting.hostname('acme-docs', environment)}/`)).body;

  return { cloud, call, post, deploy, visit };
}
