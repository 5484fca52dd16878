import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  resolveInside
} from "./chunk-E5V4ZQFB.js";
import {
  SourceText,
  invalid,
  nearestName,
  parseSiteConfig
} from "./chunk-7DB6NTV3.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";
import {
  __callDispose,
  __using
} from "./chunk-MIU6LSPI.js";

// src/config/load.ts
import { isUtf8 } from "node:buffer";
import { constants, open, readdir } from "node:fs/promises";
import path from "node:path";
var defaultConfigFile = "site.config.yml";
var maxConfigBytes = 256e3;
async function loadSiteConfig(workspace, file = defaultConfigFile) {
  const absolute = await resolveInside(workspace, file, "The site config file").catch((error) => {
    if (error instanceof SiteDeployError) throw error;
    throw new SiteDeployError("CONFIG_NOT_FOUND", `${file} cannot be reached in ${workspace}.`, {
      cause: error
    });
  });
  return parseSiteConfig(decode(await read(absolute, workspace, file), file), file);
}
async function read(absolute, workspace, file) {
  try {
    var _stack = [];
    try {
      const handle = __using(_stack, await open(absolute, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)), true);
      const stat = await handle.stat();
      if (!stat.isFile()) throw new SiteDeployError("CONFIG_NOT_FOUND", `${file} is not a file.`);
      if (stat.size > maxConfigBytes) throw tooLarge(file, stat.size);
      return await handle.readFile();
    } catch (_) {
      var _error = _, _hasError = true;
    } finally {
      var _promise = __callDispose(_stack, _error, _hasError);
      _promise && await _promise;
    }
  } catch (error) {
    if (error instanceof SiteDeployError) throw error;
    const missing = isMissing(error);
    throw new SiteDeployError("CONFIG_NOT_FOUND", `${file} ${missing ? "does not exist" : "cannot be read"}.`, {
      cause: error,
      facts: missing ? await similarFiles(absolute, workspace) : []
    });
  }
}
async function similarFiles(absolute, workspace) {
  const folders = /* @__PURE__ */ new Set([path.dirname(absolute), workspace, path.join(workspace, ".github")]);
  const found = [];
  for (const folder of folders) {
    const names = await readdir(folder).catch(() => []);
    for (const name of names) {
      if (isSimilar(name, path.basename(absolute))) {
        found.push(path.relative(workspace, path.join(folder, name)).split(path.sep).join("/"));
      }
    }
  }
  return found.length > 0 ? [`There is: ${[...new Set(found)].sort().join(", ")}.`] : [];
}
function isSimilar(name, wanted) {
  return /^\.?site[._-]?config\.(ya?ml|json5?)$/i.test(name) || nearestName(name, [wanted]) !== void 0;
}
function isMissing(error) {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
function tooLarge(file, size) {
  const message = `found ${size} bytes, expected at most ${maxConfigBytes}`;
  return invalid(file, [{ file, line: 1, column: 1, message }]);
}
function decode(bytes, file) {
  if (bytes.byteLength > maxConfigBytes) throw tooLarge(file, bytes.byteLength);
  if (isUtf8(bytes)) return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  throw invalid(file, [notUtf8(bytes, file)]);
}
function notUtf8(bytes, file) {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  return new SourceText(file, text).problemAt(
    Math.max(0, text.indexOf("\uFFFD")),
    "found bytes that are not UTF-8, expected a text file in UTF-8"
  );
}

export {
  defaultConfigFile,
  loadSiteConfig
};
