import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import "../../chunks/chunk-MIU6LSPI.js";

// src/localcloud/swa-client/client.ts
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import https from "node:https";
import path from "node:path";
import { crc32 } from "node:zlib";
var ClientFailure = class extends Error {
  name = "ClientFailure";
};
var red = (text) => `\x1B[31m${text}\x1B[0m`;
var address = "https://gentle-sea-012345678.2.azurestaticapps.net";
var uploading = ["Uploading build artifacts."];
var polling = [...uploading, "Finished Upload. Polling on deployment.", "Status: InProgress. Time: 0.1(s)"];
var refusal = [
  red("The content server has rejected the request with: BadRequest"),
  red("Reason: The size of the app content was too large."),
  "Exiting"
];
var scripts = {
  "refused, exit 1": { lines: refusal, exit: 1 },
  "refused, exit 0": { lines: refusal },
  "failed, exit 0": {
    lines: ["Deployment Failed :(", "Deployment Failure Reason: Failed to deploy the Azure Functions.", "Exiting"]
  },
  "silent, exit 0": { lines: [] },
  "no address, exit 0": {
    lines: [...polling, "Status: Succeeded. Time: 15.3(s)", "Deployment Complete :)", "Exiting"]
  },
  "usage error, exit 0": { lines: ["StaticSitesClient 1.0", "ERROR(S):", "  Option 'environment' is unknown."] },
  "status failed, exit 0": { lines: [...polling, "Status: Failed. Time: 60(s)", red("Deployment Failed :(")] },
  "timed out, exit 0": { lines: [...polling, "Upload Timed Out. We are not sure if deployment has succeeded."] },
  "address and failure, exit 0": { lines: [...polling, `Visit your site at: ${address}`, red("Deployment Failed :(")] },
  "unknown exception, exit 1": { lines: ["An unknown exception has occurred"], exit: 1 },
  "killed at the start": { lines: [], end: "kill" },
  "killed in the middle": { lines: uploading, end: "kill" },
  "hangs in the middle": { lines: uploading, end: "hang" }
};
async function standIn(mode, process) {
  const print = (line) => void process.stdout.write(`${line}
`);
  print(`DeploymentId: ${randomUUID()}`);
  const isClosing = process.argv.includes("close");
  if (!isClosing) print(`App Directory Location: '${process.env.APP_LOCATION}' was found.`);
  const script = scripts[mode];
  if (script === void 0) {
    if (mode === "environment")
      writeFileSync(path.join(process.env.HOME ?? ".", "environment.json"), JSON.stringify(process.env));
    try {
      await (isClosing ? close(process.env) : deploy(process.env, print));
    } catch (error) {
      for (const line of [
        red("The content server has rejected the request with: BadRequest"),
        red(`Reason: ${error.message}`),
        "Exiting"
      ])
        print(line);
      process.exitCode = 1;
    }
    return;
  }
  for (const line of script.lines) print(line);
  process.exitCode = script.exit ?? 0;
  if (script.end === "hang") setInterval(() => {
  }, 6e4);
  if (script.end === "kill") setTimeout(() => process.kill(process.pid, "SIGKILL"), 50);
}
async function close(env) {
  const event = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH ?? "", "utf8"));
  const { post } = connect(env, env.INPUT_AZURE_STATIC_WEB_APPS_API_TOKEN ?? "");
  await post("pullrequest/close", { IsPullRequest: true, PullRequestId: event.pull_request?.number ?? null });
}
function connect(env, token) {
  const [prefix = "", suffix = ""] = token.replace(/^v2\.([^.]*)\./, "$1-").split(/-(.*)/s);
  const slice = Number(prefix.slice(64) || "0");
  const region = suffix.slice(36, 39) === "00f" ? "eus2" : "unknown";
  const host = `content-${region}.infrastructure.${slice === 0 ? "" : `${slice}.`}azurestaticapps.net`;
  const agent = new https.Agent({
    proxyEnv: { ...env },
    ...env.SSL_CERT_FILE !== void 0 && { ca: readFileSync(env.SSL_CERT_FILE) }
  });
  const correlation = randomUUID();
  const post = async (call, body) => {
    const url = `https://${host}/api/${call}?apiVersion=v1&deploymentCorrelationId=${correlation}`;
    const headers = { authorization: `token ${token}`, "content-type": "application/json" };
    const { text } = await send(agent, "POST", url, headers, Buffer.from(JSON.stringify(body)));
    const answer = JSON.parse(text);
    if (answer.isSuccessStatusCode === false) throw new ClientFailure(String(answer.errorMessage));
    return answer.response ?? {};
  };
  return { agent, slice, post };
}
async function deploy(env, print) {
  const { agent, slice, post } = connect(env, env.DEPLOYMENT_TOKEN ?? "");
  const files = read(env.APP_LOCATION ?? ".");
  const sizes = files.map(({ content }) => content.byteLength);
  const EventInfo = {
    EnvironmentName: env.DEPLOYMENT_ENVIRONMENT ?? null,
    IsNamedEnvironment: env.DEPLOYMENT_ENVIRONMENT !== void 0,
    Slice: slice
  };
  const UploadInfo = {
    TotalAppSizeInBytes: sizes.reduce((sum, size) => sum + size, 0),
    MaxSingleFileSizeInBytes: Math.max(...sizes),
    AppFileCount: files.length,
    Status: "RequestingUpload"
  };
  await post("upload/validateapitoken", EventInfo);
  const slot = await post("upload/request", { EventInfo, UploadInfo, PollingInfo: null });
  const { defaultHostname, stageSiteIdentifier, version } = slot.pollingInfo;
  const PollingInfo = {
    DefaultHostname: defaultHostname,
    StageSiteIdentifier: stageSiteIdentifier,
    Version: version,
    Slice: slice
  };
  print("Uploading build artifacts.");
  const { app = "" } = slot.packageUris;
  await send(agent, "PUT", app, { "x-ms-blob-type": "BlockBlob", "x-ms-version": "2023-11-03" }, zip(files));
  await post("upload/updatestatus", { EventInfo, UploadInfo: { ...UploadInfo, Status: "Succeeded" }, PollingInfo });
  print("Finished Upload. Polling on deployment.");
  for (; ; ) {
    const { deploymentStatus, siteUrl, errorDetails } = await post("upload/checkstatus", PollingInfo);
    print(`Status: ${deploymentStatus}. Time: 0.1(s)`);
    if (deploymentStatus === "Succeeded") {
      print("Deployment Complete :)");
      print(`Visit your site at: ${siteUrl}`);
      return;
    }
    if (deploymentStatus !== "InProgress") throw new ClientFailure(String(errorDetails));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
function send(agent, method, url, headers, body) {
  return new Promise((resolve, reject) => {
    const request = https.request(url, { method, agent, headers: { ...headers, "content-length": body.byteLength } });
    request.on("error", reject).on("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve({ text }));
    });
    request.end(body);
  });
}
function read(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return { name: path.relative(folder, file).split(path.sep).join("/"), content: readFileSync(file) };
  });
}
function zip(files) {
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const { name, content } of files) {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(2048, 2);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(content.byteLength, 14);
    fields.writeUInt32LE(content.byteLength, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    parts.push(Buffer.from("PK"), fields, Buffer.from(name), content);
    directory.push(Buffer.from("PK\0"), fields, place, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + content.byteLength;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK", "latin1");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(entries.byteLength, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, entries, end]);
}
export {
  standIn
};
