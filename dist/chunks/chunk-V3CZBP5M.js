import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/shared/process.ts
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
var graceMs = 2e3;
var goneMs = 500;
function runCommand(command, options) {
  return run(command, [], true, options);
}
function runProgram(file, options, args = []) {
  return run(file, args, false, options);
}
async function run(command, args, shell, { cwd, env, onLine, signal }) {
  signal.throwIfAborted();
  const child = spawn(command, args, {
    cwd,
    env,
    shell,
    stdio: ["ignore", "pipe", "pipe"],
    // A process group of its own, so that it can be ended with all its children.
    detached: process.platform !== "win32",
    windowsHide: true
  });
  let limit;
  const end = () => {
    endGroup(child, "SIGTERM");
    limit ??= setTimeout(() => {
      endGroup(child, "SIGKILL");
      child.stdout.destroy();
      child.stderr.destroy();
    }, graceMs);
  };
  signal.addEventListener("abort", end, { once: true });
  try {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on("line", onLine);
    const result = await new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", end);
      child.once("close", (code, killedBy) => resolve({ code, killedBy }));
    });
    endGroup(child, "SIGKILL");
    for (const until = performance.now() + goneMs; performance.now() < until && endGroup(child, 0); ) await pause(5);
    signal.throwIfAborted();
    return result;
  } finally {
    clearTimeout(limit);
    signal.removeEventListener("abort", end);
  }
}
function endGroup({ pid, exitCode }, signal) {
  if (pid === void 0) return false;
  if (process.platform === "win32") {
    if (exitCode === null) spawn("taskkill", ["/pid", String(pid), "/t", "/f"], { stdio: "ignore", windowsHide: true });
    return false;
  }
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

// src/steps/upload/official/environment.ts
import path from "node:path";
var passed = /^(PATH|SYSTEMROOT|WINDIR|LANG|LC_ALL|TZ|SSL_CERT_FILE|SSL_CERT_DIR|HTTPS?_PROXY|NO_PROXY|ALL_PROXY|DOTNET_SYSTEM_GLOBALIZATION_INVARIANT|LD_LIBRARY_PATH)$/i;
function uploadEnvironment({
  token,
  site,
  environmentName,
  home,
  env
}) {
  return {
    ...surroundings(home, env),
    DEPLOYMENT_ACTION: "upload",
    DEPLOYMENT_PROVIDER: "SwaCli",
    DEPLOYMENT_TOKEN: token.reveal(),
    REPOSITORY_BASE: site,
    APP_LOCATION: site,
    CONFIG_FILE_LOCATION: site,
    SKIP_APP_BUILD: "true",
    SKIP_API_BUILD: "true",
    VERBOSE: "false",
    // Without it the client deploys to Production, so it is left out only for that.
    ...environmentName !== null && { DEPLOYMENT_ENVIRONMENT: environmentName }
  };
}
function closingEnvironment({
  token,
  eventFile,
  repository,
  home,
  env
}) {
  return {
    ...surroundings(home, env),
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_EVENT_NAME: "pull_request",
    GITHUB_EVENT_PATH: eventFile,
    GITHUB_REPOSITORY: repository,
    GITHUB_WORKSPACE: home,
    INPUT_ACTION: "close",
    INPUT_AZURE_STATIC_WEB_APPS_API_TOKEN: token.reveal()
  };
}
function surroundings(home, env) {
  const kept = Object.entries(env).flatMap(
    ([name, value]) => value !== void 0 && passed.test(name) ? [[name, value]] : []
  );
  return {
    ...Object.fromEntries(kept),
    HOME: home,
    USERPROFILE: home,
    TMPDIR: home,
    TEMP: home,
    TMP: home,
    DOTNET_BUNDLE_EXTRACT_BASE_DIR: path.join(home, "dotnet")
  };
}

export {
  runCommand,
  runProgram,
  uploadEnvironment,
  closingEnvironment,
  surroundings
};
