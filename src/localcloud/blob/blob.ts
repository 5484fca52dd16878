import path from 'node:path';
import {
  BlobSASPermissions,
  BlobServiceClient,
  generateBlobSASQueryParameters,
  StorageSharedKeyCredential,
} from '@azure/storage-blob';
import { createForwarder } from '../http.ts';
import { loadPackage } from '../packages.ts';
import type { Handler } from '../types.ts';

export interface BlobStorage {
  readonly host: string;
  uploadAddress(blob: string): string;
  /** @returns `false` if nothing was uploaded */
  download(blob: string, file: string): Promise<boolean>;
  readonly handler: Handler;
  close(): Promise<void>;
}

/** Azurite's built-in account. The key is public, but only the loopback interface is exposed. */
const account = 'devstoreaccount1';
const accountKey =
  'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';
const container = 'swa-uploads';
const signatureLifetime = 3_600_000;

export async function startBlobStorage(dir: string): Promise<BlobStorage> {
  const server = createAzurite(dir);
  await server.start();
  const origin = new URL(server.getHttpServerAddress());
  const credential = new StorageSharedKeyCredential(account, accountKey);
  const service = new BlobServiceClient(`${origin.origin}/${account}`, credential);
  const client = service.getContainerClient(container);
  await client.createIfNotExists();
  const forwarder = createForwarder();
  const host = `${account}.blob.core.windows.net`;
  return {
    host,
    uploadAddress(blob) {
      const permissions = BlobSASPermissions.parse('cw');
      const expiresOn = new Date(Date.now() + signatureLifetime);
      const grant = { containerName: container, blobName: blob, permissions, expiresOn };
      const signature = generateBlobSASQueryParameters(grant, credential);
      return `https://${host}/${container}/${blob}?${signature}`;
    },
    async download(blob, file) {
      const source = client.getBlobClient(blob);
      if (!(await source.exists())) return false;
      await source.downloadToFile(file);
      return true;
    },
    handler: (request, response) => forwarder.forward(Number(origin.port), request, response),
    async close() {
      forwarder.close();
      await server.close();
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

export function loadAzurite() {
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
