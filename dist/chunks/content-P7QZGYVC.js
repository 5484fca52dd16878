import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  SiteContent,
  loadContentFile
} from "./chunk-TMCSFNZH.js";
import {
  workspaceOf
} from "./chunk-ZMUB62SZ.js";
import {
  openDeps
} from "./chunk-CBEFSHT5.js";
import {
  loadSiteConfig
} from "./chunk-QQXX6HUV.js";
import {
  parseDocument
} from "./chunk-JF7VDNPF.js";
import {
  resolveInside
} from "./chunk-S3N7HCWP.js";
import "./chunk-RHJS4RDT.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-6RMC6RLA.js";
import {
  PortalAnswerError,
  PortalError
} from "./chunk-ORBPGBJX.js";
import "./chunk-5GDAJ7XN.js";
import {
  HttpFault
} from "./chunk-773HOXA3.js";
import "./chunk-NAYZIUUY.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-D6NQNOCP.js";
import {
  Secret
} from "./chunk-OI22C6ZB.js";
import {
  SiteDeployError
} from "./chunk-VUXH4CYX.js";
import {
  __callDispose,
  __using
} from "./chunk-MIU6LSPI.js";

// src/cli/content.ts
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
var tokenVariable = "PORTAL_TOKEN";
async function contentPull(folder, options, context) {
  const { workspace, config, differences } = await compare(folder, options, context);
  const { file } = config.content;
  if (differences.length > 0) {
    const absolute = await resolveInside(workspace, file, "content.file");
    const built = await readFile(absolute, "utf8").catch(() => "");
    await mkdir(path.dirname(absolute), { recursive: true });
    await writeFile(absolute, updated(built, file, differences));
  }
  say(differences, options, context);
  context.log.info(
    differences.length === 0 ? `${file} is up to date.` : `${file}: ${differences.length} text(s) changed. Commit it to deploy them.`
  );
  return 0;
}
async function contentDiff(folder, options, context) {
  const { config, differences } = await compare(folder, options, context);
  say(differences, options, context);
  context.log.info(
    differences.length === 0 ? `${config.content.file} is up to date.` : `${config.content.file} differs from the portal in ${differences.length} text(s).`
  );
  return options.exitCode && differences.length > 0 ? 1 : 0;
}
async function compare(folder, options, context) {
  var _stack = [];
  try {
    const { env, log, signal, cwd } = context;
    const workspace = await workspaceOf(cwd, folder);
    const config = await loadSiteConfig(workspace, options.config);
    if (!env[tokenVariable])
      throw new SiteDeployError("USAGE", `The variable ${tokenVariable} is not set.`, {
        remedy: `Set ${tokenVariable} to your token for the portal ${config.portal.url}; a viewer's is enough.`
      });
    const token = new Secret(env[tokenVariable]);
    log.mask(token);
    const deps = __using(_stack, await openDeps({ log, signal, env, temporary: tmpdir() }), true);
    const portal = new SiteContent({
      http: deps.http,
      url: config.portal.url,
      siteId: config.site.id,
      credential: async () => token
    });
    const { texts } = await portal.texts(signal).catch((error) => {
      throw explain(error, config);
    });
    const wanted = new Map(
      texts.flatMap(
        ({ key, override }) => override === void 0 || override.requestId !== void 0 && override.status === "pending" ? [] : [[key, override.value]]
      )
    );
    const read = await loadContentFile(workspace, config.content.file).catch((error) => {
      if (error instanceof SiteDeployError && isMissing(error.cause)) return void 0;
      throw error;
    });
    const has = read?.texts ?? /* @__PURE__ */ new Map();
    const keys = [.../* @__PURE__ */ new Set([...has.keys(), ...wanted.keys()])].sort();
    const differences = keys.filter((key) => has.get(key) !== wanted.get(key)).map((key) => ({ key, file: has.get(key), portal: wanted.get(key) }));
    return { workspace, config, differences };
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
function updated(text, file, differences) {
  if (/\.ya?ml$/i.test(file)) {
    const document = parseDocument(text);
    for (const { key, portal } of differences) portal === void 0 ? document.delete(key) : document.set(key, portal);
    return document.contents === null ? "{}\n" : document.toString({ lineWidth: 0 });
  }
  const texts = new Map(
    Object.entries(text.trim() === "" ? {} : JSON.parse(text.replace(/^\uFEFF/, "")))
  );
  for (const { key, portal } of differences) portal === void 0 ? texts.delete(key) : texts.set(key, portal);
  const indent = /\n([\t ]+)"/.exec(text)?.[1] ?? "  ";
  return `${JSON.stringify(Object.fromEntries(texts), null, indent)}
`;
}
function say(differences, { json }, { stdout, log, redactor }) {
  if (json) return void stdout.write(`${redactor.redact(JSON.stringify(differences, null, 2))}
`);
  for (const { key, file, portal } of differences) {
    log.info(key);
    if (file !== void 0) log.info(`  - ${JSON.stringify(file)}`);
    if (portal !== void 0) log.info(`  + ${JSON.stringify(portal)}`);
  }
}
function explain(error, { portal, site }) {
  if (error instanceof HttpFault)
    return new SiteDeployError("CONTENT_UNAVAILABLE", `The portal ${portal.url} did not answer.`, {
      cause: error,
      facts: [error.message],
      remedy: "Check that portal.url opens in a browser, and run the command again."
    });
  if (error instanceof PortalAnswerError)
    return new SiteDeployError("CONTENT_ANSWER_INVALID", `The portal ${portal.url} did not answer with texts.`, {
      cause: error,
      facts: [error.message],
      remedy: "Check that portal.url is the address of the portal itself."
    });
  if (!(error instanceof PortalError)) return error;
  const isRefused = error.status === 401 || error.status === 403 || error.status === 404;
  return new SiteDeployError(
    isRefused ? "CONTENT_REFUSED" : "CONTENT_UNAVAILABLE",
    `The portal ${portal.url} did not give the texts of the site "${site.slug}": status ${error.status}.`,
    {
      cause: error,
      facts: [error.message],
      remedy: isRefused ? `Check ${tokenVariable}, that its user may read the site, and site.id in the site config.` : "Run the command again when the portal is back."
    }
  );
}
function isMissing(cause) {
  return cause instanceof Error && "code" in cause && cause.code === "ENOENT";
}
export {
  contentDiff,
  contentPull,
  updated
};
