import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  createForwarder
} from "./chunk-HI7QXA2G.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-MIU6LSPI.js";

// src/localcloud/blob/blob.ts
import {
  BlobSASPermissions,
  BlobServiceClient,
  generateBlobSASQueryParameters,
  StorageSharedKeyCredential
} from "@azure/storage-blob";

// src/localcloud/blob/azurite.ts
import { createRequire } from "node:module";
import path from "node:path";
var keepAliveSeconds = 5;
function createAzurite(dir) {
  const load = createRequire(import.meta.url);
  const modules = {
    configuration: load("azurite/dist/src/blob/BlobConfiguration.js"),
    server: load("azurite/dist/src/blob/BlobServer.js")
  };
  const settings = {
    host: "127.0.0.1",
    port: 0,
    keepAliveSeconds,
    metadataFile: path.join(dir, "metadata.json"),
    extentFile: path.join(dir, "extents.json"),
    persistence: [{ locationId: "Default", locationPath: path.join(dir, "blobs"), maxConcurrency: 10 }],
    enableAccessLog: false,
    accessLog: void 0,
    enableDebugLog: false,
    debugLogFile: void 0,
    loose: false,
    // Clients of a newer API version than Azurite's are served, too, as the real storage does.
    skipApiVersionCheck: true
  };
  return new modules.server.default(new modules.configuration.default(...Object.values(settings)));
}

// src/localcloud/blob/blob.ts
var account = "devstoreaccount1";
var accountKey = "Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==";
var container = "swa-uploads";
var signatureLifetime = 36e5;
async function startBlobStorage(dir) {
  const server = createAzurite(dir);
  await server.start();
  const origin = new URL(server.getHttpServerAddress());
  const credential = new StorageSharedKeyCredential(account, accountKey);
  const client = new BlobServiceClient(`${origin.origin}/${account}`, credential).getContainerClient(container);
  await client.createIfNotExists();
  const forwarder = createForwarder();
  const host = `${account}.blob.core.windows.net`;
  return {
    host,
    uploadAddress(blob) {
      const signature = generateBlobSASQueryParameters(
        {
          containerName: container,
          blobName: blob,
          permissions: BlobSASPermissions.parse("cw"),
          expiresOn: new Date(Date.now() + signatureLifetime)
        },
        credential
      );
      return `https://${host}/${container}/${blob}?${signature}`;
    },
    async download(blob, file) {
      const source = client.getBlobClient(blob);
      if (!await source.exists()) return false;
      await source.downloadToFile(file);
      return true;
    },
    handler: (request, response) => forwarder.forward(Number(origin.port), request, response),
    async close() {
      forwarder.close();
      await server.close();
    }
  };
}
export {
  startBlobStorage
};
