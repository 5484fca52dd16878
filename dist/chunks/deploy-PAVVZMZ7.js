import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  localEvent,
  readCheckout
} from "./chunk-A2SSGURJ.js";
import {
  workspaceOf
} from "./chunk-ZMUB62SZ.js";
import {
  closingLines,
  isDone
} from "./chunk-7MIE5J4U.js";
import {
  deploy,
  githubIdentity
} from "./chunk-VEDUHAAU.js";
import "./chunk-HWTCQOBO.js";
import "./chunk-U5YFR3HI.js";
import "./chunk-NYFBQTQI.js";
import "./chunk-7AEKWFD5.js";
import {
  createGit
} from "./chunk-MVQY7MKV.js";
import {
  openDeps
} from "./chunk-T7D6NANB.js";
import "./chunk-QQXX6HUV.js";
import "./chunk-JF7VDNPF.js";
import "./chunk-GF7ZJCXR.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-S3N7HCWP.js";
import "./chunk-6RMC6RLA.js";
import "./chunk-UFWMYSQO.js";
import "./chunk-GE5SCOJ7.js";
import "./chunk-4IVFGNE4.js";
import "./chunk-RC6ZZ6JM.js";
import "./chunk-TCVRDOTU.js";
import "./chunk-NAYZIUUY.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-D6NQNOCP.js";
import {
  Secret
} from "./chunk-OI22C6ZB.js";
import "./chunk-VUXH4CYX.js";
import {
  __callDispose,
  __using
} from "./chunk-MIU6LSPI.js";

// src/cli/deploy.ts
import { tmpdir } from "node:os";
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
