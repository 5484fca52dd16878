import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { once } from '../../shared/once.ts';
import { createForwarder } from '../http.ts';
import { loadPackage } from '../packages.ts';
import type { Handler } from '../types.ts';

export type BlobStorage = ReturnType<typeof createBlobStorage>;

/** Azurite's built-in account. The key is public, but only the loopback interface is exposed. */
const account = 'devstoreaccount1';
const accountKey =
  'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';
const container = 'swa-uploads';
const signatureLifetime = 3_600_000;
const host = `${account}.blob.core.windows.net`;

/** Loads and starts Azurite when it is first needed: that takes half a second of processor time. */
export function createBlobStorage(dir: string) {
  const forwarder = createForwarder();
  let server: Promise<AzuriteBlobServer> | undefined;
  const open = once(async () => {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    server = startAzurite(dir);
    return connect(new URL((await server).getHttpServerAddress()));
  });
  const handler: Handler = async (request, response) =>
    forwarder.forward((await open()).port, request, response);
  return {
    host,
    open,
    handler,
    async close() {
      forwarder.close();
      const started = await server?.catch(() => undefined);
      await started?.close();
    },
  };
}

async function startAzurite(dir: string): Promise<AzuriteBlobServer> {
  const server = createAzurite(dir);
  await server.start();
  return server;
}

async function connect({ origin, port }: URL) {
  const azure = await import('@azure/storage-blob');
  const credential = new azure.StorageSharedKeyCredential(account, accountKey);
  const service = new azure.BlobServiceClient(`${origin}/${account}`, credential);
  const client = service.getContainerClient(container);
  await client.createIfNotExists();
  return {
    port: Number(port),
    uploadAddress(blob: string): string {
      const permissions = azure.BlobSASPermissions.parse('cw');
      const expiresOn = new Date(Date.now() + signatureLifetime);
      const grant = { containerName: container, blobName: blob, permissions, expiresOn };
      const signature = azure.generateBlobSASQueryParameters(grant, credential);
      return `https://${host}/${container}/${blob}?${signature}`;
    },
    /** @returns `false` if nothing was uploaded */
    async download(blob: string, file: string): Promise<boolean> {
      const source = client.getBlobClient(blob);
      if (!(await source.exists())) return false;
      await source.downloadToFile(file);
      return true;
    },
  };
}

/** The part of Azurite's API in use. Azurite ships no types. */
export interface AzuriteBlobServer {
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

/** Starts on a free loopback port. Telemetry is only in Azurite's command-line program. */
export function createAzurite(dir: string): AzuriteBlobServer {
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
    // Accepts clients with a newer API version than Azurite's, as the real storage does.
    skipApiVersionCheck: true,
  };
  return new Server(new Configuration(...Object.values(settings)));
}
