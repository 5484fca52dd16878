import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type DistributionBehaviour,
  defaultBehaviour,
} from '../../../../src/localcloud/distribution/types.ts';
import {
  type LocalCloud,
  sampleSite,
  startLocalCloud,
} from '../../../../src/localcloud/localcloud.ts';
import { clientOf, zipOf } from '../support.ts';
import { type PublicClient, publicClients } from './clients.ts';

let cloud: LocalCloud;
let call: ReturnType<typeof clientOf>;
beforeAll(async () => {
  cloud = await startLocalCloud();
  call = clientOf(cloud);
});
afterAll(() => cloud.close());
afterEach(() => {
  Object.assign(cloud.distribution.behaviour, defaultBehaviour);
});

async function post(step: string, body: string, contentType: string) {
  const token = cloud.distribution.issueToken({ site: sampleSite });
  const host = 'content-eus2.infrastructure.2.azurestaticapps.net';
  const answer = await call(
    `https://${host}/api/${step}?apiVersion=v1&deploymentCorrelationId=c-1`,
    {
      method: 'POST',
      headers: {
        authorization: `token ${token}`,
        ...(contentType !== '' && { 'content-type': contentType }),
      },
      body,
    },
  );
  return JSON.parse(answer.body);
}

/** Deploys as the client does, and returns the last answer's status. */
async function deployAs(client: PublicClient, environment: string, text: string) {
  const content = `<h1>${text}</h1>`;
  const archive = zipOf([{ name: 'index.html', content }]);
  const site = {
    environment,
    files: 1,
    bytes: content.length,
    largest: content.length,
    archiveBytes: archive.length,
    defaultHostname: cloud.hosting.hostname('acme-docs'),
  };
  const json = async (step: string, body: unknown) => {
    const envelope = await post(step, JSON.stringify(body), client.contentType);
    expect(envelope, `${client.name}: ${step}`).toMatchObject({
      isSuccessStatusCode: true,
      statusCode: 200,
    });
    return envelope.response;
  };
  const validated = await post(
    'upload/validateapitoken',
    client.validate(site),
    client.contentType,
  );
  expect(validated).toMatchObject({
    statusCode: 200,
    response: { siteUrl: expect.stringContaining('https://') },
  });
  const { packageUris, pollingInfo } = await json('upload/request', client.request(site));
  expect(
    (await call(packageUris.app, { method: 'PUT', headers: client.put, body: archive })).status,
  ).toBe(201);
  await json('upload/updatestatus', client.update(site, pollingInfo));
  await cloud.distribution.deployments.at(-1)?.settled;
  await json('upload/checkstatus', client.check(site, pollingInfo));
  return json('upload/checkstatus', client.check(site, pollingInfo));
}

const ids: readonly DistributionBehaviour['ids'][] = ['uuid', 'plain', 'number'];

describe.each(publicClients)('the requests of $name', (client) => {
  it.each(ids)(
    'deploy to Production and to an environment, however a slot is called: %s',
    async (kind) => {
      cloud.distribution.behaviour.ids = kind;
      for (const environment of ['', 'preview']) {
        const text = `${client.name} ${environment} ${kind}`;
        const status = await deployAs(client, environment, text);
        const host = cloud.hosting.hostname('acme-docs', environment);
        expect(status).toMatchObject({ deploymentStatus: 'Succeeded', siteUrl: `https://${host}` });
        expect((await call(`https://${host}/`)).body).toBe(`<h1>${text}</h1>`);
      }
    },
  );
});

it('names of members are read in any case of letters, and figures also from text', async () => {
  const envelope = await post(
    'upload/request',
    JSON.stringify({
      eventinfo: { environmentname: 'PREVIEW2' },
      UPLOADINFO: { totalAppSizeInBytes: '10', appFileCount: 1, status: 'requestingupload' },
    }),
    '',
  );
  expect(envelope).toMatchObject({ isSuccessStatusCode: true });
  expect(cloud.distribution.deployments.at(-1)).toMatchObject({ environment: 'PREVIEW2' });
});

it.each(['', 'null', '[]', '"text"', '{'])(
  'a request that is not an object is refused: %j',
  async (body) => {
    expect(await post('upload/request', body, 'application/json')).toMatchObject({
      isSuccessStatusCode: false,
    });
  },
);
