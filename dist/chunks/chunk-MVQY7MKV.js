import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/steps/plan/git.ts
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
var run = promisify(execFile);
var passed = [
  "PATH",
  "HOME",
  "XDG_CONFIG_HOME",
  "USERPROFILE",
  "SYSTEMROOT",
  "GIT_CONFIG_GLOBAL",
  "GIT_CONFIG_SYSTEM",
  "GIT_CONFIG_NOSYSTEM",
  "GIT_EXEC_PATH"
];
var timeout = 3e4;
function createGit(workspace, env, signal) {
  const environment = {
    ...pick(env),
    // Without these, a workspace that is no repository would be answered for by one that happens to lie above it.
    GIT_CEILING_DIRECTORIES: path.dirname(workspace),
    GIT_TERMINAL_PROMPT: "0",
    GIT_OPTIONAL_LOCKS: "0",
    LC_ALL: "C"
  };
  return async (args) => {
    signal.throwIfAborted();
    try {
      const { stdout } = await run("git", ["-c", `safe.directory=${workspace}`, ...args], {
        cwd: workspace,
        env: environment,
        signal,
        timeout,
        killSignal: "SIGKILL",
        windowsHide: true,
        maxBuffer: 4 * 1024 * 1024
      });
      return stdout;
    } catch {
      signal.throwIfAborted();
      return void 0;
    }
  };
}
function pick(env) {
  const found = {};
  for (const [name, value] of Object.entries(env)) {
    if (value !== void 0 && passed.includes(name.toUpperCase())) found[name] = value;
  }
  return found;
}

export {
  createGit
};
