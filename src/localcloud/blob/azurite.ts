import { createRequire } from 'node:module';
import path from 'node:path';

/** Azurite's blob service, as far as it is used here: it ships no types. */
export interface AzuriteBlobServer {
  start(): Promise<void>;
  close(): Promise<void>;
  getHttpServerAddress(): string;
}

interface AzuriteModules {
  readonly configuration: { readonly default: new (...settings: readonly unknown[]) => object };
  readonly server: { readonly default: new (configuration: object) => AzuriteBlobServer };
}

const keepAliveSeconds = 5;

/**
 * Azurite with its data below `dir`, not started, on a free port of the loopback interface. Its telemetry is a matter
 * of its command line program, which is not used.
 */
export function createAzurite(dir: string): AzuriteBlobServer {
  // Its modules are CommonJS with a default export, which `import` wraps differently from loader to loader.
  const load = createRequire(import.meta.url);
  const modules: AzuriteModules = {
    configuration: load('azurite/dist/src/blob/BlobConfiguration.js'),
    server: load('azurite/dist/src/blob/BlobServer.js'),
  };
  const settings = {
    host: '127.0.0.1',
    port: 0,
    keepAliveSeconds,
    metadataFile: path.join(dir, 'metadata.json'),
    extentFile: path.join(dir, 'extents.json'),
    persistence: [{ locationId: 'Default', locationPath: path.join(dir, 'blobs'), maxConcurrency: 10 }],
    enableAccessLog: false,
    accessLog: undefined,
    enableDebugLog: false,
    debugLogFile: undefined,
    loose: false,
    // Clients of a newer API version than Azurite's are served, too, as the real storage does.
    skipApiVersionCheck: true,
  };
  return new modules.server.default(new modules.configuration.default(...Object.values(settings)));
}
