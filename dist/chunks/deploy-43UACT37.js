import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  deploy,
  githubIdentity
} from "./chunk-X4MB3QVA.js";
import "./chunk-GQFV4JEG.js";
import "./chunk-7JSQHARG.js";
import "./chunk-AHOWK7JH.js";
import "./chunk-V3CZBP5M.js";
import {
  bytes
} from "./chunk-DGANSTKJ.js";
import "./chunk-UUSQH3EW.js";
import "./chunk-O7XYOVJN.js";
import {
  localEvent,
  readCheckout
} from "./chunk-2PETUUMR.js";
import {
  workspaceOf
} from "./chunk-FKSG4M4B.js";
import "./chunk-DQC4Z7BQ.js";
import {
  openDeps
} from "./chunk-AQ734HFF.js";
import {
  createGit
} from "./chunk-MVQY7MKV.js";
import "./chunk-P6SKXPML.js";
import "./chunk-E5V4ZQFB.js";
import "./chunk-7DB6NTV3.js";
import "./chunk-JF7VDNPF.js";
import "./chunk-CWZALBSL.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-MBUNNDKD.js";
import "./chunk-VF4KREBL.js";
import "./chunk-WC44BXDQ.js";
import "./chunk-3T7WNIKU.js";
import "./chunk-4TWNR5YP.js";
import "./chunk-GGGL2V5K.js";
import "./chunk-YGLX6Y6F.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-P4I7N7I4.js";
import {
  Secret
} from "./chunk-OI22C6ZB.js";
import {
  describeError
} from "./chunk-3PSUJWQW.js";
import {
  __callDispose,
  __using
} from "./chunk-MIU6LSPI.js";

// src/cli/deploy/deploy.ts
import { tmpdir } from "node:os";

// src/deploy/report.ts
function isDone(result) {
  return (result.status === "succeeded" || result.status === "skipped") && result.notifyError === void 0;
}
function closingLines(result) {
  const { error, notifyError } = result;
  if (error !== void 0) {
    const [what = "", ...rest] = describeError(error);
    const remedy = rest.pop() ?? "";
    const told = notifyError === void 0 ? [] : [notifyError.message, ...notifyError.facts.map((fact) => `  ${fact}`)];
    return [`${headline(result)}: ${what}`, ...rest, ...told, siteLine(result), remedy];
  }
  if (notifyError !== void 0)
    return [...describeError(notifyError).slice(0, -1), siteLine(result), `What to do: ${notifyError.remedy}`];
  return [successLine(result)];
}
function headline({ status, failedStep }) {
  const where = failedStep === void 0 ? "" : ` in step ${failedStep}`;
  if (status === "skipped") return `Skipped${where}`;
  if (status === "cancelled") return `Cancelled${where}`;
  return status === "unknown" ? `Outcome unknown${where}` : `Failed${where}`;
}
function siteLine({ siteChanged, status, url, closing }) {
  if (closing !== void 0) {
    return siteChanged === "no" ? `The Preview "${closing}" was not closed. The live site was not changed.` : `The Preview "${closing}" may be closed: the request was handed over. The live site was not changed.`;
  }
  const where = url === void 0 ? "The site" : url;
  if (siteChanged === "no") return "The live site was not changed.";
  if (status === "succeeded") return `${where} is live with this build and verified.`;
  if (siteChanged === "yes")
    return `${where} has probably changed: the hosting platform reported success, but this was not verified.`;
  return `${where} may have changed: the upload was handed over, and its outcome is not known.`;
}
function successLine({
  status,
  closed,
  isPresent,
  url,
  version,
  environment,
  fileCount,
  totalBytes,
  folder,
  rolledBack
}) {
  const size = fileCount === void 0 ? "" : `, ${fileCount} files, ${bytes(totalBytes ?? 0)}`;
  if (closed !== void 0) return closed;
  if (isPresent)
    return `Unchanged: ${url} serves these files of ${version} already (${environment}${size}). Verified, and the portal knows.`;
  if (status === "skipped") return `Dry run: ${version} for ${environment} is ready${size}. Nothing was sent.`;
  if (folder !== void 0) return `Built: ${version} for ${environment}${size}, in ${folder}.`;
  if (rolledBack !== void 0)
    return `Rolled back to ${version} (commit ${rolledBack.commit.slice(0, 12)}), run ${rolledBack.run}: ${url} serves it (${environment}${size}). Verified, and the portal knows.`;
  return `Live: ${url} serves ${version} (${environment}${size}). Verified, and the portal knows.`;
}

// src/cli/deploy/deploy.ts
async function deployCommand(folder, options, context) {
  var _stack = [];
  try {
    const { env, log, signal } = context;
    const workspace = await workspaceOf(context.cwd, folder);
    const deps = __using(_stack, await openDeps({ log, signal, env, temporary: env.RUNNER_TEMP ?? tmpdir() }), true);
    const secretOf = (name) => {
      const secret = env[name] ? new Secret(env[name]) : void 0;
      if (secret !== void 0) log.mask(secret);
      return secret;
    };
    const identity = githubIdentity({
      http: deps.http,
      requestUrl: env.ACTIONS_ID_TOKEN_REQUEST_URL,
      requestToken: secretOf("ACTIONS_ID_TOKEN_REQUEST_TOKEN"),
      mask: log.mask
    });
    const apiToken = secretOf("SITE_DEPLOY_API_TOKEN");
    const git = createGit(workspace, env, signal);
    const checkout = await readCheckout(git);
    const result = await deploy(
      {
        workspace,
        ...options.config !== void 0 && { config: options.config },
        ...options.environment !== void 0 && { environment: options.environment },
        ...options.siteVersion !== void 0 && { version: options.siteVersion },
        ...options.mode !== void 0 && { mode: options.mode },
        ...options.uploader !== void 0 && { uploader: options.uploader },
        dryRun: options.dryRun ?? false,
        force: options.force ?? false,
        ...env.RUNNER_TOOL_CACHE !== void 0 && { toolCache: env.RUNNER_TOOL_CACHE },
        event: localEvent({ ...checkout, branch: options.branch ?? checkout.branch }),
        git,
        ...apiToken !== void 0 && { apiToken },
        env
      },
      identity,
      deps
    );
    const lines = closingLines(result);
    if (options.json) {
      const { error, notifyError, ...facts } = result;
      const failure = error ?? notifyError;
      const said = failure && {
        error: { code: failure.code, message: failure.message, remedy: failure.remedy, problems: failure.problems }
      };
      context.stdout.write(`${context.redactor.redact(JSON.stringify({ ...facts, ...said }, null, 2))}
`);
    }
    for (const line of lines) isDone(result) ? log.info(line) : log.error(line);
    if (isDone(result)) return 0;
    return result.error?.code === "CONFIG_INVALID" || result.error?.code === "CONFIG_NOT_FOUND" || result.error?.code === "USAGE" ? 2 : 1;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
export {
  deployCommand
};
