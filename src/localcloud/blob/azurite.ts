import path from 'node:path';
import { loadPackage } from '../packages.ts';

/** The used part of Azurite, which ships no types. */
export interface AzuriteBlobServer {
  start(): Promise<void>;
  close(): Promise<void>;
  getHttpServerAddress(): string;
}

interface ConfigurationModule {
  readonly default: new (...settings: readonly unknown[]) => object;
}

interface ServerModule {
  readonly default: new (configuration: object) => AzuriteBlobServer;
}

const keepAliveSeconds = 5;

export function loadAzurite() {
  const load = <Module>(file: string) => loadPackage<Module>('azurite', `dist/src/blob/${file}`);
  return {
    Configuration: load<ConfigurationModule>('BlobConfiguration.js').default,
    Server: load<ServerModule>('BlobServer.js').default,
  };
}

/** Starts on a free loopback port, without telemetry, which is part of the command line program. */
export function createAzurite(dir: string): AzuriteBlobServer {
  const { Configuration, Server } = loadAzurite();
  const settings = {
    host: '127.0.0.1',
    port: 0,
    keepAliveSeconds,
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
    // Accepts clients with a newer API version than Azurite's, like the real storage.
    skipApiVersionCheck: true,
  };
  return new Server(new Configuration(...Object.values(settings)));
}
