import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  parseContentFile
} from "./chunk-O7XYOVJN.js";
import {
  workspaceOf
} from "./chunk-FKSG4M4B.js";
import {
  openDeps
} from "./chunk-AQ734HFF.js";
import {
  createGit
} from "./chunk-MVQY7MKV.js";
import {
  portalToken
} from "./chunk-IFEJR5OY.js";
import {
  explain
} from "./chunk-DKXGQWF5.js";
import {
  plain
} from "./chunk-F7ZYN63B.js";
import {
  loadSiteConfig
} from "./chunk-P6SKXPML.js";
import {
  resolveInside
} from "./chunk-E5V4ZQFB.js";
import "./chunk-7DB6NTV3.js";
import {
  parseDocument
} from "./chunk-JF7VDNPF.js";
import "./chunk-CWZALBSL.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-MBUNNDKD.js";
import {
  PortalClient
} from "./chunk-AAFTZNMS.js";
import "./chunk-7ODG4HLY.js";
import "./chunk-HJOW65OB.js";
import "./chunk-VF4KREBL.js";
import "./chunk-WC44BXDQ.js";
import "./chunk-3T7WNIKU.js";
import "./chunk-4TWNR5YP.js";
import "./chunk-GGGL2V5K.js";
import "./chunk-YGLX6Y6F.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-P4I7N7I4.js";
import "./chunk-OI22C6ZB.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";
import {
  __callDispose,
  __using
} from "./chunk-MIU6LSPI.js";

// src/cli/texts/pull.ts
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

// src/cli/texts/compare.ts
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
async function compare(folder, options, context) {
  const { env, log, signal, cwd, stdin } = context;
  const workspace = await workspaceOf(cwd, folder);
  const { portal, site, content } = await loadSiteConfig(workspace, options.config);
  const token = await portalToken(options.tokenStdin ?? false, env, stdin, log);
  const texts = await listTexts();
  const absolute = await resolveInside(workspace, content.file, "content.file");
  const text = await readIfThere(absolute, content.file);
  const has = text === void 0 ? /* @__PURE__ */ new Map() : parseContentFile(text, content.file).texts;
  const known = new Map(texts.map((entry) => [entry.key, entry]));
  const keys = [.../* @__PURE__ */ new Set([...has.keys(), ...known.keys()])];
  const differences = keys.flatMap((key) => {
    const entry = known.get(key);
    const file = has.get(key);
    const wanted = entry === void 0 || isOfRequest(entry) ? file : entry.override?.value;
    return file === wanted ? [] : [{ key, file, portal: wanted }];
  });
  const kept = [...has.keys()].filter((key) => !known.has(key));
  return { workspace, file: content.file, absolute, text, differences, kept };
  async function listTexts() {
    var _stack = [];
    try {
      const deps = __using(_stack, await openDeps({ log, signal, env, temporary: tmpdir() }), true);
      const credential = async () => token;
      const client = new PortalClient({
        http: deps.http,
        url: portal.url,
        credential,
        onRetry: (line) => log.info(line)
      });
      try {
        return (await client.listTexts(site.id, signal)).texts;
      } catch (error) {
        signal.throwIfAborted();
        throw explain(error, portal.url);
      }
    } catch (_) {
      var _error = _, _hasError = true;
    } finally {
      var _promise = __callDispose(_stack, _error, _hasError);
      _promise && await _promise;
    }
  }
}
function isOfRequest({ override }) {
  return override?.requestId !== void 0 && override.status === "pending";
}
async function readIfThere(absolute, file) {
  return await readFile(absolute, "utf8").catch((error) => {
    if (error.code === "ENOENT") return void 0;
    throw new SiteDeployError("CONTENT_FILE_INVALID", `The content file ${file} cannot be read.`, { cause: error });
  });
}

// src/cli/texts/content-file.ts
function updated(text, file, differences) {
  const written = /\.ya?ml$/i.test(file) ? updatedYaml(text, differences) : updatedJson(text, file, differences);
  const result = text.includes("\r\n") ? written.replace(/\r?\n/g, "\r\n") : written;
  parseContentFile(result, file);
  return result;
}
function updatedYaml(text, differences) {
  const document = parseDocument(text);
  for (const { key, portal } of differences) portal === void 0 ? document.delete(key) : document.set(key, portal);
  return document.contents === null ? "{}\n" : document.toString({ lineWidth: 0 });
}
function updatedJson(text, file, differences) {
  const texts = new Map(Object.entries(text.trim() === "" ? {} : readJson(text.replace(/^\uFEFF/, ""), file)));
  for (const { key, portal } of differences) portal === void 0 ? texts.delete(key) : texts.set(key, portal);
  const indent = /\n([\t ]+)"/.exec(text)?.[1] ?? "  ";
  return `${JSON.stringify(Object.fromEntries(texts), null, indent)}
`;
}
function readJson(text, file) {
  try {
    return JSON.parse(text) ?? {};
  } catch (error) {
    throw new SiteDeployError("CONTENT_FILE_INVALID", `The content file ${file} is not JSON.`, {
      cause: error,
      facts: [error instanceof Error ? error.message : String(error)],
      remedy: "Correct it, or rename it to .yml and set content.file."
    });
  }
}

// src/cli/texts/pull.ts
async function contentPull(folder, options, context) {
  const comparison = await compare(folder, options, context);
  const { absolute, file, text, differences } = comparison;
  if (differences.length > 0) {
    const result = updated(text ?? "", file, differences);
    if (!options.force) await refuseToLose(comparison, context);
    await mkdir(path.dirname(absolute), { recursive: true });
    await writeFile(absolute, result);
  }
  say(comparison, options, context);
  context.log.info(
    differences.length === 0 ? `${file} is up to date.` : `${file}: ${countOf(differences)} changed. Commit it to deploy them.`
  );
  return 0;
}
async function contentDiff(folder, options, context) {
  const comparison = await compare(folder, options, context);
  const { file, differences } = comparison;
  say(comparison, options, context);
  context.log.info(
    differences.length === 0 ? `${file} is up to date.` : `${file} differs from the portal in ${countOf(differences)}; "site-deploy content pull" takes them over.`
  );
  return differences.length > 0 ? 1 : 0;
}
async function refuseToLose({ workspace, file, differences }, { env, signal }) {
  const lost = differences.filter((difference) => difference.file !== void 0);
  if (lost.length === 0) return;
  const git = createGit(workspace, env, signal);
  const status = await git(["status", "--porcelain", "--ignored", "--", file]);
  if (!status) return;
  throw new SiteDeployError("CONTENT_FILE_CHANGED", `${file} has changes that are not committed.`, {
    facts: lost.map(({ key }) => `would be overwritten: ${plain(key)}`)
  });
}
function say({ differences, kept }, { json }, context) {
  const { stdout, log, redactor } = context;
  if (json) stdout.write(`${redactor.redact(JSON.stringify(differences, null, 2))}
`);
  else
    for (const { key, file, portal } of differences) {
      log.info(plain(key));
      if (file !== void 0) log.info(`  - ${JSON.stringify(file)}`);
      if (portal !== void 0) log.info(`  + ${JSON.stringify(portal)}`);
    }
  if (kept.length > 0) log.info(`Not known to the portal, and left as they are: ${kept.map(plain).join(", ")}.`);
}
function countOf({ length }) {
  return length === 1 ? "one text" : `${length} texts`;
}
export {
  contentDiff,
  contentPull
};
