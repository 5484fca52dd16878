import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";

// src/workspace-api/address.ts
function serviceAddress(value, name) {
  const url = URL.parse(value.trim());
  if (url === null) throw refusal(name, "is not an address", "Write it whole, such as https://files.example.com");
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "")
    throw refusal(name, "holds more than origin and path", "Leave out user names, queries and fragments.");
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLocal))
    throw refusal(name, "is not https", "Only services on this machine are spoken to without encryption.");
  return url.href.replace(/\/+$/, "");
}
function addressOf(service, path2) {
  return new URL(`${service}${path2}`);
}
function refusal(name, what, remedy) {
  return new SiteDeployError("USAGE", `${name} ${what}.`, { remedy });
}

// src/workspace-api/store/atomic-write.ts
import { randomUUID } from "node:crypto";
import { open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
async function writeAtomically(file, content) {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    const handle = await open(temporary, "wx", 384);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
}
async function removeLeftovers(file) {
  const folder = path.dirname(file);
  const name = path.basename(file);
  const isLeftover = (entry) => entry.startsWith(name) && /^(\.lock)?\.[0-9a-f-]{36}\.tmp$/.test(entry.slice(name.length));
  const left = (await readdir(folder)).filter(isLeftover);
  await Promise.all(left.map((entry) => rm(path.join(folder, entry), { force: true })));
}
async function syncFolder(folder) {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export {
  serviceAddress,
  addressOf,
  writeAtomically,
  removeLeftovers
};
