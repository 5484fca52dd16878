import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { once as onFirstCall } from '../../shared/once.ts';
import { createForwarder } from '../service/http.ts';
import { loadPackage } from '../service/packages.ts';
import type { Handler } from '../service/types.ts';

export type BlobStorage = ReturnType<typeof createBlobStorage>;

/**
 * Azurite's built-in account. Its key is public, but Azurite listens only on the loopback
 * interface.
 */
const account = 'devstoreaccount1';
const accountKey =
  'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';
const container = 'swa-uploads';
const signatureLifetime = 3_600_000;
const host = `${account}.blob.core.windows.net`;

/**
 * Creates the storage. Azurite is loaded and started on first use, because that takes 0.5 s of CPU
 * time.
 */
export function createBlobStorage(dir: string) {
  const forwarder = createForwarder();
  let hasBegun = false;
  const server = onFirstCall(async () => {
    hasBegun = true;
    // Delete the packages of an earlier process, which are no longer needed.
    await rm(dir, { recursive: true, force: true });
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const azurite = createAzurite(dir);
    await azurite.start();
    return azurite;
  });
  const open = onFirstCall(async () => connect(new URL((await server()).getHttpServerAddress())));
  const handler: Handler = async (request, response) =>
    forwarder.forward((await open()).port, request, response);
  return {
    host,
    open,
    handler,
    async close() {
      forwarder.close();
      if (!hasBegun) return;
      const started = await server().catch(() => undefined);
      await started?.close();
    },
  };
}

/**
 * Connects to Azurite. Azure's client library only signs URLs here, because its requests would use
 * this process's proxy, possibly the local cloud's own.
 */
async function connect({ port }: URL) {
  const azure = await import('@azure/storage-blob');
  const credential = new azure.StorageSharedKeyCredential(account, accountKey);
  const expiresOn = new Date(Date.now() + 365 * 86_400_000);
  const permissions = azure.AccountSASPermissions.parse('rcd');
  const grant = { expiresOn, permissions, services: 'b', resourceTypes: 'co' };
  const signature = azure.generateAccountSASQueryParameters(grant, credential);
  const call = async (method: string, target: string): Promise<IncomingMessage> => {
    const path = `/${account}/${container}${target}${signature}`;
    const request = http.request({ host: '127.0.0.1', port, method, path }).end();
    return (await once(request, 'response'))[0];
  };
  const made = await call('PUT', '?restype=container&');
  made.resume();
  if (![201, 409].includes(made.statusCode ?? 0))
    throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', 'The blob storage made no container.');
  return {
    port: Number(port),
    uploadAddress(blob: string): string {
      const permissions = azure.BlobSASPermissions.parse('cw');
      const expiresOn = new Date(Date.now() + signatureLifetime);
      const grant = { containerName: container, blobName: blob, permissions, expiresOn };
      const signature = azure.generateBlobSASQueryParameters(grant, credential);
      return `https://${host}/${container}/${blob}?${signature}`;
    },
    /**
     * Downloads a blob, and deletes it in the storage.
     * @returns `false` if nothing was uploaded
     */
    async download(blob: string, file: string): Promise<boolean> {
      const response = await call('GET', `/${blob}?`);
      const isThere = response.statusCode === 200;
      if (isThere) {
        await pipeline(response, createWriteStream(file));
        (await call('DELETE', `/${blob}?`)).resume();
      } else response.resume();
      return isThere;
    },
  };
}

/** Part of Azurite's API that is used here. Azurite ships no types. */
interface AzuriteBlobServer {
  start(): Promise<void>;
  close(): Promise<void>;
  getHttpServerAddress(): string;
}

interface AzuriteModule<Parameters extends readonly unknown[], Instance> {
  readonly default: new (...parameters: Parameters) => Instance;
}

function loadAzurite() {
  const load = <Module>(file: string) => loadPackage<Module>('azurite', `dist/src/blob/${file}`);
  return {
    Configuration: load<AzuriteModule<unknown[], object>>('BlobConfiguration.js').default,
    Server: load<AzuriteModule<[object], AzuriteBlobServer>>('BlobServer.js').default,
  };
}

/**
 * Creates Azurite on a free loopback port. Unlike its command-line program, it sends no telemetry.
 */
function createAzurite(dir: string): AzuriteBlobServer {
  const { Configuration, Server } = loadAzurite();
  const settings = {
    host: '127.0.0.1',
    port: 0,
    keepAliveSeconds: 5,
    metadataFile: path.join(dir, 'metadata.json'),
    extentFile: path.join(dir, 'extents.json'),
    persistence: [
      { locationId: 'Default', locationPath: path.join(dir, 'blobs'), maxConcurrency: 10 },
    ],
    enableAccessLog: false,
    accessLog: undefined,
    enableDebugLog: false,
    debugLogFile: undefined,
    loose: false,
    // Like the real storage, accept clients with a newer API version than Azurite's.
    skipApiVersionCheck: true,
  };
  return new Server(new Configuration(...Object.values(settings)));
}
