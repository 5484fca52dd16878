import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  branchOf,
  checkClose,
  chooseEnvironment
} from "./chunk-GQFV4JEG.js";
import {
  PageReader,
  textless
} from "./chunk-7JSQHARG.js";
import {
  addressOf,
  findPageFiles,
  htmlFiles,
  servedPath
} from "./chunk-AHOWK7JH.js";
import {
  closingEnvironment,
  runCommand,
  runProgram,
  uploadEnvironment
} from "./chunk-V3CZBP5M.js";
import {
  bytes,
  seconds
} from "./chunk-DGANSTKJ.js";
import {
  look,
  markerPath,
  packageName,
  readLive
} from "./chunk-UUSQH3EW.js";
import {
  loadContentFile
} from "./chunk-O7XYOVJN.js";
import {
  hostingDefaults
} from "./chunk-DQC4Z7BQ.js";
import {
  defaultConfigFile,
  loadSiteConfig
} from "./chunk-P6SKXPML.js";
import {
  isInside,
  resolveInside
} from "./chunk-E5V4ZQFB.js";
import {
  SourceText,
  didYouMean,
  foldEnvironmentName,
  nearestName,
  readYaml
} from "./chunk-7DB6NTV3.js";
import {
  PortalAnswerError,
  PortalError
} from "./chunk-VF4KREBL.js";
import {
  Environment,
  rateLimits
} from "./chunk-WC44BXDQ.js";
import {
  imageFileSize,
  seoLimits,
  seoWarnings
} from "./chunk-3T7WNIKU.js";
import {
  retry
} from "./chunk-4TWNR5YP.js";
import {
  HttpFault
} from "./chunk-GGGL2V5K.js";
import {
  _regex,
  array,
  boolean,
  literal,
  looseObject,
  nullable,
  number2 as number,
  object,
  optional,
  record,
  safeParse,
  string,
  unknown
} from "./chunk-P4I7N7I4.js";
import {
  Secret
} from "./chunk-OI22C6ZB.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";
import {
  __callDispose,
  __using
} from "./chunk-MIU6LSPI.js";

// src/steps/build/build.ts
import { writeFile } from "node:fs/promises";
import path4 from "node:path";

// src/steps/build/commands.ts
import { readFile } from "node:fs/promises";
import path2 from "node:path";

// node_modules/package-manager-detector/dist/commands.mjs
function splitRunArgs(args, valueFlags = []) {
  for (let i = 0; i < args.length; i++) {
    if (args[i].startsWith("-"))
      continue;
    if (i > 0 && valueFlags.includes(args[i - 1]))
      continue;
    return { before: args.slice(0, i), script: args[i], after: args.slice(i + 1) };
  }
  return { before: args, script: void 0, after: [] };
}
function dashDashArg(agent, agentCommand, valueFlags = []) {
  return (args) => {
    const { before, script, after } = splitRunArgs(args, valueFlags);
    if (script === void 0)
      return [agent, agentCommand, ...before];
    if (after.length > 0)
      return [agent, agentCommand, ...before, script, "--", ...after];
    return [agent, agentCommand, ...before, script];
  };
}
var npm = {
  "agent": ["npm", 0],
  "run": dashDashArg("npm", "run", ["-w", "--workspace"]),
  "install": ["npm", "i", 0],
  "frozen": ["npm", "ci", 0],
  "global": ["npm", "i", "-g", 0],
  "add": ["npm", "i", 0],
  "upgrade": ["npm", "update", 0],
  "upgrade-interactive": null,
  "dedupe": ["npm", "dedupe", 0],
  "why": ["npm", "why", 0],
  "execute": ["npx", 0],
  "execute-local": ["npx", 0],
  "uninstall": ["npm", "uninstall", 0],
  "global_uninstall": ["npm", "uninstall", "-g", 0]
};
var yarn = {
  "agent": ["yarn", 0],
  "run": ["yarn", "run", 0],
  "install": ["yarn", "install", 0],
  "frozen": ["yarn", "install", "--frozen-lockfile", 0],
  "global": ["yarn", "global", "add", 0],
  "add": ["yarn", "add", 0],
  "upgrade": ["yarn", "upgrade", 0],
  "upgrade-interactive": ["yarn", "upgrade-interactive", 0],
  "dedupe": null,
  "why": ["yarn", "why", 0],
  "execute": ["npx", 0],
  "execute-local": dashDashArg("yarn", "exec"),
  "uninstall": ["yarn", "remove", 0],
  "global_uninstall": ["yarn", "global", "remove", 0]
};
var yarnBerry = {
  ...yarn,
  "frozen": ["yarn", "install", "--immutable", 0],
  "upgrade": ["yarn", "up", 0],
  "upgrade-interactive": ["yarn", "up", "-i", 0],
  "dedupe": ["yarn", "dedupe", 0],
  "execute": ["yarn", "dlx", 0],
  "execute-local": ["yarn", "exec", 0],
  // Yarn 2+ removed 'global', see https://github.com/yarnpkg/berry/issues/821
  "global": ["npm", "i", "-g", 0],
  "global_uninstall": ["npm", "uninstall", "-g", 0]
};
function createPnpmCommands(cli) {
  return {
    "agent": [cli, 0],
    "run": [cli, "run", 0],
    "install": [cli, "i", 0],
    "frozen": [cli, "i", "--frozen-lockfile", 0],
    "global": [cli, "add", "-g", 0],
    "add": [cli, "add", 0],
    "upgrade": [cli, "update", 0],
    "upgrade-interactive": [cli, "update", "-i", 0],
    "dedupe": [cli, "dedupe", 0],
    "why": [cli, "why", 0],
    "execute": [cli, "dlx", 0],
    "execute-local": [cli, "exec", 0],
    "uninstall": [cli, "remove", 0],
    "global_uninstall": [cli, "remove", "--global", 0]
  };
}
var pnpm = createPnpmCommands("pnpm");
var pnpmRush = createPnpmCommands("rush-pnpm");
var bun = {
  "agent": ["bun", 0],
  "run": ["bun", "run", 0],
  "install": ["bun", "install", 0],
  "frozen": ["bun", "install", "--frozen-lockfile", 0],
  "global": ["bun", "add", "-g", 0],
  "add": ["bun", "add", 0],
  "upgrade": ["bun", "update", 0],
  "upgrade-interactive": ["bun", "update", "-i", 0],
  "dedupe": null,
  "why": ["bun", "why", 0],
  "execute": ["bun", "x", 0],
  "execute-local": ["bun", "x", 0],
  "uninstall": ["bun", "remove", 0],
  "global_uninstall": ["bun", "remove", "-g", 0]
};
var aube = {
  "agent": ["aube", 0],
  "run": ["aube", "run", 0],
  "install": ["aube", "install", 0],
  "frozen": ["aube", "install", "--frozen-lockfile", 0],
  "global": ["aube", "add", "-g", 0],
  "add": ["aube", "add", 0],
  "upgrade": ["aube", "update", 0],
  "upgrade-interactive": ["aube", "update", "-i", 0],
  "dedupe": ["aube", "dedupe", 0],
  "why": ["aube", "why", 0],
  "execute": ["aube", "dlx", 0],
  "execute-local": ["aube", "exec", 0],
  "uninstall": ["aube", "remove", 0],
  "global_uninstall": ["aube", "remove", "-g", 0]
};
function denoAdd(args) {
  if (args.includes("--npm") || args.includes("--jsr"))
    return ["deno", "add", ...args];
  return ["deno", "add", ...args.map((arg) => arg.startsWith("-") || arg.includes(":") ? arg : `npm:${arg}`)];
}
var deno = {
  "agent": ["deno", 0],
  "run": ["deno", "task", 0],
  "install": ["deno", "install", 0],
  "frozen": ["deno", "install", "--frozen", 0],
  "global": ["deno", "install", "-g", 0],
  "add": denoAdd,
  "upgrade": ["deno", "outdated", "--update", 0],
  "upgrade-interactive": ["deno", "outdated", "--update", 0],
  "dedupe": null,
  "why": ["deno", "why", 0],
  "execute": ["deno", "x", 0],
  "execute-local": ["deno", "task", "--eval", 0],
  "uninstall": ["deno", "remove", 0],
  "global_uninstall": ["deno", "uninstall", "-g", 0]
};
var nub = {
  "agent": ["nub", 0],
  "run": ["nub", "run", 0],
  "install": ["nub", "install", 0],
  "frozen": ["nub", "install", "--frozen-lockfile", 0],
  "global": ["nub", "add", "-g", 0],
  "add": ["nub", "add", 0],
  "upgrade": ["nub", "update", 0],
  "upgrade-interactive": ["nub", "update", "-i", 0],
  "dedupe": ["nub", "dedupe", 0],
  "why": ["nub", "why", 0],
  "execute": ["nubx", 0],
  "execute-local": ["nub", "exec", 0],
  "uninstall": ["nub", "remove", 0],
  "global_uninstall": ["nub", "remove", "-g", 0]
};
var upm = {
  "agent": ["upm", 0],
  "run": ["upm", "run", 0],
  "install": ["upm", "install", 0],
  "frozen": ["upm", "install", "--frozen-lockfile", 0],
  "global": null,
  "add": ["upm", "add", 0],
  "upgrade": null,
  "upgrade-interactive": null,
  "dedupe": ["upm", "dedupe", 0],
  "execute": ["upx", 0],
  "execute-local": ["upm", "exec", 0],
  "uninstall": ["upm", "remove", 0],
  "global_uninstall": null,
  "why": null
};
var COMMANDS = {
  "npm": npm,
  "yarn": yarn,
  "yarn@berry": yarnBerry,
  "pnpm": pnpm,
  // pnpm v6.x or below
  "pnpm@6": {
    ...pnpm,
    run: dashDashArg("pnpm", "run", ["-F", "--filter"])
  },
  "pnpm-rush": pnpmRush,
  "bun": bun,
  "aube": aube,
  "deno": deno,
  "nub": nub,
  "upm": upm
};
var WORKSPACE_ROOT_CHECK_COMMANDS = {
  "yarn": ["add", "uninstall"],
  "pnpm": ["add"],
  "pnpm@6": ["add"],
  "pnpm-rush": ["add"]
};
var MINIMUM_RELEASE_AGE_FLAGS = {
  "npm": {
    commands: ["install", "add", "upgrade", "global", "execute"],
    flag: (minutes) => `--min-release-age=${minutes / 1440}`
  },
  "pnpm": {
    commands: ["install", "add", "upgrade", "upgrade-interactive", "global", "execute"],
    flag: (minutes) => `--config.minimum-release-age=${minutes}`
  },
  "pnpm-rush": {
    commands: ["install", "add", "upgrade", "upgrade-interactive", "global", "execute"],
    flag: (minutes) => `--config.minimum-release-age=${minutes}`
  },
  "bun": {
    commands: ["install", "add", "upgrade", "upgrade-interactive", "global"],
    flag: (minutes) => `--minimum-release-age=${minutes * 60}`
  },
  "deno": {
    commands: ["install", "add", "global", "execute"],
    flag: (minutes) => `--minimum-dependency-age=${minutes}`
  },
  "nub": {
    commands: ["install", "add", "upgrade", "upgrade-interactive", "global", "execute"],
    flag: (minutes) => `--minimum-release-age=${minutes}`
  },
  "upm": {
    commands: ["install", "add", "execute"],
    flag: (minutes) => `--min-release-age=${minutes / 1440}`
  }
};
function resolveCommand(agent, command2, args, options = {}) {
  const value = COMMANDS[agent][command2];
  if (options.ignoreWorkspaceRootCheck && WORKSPACE_ROOT_CHECK_COMMANDS[agent]?.includes(command2))
    args = ["--ignore-workspace-root-check", ...args];
  const releaseAge = MINIMUM_RELEASE_AGE_FLAGS[agent];
  if (options.minimumReleaseAge != null && releaseAge?.commands.includes(command2))
    args = [releaseAge.flag(options.minimumReleaseAge), ...args];
  return constructCommand(value, args);
}
function constructCommand(value, args) {
  if (value == null)
    return null;
  const list2 = typeof value === "function" ? value(args) : value.flatMap((v) => {
    if (typeof v === "number")
      return args;
    return [v];
  });
  return {
    command: list2[0],
    args: list2.slice(1)
  };
}

// node_modules/package-manager-detector/dist/constants.mjs
var AGENTS = [
  "npm",
  "yarn",
  "yarn@berry",
  "pnpm",
  "pnpm@6",
  "pnpm-rush",
  "bun",
  "deno",
  "nub",
  "aube",
  "upm"
];
var LOCKS = {
  "aube-lock.yaml": "aube",
  "aube-workspace.yaml": "aube",
  "bun.lock": "bun",
  "bun.lockb": "bun",
  "deno.lock": "deno",
  "nub.lock": "nub",
  "upm.lock": "upm",
  "pnpm-lock.yaml": "pnpm",
  "pnpm-workspace.yaml": "pnpm",
  "yarn.lock": "yarn",
  "package-lock.json": "npm",
  "npm-shrinkwrap.json": "npm"
};
var INSTALL_METADATA = {
  "node_modules/.aube/": "aube",
  "node_modules/.deno/": "deno",
  "node_modules/.pnpm/": "pnpm",
  "node_modules/.upm/": "upm",
  "node_modules/.yarn-state.yml": "yarn",
  // yarn v2+ (node-modules)
  "node_modules/.yarn_integrity": "yarn",
  // yarn v1
  "node_modules/.package-lock.json": "npm",
  ".pnp.cjs": "yarn",
  // yarn v3+ (pnp)
  ".pnp.js": "yarn",
  // yarn v2 (pnp)
  "bun.lock": "bun",
  "bun.lockb": "bun"
};

// node_modules/package-manager-detector/dist/detect.mjs
import fs from "node:fs/promises";
import path from "node:path";
import process2 from "node:process";
async function pathExists(path22, type) {
  try {
    const stat2 = await fs.stat(path22);
    return type === "file" ? stat2.isFile() : stat2.isDirectory();
  } catch {
    return false;
  }
}
function* lookup(cwd = process2.cwd()) {
  let directory = path.resolve(cwd);
  const { root } = path.parse(directory);
  while (directory && directory !== root) {
    yield directory;
    directory = path.dirname(directory);
  }
}
async function parsePackageJson(filepath, options) {
  if (!filepath || !await pathExists(filepath, "file"))
    return null;
  return await handlePackageManager(filepath, options);
}
async function detect(options = {}) {
  const {
    cwd,
    strategies = ["lockfile", "packageManager-field", "devEngines-field"]
  } = options;
  let stopDir;
  if (typeof options.stopDir === "string") {
    const resolved = path.resolve(options.stopDir);
    stopDir = (dir) => dir === resolved;
  } else {
    stopDir = options.stopDir;
  }
  for (const directory of lookup(cwd)) {
    for (const strategy of strategies) {
      switch (strategy) {
        case "lockfile": {
          if (await pathExists(path.join(directory, "rush.json"), "file")) {
            return { name: "pnpm", agent: "pnpm-rush" };
          }
          for (const lock of Object.keys(LOCKS)) {
            if (await pathExists(path.join(directory, lock), "file")) {
              const name = LOCKS[lock];
              const result = await parsePackageJson(path.join(directory, "package.json"), options);
              if (result)
                return result;
              else
                return { name, agent: name };
            }
          }
          break;
        }
        case "packageManager-field":
        case "devEngines-field": {
          const result = await parsePackageJson(path.join(directory, "package.json"), options);
          if (result)
            return result;
          break;
        }
        case "install-metadata": {
          for (const metadata of Object.keys(INSTALL_METADATA)) {
            const fileOrDir = metadata.endsWith("/") ? "dir" : "file";
            if (await pathExists(path.join(directory, metadata), fileOrDir)) {
              const name = INSTALL_METADATA[metadata];
              const agent = name === "yarn" ? isMetadataYarnClassic(metadata) ? "yarn" : "yarn@berry" : name;
              return { name, agent };
            }
          }
          break;
        }
      }
    }
    if (stopDir?.(directory))
      break;
  }
  return null;
}
function normalizeAgentVersion(version2) {
  return version2?.match(/\d+(\.\d+){0,2}/)?.[0] ?? version2;
}
function getNameAndVer(pkg) {
  if (typeof pkg.packageManager === "string") {
    const [name, ver] = pkg.packageManager.replace(/^\^/, "").split("@");
    return { name, ver: normalizeAgentVersion(ver) };
  }
  if (typeof pkg.devEngines?.packageManager?.name === "string") {
    return {
      name: pkg.devEngines.packageManager.name,
      ver: normalizeAgentVersion(pkg.devEngines.packageManager.version)
    };
  }
  return void 0;
}
async function handlePackageManager(filepath, options) {
  try {
    const content = await fs.readFile(filepath, "utf8");
    const pkg = options.packageJsonParser ? await options.packageJsonParser(content, filepath) : JSON.parse(content);
    const nameAndVer = getNameAndVer(pkg);
    if (nameAndVer) {
      return resolveAgent(nameAndVer.name, nameAndVer.ver) ?? options.onUnknown?.(pkg.packageManager) ?? null;
    }
  } catch {
  }
  return null;
}
function resolveAgent(name, ver) {
  let agent;
  let version2 = ver;
  if (name === "yarn" && ver && Number.parseInt(ver) > 1) {
    agent = "yarn@berry";
    version2 = "berry";
    return { name, agent, version: version2 };
  } else if (name === "pnpm" && ver && Number.parseInt(ver) < 7) {
    agent = "pnpm@6";
    return { name, agent, version: version2 };
  } else if (AGENTS.includes(name)) {
    agent = name;
    return { name, agent, version: version2 };
  }
}
function isMetadataYarnClassic(metadataPath) {
  return metadataPath.endsWith(".yarn_integrity");
}

// src/steps/build/commands.ts
async function findCommands(plan2) {
  const { build: build3 } = plan2.config;
  const manifest = await readManifest(plan2.buildRoot);
  if (manifest === void 0) return { install: build3.install, build: build3.command };
  const found = await detect({
    cwd: plan2.buildRoot,
    stopDir: plan2.workspace,
    strategies: ["packageManager-field", "lockfile"]
  });
  const agent = found?.agent ?? "npm";
  const needsInstall = manifest.dependencies > 0;
  const remark = found === null && build3.install === void 0 && needsInstall ? "No lockfile: the versions of the dependencies may differ from build to build. Commit the lockfile." : void 0;
  const install = build3.install ?? (needsInstall ? command(agent, found === null ? "install" : "frozen") : void 0);
  if (build3.command !== void 0) return { install, build: build3.command, ...remark && { remark } };
  if (manifest.hasBuildScript) return { install, build: command(agent, "run", "build"), ...remark && { remark } };
  if (build3.output !== void 0) return { install: build3.install, build: void 0 };
  throw new SiteDeployError(
    "BUILD_COMMAND_MISSING",
    `${path2.join(build3.root, "package.json")} has no script "build", and build.command is not set.`
  );
}
function command(agent, name, ...args) {
  const resolved = resolveCommand(agent, name, args);
  if (resolved === null)
    throw new SiteDeployError("BUILD_COMMAND_MISSING", `The package manager ${agent} has no command for "${name}".`);
  return [resolved.command, ...resolved.args].join(" ");
}
async function readManifest(folder) {
  const file = path2.join(folder, "package.json");
  const text2 = await readFile(file, "utf8").catch((error) => {
    if (error.code === "ENOENT") return void 0;
    throw error;
  });
  if (text2 === void 0) return void 0;
  try {
    const json = JSON.parse(text2);
    const count2 = (field) => Object.keys(json[field] ?? {}).length;
    return {
      hasBuildScript: typeof json.scripts?.build === "string",
      dependencies: count2("dependencies") + count2("devDependencies") + count2("optionalDependencies") + count2("workspaces")
    };
  } catch (error) {
    throw new SiteDeployError("BUILD_COMMAND_MISSING", `${file} is not valid JSON.`, {
      cause: error,
      remedy: "Correct package.json."
    });
  }
}

// src/steps/build/environment.ts
var allowed = /* @__PURE__ */ new Set([
  // programs and their folders
  ...[
    "PATH",
    "HOME",
    "USER",
    "LOGNAME",
    "SHELL",
    "TMPDIR",
    "TEMP",
    "TMP",
    "LANG",
    "LANGUAGE",
    "TZ",
    "TERM",
    "CI",
    "NODE_ENV",
    "NODE_OPTIONS"
  ],
  ...[
    "XDG_CACHE_HOME",
    "XDG_CONFIG_HOME",
    "XDG_DATA_HOME",
    "COREPACK_HOME",
    "PNPM_HOME",
    "JAVA_HOME",
    "GOROOT",
    "GEM_HOME",
    "DOTNET_ROOT"
  ],
  ...["NO_COLOR", "FORCE_COLOR"],
  // Windows
  ...[
    "SYSTEMROOT",
    "SYSTEMDRIVE",
    "WINDIR",
    "COMSPEC",
    "PATHEXT",
    "USERPROFILE",
    "APPDATA",
    "LOCALAPPDATA",
    "PROGRAMDATA",
    "PROGRAMFILES"
  ],
  // the network
  ...[
    "HTTP_PROXY",
    "HTTPS_PROXY",
    "NO_PROXY",
    "ALL_PROXY",
    "NODE_EXTRA_CA_CERTS",
    "SSL_CERT_FILE",
    "SSL_CERT_DIR",
    "NODE_USE_ENV_PROXY"
  ],
  ...["NPM_CONFIG_REGISTRY", "NPM_CONFIG_CACHE", "NPM_CONFIG_USERCONFIG", "YARN_CACHE_FOLDER"],
  // the run
  ...[
    "GITHUB_ACTIONS",
    "GITHUB_REPOSITORY",
    "GITHUB_REF",
    "GITHUB_REF_NAME",
    "GITHUB_SHA",
    "GITHUB_RUN_ID",
    "GITHUB_RUN_NUMBER",
    "GITHUB_SERVER_URL"
  ],
  ...["RUNNER_OS", "RUNNER_ARCH"]
]);
function buildEnvironment(plan2, env, textFile) {
  const passed = new Set(plan2.config.build.passEnv);
  const result = {};
  for (const [name, value] of Object.entries(env)) {
    if (value === void 0) continue;
    const upper = name.toUpperCase();
    if (allowed.has(upper) || upper.startsWith("LC_") || passed.has(name)) result[name] = value;
  }
  return {
    ...result,
    ...plan2.config.build.env,
    SITE_ENVIRONMENT: plan2.environment,
    SITE_VERSION: plan2.version,
    SITE_URL: plan2.url ?? plan2.config.site.url,
    SITE_TEXT_FILE: textFile
  };
}

// src/steps/build/output.ts
import { readdir, stat } from "node:fs/promises";
import path3 from "node:path";
var usual = ["dist", "build", "_site", "out", "public", "site", "www", "output"];
async function findOutput(plan2, wasBuilt) {
  const { output, root } = plan2.config.build;
  if (output !== void 0) {
    const folder = await inside(plan2, output);
    if (await isFolder(folder)) return folder;
    throw await notFound(
      plan2,
      `The folder "${path3.join(root, output)}" (build.output) does not exist${wasBuilt ? " after the build" : ""}.`
    );
  }
  for (const candidate of wasBuilt ? await fromFramework(plan2.buildRoot) : ["."]) {
    const folder = await inside(plan2, candidate);
    if (await hasIndex(folder)) return folder;
  }
  const holding = [];
  for (const candidate of usual) {
    const folder = path3.join(plan2.buildRoot, candidate);
    if (await hasIndex(folder)) holding.push(candidate);
  }
  const [only, ...others] = holding;
  if (only !== void 0 && others.length === 0) return inside(plan2, only);
  throw await notFound(
    plan2,
    only === void 0 ? "No folder with an index.html was found." : `Several folders could be the built site: ${holding.join(", ")}.`
  );
}
async function fromFramework(root) {
  const { detectProjectFolders } = await import("./detect-ZBG5MD6I.js");
  const { app } = await detectProjectFolders(root);
  const frameworks = app.find((folder) => path3.relative(root, folder.rootPath) === "")?.frameworks ?? [];
  const configured = frameworks.toReversed().map((framework) => framework.config.outputLocation).filter((location) => location !== void 0);
  return configured.flatMap((location) => {
    if (location.startsWith("{")) return [];
    return location === ".next" ? ["out"] : [location, path3.join(location, "browser")];
  });
}
var inside = (plan2, folder) => resolveInside(
  plan2.workspace,
  path3.relative(plan2.workspace, path3.resolve(plan2.buildRoot, folder)) || ".",
  "The build output"
);
async function notFound(plan2, message) {
  const entries = await readdir(plan2.buildRoot, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules").map((entry) => entry.name);
  const facts = folders.length === 0 ? [] : [`folders in build.root: ${folders.join(", ")}`];
  return new SiteDeployError("BUILD_OUTPUT_NOT_FOUND", message, { facts });
}
var isFolder = (folder) => stat(folder).then(
  (found) => found.isDirectory(),
  () => false
);
var hasIndex = (folder) => stat(path3.join(folder, "index.html")).then(
  (found) => found.isFile(),
  () => false
);

// src/steps/build/build.ts
var tailLength = 25;
async function build(plan2, env, deps) {
  const commands = await findCommands(plan2);
  if (commands.remark !== void 0) deps.log.warn(commands.remark);
  const minutes = plan2.config.build.timeoutMinutes;
  const timeLimit2 = AbortSignal.timeout(minutes * 6e4);
  const context = {
    plan: plan2,
    environment: buildEnvironment(plan2, env, await writeTexts(plan2, deps)),
    deps,
    signal: AbortSignal.any([deps.signal, timeLimit2])
  };
  try {
    if (commands.install !== void 0) await run(commands.install, "BUILD_INSTALL_FAILED", context);
    if (commands.build !== void 0) await run(commands.build, "BUILD_FAILED", context);
  } catch (error) {
    deps.signal.throwIfAborted();
    if (!timeLimit2.aborted) throw error;
    throw new SiteDeployError(
      "BUILD_TIMEOUT",
      `The build was ended after ${minutes} minute(s) (build.timeoutMinutes).`
    );
  }
  const folder = await findOutput(plan2, commands.build !== void 0);
  return { folder, commands: [commands.install, commands.build].filter((command2) => command2 !== void 0) };
}
async function writeTexts({ workspace, config: { content } }, { scratch }) {
  const read = content.mode === "commit" ? await loadContentFile(workspace, content.file) : void 0;
  const file = path4.join(scratch, "site-text.json");
  await writeFile(file, `${JSON.stringify(Object.fromEntries(read?.texts ?? []), null, 2)}
`);
  return file;
}
async function run(command2, code, { plan: plan2, environment, deps, signal }) {
  const where = path4.relative(plan2.workspace, plan2.buildRoot) || ".";
  const output = deps.log.foreign(where === "." ? command2 : `${command2}  (in ${where})`);
  const tail = [];
  try {
    const result = await runCommand(command2, {
      cwd: plan2.buildRoot,
      env: environment,
      signal,
      onLine(line) {
        output.line(line);
        tail.push(line);
        if (tail.length > tailLength) tail.shift();
      }
    });
    if (result.code === 0) return;
    const how = result.code === null ? `was ended by ${result.killedBy}` : `ended with exit code ${result.code}`;
    const isMissing2 = result.code === 127 || result.code === 9009;
    const facts = ["its last lines:", ...tail.map((line) => `| ${line}`)];
    throw new SiteDeployError(isMissing2 ? "BUILD_TOOL_MISSING" : code, `"${command2}" ${how}.`, { facts });
  } finally {
    output.close();
  }
}

// src/steps/finish/finish.ts
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path8 from "node:path";

// src/steps/finish/hosting/lint.ts
async function lintConfig(config) {
  const problems = [...await schemaProblems(config), ...missedProblems(config)];
  const seen = /* @__PURE__ */ new Set();
  return problems.filter(({ line, column, message }) => {
    const key = `${line}:${column}:${message}`;
    return !seen.has(key) && seen.add(key);
  });
}
async function schemaProblems({ value, problemAt }) {
  const [{ default: Ajv }, { default: schema }] = await Promise.all([
    import("./dist-6NU36UVZ.js"),
    import("./staticwebapp.config-BC2JJEPX.js")
  ]);
  const validate = new Ajv.default({ allErrors: true, strict: false, logger: false }).compile(schema);
  const { $schema: _, ...checked } = value;
  if (validate(checked)) return [];
  return (validate.errors ?? []).filter(({ keyword }) => !["anyOf", "oneOf", "allOf", "not"].includes(keyword)).map(({ instancePath, message, params }) => {
    const place = instancePath.split("/").slice(1).map(unescapePointer);
    const unknown2 = params.additionalProperty;
    const at = typeof unknown2 === "string" ? [...place, unknown2] : place;
    const what = typeof unknown2 === "string" ? `unknown key "${unknown2}"` : message ?? "is not valid";
    return problemAt(at, place.length === 0 ? what : `${dotted(place)}: ${what}`);
  });
}
function missedProblems({ value, problemAt }) {
  const problems = [];
  const report = (place, message) => problems.push(problemAt(place, `${dotted(place)}: ${message}`));
  const headers = (place, given) => {
    for (const [name, header] of Object.entries(isObject(given) ? given : {}))
      if (typeof header !== "string" || /[\r\n]/.test(header))
        report([...place, name], "expected one line of text in quotes");
  };
  const pattern = (place, given) => {
    if (typeof given === "string" && !isPattern(given))
      report(place, `found "${given}", expected a * only at the end, as in /images/* or /images/*.{png,jpg}`);
  };
  headers(["globalHeaders"], value.globalHeaders);
  const routes = Array.isArray(value.routes) ? value.routes : [];
  for (const [index, route] of routes.entries()) {
    if (!isObject(route)) continue;
    const place = ["routes", index];
    pattern([...place, "route"], route.route);
    headers([...place, "headers"], route.headers);
    if (route.rewrite !== void 0 && route.redirect !== void 0)
      report(place, "has both rewrite and redirect; only one is possible");
    status([...place, "statusCode"], route.statusCode);
  }
  const fallback = isObject(value.navigationFallback) ? value.navigationFallback : {};
  for (const [index, excluded] of (Array.isArray(fallback.exclude) ? fallback.exclude : []).entries())
    pattern(["navigationFallback", "exclude", index], excluded);
  for (const [code, override] of Object.entries(isObject(value.responseOverrides) ? value.responseOverrides : {})) {
    if (!/^40[0134]$/.test(code)) report(["responseOverrides", code], "only 400, 401, 403 and 404 can be overridden");
    if (isObject(override)) status(["responseOverrides", code, "statusCode"], override.statusCode);
  }
  return problems;
  function status(place, given) {
    if (given === void 0) return;
    const isStatus = typeof given === "number" && Number.isInteger(given) && given >= 200 && given <= 599;
    if (!isStatus) report(place, `found ${JSON.stringify(given)}, expected an HTTP status from 200 to 599`);
  }
}
function isPattern(route) {
  const star = route.indexOf("*");
  return star === -1 || /^\*(\.(\w+|\{\w+(,\w+)*\}))?$/.test(route.slice(star));
}
function dotted(place) {
  return place.reduce((text2, part) => {
    const isIndex = typeof part === "number" || /^\d+$/.test(part);
    if (isIndex && text2 !== "responseOverrides") return `${text2}[${part}]`;
    return text2 === "" ? String(part) : `${text2}.${part}`;
  }, "");
}
function unescapePointer(part) {
  return part.replaceAll("~1", "/").replaceAll("~0", "~");
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/steps/finish/hosting/read.ts
import { readFile as readFile2 } from "node:fs/promises";
import path5 from "node:path";
var hostingFile = "staticwebapp.config.json";
async function readOwnConfig(plan2, site) {
  const { config } = plan2.config.hosting;
  const built = await resolveInside(site.folder, hostingFile, "the hosting configuration");
  const named = await resolveInside(plan2.workspace, path5.resolve(plan2.buildRoot, config), "hosting.config");
  for (const file of /* @__PURE__ */ new Set([built, named])) {
    const text2 = await readFile2(file, "utf8").catch((error) => {
      if (error.code === "ENOENT") return void 0;
      throw error;
    });
    if (text2 !== void 0) return parse(text2, path5.relative(plan2.workspace, file));
  }
  return void 0;
}
function parse(text2, file) {
  const written = text2.replace(/^\uFEFF/, "");
  const shown4 = new SourceText(file, written);
  const document = readYaml(new SourceText(file, blankComments(written)));
  const problems = "unreadable" in document ? document.unreadable : document.problems;
  if (problems.length > 0 || "unreadable" in document)
    throw invalidHosting(
      file,
      problems.map((problem) => ({ ...problem, message: problem.message.replaceAll("YAML", "JSON") }))
    );
  const { value } = document;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalidHosting(file, [shown4.problemAt(0, "expected an object in braces")]);
  return {
    value: Object.fromEntries(Object.entries(value)),
    file,
    problemAt(place, message) {
      for (let depth = place.length; depth > 0; depth -= 1) {
        const found = document.locate(place.slice(0, depth));
        if (found !== void 0) return shown4.problemAt(found.value, message);
      }
      return shown4.problemAt(0, message);
    }
  };
}
function invalidHosting(file, problems) {
  const count2 = problems.length === 1 ? "one error" : `${problems.length} errors`;
  return new SiteDeployError("HOSTING_CONFIG_INVALID", `The hosting configuration ${file} has ${count2}.`, { problems });
}
function blankComments(text2) {
  return text2.replace(
    /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (found) => found.startsWith('"') ? found : found.replace(/[^\r\n]/g, " ")
  );
}

// src/steps/finish/hosting/hosting.ts
var maxBytes = 2e4;
async function mergeHosting(plan2, site, has) {
  const config = await readOwnConfig(plan2, site);
  const problems = config === void 0 ? [] : await lintConfig(config);
  if (config !== void 0 && problems.length > 0) throw invalidHosting(config.file, problems);
  const { $schema: _, ...own } = config?.value ?? {};
  const warnings = [];
  const globalHeaders = joinHeaders(
    hostingDefaults.globalHeaders,
    headersOf(own.globalHeaders),
    plan2.environment === "Preview" ? { "X-Robots-Tag": "noindex" } : {}
  );
  const merged = {
    ...own,
    ...fallbackOf(own, has, warnings),
    responseOverrides: overridesOf(own, has, warnings),
    globalHeaders
  };
  const text2 = `${JSON.stringify(merged, null, 2)}
`;
  const size = Buffer.byteLength(text2);
  if (size > maxBytes) {
    throw new SiteDeployError(
      "HOSTING_CONFIG_INVALID",
      `${config?.file ?? hostingFile} has ${size} bytes with the defaults merged in; the platform takes ${maxBytes}.`,
      {
        remedy: "Join routes that differ only in their last part by a wildcard, and leave out what the platform does anyway."
      }
    );
  }
  const routes = Array.isArray(merged.routes) ? merged.routes.filter(isObject) : [];
  return { text: text2, globalHeaders, hasRoutes: routes.length > 0, roles: customRoles(routes), warnings };
}
function fallbackOf(own, has, warnings) {
  if (own.navigationFallback !== void 0 && !isObject(own.navigationFallback)) return {};
  const fallback = { ...hostingDefaults.navigationFallback, ...own.navigationFallback };
  if (own.navigationFallback !== void 0 || has("index.html")) return { navigationFallback: fallback };
  warnings.push(
    "There is no index.html: a visitor of the address of the site itself would see an error page of the platform."
  );
  return {};
}
function overridesOf(own, has, warnings) {
  const ofSite = isObject(own.responseOverrides) ? own.responseOverrides : {};
  if (ofSite[404] !== void 0) return ofSite;
  if (has("404.html")) return { ...hostingDefaults.responseOverrides, ...ofSite };
  warnings.push(
    "There is no 404.html: where a page does not exist, a visitor sees the plain 404 page of the platform."
  );
  return ofSite;
}
function headersOf(value) {
  return Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).map(([name, header]) => [name, String(header)])
  );
}
function joinHeaders(...all) {
  const joined = /* @__PURE__ */ new Map();
  for (const headers of all)
    for (const [name, value] of Object.entries(headers)) joined.set(name.toLowerCase(), [name, value]);
  return Object.fromEntries(joined.values());
}
function customRoles(routes) {
  const builtIn = /* @__PURE__ */ new Set(["anonymous", "authenticated"]);
  const roles = /* @__PURE__ */ new Map();
  for (const role of routes.flatMap((route) => Array.isArray(route.allowedRoles) ? route.allowedRoles : [])) {
    if (typeof role === "string" && !builtIn.has(role.toLowerCase())) roles.set(role.toLowerCase(), role);
  }
  return [...roles.values()].sort();
}

// src/steps/finish/page-jobs.ts
import path6 from "node:path";

// src/steps/finish/runtime-script.ts
var runtimeScriptPath = "site-deploy-text.js";
var runtimeLimitMs = 1500;
var source = `(() => {
  const names = ['alt', 'title', 'placeholder', 'aria-label', 'content'];
  const attribute = 'data-text-key';
  const textless = '${[...textless].join(" ")}'.split(' ');
  const keyed = [attribute, ...names.map((name) => attribute + '-' + name)];
  const selector = '[' + keyed.join('],[') + ']';
  const texts = new Map();
  const asked = new Map();
  const page = document.currentScript?.dataset.page;
  let sheet;
  try {
    sheet = new CSSStyleSheet();
    sheet.replaceSync('[' + attribute + ']{visibility:hidden}');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {}
  const show = () => {
    if (sheet) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  setTimeout(show, ${runtimeLimitMs});
  const ask = (slug) => {
    if (!asked.has(slug)) asked.set(slug, fetch('/api/v1/pages/' + encodeURIComponent(slug) + '/text', { signal: AbortSignal.timeout(${runtimeLimitMs}) })
      .then((answer) => (answer.ok ? answer.json() : {}))
      .then((body) => {
        for (const [key, text] of Object.entries(body.texts || {})) if (typeof text === 'string') texts.set(key, text);
        apply(document);
      })
      .catch(() => {}));
  };
  const known = (element, name) => {
    const key = element.getAttribute(name);
    if (key && !texts.has(key)) ask(key.split('.')[0]);
    return texts.get(key);
  };
  const put = (node, text) => {
    if (node.data !== text) node.data = text;
  };
  const write = (element, text) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const nodes = [];
    // An element inside that has a key of its own keeps its own text.
    for (let node; (node = walker.nextNode()); ) if (node.parentElement.closest('[' + attribute + ']') === element) nodes.push(node);
    const own = nodes.filter((node) => node.parentNode === element);
    const shown = own.find((node) => node.data.trim() !== '') || own[0] || element.insertBefore(new Text(), element.firstChild);
    for (const node of nodes) if (node !== shown) put(node, '');
    put(shown, text);
    for (const child of element.children) if (!child.matches(selector) && !child.querySelector(selector)) child.style.setProperty('display', 'none', 'important');
  };
  const set = (element) => {
    const text = known(element, attribute);
    if (text !== undefined && !textless.includes(element.localName) && element.textContent !== text) write(element, text);
    for (const name of names) {
      const value = known(element, attribute + '-' + name);
      if (value !== undefined && element.getAttribute(name) !== value && !element.httpEquiv) element.setAttribute(name, value);
    }
  };
  const apply = (node) => {
    if (node.matches?.(selector)) set(node);
    node.querySelectorAll?.(selector).forEach(set);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const changed = (target.closest ? target : target.parentElement)?.closest(selector);
      if (changed) set(changed);
      for (const node of addedNodes) apply(node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: [...names, ...keyed] });
  if (page) ask(page);
  const ready = () => {
    apply(document);
    Promise.all(asked.values()).then(show);
  };
  // The page is read then; DOMContentLoaded waits for the scripts of the application, too.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', ready, { once: true });
  else ready();
})();
`;
var runtimeScript = source.replace(/^\s*(\/\/.*\n)?/gm, "");
function policyProblem(header, origin) {
  return header.split(",").map((policy) => problemOf(policy, new URL(origin))).find((problem) => problem !== void 0);
}
function problemOf(policy, { origin, host }) {
  const directives = /* @__PURE__ */ new Map();
  for (const part of policy.split(";")) {
    const [name = "", ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (!directives.has(name)) directives.set(name, sources);
  }
  const sourcesOf = (...names2) => names2.map((name) => directives.get(name)).find((found) => found !== void 0);
  const allows = (sources) => sources === void 0 || ["'self'", "*", "https:", origin, `${origin}/`, host].some((one) => sources.includes(one));
  const scripts = sourcesOf("script-src-elem", "script-src", "default-src");
  if (scripts?.includes("'strict-dynamic'")) return "script-src has 'strict-dynamic', with which 'self' does not count";
  if (!allows(scripts)) return "script-src does not allow 'self'";
  return allows(sourcesOf("connect-src", "default-src")) ? void 0 : "connect-src does not allow 'self'";
}

// src/steps/finish/seo/head-of-page.ts
function headOfPage(page) {
  const { seo, defaults, listedTitle, address, origin, isPreview, isCopy = false } = page;
  const { openGraph = {}, social = {} } = seo ?? {};
  const canonical = seo?.canonical;
  const image = (value) => value && new URL(value, origin).href;
  const title = seo?.title || void 0;
  return [
    ...titleEdit(title ?? listedTitle, defaults.titleSuffix, title === void 0 && !isCopy ? "missing" : "always"),
    ...meta("name", "description", seo?.description, defaults.defaultDescription),
    ...meta("name", "keywords", seo?.keywords?.join(", ")),
    {
      kind: "canonical",
      href: canonical || address,
      when: canonical || isCopy ? "always" : "missing",
      ...isPreview && { origin }
    },
    ...robots(seo, isPreview),
    ...meta("property", "og:title", openGraph.title),
    ...meta("property", "og:description", openGraph.description),
    ...meta("property", "og:type", openGraph.type),
    ...meta("property", "og:image", image(openGraph.image), image(defaults.defaultImage)),
    ...meta("property", "og:image:width", openGraph.imageWidth?.toString()),
    ...meta("property", "og:image:height", openGraph.imageHeight?.toString()),
    ...openGraph.image ? withoutMeta(ogImageTags(openGraph)) : [],
    ...meta("property", "og:locale", openGraph.locale, defaults.locale),
    ...meta("property", "og:site_name", openGraph.siteName),
    ...meta("name", "twitter:card", social.card),
    ...meta("name", "twitter:title", social.title),
    ...meta("name", "twitter:description", social.description),
    ...meta("name", "twitter:image", image(social.image)),
    ...social.image ? withoutMeta(["twitter:image:alt"]) : [],
    ...meta("name", "twitter:site", social.site, defaults.socialHandle),
    ...meta("name", "twitter:creator", social.creator),
    ...seo?.structuredData === void 0 ? [] : [{ kind: "structured data", data: seo.structuredData }]
  ];
}
function headOfUnknownPage(address, origin, isPreview) {
  if (!isPreview) return [];
  return [
    { kind: "canonical", href: address, when: "missing", origin },
    { kind: "robots", noIndex: true }
  ];
}
function titleEdit(title, suffix = "", when) {
  if (title === void 0 || title === "") return [];
  return [{ kind: "title", text: title.endsWith(suffix) ? title : title + suffix, when }];
}
function ogImageTags({ imageWidth, imageHeight }) {
  return [
    ...["url", "secure_url", "type", "alt"],
    ...imageWidth === void 0 ? ["width"] : [],
    ...imageHeight === void 0 ? ["height"] : []
  ].map((name) => `og:image:${name}`);
}
function withoutMeta(names2) {
  return names2.map((name) => ({ kind: "no meta", name }));
}
function meta(attribute, name, content, fallback) {
  if (content !== void 0 && content !== "") return [{ kind: "meta", name, attribute, content, when: "always" }];
  if (fallback === void 0 || fallback === "") return [];
  return [{ kind: "meta", name, attribute, content: fallback, when: "missing" }];
}
function robots(seo, isPreview) {
  const noIndex = isPreview ? true : seo?.noIndex;
  const noFollow = seo?.noFollow;
  if (noIndex === void 0 && noFollow === void 0) return [];
  return [{ kind: "robots", ...noIndex !== void 0 && { noIndex }, ...noFollow !== void 0 && { noFollow } }];
}

// src/steps/finish/page-jobs.ts
function* pageJobs(plan2, built, files, found, content, texts) {
  const { site, seo, content: settings } = plan2.config;
  const isPreview = plan2.environment === "Preview";
  const hasTexts = (texts?.texts.size ?? 0) > 0;
  const script = (page) => settings.mode === "runtime" ? [{ kind: "script", src: `/${runtimeScriptPath}`, page }] : [];
  const head = (page, isCopy) => content === void 0 ? [] : headOfPage({
    seo: content.seo.get(page.slug),
    defaults: content.defaults,
    listedTitle: page.title,
    address: addressOf(site.url, page.path),
    origin: site.url,
    isPreview,
    isCopy
  });
  const ofFile = (file) => {
    const page = found.pages.get(file);
    const own = page === void 0 ? hidden(file) : head(page, false);
    return {
      path: file,
      source: path6.join(built.folder, file),
      head: [...own, ...script(page?.slug ?? "")],
      isCopy: false
    };
  };
  const hidden = (file) => seo.enabled ? headOfUnknownPage(addressOf(site.url, servedPath(file)), site.url, isPreview) : [];
  for (const file of files) {
    const job = ofFile(file);
    if (hasTexts || job.head.length > 0) yield job;
  }
  for (const [file, page] of found.inApp) {
    yield {
      path: file,
      source: path6.join(built.folder, "index.html"),
      head: [...head(page, true), ...script(page.slug)],
      isCopy: true
    };
  }
}

// src/steps/finish/seo/images.ts
function imageWarnings({ openGraph, social }, origin, sizeOf2) {
  const fields = { "openGraph.image": openGraph?.image, "social.image": social?.image };
  return Object.entries(fields).flatMap(([field, address]) => {
    const file = address ? fileOf(address, origin) : void 0;
    if (file === void 0) return [];
    const size = sizeOf2(file);
    if (size === void 0) return [{ field, message: `the site has no file ${file}` }];
    if (size <= imageFileSize) return [];
    return [{ field, message: `${file} has ${bytes(size)}; at most ${bytes(imageFileSize)} are recommended` }];
  });
}
function fileOf(address, site) {
  const { origin, pathname } = new URL(address, site);
  if (origin !== site) return void 0;
  try {
    return decodeURIComponent(pathname).replace(/^\/+/, "");
  } catch {
    return pathname.replace(/^\/+/, "");
  }
}

// src/steps/finish/seo/limits.ts
function checkSeo(given) {
  const seo = { ...given };
  const openGraph = { ...given.openGraph };
  const social = { ...given.social };
  const errors = [
    ...tooLong(seo, "title", "title", seoLimits.title),
    ...tooLong(seo, "description", "description", seoLimits.description),
    ...tooLong(openGraph, "title", "openGraph.title", seoLimits.openGraphTitle),
    ...tooLong(openGraph, "description", "openGraph.description", seoLimits.openGraphDescription),
    ...noAddress(seo, "canonical", "canonical", "page"),
    ...noAddress(openGraph, "image", "openGraph.image", "image"),
    ...noAddress(social, "image", "social.image", "image"),
    ...noStructuredData(seo)
  ];
  if (errors.length === 0) return { seo: given, errors, warnings: seoWarnings(given) };
  const checked = {
    ...given,
    ...seo,
    title: typeof seo.title === "string" ? seo.title : "",
    description: typeof seo.description === "string" ? seo.description : "",
    canonical: typeof seo.canonical === "string" ? seo.canonical : void 0,
    openGraph: given.openGraph && openGraph,
    social: given.social && social,
    structuredData: seo.structuredData === void 0 ? void 0 : given.structuredData
  };
  const failed2 = new Set(errors.map(({ field }) => field));
  return { seo: checked, errors, warnings: seoWarnings(given).filter(({ field }) => !failed2.has(field)) };
}
function checkDefaults(given) {
  const defaults = { ...given };
  const errors = [
    ...tooLong(defaults, "defaultDescription", "defaultDescription", seoLimits.description),
    ...noAddress(defaults, "defaultImage", "defaultImage", "image")
  ];
  return { defaults, errors };
}
function tooLong(fields, key, field, { maximum }) {
  const value = fields[key];
  const length = typeof value === "string" ? [...value].length : 0;
  if (length <= maximum) return [];
  delete fields[key];
  return [{ field, message: `has ${length} characters; at most ${maximum} are allowed` }];
}
function noAddress(fields, key, field, of) {
  const value = fields[key];
  const base = of === "image" ? "https://site.invalid" : void 0;
  if (typeof value !== "string" || value === "") return [];
  if (URL.canParse(value, base) && /^https?:$/.test(new URL(value, base).protocol)) return [];
  delete fields[key];
  return [{ field, message: `"${value.slice(0, 80)}" is not an http or https address` }];
}
function noStructuredData(fields) {
  const data = fields.structuredData;
  if (typeof data !== "object" || data === null) return [];
  const absent = ["@context", "@type"].filter((name) => !Object.hasOwn(data, name));
  if (absent.length === 0) return [];
  delete fields.structuredData;
  return [{ field: "structuredData", message: `has no ${absent.join(" and no ")}` }];
}

// src/steps/finish/portal/check-content.ts
var shown = 10;
function checkContent(content, rules, log) {
  const paths = new Map(content.pages.map((page) => [page.slug, page.path]));
  const place = (slug, field) => `page "${slug}"${paths.has(slug) ? ` (${paths.get(slug)})` : ""}, ${field === "" ? "metadata" : field}`;
  const seo = /* @__PURE__ */ new Map();
  const { defaults, errors: ofDefaults } = checkDefaults(content.defaults);
  const errors = [
    ...content.malformed.map(({ pageSlug, field, message }) => `${place(pageSlug, field)}: ${message}`),
    ...ofDefaults.map(({ field, message }) => `defaults of the site, ${field}: ${message}`)
  ];
  const warnings = [];
  for (const [slug, given] of content.seo) {
    const checked = checkSeo(given);
    seo.set(slug, checked.seo);
    errors.push(...checked.errors.map(({ field, message }) => `${place(slug, field)}: ${message}`));
    const all = [...checked.warnings, ...imageWarnings(checked.seo, rules.origin, rules.sizeOf)];
    warnings.push(...all.map(({ field, message }) => `${place(slug, field)}: ${message}`));
  }
  sayAll(
    warnings,
    (line) => log.warn(`SEO: ${line}`),
    (line) => log.info(line)
  );
  if (errors.length === 0) return { ...content, seo, defaults };
  if (rules.onError === "fail") {
    throw new SiteDeployError("SEO_INVALID", `The portal's SEO metadata has ${count(errors.length, "error")}.`, {
      facts: errors
    });
  }
  sayAll(
    errors,
    (line) => log.warn(`SEO, left out: ${line}`),
    (line) => log.info(line)
  );
  return { ...content, seo, defaults };
}
function sayAll(lines, say, sayRest) {
  for (const line of lines.slice(0, shown)) say(line);
  if (lines.length > shown) sayRest(`\u2026 and ${lines.length - shown} more of this kind`);
}
function count(number2, noun) {
  return number2 === 1 ? `one ${noun}` : `${number2} ${noun}s`;
}

// src/steps/finish/report-pages.ts
function reportPages(content, found, results, log) {
  const info = (line) => log.info(line);
  const made = new Set(results.filter(({ page }) => page !== void 0).map(({ path: path20 }) => path20));
  const slugs = new Set(content.pages.map(({ slug }) => slug));
  const astray = [...content.seo.keys()].filter((slug) => !slugs.has(slug));
  sayAll(
    astray.map((slug) => `The portal has metadata of "${slug}", but no page of that name: it is on no page.`),
    (line) => log.warn(line),
    info
  );
  sayAll(
    found.notBuilt.map(
      ({ slug, path: path20 }) => `The page "${slug}" (${path20}) of the portal was not built: its metadata is on no page.`
    ),
    (line) => log.warn(line),
    info
  );
  sayAll(
    found.otherCase.map(
      ({ page, file }) => `The page "${page.slug}" (${page.path}) differs from its file ${file} in the case of letters; the hosting tells them apart.`
    ),
    (line) => log.warn(line),
    info
  );
  sayAll(
    results.flatMap(
      ({ path: path20, skipped }) => skipped === void 0 ? [] : [`${path20} was left as it was built: ${skipped}.`]
    ),
    (line) => log.warn(line),
    info
  );
  if (found.unknown.length > 0) {
    const named = found.unknown.slice(0, 10).join(", ");
    const more = found.unknown.length > 10 ? ` and ${found.unknown.length - 10} more` : "";
    log.info(`${count(found.unknown.length, "built page")} unknown to the portal: ${named}${more}.`);
  }
  log.info(
    `${count(found.pages.size + found.inApp.size, "page")} of the portal found, ${count(made.size, "page")} changed.`
  );
}

// src/steps/finish/robots.ts
function robotsText(built, sitemap, isPreview) {
  if (isPreview) return "User-agent: *\nDisallow: /\n";
  if (sitemap === void 0) return void 0;
  if (built === void 0) return `User-agent: *
Allow: /

Sitemap: ${sitemap}
`;
  const named = [...built.matchAll(/^[\t ]*sitemap[\t ]*:[\t ]*(\S+)/gim)].map(([, address]) => address);
  if (named.includes(sitemap)) return void 0;
  const lineEnd = built.includes("\r\n") ? "\r\n" : "\n";
  const before = built === "" || built.endsWith("\n") ? built : built + lineEnd;
  return `${before}${before === "" ? "" : lineEnd}Sitemap: ${sitemap}${lineEnd}`;
}

// src/steps/finish/texts.ts
import path7 from "node:path";
function reportTexts(content, results, context) {
  const applied = /* @__PURE__ */ new Map();
  const refused = /* @__PURE__ */ new Map();
  for (const { path: file, applied: keys, refused: refusals } of results) {
    for (const key of keys) {
      const files = applied.get(key);
      if (files === void 0) applied.set(key, [file]);
      else files.push(file);
    }
    for (const { key, reason } of refusals) if (!refused.has(key)) refused.set(key, { file, reason });
  }
  const slugs = new Set(context.slugs.values());
  const unused = [...content.texts.keys()].filter((key) => !applied.has(key) && !refused.has(key));
  const inApp = unused.length > 0 && context.hasApp ? context.scripts() : "";
  const missing = unused.filter((key) => !names(inApp, key));
  const carried = missing.length > 0 ? carriedKeys(context, inApp) : /* @__PURE__ */ new Set();
  return {
    shown: applied.size,
    warnings: [
      ...missing.map((key) => {
        const near = nearestName(key, carried);
        const hint2 = near === void 0 ? "" : `; did you mean "${near}"?`;
        return content.problemAt(key, `no page carries the text key "${key}"${hint2}`);
      }),
      ...[...refused].map(
        ([key, { file, reason }]) => content.problemAt(key, `the text "${key}" was not put into ${file}: ${reason}`)
      ),
      ...[...applied].flatMap(([key, files]) => {
        const page = key.split(".")[0] ?? "";
        const other = files.find((file) => slugs.has(page) && (context.slugs.get(file) ?? page) !== page);
        return other === void 0 ? [] : [content.problemAt(key, `the text "${key}" of the page "${page}" stands on another page, too: ${other}`)];
      })
    ]
  };
}
function names(script, key) {
  for (let at = script.indexOf(key); at >= 0; at = script.indexOf(key, at + 1)) {
    const [before = "", after = ""] = [script[at - 1], script[at + key.length]];
    if (!/[\w.-]/.test(before + after)) return true;
  }
  return false;
}
function carriedKeys({ folder, files }, inApp) {
  const keys = /* @__PURE__ */ new Set();
  const collect = (text2) => {
    for (const [, key] of text2.matchAll(/data-text-key[a-z-]*["']?\s*[=:]\s*["']?([^"'\s>,}]+)/gi))
      if (key !== void 0) keys.add(key);
  };
  const reader = new PageReader();
  for (const file of files) {
    const page = reader.read(path7.join(folder, file));
    const first = page.indexOf("data-text-key");
    if (first !== -1) collect(page.toString("utf8", first));
  }
  collect(inApp);
  return keys;
}

// src/steps/finish/finish.ts
var textPath = ".well-known/site-text.json";
async function finish(plan2, built, fetched, deps) {
  const { config } = plan2;
  const isPreview = plan2.environment === "Preview";
  const files = htmlFiles(built.folder);
  const texts = config.content.mode === "commit" ? await loadContentFile(plan2.workspace, config.content.file) : void 0;
  const [raw, { rewritePages }] = await Promise.all([fetched, import("./rewrite-7NQ6A2AW.js")]);
  if (raw === void 0 && config.seo.enabled)
    deps.log.info("A dry run asks nobody: pages stay without the SEO metadata of the portal.");
  const rules = {
    onError: config.seo.onError,
    origin: config.site.url,
    sizeOf: (file) => sizeOf(built.folder, file)
  };
  const content = raw && checkContent(raw, rules, deps.log);
  const found = findPageFiles(content?.pages ?? [], files, config.site.type === "spa");
  const results = await rewritePages(pageJobs(plan2, built, files, found, content, texts), {
    scratch: deps.scratch,
    texts: texts?.texts ?? /* @__PURE__ */ new Map(),
    hashes: built.files !== void 0,
    signal: deps.signal
  });
  const pages = new Map(results.flatMap(({ path: file, page }) => page === void 0 ? [] : [[file, page]]));
  if (content !== void 0) reportPages(content, found, results, deps.log);
  if (texts !== void 0) sayTexts(texts, results, { plan: plan2, built, files, found }, deps);
  const overlay = /* @__PURE__ */ new Map();
  const put = (name, text2) => text2 !== void 0 && overlay.set(name, Buffer.from(text2));
  const has = (name) => overlay.has(name) || pages.has(name) || existsSync(path8.join(built.folder, name));
  const hadSitemap = has("sitemap.xml");
  if (content !== void 0) {
    const { makeSitemap } = await import("./sitemap-HTWQUYZD.js");
    const sitemap = makeSitemap(content, found, config.site.url, hadSitemap);
    for (const warning of sitemap.warnings) deps.log.warn(warning);
    for (const [name, text2] of sitemap.files) put(name, text2);
  }
  const address = content !== void 0 && has("sitemap.xml") ? `${config.site.url}/sitemap.xml` : void 0;
  put("robots.txt", robotsText(readIfThere(path8.join(built.folder, "robots.txt")), address, isPreview));
  if (texts !== void 0) put(textPath, `${JSON.stringify(Object.fromEntries(texts.texts))}
`);
  if (config.content.mode === "runtime") put(runtimeScriptPath, runtimeScript);
  const hosting = await mergeHosting(plan2, built, has);
  put(hostingFile, hosting.text);
  for (const warning of [...hosting.warnings, ...policyWarnings(plan2, hosting)]) deps.log.warn(warning);
  const marker = {
    slug: config.site.slug,
    environment: plan2.environment,
    version: plan2.version,
    commit: plan2.event.sha
  };
  return { folder: built.folder, overlay, pages, hosting, marker };
}
function sayTexts(content, results, scene, { log }) {
  const { plan: plan2, built, files, found } = scene;
  const { shown: shown4, warnings } = reportTexts(content, results, {
    folder: built.folder,
    files,
    slugs: new Map([...found.pages].map(([file, page]) => [file, page.slug])),
    hasApp: plan2.config.site.type === "spa",
    scripts: () => scriptsOf(built.folder)
  });
  if (content.texts.size > 0) log.info(`Texts: ${shown4} of ${count(content.texts.size, "override")} put into pages.`);
  const places = new Map(warnings.map((warning) => [warning.message, warning]));
  sayAll(
    [...places.keys()],
    (line) => log.warn(`${plan2.config.content.file}: ${line}`, places.get(line)),
    (line) => log.info(line)
  );
}
function scriptsOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.m?js$/i.test(file)).map((file) => readFileSync(path8.join(folder, file), "utf8")).join("\n");
}
function policyWarnings({ config }, { globalHeaders }) {
  if (config.content.mode !== "runtime") return [];
  const header = Object.entries(globalHeaders).find(([name]) => name.toLowerCase() === "content-security-policy");
  const problem = header && policyProblem(header[1], config.site.url);
  return problem === void 0 ? [] : [
    `The site's content security policy keeps /${runtimeScriptPath} from working: ${problem}. Visitors see the texts that were built.`
  ];
}
function sizeOf(folder, name) {
  const file = path8.resolve(folder, name);
  const found = isInside(folder, file) ? statSync(file, { throwIfNoEntry: false }) : void 0;
  return found?.isFile() ? found.size : void 0;
}
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : void 0;
}

// src/steps/pack/artifact.ts
import { mkdirSync } from "node:fs";
import { readdir as readdir2, readFile as readFile3, rm, writeFile as writeFile2 } from "node:fs/promises";
import path10 from "node:path";
import { setImmediate } from "node:timers/promises";

// src/steps/pack/copy.ts
import { createHash } from "node:crypto";
import { closeSync as closeSync2, openSync as openSync2, writeSync } from "node:fs";

// src/steps/pack/read.ts
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
var partBytes = 1 << 20;
function readInto(source2, into, start, length) {
  withFile(source2, (file) => fill(source2, file, into, start, length));
}
function* readParts(source2) {
  const buffer = Buffer.allocUnsafeSlow(Math.min(source2.size, partBytes));
  const file = openSource(source2);
  try {
    for (let at = 0; at < source2.size; at += partBytes) {
      const part = buffer.subarray(0, Math.min(partBytes, source2.size - at));
      fill(source2, file, part, at, part.byteLength);
      yield part;
    }
    checkUnchanged(source2, file);
  } finally {
    closeSync(file);
  }
}
function withFile(source2, use) {
  const file = openSource(source2);
  try {
    use(file);
    checkUnchanged(source2, file);
  } finally {
    closeSync(file);
  }
}
function openSource(source2) {
  try {
    return openSync(source2.absolute, "r");
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    throw changed(source2);
  }
}
function fill(source2, file, into, start, length) {
  for (let done = 0; done < length; ) {
    const read = readSync(file, into, done, length - done, (source2.offset ?? 0) + start + done);
    if (read === 0) throw changed(source2);
    done += read;
  }
}
function checkUnchanged(source2, file) {
  if (source2.offset !== void 0) return;
  const { size, mtimeMs } = fstatSync(file);
  if (size !== source2.size || mtimeMs !== source2.modifiedMs) throw changed(source2);
}
function changed({ path: path20 }) {
  return new SiteDeployError("PACKAGE_FILE_CHANGED", `The file "${path20}" changed while it was read.`);
}

// src/steps/pack/copy.ts
function copyAndHash(source2, target) {
  const file = openSync2(target, "wx");
  try {
    return hashOf(source2, (part) => {
      for (let done = 0; done < part.byteLength; ) done += writeSync(file, part, done);
    });
  } finally {
    closeSync2(file);
  }
}
function hashOf(source2, onPart) {
  const hash3 = createHash("sha256");
  for (const part of readParts(source2)) {
    hash3.update(part);
    onPart?.(part);
  }
  return hash3.digest("hex");
}

// src/steps/pack/zip/format.ts
var store = 0;
var deflate = 8;
var formatLimits = { files: 65535, bytes: 4294967295, nameBytes: 65535 };
var localHeaderBytes = 30;
var compressedSizeAt = 18;
var dosDate = 33;
var utf8Flag = 2048;
var version = 20;
var madeBy = 3 << 8 | version;
var attributes = 33188 * 65536;
function writeLocalHeader(out, at, fields) {
  out.writeUInt32LE(67324752, at);
  out.writeUInt16LE(version, at + 4);
  writeCommonFields(out, at + 6, fields);
  out.writeUInt16LE(0, at + 28);
  fields.name.copy(out, at + localHeaderBytes);
  return at + localHeaderBytes + fields.name.byteLength;
}
function centralHeader(fields, offset) {
  const header = Buffer.alloc(46 + fields.name.byteLength);
  header.writeUInt32LE(33639248, 0);
  header.writeUInt16LE(madeBy, 4);
  header.writeUInt16LE(version, 6);
  writeCommonFields(header, 8, fields);
  header.writeUInt32LE(attributes, 38);
  header.writeUInt32LE(offset, 42);
  fields.name.copy(header, 46);
  return header;
}
function endRecord(count2, directoryBytes, directoryOffset) {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(101010256, 0);
  end.writeUInt16LE(count2, 8);
  end.writeUInt16LE(count2, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(directoryOffset, 16);
  return end;
}
function writeCommonFields(out, at, { name, method, crc, compressed, size }) {
  out.writeUInt16LE(utf8Flag, at);
  out.writeUInt16LE(method, at + 2);
  out.writeUInt16LE(0, at + 4);
  out.writeUInt16LE(dosDate, at + 6);
  out.writeUInt32LE(crc, at + 8);
  out.writeUInt32LE(compressed, at + 12);
  out.writeUInt32LE(size, at + 16);
  out.writeUInt16LE(name.byteLength, at + 20);
}

// src/steps/pack/limits.ts
function checkLimits(files, { maxTotalSize, maxFiles }) {
  const most = Math.min(maxFiles, formatLimits.files);
  if (files.length > most) {
    throw new SiteDeployError(
      "PACKAGE_TOO_MANY_FILES",
      `The built site has ${files.length} files; ${most} are allowed (hosting.maxFiles).`,
      {
        facts: ["most files are in:", ...largestFolders(files)]
      }
    );
  }
  const total = files.reduce((sum, file) => sum + file.size, 0);
  const mostBytes = Math.min(maxTotalSize, formatLimits.bytes - (64 << 20));
  if (total > mostBytes) {
    const largest2 = [...files].sort((a, b) => b.size - a.size).slice(0, 10);
    throw new SiteDeployError(
      "PACKAGE_TOO_LARGE",
      `The built site has ${bytes(total)}; ${bytes(mostBytes)} are allowed (hosting.maxTotalSize).`,
      {
        facts: [
          "the largest files:",
          ...largest2.map((file) => `${bytes(file.size).padStart(9)}  ${file.path}${hint(file.path)}`)
        ]
      }
    );
  }
}
function hint(file) {
  if (file.endsWith(".map")) return "  (source map)";
  return /\.(mp4|webm|mov|avi)$/i.test(file) ? "  (video)" : "";
}
function largestFolders(files) {
  const counts = /* @__PURE__ */ new Map();
  for (const { path: path20 } of files) {
    const folder = path20.includes("/") ? path20.slice(0, path20.lastIndexOf("/")) : ".";
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, 5).map(([folder, count2]) => `${String(count2).padStart(6)}  ${folder}`);
}

// src/steps/pack/manifest.ts
import { hash } from "node:crypto";
function createManifest(files) {
  return {
    files,
    totalBytes: files.reduce((sum, file) => sum + file.size, 0),
    largestBytes: files.reduce((largest2, file) => Math.max(largest2, file.size), 0)
  };
}
function digestOf(files) {
  return `sha256:${hash("sha256", files.map((file) => `${file.sha256}  ${file.path}
`).join(""))}`;
}

// src/steps/pack/names.ts
var shown2 = 10;
function checkNames(paths) {
  const refused = [];
  const seen = /* @__PURE__ */ new Set();
  const taken = /* @__PURE__ */ new Map();
  for (const path20 of paths) {
    const reason = refusal(path20);
    if (reason !== void 0) refused.push(`${JSON.stringify(path20)}: ${reason}`);
    for (let place = path20; place !== "" && !seen.has(place); place = folderOf(place)) {
      seen.add(place);
      const folded = place.normalize("NFC").toLowerCase();
      const other = taken.get(folded);
      if (other === void 0) taken.set(folded, place);
      else refused.push(`${place}: the same as ${other} where upper and lower case do not differ`);
    }
  }
  if (refused.length === 0) return;
  const facts = refused.length <= shown2 ? refused : [...refused.slice(0, shown2), `\u2026 and ${refused.length - shown2} more`];
  throw new SiteDeployError(
    "PACKAGE_NAME_REFUSED",
    `The built site has ${refused.length} name(s) that the hosting could not keep as they are.`,
    { facts }
  );
}
function refusal(path20) {
  if (path20.includes("\\")) return "a backslash separates folders on some systems";
  if (/[\u0000-\u001f\u007f]/.test(path20)) return "it has a control character";
  if (path20.includes("\uFFFD") || !path20.isWellFormed()) return "it is not UTF-8";
  if (/^[/]|^[a-z]:/i.test(path20)) return "it is an absolute path";
  if (path20.split("/").some((part) => part === "" || part === "." || part === "..")) return "it leads out of the site";
  if (Buffer.byteLength(path20) > 1e3) return "it is longer than 1,000 bytes";
  return void 0;
}
var folderOf = (path20) => path20.slice(0, Math.max(0, path20.lastIndexOf("/")));

// src/steps/pack/walk.ts
import { readdirSync as readdirSync2, realpathSync, statSync as statSync2 } from "node:fs";
import path9 from "node:path";

// src/steps/pack/order.ts
function inByteOrder(files) {
  const keyed = Array.from(files, (file) => ({ file, key: Buffer.from(file.path) }));
  return keyed.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ file }) => file);
}

// src/steps/pack/walk.ts
var forbidden = /^(\.git|\.github|node_modules|\.env(\..*)?|\.npmrc|\.netrc)$/i;
var shown3 = 10;
function walk(folder) {
  const root = realpathSync(folder);
  const files = [];
  const refused = [];
  const escaping = [];
  const visit = (directory, prefix2, parents) => {
    for (const entry of readdirSync2(directory, { withFileTypes: true })) {
      const name = prefix2 + entry.name;
      if (forbidden.test(entry.name)) {
        refused.push(name);
        continue;
      }
      let absolute = path9.join(directory, entry.name);
      if (entry.isSymbolicLink()) {
        const target = followLink(absolute);
        if (target === void 0 || !isInside(root, target)) {
          escaping.push(name);
          continue;
        }
        absolute = target;
      }
      const stat2 = statSync2(absolute);
      if (stat2.isDirectory()) {
        if (parents.includes(absolute)) escaping.push(name);
        else visit(absolute, `${name}/`, [...parents, absolute]);
      } else if (stat2.isFile()) files.push({ path: name, absolute, size: stat2.size, modifiedMs: stat2.mtimeMs });
      else refused.push(name);
    }
  };
  visit(root, "", [root]);
  if (escaping.length > 0) {
    throw new SiteDeployError(
      "PATH_OUTSIDE_WORKSPACE",
      `The built site has ${escaping.length} symbolic link(s) that leave it or lead nowhere.`,
      {
        facts: list(escaping),
        remedy: "Replace the links by the files themselves, or leave them out of the build output."
      }
    );
  }
  if (refused.length > 0) {
    throw new SiteDeployError(
      "PACKAGE_FORBIDDEN_FILE",
      `The built site holds ${refused.length} file(s) or folder(s) that must not be published.`,
      {
        facts: list(refused)
      }
    );
  }
  if (files.length === 0) throw new SiteDeployError("PACKAGE_EMPTY", `There are no files in ${folder}.`);
  return inByteOrder(files);
}
function followLink(file) {
  try {
    return realpathSync(file);
  } catch {
    return void 0;
  }
}
function list(names2) {
  return names2.length <= shown3 ? [...names2] : [...names2.slice(0, shown3), `\u2026 and ${names2.length - shown3} more`];
}

// src/steps/pack/artifact.ts
var artifactFolder = "site-deploy-build";
var ArtifactManifest = object({
  format: literal(1),
  slug: string(),
  environment: Environment,
  version: string(),
  commit: string(),
  digest: string(),
  files: array(object({ path: string(), size: number(), sha256: string() }))
});
async function writeArtifact(plan2, built, deps) {
  const target = await resolveInside(plan2.workspace, artifactFolder, "The folder");
  await clear(target);
  const sources = walk(built.folder);
  checkNames(sources.map((source2) => source2.path));
  checkLimits(sources, plan2.config.hosting);
  const files = [];
  const made = /* @__PURE__ */ new Set();
  for (const source2 of sources) {
    const file = path10.join(target, "site", source2.path);
    const folder = path10.dirname(file);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    files.push({ path: source2.path, size: source2.size, sha256: copyAndHash(source2, file) });
    if (files.length % 100 === 0) {
      await setImmediate();
      deps.signal.throwIfAborted();
    }
  }
  const digest = digestOf(files);
  const manifest = { format: 1, ...identityOf(plan2), digest, files };
  await writeFile2(path10.join(target, "manifest.json"), JSON.stringify(manifest));
  return { folder: artifactFolder, name: packageName(identityOf(plan2)), manifest: createManifest(files), digest };
}
async function readArtifact(plan2) {
  const { folder, files, digest, ...found } = await readManifest2(plan2);
  const expected = identityOf(plan2);
  const different = ["slug", "environment", "version", "commit"].filter(
    (key) => found[key] !== expected[key]
  );
  if (different.length > 0) {
    throw new SiteDeployError("ARTIFACT_INVALID", "The built site was made for another deployment than this one.", {
      facts: different.map((key) => `${key}: built for ${found[key]}, this run deploys ${expected[key]}`),
      remedy: 'Let both jobs run in one workflow run, with the same inputs "environment" and "version".'
    });
  }
  return { folder: path10.join(folder, "site"), commands: [], files, builtDigest: digest };
}
async function readKept(plan2) {
  const found = await readManifest2(plan2);
  const expected = identityOf(plan2);
  const different = ["slug", "environment"].filter((key) => found[key] !== expected[key]);
  if (different.length > 0) {
    throw new SiteDeployError("ROLLBACK_REFUSED", "The kept package was built for another place than this one.", {
      facts: different.map((key) => `${key}: built for ${found[key]}, this run deploys ${expected[key]}`),
      remedy: `Name a run that has built ${expected.slug} for ${expected.environment}.`
    });
  }
  return { version: found.version, commit: found.commit };
}
async function readManifest2(plan2) {
  const folder = await resolveInside(plan2.workspace, artifactFolder, "The folder");
  const text2 = await readFile3(path10.join(folder, "manifest.json"), "utf8").catch((error) => {
    throw new SiteDeployError("ARTIFACT_INVALID", `There is no ${artifactFolder}/manifest.json in the workspace.`, {
      cause: error
    });
  });
  const parsed = safeParse(ArtifactManifest, parseJson(text2));
  if (!parsed.success)
    throw new SiteDeployError("ARTIFACT_INVALID", `${artifactFolder}/manifest.json is not a manifest of a build job.`);
  if (digestOf(parsed.data.files) !== parsed.data.digest)
    throw new SiteDeployError(
      "ARTIFACT_INVALID",
      `The list of files in ${artifactFolder}/manifest.json does not match its digest.`
    );
  return { ...parsed.data, folder };
}
function compareWithArtifact(expected, packed, sources, { overlay, pages }) {
  const isBuilt = (file) => !overlay.has(file) && !pages.has(file);
  const read = new Map(packed.filter((file) => isBuilt(file.path)).map((file) => [file.path, file.sha256]));
  for (const [file, { replaces }] of pages) if (replaces !== void 0) read.set(file, replaces);
  const found = new Map(sources.map((source2) => [source2.path, read.get(source2.path) ?? hashOf(source2)]));
  const known = new Set(expected.map((file) => file.path));
  const wrong = [
    ...expected.filter((file) => !found.has(file.path)).map((file) => `missing: ${file.path}`),
    ...expected.filter((file) => found.has(file.path) && found.get(file.path) !== file.sha256).map((file) => `changed: ${file.path}`),
    ...[...found.keys()].filter((name) => !known.has(name)).map((name) => `added:   ${name}`)
  ];
  if (wrong.length === 0) return;
  const facts = wrong.length <= 10 ? wrong : [...wrong.slice(0, 10), `\u2026 and ${wrong.length - 10} more`];
  throw new SiteDeployError("ARTIFACT_INVALID", `${wrong.length} file(s) differ from the manifest of the build job.`, {
    facts
  });
}
function identityOf(plan2) {
  return { slug: plan2.config.site.slug, environment: plan2.environment, version: plan2.version, commit: plan2.event.sha };
}
async function clear(target) {
  const names2 = await readdir2(target).catch((error) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  if (names2.some((name) => name !== "site" && name !== "manifest.json")) {
    throw new SiteDeployError("USAGE", `The folder ${artifactFolder} holds something else than a built site.`, {
      remedy: `Remove or rename ${artifactFolder}: the name is needed for the built site.`
    });
  }
  await rm(target, { recursive: true, force: true });
}
function parseJson(text2) {
  try {
    return JSON.parse(text2);
  } catch {
    return void 0;
  }
}

// src/steps/pack/pack.ts
import path12 from "node:path";

// src/shared/progress.ts
var every = 3e3;
function transferProgress(log, clock, what, total) {
  let last = clock.now();
  return (done) => {
    const now = clock.now();
    if (now - last < every) return;
    last = now;
    log.info(`${what}: ${bytes(done)} of ${bytes(total)} (${Math.floor(100 * done / Math.max(1, total))} %)`);
  };
}

// src/steps/pack/zip/writer.ts
import { closeSync as closeSync3, openSync as openSync3, writeSync as writeSync2 } from "node:fs";
var ZipWriter = class {
  #file;
  #directory = [];
  #offset = 0;
  #closed = false;
  constructor(path20) {
    this.#file = openSync3(path20, "w", 384);
  }
  /** Bytes written so far. */
  get offset() {
    return this.#offset;
  }
  /** Adds bytes as they are: local headers and data. */
  append(bytes2) {
    let done = 0;
    while (done < bytes2.byteLength) {
      done += writeSync2(this.#file, bytes2, done, bytes2.byteLength - done, this.#offset + done);
    }
    this.#offset += bytes2.byteLength;
  }
  /** Enters a file whose local header stands at `offset` into the directory. */
  enter(fields, offset) {
    this.#directory.push(centralHeader(fields, offset));
  }
  /** Corrects the local header at `offset`, for a file of which the packed size was known only at its end. */
  correctSize(offset, compressed) {
    const field = Buffer.alloc(4);
    field.writeUInt32LE(compressed);
    writeSync2(this.#file, field, 0, field.byteLength, offset + compressedSizeAt);
  }
  /** Writes the directory and closes the file. @returns the size of the archive in bytes */
  end() {
    const start = this.#offset;
    this.append(Buffer.concat(this.#directory));
    this.append(endRecord(this.#directory.length, this.#offset - start, start));
    this.close();
    return this.#offset;
  }
  /** Gives the file up. Safe to call twice. */
  close() {
    if (!this.#closed) closeSync3(this.#file);
    this.#closed = true;
  }
};

// src/steps/pack/archiver.ts
var Archiver = class {
  #zip;
  #files = [];
  #bytes = 0;
  #open;
  /** @param file absolute path of the archive */
  constructor(file) {
    this.#zip = new ZipWriter(file);
  }
  /** The files so far, in their order. */
  get files() {
    return this.#files;
  }
  /**
   * @returns bytes of the site that are in the archive so far
   * @throws SiteDeployError `PACKAGE_FILE_CHANGED` where a part is not of the file that was hashed
   */
  add(piece) {
    if (piece.kind === "files") this.#addFiles(piece);
    else if (piece.kind === "large") this.#begin(piece);
    else if (piece.kind === "part") this.#addPart(piece);
    return this.#bytes;
  }
  /** @returns size of the archive in bytes */
  end() {
    return this.#zip.end();
  }
  close() {
    this.#zip.close();
  }
  #addFiles({ files, bytes: bytes2 }) {
    let offset = this.#zip.offset;
    this.#zip.append(bytes2);
    for (const file of files) {
      const fields = fieldsOf(file, file.compressed);
      this.#enter(file, fields, offset);
      offset += localHeaderBytes + fields.name.byteLength + file.compressed;
      this.#bytes += file.size;
    }
  }
  #begin({ file, partCrcs }) {
    this.#open = { file, partCrcs, offset: this.#zip.offset, parts: 0, done: 0, compressed: 0 };
    const fields = fieldsOf(file, 0);
    const header = Buffer.alloc(localHeaderBytes + fields.name.byteLength);
    writeLocalHeader(header, 0, fields);
    this.#zip.append(header);
  }
  #addPart({ path: path20, crc, length, bytes: bytes2 }) {
    const open = this.#open;
    if (open === void 0 || open.file.path !== path20 || open.partCrcs[open.parts] !== crc) {
      throw new SiteDeployError("PACKAGE_FILE_CHANGED", `The file "${path20}" changed while it was read.`);
    }
    this.#zip.append(bytes2);
    open.parts += 1;
    open.done += length;
    open.compressed += bytes2.byteLength;
    this.#bytes += length;
    if (open.done < open.file.size) return;
    this.#zip.correctSize(open.offset, open.compressed);
    this.#enter(open.file, fieldsOf(open.file, open.compressed), open.offset);
    this.#open = void 0;
  }
  #enter({ path: path20, size, sha256: sha2562 }, fields, offset) {
    this.#zip.enter(fields, offset);
    this.#files.push({ path: path20, size, sha256: sha2562 });
  }
};
function fieldsOf({ path: path20, method, crc, size }, compressed) {
  return { name: Buffer.from(path20), method, crc, compressed, size };
}

// src/steps/pack/crew.ts
import { existsSync as existsSync2 } from "node:fs";
import { availableParallelism } from "node:os";
import { setImmediate as setImmediate2 } from "node:timers/promises";
import { fileURLToPath } from "node:url";

// src/steps/pack/pack-piece.ts
import { createHash as createHash2 } from "node:crypto";
import { crc32 } from "node:zlib";

// src/steps/pack/compress.ts
import { constants, deflateRawSync } from "node:zlib";
var compressedMedia = /\.(jpe?g|webp|avif|gif|woff2?|mp[34]|m4[av]|webm|ogg|zip|gz|br|zst)$/i;
var png = /\.png$/i;
var sampleBytes = 4 << 10;
var sampledFrom = { png: 8 << 10, others: 128 << 10 };
var incompressible = 0.97;
var windowBytes = 32 << 10;
function chooseMethod(path20, size, sample) {
  if (size === 0 || compressedMedia.test(path20)) return store;
  if (size < (png.test(path20) ? sampledFrom.png : sampledFrom.others)) return deflate;
  const packed = compressWhole(sample(size - sampleBytes >>> 1, sampleBytes));
  return packed.byteLength > sampleBytes * incompressible ? store : deflate;
}
function compressWhole(content) {
  const { byteLength: size } = content;
  const tables = size <= 4 << 10 ? { windowBits: 12, memLevel: 6 } : size <= 16 << 10 ? { windowBits: 14, memLevel: 7 } : {};
  return deflateRawSync(content, { ...tables, chunkSize: Math.max(1 << 10, (size >>> 1) + 64) });
}
function compressPart(content, before, isLast) {
  return deflateRawSync(content, {
    ...before.byteLength > 0 && { dictionary: before },
    finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    chunkSize: (content.byteLength >>> 1) + 64
  });
}

// src/steps/pack/piece.ts
import { hash as hash2 } from "node:crypto";
var sha256 = (bytes2) => hash2("sha256", bytes2);
var roomOf = ({ path: path20, size }) => localHeaderBytes + Buffer.byteLength(path20) + size;

// src/steps/pack/cut.ts
var largeFrom = 4 << 20;
var pieceBytes = 1 << 20;
var pieceFiles = 200;
function* cut(entries) {
  for (const batch of batches(entries)) {
    const [first] = batch;
    if (first !== void 0 && isLarge(first)) yield* cutLarge(first);
    else yield { kind: "files", entries: batch };
  }
}
function* cutForHashing(entries) {
  for (const batch of batches(entries)) yield { kind: "hash", entries: batch };
}
var isLarge = ({ size, content }) => size > largeFrom && content === void 0;
function* batches(entries) {
  let batch = [];
  let bytes2 = 0;
  for (const entry of entries) {
    const room = roomOf(entry);
    if (batch.length > 0 && (batch.length === pieceFiles || bytes2 + room > pieceBytes)) {
      yield batch;
      batch = [];
      bytes2 = 0;
    }
    batch.push(entry);
    bytes2 += room;
  }
  if (batch.length > 0) yield batch;
}
function* cutLarge({ source: source2 }) {
  const { size } = source2;
  const method = chooseMethod(source2.path, size, (start, length) => {
    const sample = Buffer.allocUnsafe(length);
    readInto(source2, sample, start, length);
    return sample;
  });
  yield { kind: "large", source: source2, method };
  for (let start = 0; start < size; start += partBytes) {
    yield { kind: "part", source: source2, method, start, length: Math.min(partBytes, size - start) };
  }
}

// src/steps/pack/pack-piece.ts
var roomStep = 1 << 20;
var PiecePacker = class {
  #input = Buffer.alloc(0);
  /**
   * @param room memory for the result, where there is some to be used again; else it is taken anew
   * @throws SiteDeployError `PACKAGE_FILE_CHANGED`
   */
  pack(piece, room) {
    switch (piece.kind) {
      case "hash":
        return { kind: "hash", files: piece.entries.map((entry) => this.#hash(entry)) };
      case "files":
        return packFiles(piece.entries, room);
      case "large":
        return hashLarge(piece);
      case "part":
        return this.#packPart(piece, room);
    }
  }
  #hash({ path: path20, size, content, source: source2 }) {
    if (content !== void 0) return { path: path20, size, sha256: sha256(content) };
    if (size > largeFrom) return { path: path20, size, sha256: hashOf(source2) };
    const input = this.#room(size);
    readInto(source2, input, 0, size);
    return { path: path20, size, sha256: sha256(input) };
  }
  #packPart({ source: source2, method, start, length }, room) {
    const before = Math.min(start, windowBytes);
    const input = this.#room(before + length);
    readInto(source2, input, start - before, before + length);
    const content = input.subarray(before);
    const isLast = start + length === source2.size;
    const data = method === deflate ? compressPart(content, input.subarray(0, before), isLast) : content;
    const bytes2 = Buffer.from(roomFor(data.byteLength, room)).subarray(0, data.byteLength);
    bytes2.set(data);
    return { kind: "part", path: source2.path, crc: crc32(content), length, bytes: bytes2 };
  }
  #room(size) {
    if (this.#input.byteLength < size) this.#input = Buffer.from(roomFor(size, void 0));
    return this.#input.subarray(0, size);
  }
};
function packFiles(entries, room) {
  const needed = entries.reduce((sum, entry) => sum + roomOf(entry), 0);
  const out = Buffer.from(roomFor(needed, room));
  const files = [];
  let at = 0;
  for (const { path: path20, size, content: given, source: source2 } of entries) {
    const name = Buffer.from(path20);
    const header = at;
    at += localHeaderBytes + name.byteLength;
    const content = out.subarray(at, at + size);
    if (given === void 0) readInto(source2, content, 0, size);
    else content.set(given);
    const file = { path: path20, size, sha256: sha256(content), crc: crc32(content), ...shrink(path20, content) };
    writeLocalHeader(out, header, { ...file, name });
    at += file.compressed;
    files.push(file);
  }
  return { kind: "files", files, bytes: out.subarray(0, at) };
}
function shrink(path20, content) {
  const size = content.byteLength;
  if (chooseMethod(path20, size, (start, length) => content.subarray(start, start + length)) === deflate) {
    const data = compressWhole(content);
    if (data.byteLength < size) {
      content.set(data);
      return { method: deflate, compressed: data.byteLength };
    }
  }
  return { method: store, compressed: size };
}
function hashLarge({ source: source2, method }) {
  const hash3 = createHash2("sha256");
  const partCrcs = [];
  let crc = 0;
  for (const part of readParts(source2)) {
    hash3.update(part);
    crc = crc32(part, crc);
    partCrcs.push(crc32(part));
  }
  const { path: path20, size } = source2;
  return { kind: "large", file: { path: path20, size, sha256: hash3.digest("hex"), crc, method }, partCrcs };
}
function roomFor(needed, room) {
  return room !== void 0 && room.byteLength >= needed ? room : new ArrayBuffer(Math.ceil(needed / roomStep) * roomStep);
}

// src/steps/pack/worker-crew.ts
import { Worker } from "node:worker_threads";
var ahead = 2;
var windowPerWorker = 3;
var resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 };
var WorkerCrew = class {
  #members;
  #waiting = /* @__PURE__ */ new Map();
  #queue = [];
  /** Memory of results that have been used. */
  #rooms = [];
  #failure = Promise.withResolvers();
  #signal;
  #onAbort = () => this.#failure.reject(this.#signal.reason);
  #next = 0;
  constructor(file, count2, signal) {
    this.#signal = signal;
    this.#failure.promise.catch(() => void 0);
    signal.addEventListener("abort", this.#onAbort, { once: true });
    this.#members = Array.from({ length: count2 }, () => this.#member(new Worker(file, { resourceLimits })));
  }
  async *work(pieces) {
    this.#signal.throwIfAborted();
    const rest = pieces[Symbol.iterator]();
    this.#take(rest);
    for (const [number2, { promise }] of this.#waiting) {
      const packed = await Promise.race([promise, this.#failure.promise]);
      yield packed;
      if ("bytes" in packed && this.#rooms.length < this.#members.length * ahead) this.#rooms.push(packed.bytes.buffer);
      this.#waiting.delete(number2);
      this.#take(rest);
    }
  }
  async [Symbol.asyncDispose]() {
    this.#signal.removeEventListener("abort", this.#onAbort);
    await Promise.all(this.#members.map(({ worker }) => worker.terminate()));
  }
  #member(worker) {
    const member = { worker, busy: 0 };
    worker.on("error", (error) => this.#failure.reject(error));
    worker.on("exit", () => this.#failure.reject(new SiteDeployError("INTERNAL", "A worker that packs has ended.")));
    worker.on("message", (delivery) => {
      member.busy -= 1;
      this.#feed();
      if ("packed" in delivery) this.#waiting.get(delivery.number)?.resolve(delivery.packed);
      else if ("changed" in delivery) {
        this.#failure.reject(new SiteDeployError("PACKAGE_FILE_CHANGED", delivery.changed));
      } else this.#failure.reject(delivery.defect);
    });
    return member;
  }
  #take(pieces) {
    while (this.#waiting.size < this.#members.length * windowPerWorker) {
      const next = pieces.next();
      if (next.done === true) break;
      this.#waiting.set(this.#next, Promise.withResolvers());
      this.#queue.push({ number: this.#next, piece: next.value, room: void 0 });
      this.#next += 1;
    }
    this.#feed();
  }
  #feed() {
    for (let order = this.#queue[0]; order !== void 0; order = this.#queue[0]) {
      const free = this.#members.reduce((least, one) => one.busy < least.busy ? one : least);
      if (free.busy >= ahead) return;
      this.#queue.shift();
      free.busy += 1;
      const room = this.#rooms.pop();
      free.worker.postMessage({ ...order, room }, room === void 0 ? [] : [room]);
    }
  }
};

// src/steps/pack/crew.ts
var mostWorkers = 4;
function workersFor(bytes2, files) {
  const isSmall = bytes2 < 6e6 && files < 500;
  const workers = Math.min(mostWorkers, availableParallelism());
  return isSmall || workers < 2 ? 0 : workers;
}
function hire(workers, signal) {
  const file = workerFile();
  return workers === 0 || file === void 0 ? new ThisThread(signal) : new WorkerCrew(file, workers, signal);
}
var ThisThread = class {
  #signal;
  #packer = new PiecePacker();
  constructor(signal) {
    this.#signal = signal;
  }
  async *work(pieces) {
    let room;
    for (const piece of pieces) {
      const packed = this.#packer.pack(piece, room);
      yield packed;
      if ("bytes" in packed) room = packed.bytes.buffer;
      await setImmediate2();
      this.#signal.throwIfAborted();
    }
  }
  async [Symbol.asyncDispose]() {
  }
};
function workerFile() {
  const places = ["./worker.ts", "./steps/pack/worker.js", "../steps/pack/worker.js"];
  return places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((place) => existsSync2(place));
}

// src/steps/pack/lay-out.ts
import { mkdirSync as mkdirSync2, writeFileSync } from "node:fs";
import path11 from "node:path";
import { setImmediate as setImmediate3 } from "node:timers/promises";
async function layOut(entries, files, folder, deps) {
  const expected = new Map(files.map((file) => [file.path, file.sha256]));
  const made = /* @__PURE__ */ new Set();
  let breath = performance.now();
  for (const { path: name, content, source: source2 } of entries) {
    const target = path11.join(folder, name);
    const parent = path11.dirname(target);
    if (!made.has(parent)) mkdirSync2(parent, { recursive: true });
    made.add(parent);
    if (content !== void 0) writeFileSync(target, content, { flag: "wx" });
    else if (copyAndHash(source2, target) !== expected.get(name)) {
      throw new SiteDeployError("PACKAGE_FILE_CHANGED", `The file "${name}" changed after it was packed.`);
    }
    if (performance.now() - breath > 20) {
      await setImmediate3();
      deps.signal.throwIfAborted();
      breath = performance.now();
    }
  }
}

// src/steps/pack/present.ts
function mayBePresent(marker, live) {
  return live !== void 0 && ["slug", "environment", "version"].every((key) => live[key] === marker[key]);
}
async function hashEntries(entries, crew) {
  const files = [];
  for await (const piece of crew.work(cutForHashing(entries))) {
    if (piece.kind === "hash") files.push(...piece.files);
  }
  return files;
}

// src/steps/pack/pack.ts
async function pack(plan2, site, built, deps, workers) {
  var _stack = [];
  try {
    const sources = walk(site.folder);
    const entries = overlaid(sources, site);
    const total = entries.reduce((sum, { size }) => sum + size, 0);
    const crew = __using(_stack, hire(workers ?? workersFor(total, entries.length), deps.signal), true);
    checkNames([...entries.map((entry) => entry.path), markerPath]);
    const { byteLength } = markerContent({ ...site.marker, digest: `sha256:${"0".repeat(64)}` });
    checkLimits([...entries, { path: markerPath, size: byteLength }], plan2.config.hosting);
    const packageOf = (files) => {
      if (built.files !== void 0) compareWithArtifact(built.files, files, sources, site);
      const marker = { ...site.marker, digest: digestOf(files) };
      const entry = entryOf(markerPath, markerContent(marker));
      const manifest = createManifest([...files, { path: markerPath, size: entry.size, sha256: sha256(entry.content) }]);
      const place = (folder) => layOut([...entries, entry], manifest.files, folder, deps);
      const found = { archive: "", archiveBytes: 0, manifest, marker, hosting: site.hosting, layOut: place };
      return [found, entry];
    };
    const live = plan2.force || plan2.dryRun ? void 0 : await readLive(plan2.url, deps);
    const mayBeLive = mayBePresent(site.marker, live);
    const needsArchive = plan2.uploader !== "official";
    if (mayBeLive || !needsArchive) {
      const [found] = packageOf(await hashEntries(entries, crew));
      if (mayBeLive && live?.digest === found.marker.digest) return { ...found, live };
      if (!needsArchive) return found;
    }
    const archive = path12.join(deps.scratch, "site.zip");
    const progress = transferProgress(deps.log, deps.clock, "pack", total);
    const archiver = new Archiver(archive);
    try {
      for await (const piece of crew.work(cut(entries))) progress(archiver.add(piece));
      const [packed, markerEntry] = packageOf([...archiver.files]);
      archiver.add(new PiecePacker().pack({ kind: "files", entries: [markerEntry] }));
      return { ...packed, archive, archiveBytes: archiver.end() };
    } finally {
      archiver.close();
    }
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
var markerContent = (marker) => Buffer.from(`${JSON.stringify(marker)}
`);
function overlaid(sources, { overlay, pages }) {
  const byPath = /* @__PURE__ */ new Map();
  for (const source2 of sources)
    byPath.set(source2.path, { path: source2.path, size: source2.size, content: void 0, source: source2 });
  for (const [name, { file, size, offset }] of pages) {
    const source2 = { path: name, absolute: file, size, modifiedMs: 0, offset };
    byPath.set(name, { path: name, size, content: void 0, source: source2 });
  }
  for (const [name, content] of overlay) byPath.set(name, entryOf(name, content));
  byPath.delete(markerPath);
  return inByteOrder(byPath.values());
}
function entryOf(name, content) {
  const size = content.byteLength;
  return { path: name, size, content, source: { path: name, absolute: name, size, modifiedMs: 0 } };
}

// src/steps/plan/plan.ts
import path14 from "node:path";

// src/steps/plan/types.ts
var modes = ["all", "build", "deploy", "rollback", "close"];
var uploaders = ["auto", "official", "direct"];

// src/steps/plan/version.ts
import { readFile as readFile4 } from "node:fs/promises";
import path13 from "node:path";
var versionPattern = /^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})$/;
var releasePrefix = "release/";
async function findVersion(options, config, buildRoot) {
  const given = options.version?.trim() ?? "";
  if (given !== "") return parseVersion(given, 'the input "version"');
  const branch = branchOf(options.event.ref);
  if (branch?.startsWith(releasePrefix)) {
    return parseVersion(branch.slice(releasePrefix.length), `the branch ${branch}`);
  }
  const fromCommit = branch === config.environments.production.branch ? await versionOfCommit(options) : void 0;
  const version2 = fromCommit ?? await versionOfPackage(options.workspace, buildRoot);
  if (version2 !== void 0) return version2;
  throw new SiteDeployError("VERSION_NOT_FOUND", `No version was found for the commit ${options.event.sha}.`);
}
async function versionOfCommit({ event, git }) {
  const tags = await git(["tag", "--points-at", event.sha]);
  const tagged = highestTag(tags ?? "");
  if (tagged !== void 0) return tagged;
  const message = event.commitMessage ?? await git(["log", "-1", "--format=%B", event.sha]) ?? "";
  const release = mergedRelease(message);
  return release === void 0 ? void 0 : parseVersion(release, `the branch ${releasePrefix}${release}, which the merge commit names`);
}
function highestTag(lines) {
  return lines.split("\n").map((line) => line.trim()).filter((tag) => tag.startsWith("v") && versionPattern.test(tag.slice(1))).map((tag) => tag.slice(1)).sort(compareVersions).at(-1);
}
function compareVersions(a, b) {
  const right = b.split(".").map(Number);
  const differences = a.split(".").map((part, index) => Number(part) - (right[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
function mergedRelease(message) {
  const title = message.trimStart().split("\n", 1)[0] ?? "";
  const match = /^Merge pull request #\d+ from [^\s/]+\/release\/(\S+)/.exec(title) ?? /^Merge (?:remote-tracking )?branch '(?:[^\s/']+\/)?release\/([^\s']+)'/.exec(title);
  return match?.[1];
}
async function versionOfPackage(workspace, buildRoot) {
  const text2 = await readPackage(workspace, path13.join(buildRoot, "package.json"));
  if (text2 === void 0) return void 0;
  let content;
  try {
    content = JSON.parse(text2.replace(/^\uFEFF/, ""));
  } catch (cause) {
    throw new SiteDeployError("VERSION_INVALID", "The package.json that should name the version is not valid JSON.", {
      cause
    });
  }
  if (typeof content !== "object" || content === null || !("version" in content)) return void 0;
  return parseVersion(content.version, '"version" in package.json');
}
async function readPackage(workspace, file) {
  try {
    return await readFile4(await resolveInside(workspace, file, "package.json"), "utf8");
  } catch (cause) {
    if (cause instanceof SiteDeployError) throw cause;
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return void 0;
    throw new SiteDeployError("VERSION_NOT_FOUND", "The package.json that may name the version cannot be read.", {
      cause
    });
  }
}
function parseVersion(value, from) {
  if (typeof value === "string" && versionPattern.test(value)) return value;
  const found = typeof value === "string" ? `"${value}"` : `${JSON.stringify(value)}, which is not text`;
  const message = `found the version ${found} in ${from}, expected MAJOR.MINOR.PATCH without leading zeros, such as 1.4.0`;
  const bare = typeof value === "string" ? value.replace(/^v/i, "") : "";
  throw new SiteDeployError(
    "VERSION_INVALID",
    versionPattern.test(bare) ? `${message}; did you mean "${bare}"?` : message
  );
}

// src/steps/plan/plan.ts
async function makePlan(options, deps) {
  const mode = oneOf(modes, options.mode, "all", "mode");
  const uploader = oneOf(uploaders, options.uploader, "auto", "uploader");
  const config = await loadSiteConfig(options.workspace, options.config?.trim() || defaultConfigFile);
  deps.signal.throwIfAborted();
  if (mode === "close") checkClose(config.environments, options.event, options.environment);
  if (mode === "all" && config.build.attestation === "required" && !options.dryRun) throw needsTwoJobs();
  const environment = mode === "close" ? "Preview" : chooseEnvironment(config.environments, options.event, options.environment);
  const buildRoot = await checkPaths(options.workspace, config);
  const version2 = await versionFor(mode, options, config, buildRoot);
  deps.signal.throwIfAborted();
  const isPreview = environment === "Preview";
  return {
    mode,
    uploader,
    dryRun: options.dryRun ?? false,
    force: options.force ?? false,
    environment,
    environmentName: isPreview ? foldEnvironmentName(config.environments.preview.name) : null,
    version: version2,
    ...mode === "rollback" && { rollbackRun: runOf(options) },
    event: options.event,
    config,
    workspace: options.workspace,
    buildRoot,
    url: isPreview ? config.environments.preview.url : config.site.url
  };
}
async function versionFor(mode, options, config, buildRoot) {
  if (mode === "rollback") return "";
  return mode === "close" ? closedVersion(options.event.ref) : findVersion(options, config, buildRoot);
}
function runOf({ rollbackRun = "" }) {
  const id = rollbackRun.trim();
  if (/^\d{1,20}$/.test(id)) return id;
  throw new SiteDeployError("USAGE", `rollback-run: found "${id}", expected the id of the run that built the package.`);
}
function needsTwoJobs() {
  return new SiteDeployError(
    "ATTESTATION_MISSING",
    "One job cannot build the site and have an attestation of what it has built.",
    {
      remedy: 'Use two jobs, with "mode: build" and "mode: deploy", and attest between them; or set build.attestation: off.'
    }
  );
}
function closedVersion(ref) {
  return /\/(\d+\.\d+\.\d+)$/.exec(ref)?.[1] ?? "";
}
function oneOf(words, given, fallback, input) {
  const word = given?.trim() ?? "";
  if (word === "") return fallback;
  const found = words.find((known) => known === word);
  if (found !== void 0) return found;
  const message = `${input}: found "${word}", expected one of ${words.join(", ")}${didYouMean(word, words)}`;
  throw new SiteDeployError("USAGE", message);
}
async function checkPaths(workspace, config) {
  const { root, output } = config.build;
  const belowRoot = (file) => path14.isAbsolute(file) ? file : path14.join(root, file);
  const buildRoot = await inside2(workspace, root, "build.root");
  if (output !== void 0) await inside2(workspace, belowRoot(output), "build.output");
  await inside2(workspace, belowRoot(config.hosting.config), "hosting.config");
  await inside2(workspace, config.content.file, "content.file");
  return buildRoot;
}
async function inside2(workspace, file, key) {
  try {
    return await resolveInside(workspace, file, key);
  } catch (cause) {
    if (cause instanceof SiteDeployError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SiteDeployError("CONFIG_INVALID", `${key} "${file}" cannot be followed: ${reason}.`, { cause });
  }
}

// src/steps/upload/close.ts
import { randomUUID as randomUUID2 } from "node:crypto";

// src/steps/upload/close/visitors.ts
var pause = 2e3;
async function whatVisitorsGet(plan2, name, deps) {
  const { url, config } = plan2;
  if (url === void 0) return void 0;
  const end = deps.clock.now() + config.hosting.verificationTimeoutMinutes * 6e4;
  for (; ; ) {
    const seen = await lookOnce(url, deps);
    if (seen === 404 || seen === 410) return `A visitor of ${url} gets "not found" (status ${seen}).`;
    if (deps.clock.now() >= end) {
      throw new SiteDeployError(
        "CLOSE_UNKNOWN",
        `The hosting platform was asked to close the Preview "${name}", but ${url} is not gone.`,
        { facts: [typeof seen === "number" ? `${url} answers with status ${seen}` : seen] }
      );
    }
    await deps.clock.sleep(pause, deps.signal);
  }
}
async function lookOnce(url, deps) {
  try {
    return (await look(`${url}/`, deps)).status;
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    return error.message;
  }
}

// src/steps/upload/direct/call.ts
var TokenRefused = class extends Error {
  name = "TokenRefused";
};
function caller(correlationId) {
  return async (what, answering, mayRefuseToken = false) => {
    const facts = [`correlation id: ${correlationId}`];
    const answer = await answering.catch((error) => {
      if (!(error instanceof HttpFault)) throw error;
      throw new SiteDeployError("UPLOAD_UNAVAILABLE", `The hosting platform did not ${what}.`, {
        cause: error,
        facts: [error.message, ...facts]
      });
    });
    if (answer.kind === "ok") return answer.response;
    if (answer.kind === "strange") {
      throw new SiteDeployError("UPLOAD_ANSWER_INVALID", `The hosting platform did not ${what}.`, {
        facts: [`received: ${answer.received}`, ...facts]
      });
    }
    const reason = `reason: ${answer.reason} (status ${answer.status})`;
    if (mayRefuseToken && isTokenRefusal(answer.status, answer.reason)) {
      throw new SiteDeployError("UPLOAD_TOKEN_REFUSED", "The hosting platform refused the deployment token.", {
        cause: new TokenRefused(answer.reason),
        facts: [reason, ...facts]
      });
    }
    const isPassing = answer.status === 429 || answer.status >= 500;
    throw new SiteDeployError(
      isPassing ? "UPLOAD_UNAVAILABLE" : "UPLOAD_REFUSED",
      `The hosting platform did not ${what}.`,
      { facts: [reason, ...facts] }
    );
  };
}
function isTokenRefusal(status, reason) {
  return status === 401 || status === 403 || /api key was invalid|token.*(invalid|expired)|(invalid|expired).*token/i.test(reason);
}

// src/steps/upload/direct/envelope.ts
var Envelope = looseObject({
  isSuccessStatusCode: optional(nullable(boolean())),
  statusCode: optional(nullable(number())),
  response: optional(unknown())
});
function readAnswer(http) {
  const parsed = safeParse(Envelope, http.json);
  if (!http.ok) return { kind: "refused", status: http.status, reason: reasonOf(http.json) ?? firstLine(http.text) };
  if (!parsed.success)
    return {
      kind: "strange",
      received: `status ${http.status}, ${http.headers["content-type"] ?? "no content type"}: ${firstLine(http.text)}`
    };
  const { isSuccessStatusCode, statusCode, response } = parsed.data;
  if (isSuccessStatusCode === false || typeof statusCode === "number" && statusCode >= 400) {
    return { kind: "refused", status: statusCode ?? http.status, reason: reasonOf(http.json) ?? "no reason given" };
  }
  return { kind: "ok", response: isObject2(response) ? response : {} };
}
var reasonNames = [
  "errorMessage",
  "message",
  "error",
  "errorDetails",
  "reason",
  "description",
  "details",
  "innerError",
  "exceptionMessage",
  "response"
];
function reasonOf(value) {
  const reasons = new Set(reasonsIn(value, 0));
  return reasons.size === 0 ? void 0 : [...reasons].join("; ");
}
function reasonsIn(value, depth) {
  if (depth > 6) return [];
  if (typeof value === "string") return value.trim() === "" ? [] : [value.trim()];
  const inner = Array.isArray(value) ? value : isObject2(value) ? reasonNames.map((name) => value[name]) : [];
  return inner.flatMap((part) => reasonsIn(part, depth + 1));
}
function unhealthyRegions(response) {
  const regions2 = response.unhealthyRegions;
  return Array.isArray(regions2) ? regions2.map((region) => typeof region === "string" ? region : reasonOf(region) ?? JSON.stringify(region)) : [];
}
function isObject2(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function firstLine(text2) {
  const line = text2.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ").trim();
  return line === "" ? "an empty body" : line.slice(0, 200);
}

// src/steps/upload/direct/content-service.ts
var ContentService = class {
  #options;
  constructor(options) {
    this.#options = options;
  }
  validateToken(event) {
    return this.#post("/api/upload/validateapitoken", event, retry.safe);
  }
  /** Takes a slot, so it is repeated only where the platform says that it has not. */
  requestUpload(EventInfo, UploadInfo) {
    return this.#post("/api/upload/request", { EventInfo, UploadInfo, PollingInfo: null }, retry.refusedOnly);
  }
  /** Starts the distribution: from here on the site may change. */
  updateStatus(EventInfo, UploadInfo, PollingInfo) {
    return this.#post("/api/upload/updatestatus", { EventInfo, UploadInfo, PollingInfo }, retry.safe);
  }
  checkStatus(polling) {
    return this.#post("/api/upload/checkstatus", polling, { ...retry.safe, attempts: 2 });
  }
  /** Ends the environment that the event names. */
  close(event) {
    return this.#post("/api/pullrequest/close", event, retry.safe);
  }
  async #post(path20, json, policy) {
    const { http, host, token, correlationId, signal } = this.#options;
    const response = await http.send({
      method: "POST",
      url: `https://${host.host}${path20}?apiVersion=v1&deploymentCorrelationId=${correlationId}`,
      headers: { authorization: `token ${token.reveal()}` },
      json,
      retry: policy,
      idleMs: 6e4,
      signal
    });
    return readAnswer(response);
  }
};

// src/steps/upload/target.ts
var reserved = /^(production|prod|default)$/;
function environmentNameOf(plan2) {
  const { environment, environmentName: name } = plan2;
  const isRight = environment === "Production" ? name === null : name !== null && /^[a-z0-9]+$/.test(name) && !reserved.test(name);
  if (isRight) return name;
  throw new SiteDeployError(
    "UPLOAD_WRONG_TARGET",
    `The plan is for ${environment}, but the environment of the hosting is ${name === null ? "Production" : `"${name}"`}.`
  );
}
function checkTarget(plan2, siteUrl) {
  if (plan2.environment === "Production") return;
  const live = [siteUrl, plan2.config.site.url].map(asOrigin);
  const planned = asOrigin(plan2.url);
  if (planned === void 0 || !live.includes(planned)) return;
  throw new SiteDeployError("UPLOAD_WRONG_TARGET", `The Preview is planned at ${planned}, which is the live site.`, {
    remedy: "Correct environments.preview.url in the site config, or leave it out: the hosting names the address."
  });
}
function checkLanding(plan2, landed, siteUrl) {
  const origin = asOrigin(landed);
  if (plan2.environment === "Production" || origin === void 0 || origin !== asOrigin(siteUrl)) return;
  throw new SiteDeployError("UPLOAD_WRONG_TARGET", `The Preview was deployed to ${origin}, which is the live site.`, {
    remedy: "Deploy Production again at once: its content was replaced."
  });
}
function asOrigin(address) {
  const text2 = address?.trim() ?? "";
  if (text2 === "") return void 0;
  const url = /^https?:\/\//i.test(text2) ? text2 : `https://${text2}`;
  return URL.canParse(url) ? new URL(url).origin : void 0;
}

// src/steps/upload/direct/event-info.ts
function eventInfo(plan2, slice) {
  const branch = plan2.event.ref.replace(/^refs\/heads\//, "");
  const name = environmentNameOf(plan2);
  return {
    RepoUrl: `https://github.com/${plan2.event.repository}`,
    IsPullRequest: false,
    IsNamedEnvironment: name !== null,
    PullRequestId: null,
    PullRequestTitle: null,
    HeadBranch: branch,
    BaseBranch: branch,
    EnvironmentName: name,
    TenantId: null,
    DefaultHostname: null,
    Slice: slice
  };
}
function closingInfo(plan2, name, slice) {
  return {
    ...eventInfo(plan2, slice),
    IsPullRequest: true,
    PullRequestId: name,
    PullRequestTitle: name,
    EnvironmentName: name
  };
}
function uploadInfo({ manifest, hosting }, slice) {
  return {
    TotalAppSizeInBytes: manifest.totalBytes,
    MaxSingleFileSizeInBytes: manifest.largestBytes,
    AppFileCount: manifest.files.length,
    ApiSizeInBytes: 0,
    HasFunctions: false,
    HasDataApiFiles: false,
    HasDataApiConfigFile: false,
    DatabaseType: "",
    HasRoutes: hosting.hasRoutes,
    ConfiguredRoles: hosting.roles,
    DefaultFileType: "index.html",
    FunctionLanguage: null,
    ServerRenderFramework: "StaticWebApp",
    DeploymentProvider: "GitHub",
    BackendStartupCommandType: 0,
    ShouldDeployToWebApp: false,
    TenantId: "",
    DefaultHostname: null,
    Slice: slice,
    Status: "RequestingUpload"
  };
}

// src/steps/upload/official/close.ts
import { mkdir as mkdir2, mkdtemp, writeFile as writeFile3 } from "node:fs/promises";
import path17 from "node:path";

// src/steps/upload/official/run-client.ts
import path16 from "node:path";

// src/steps/upload/official/client.ts
import { createHash as createHash3, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { chmod, mkdir, rename, rm as rm2 } from "node:fs/promises";
import path15 from "node:path";
import { pipeline } from "node:stream/promises";

// src/steps/upload/official/follow.ts
var maxRedirects = 5;
async function follow(address, more, deps) {
  let url = address;
  for (let hop = 0; ; hop += 1) {
    const response = await deps.http.send({ method: "GET", url, ...more, signal: deps.signal });
    const { location } = response.headers;
    const isRedirect = response.status >= 300 && response.status < 400 && location !== void 0;
    if (!isRedirect) return Object.assign(response, { address: url });
    const next = URL.canParse(location, url) ? new URL(location, url) : void 0;
    if (hop === maxRedirects || next?.protocol !== "https:") {
      throw new SiteDeployError("UPLOADER_NOT_AVAILABLE", `${url} leads to ${location}, which is not followed.`);
    }
    url = next.href;
  }
}

// src/steps/upload/official/release.ts
var releaseMetadataUrl = "https://aka.ms/swalocaldeploy";
var stableVersion = "stable";
var clientName = "StaticSitesClient";
var Releases = array(
  looseObject({
    version: string(),
    buildId: string().check(_regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)),
    files: record(string(), looseObject({ url: string(), sha: string().check(_regex(/^[0-9a-f]{64}$/i)) }))
  })
);
function platformOf(system, architecture) {
  if (system === "linux" && architecture === "x64") return "linux-x64";
  if (system === "darwin") return "osx-x64";
  if (system === "win32") return "win-x64";
  throw new SiteDeployError(
    "UPLOADER_NOT_AVAILABLE",
    `The platform's upload client does not exist for ${system} on ${architecture}.`,
    { remedy: 'Use "uploader: direct": it works on every system; or run the job on Linux x64, Windows or macOS.' }
  );
}
async function findRelease(platform, buildId, deps) {
  const failed2 = (message, facts, cause) => new SiteDeployError("UPLOADER_NOT_AVAILABLE", message, {
    facts: [...facts, `metadata: ${releaseMetadataUrl}`],
    cause
  });
  const answer = await follow(releaseMetadataUrl, {}, deps).catch((error) => {
    deps.signal.throwIfAborted();
    throw failed2(
      "The release metadata of the platform's upload client could not be read.",
      [String(error.message)],
      error
    );
  });
  if (!answer.ok) {
    throw failed2("The release metadata of the platform's upload client could not be read.", [
      `status ${answer.status} from ${answer.address}`
    ]);
  }
  const parsed = safeParse(Releases, answer.json);
  if (!parsed.success) {
    throw failed2("The release metadata of the platform's upload client is not of the shape that is known.", [
      `received ${answer.headers["content-type"] ?? "no content type"} from ${answer.address}`
    ]);
  }
  const found = parsed.data.find(
    (one) => buildId === void 0 ? one.version === stableVersion : one.buildId === buildId
  );
  const file = found?.files[platform];
  if (found === void 0 || file === void 0) {
    const wanted = buildId === void 0 ? `a ${stableVersion} build` : `the build ${buildId} (hosting.clientBuildId)`;
    throw failed2(`The release metadata of the platform's upload client has not ${wanted} for ${platform}.`, [
      `it has: ${parsed.data.map((one) => `${one.version} ${one.buildId}`).join(", ") || "nothing"}`
    ]);
  }
  if (!URL.canParse(file.url) || new URL(file.url).protocol !== "https:") {
    throw failed2("The release metadata of the platform's upload client names an address without TLS.", [
      `address: ${file.url}`
    ]);
  }
  return { buildId: found.buildId, url: file.url, sha256: file.sha.toLowerCase() };
}

// src/steps/upload/official/client.ts
async function getClient({ cache, buildId, system, architecture }, deps) {
  const platform = platformOf(system, architecture);
  const release = await findRelease(platform, buildId, deps);
  const folder = path15.join(cache, "site-deploy", clientName, release.buildId, platform);
  const file = path15.join(folder, platform === "win-x64" ? `${clientName}.exe` : clientName);
  const found = await hashOf2(file);
  if (found === release.sha256) return { file, release };
  if (found !== void 0) {
    deps.log.warn(
      `The upload client in the cache is not the one that its release names; it is downloaded again. (${file})`
    );
  }
  await download(release, folder, file, deps);
  return { file, release };
}
async function checkClient({ file, release }) {
  const found = await hashOf2(file);
  if (found !== release.sha256) throw wrongChecksum(release, found ?? "no file", file);
}
async function download(release, folder, file, deps) {
  const started = deps.clock.now();
  const failed2 = (fact, cause) => new SiteDeployError("UPLOADER_NOT_AVAILABLE", "The platform's upload client could not be downloaded.", {
    facts: [fact, `address: ${release.url}`, `build: ${release.buildId}`],
    cause
  });
  await mkdir(folder, { recursive: true });
  const part = `${file}.${randomUUID()}`;
  try {
    const answer = await follow(release.url, { saveTo: part }, deps).catch((error) => {
      deps.signal.throwIfAborted();
      throw failed2(error instanceof Error ? error.message : String(error), error);
    });
    if (!answer.ok) throw failed2(`status ${answer.status} from ${answer.address}`);
    const found = await hashOf2(part);
    if (found !== release.sha256) throw wrongChecksum(release, found ?? "no file", release.url);
    await chmod(part, 493);
    await rename(part, file);
  } finally {
    await rm2(part, { force: true });
  }
  deps.log.info(
    `Upload client ${release.buildId} downloaded in ${seconds(deps.clock.now() - started)}; its checksum is that of the release.`
  );
}
function wrongChecksum(release, found, where) {
  return new SiteDeployError(
    "OFFICIAL_CLIENT_CHECKSUM",
    "The platform's upload client has another checksum than its release names.",
    {
      facts: [`expected: ${release.sha256}`, `found:    ${found}`, `file: ${where}`, `build: ${release.buildId}`]
    }
  );
}
async function hashOf2(file) {
  const hash3 = createHash3("sha256");
  try {
    await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash3);
  } catch (error) {
    if (error.code === "ENOENT") return void 0;
    throw error;
  }
  return hash3.digest("hex");
}

// src/steps/upload/official/report.ts
import { stripVTControlCharacters } from "node:util";
var ClientReport = class {
  /** The platform's id of the deployment. */
  id;
  url;
  isUploading = false;
  isUploaded = false;
  /** It has said that it does not know how the deployment ended. */
  isUnsure = false;
  /** Lines by which it has said that it failed. */
  failures = [];
  #last = [];
  /** @returns the line without colours */
  read(line) {
    const text2 = stripVTControlCharacters(line).trimEnd();
    const said = text2.trim();
    if (said !== "") this.#last.push(said);
    if (this.#last.length > 15) this.#last.shift();
    this.id ??= /^DeploymentId:\s*(\S+)/i.exec(said)?.[1];
    this.url ??= /Visit your site at:\s*(https?:\/\/\S+)/i.exec(said)?.[1];
    if (/^Uploading build artifacts|^Uploading\b/i.test(said)) this.isUploading = true;
    if (/Finished Upload|Polling on deployment|^Status:/i.test(said)) {
      this.isUploading = true;
      this.isUploaded = true;
    }
    if (unsure.test(said)) this.isUnsure = true;
    else if (said !== "" && (line.includes("\x1B[31m") || failure.test(said))) this.failures.push(said);
    return text2;
  }
  /** Its last lines. */
  get last() {
    return this.#last;
  }
};
var unsure = /timed out|not sure if (the )?deployment has succeeded/i;
var failure = /Deployment Fail(ed|ure)|^Status:\s*(Failed|Cancell?ed)|has rejected the request|^Reason:|^ERROR\(S\)|unknown exception|api key was invalid|^Unhandled exception|^error:/i;

// src/steps/upload/official/run-client.ts
async function runClient(client, { home, env, args = [], onStart, onLine }, deps) {
  await checkClient(client);
  onStart?.();
  const report = new ClientReport();
  const output = deps.log.foreign(`${path16.basename(client.file)} ${client.release.buildId}`);
  try {
    const options = {
      cwd: home,
      env,
      signal: deps.signal,
      onLine(line) {
        output.line(report.read(line));
        onLine?.(report);
      }
    };
    return { report, result: await runProgram(client.file, options, args) };
  } catch (error) {
    if (deps.signal.aborted) throw error;
    throw new SiteDeployError("UPLOADER_NOT_AVAILABLE", "The platform's upload client could not be started.", {
      cause: error,
      facts: [error instanceof Error ? error.message : String(error), `file: ${client.file}`],
      remedy: 'It needs the C library of a usual Linux; "uploader: direct" needs nothing.'
    });
  } finally {
    output.close();
  }
}
function factsOf({ release }, report, { code, killedBy }) {
  return [
    code === null ? `it was ended by ${killedBy}` : `exit code ${code}`,
    `build of the client: ${release.buildId}`,
    "its last lines:",
    ...report.last.map((line) => `| ${line}`)
  ];
}

// src/steps/upload/official/close.ts
async function closeOfficial(options, deps) {
  const { plan: plan2, name, token, client, env } = options;
  const place = await mkdtemp(path17.join(deps.scratch, "client-"));
  const home = path17.join(place, "home");
  await mkdir2(home);
  const eventFile = path17.join(place, "event.json");
  await writeFile3(eventFile, JSON.stringify(eventOf(plan2, name)));
  const { repository } = plan2.event;
  const { report, result } = await runClient(
    client,
    {
      home,
      args: ["close"],
      env: closingEnvironment({ token, eventFile, repository, home, env }),
      onStart: options.pointOfNoReturn
    },
    deps
  );
  const facts = factsOf(client, report, result);
  const said = report.failures.join("; ");
  if (/no matching\b.*\benvironment/i.test(said)) return "absent";
  if (isTokenRefusal(0, said)) {
    throw new SiteDeployError("UPLOAD_TOKEN_REFUSED", "The hosting platform refused the deployment token.", {
      facts: [`reason: ${said}`, ...facts]
    });
  }
  if (said !== "" || result.code !== 0) {
    throw new SiteDeployError("OFFICIAL_CLIENT_FAILED", "The platform's upload client did not close the Preview.", {
      facts: said === "" ? facts : [`reason: ${said}`, ...facts]
    });
  }
  if (plan2.url === void 0) {
    throw new SiteDeployError(
      "CLOSE_UNKNOWN",
      `The platform's upload client ended without saying whether the Preview "${name}" is closed.`,
      { facts, remedy: "Set environments.preview.url in the site config: then the address is looked at." }
    );
  }
  return "closed";
}
function eventOf({ event, config }, name) {
  const branch = event.ref.replace(/^refs\/heads\//, "");
  const main = config.environments.production.branch;
  return {
    action: "closed",
    number: name,
    pull_request: { number: name, title: name, head: { ref: branch }, base: { ref: main } },
    repository: {
      default_branch: main,
      full_name: event.repository,
      html_url: `https://github.com/${event.repository}`
    }
  };
}

// src/steps/upload/token.ts
var regions = { 0: "hk1", 3: "am2", 15: "eus2", 16: "dm1", 30: "wus2" };
function contentHost(token) {
  const match = /^[^-\s]{64}(\d*)-.{36}([0-9a-f]{3})/i.exec(token.reveal());
  if (match === null || token.reveal().length < 104) return void 0;
  const slice = Number(match[1] || "0");
  const region = regions[Number.parseInt(match[2] ?? "", 16)];
  if (region === void 0 || !Number.isSafeInteger(slice)) return void 0;
  return { host: `content-${region}.infrastructure.${slice === 0 ? "" : `${slice}.`}azurestaticapps.net`, slice };
}

// src/steps/upload/close.ts
var strange = ["UPLOAD_TOKEN_SHAPE", "UPLOAD_ANSWER_INVALID"];
var untouched = ["UPLOAD_TOKEN_SHAPE", "UPLOAD_REFUSED", "UPLOAD_TOKEN_REFUSED"];
async function closePreview(plan2, context, deps) {
  const name = environmentNameOf(plan2);
  if (name === null) throw new SiteDeployError("UPLOAD_WRONG_TARGET", "Production cannot be closed.");
  checkTarget(plan2, void 0);
  const correlationId = randomUUID2();
  if (plan2.dryRun) return { name, correlationId, outcome: "planned", visitors: void 0 };
  checkUse(plan2, await readLive(plan2.url, deps));
  context.begins(correlationId);
  const outcome = await close(plan2, name, correlationId, context, deps);
  return { name, correlationId, outcome, visitors: await whatVisitorsGet(plan2, name, deps) };
}
function checkUse({ event, version: version2 }, live) {
  const isDeletion = event.name === "delete" || event.name === "push";
  if (!isDeletion || version2 === "" || live?.version === void 0 || live.version === version2) return;
  throw new SiteDeployError(
    "PREVIEW_IN_USE",
    `The Preview serves ${live.version}; the deleted branch was of ${version2}.`
  );
}
async function close(plan2, name, correlationId, context, deps) {
  const { env, pointOfNoReturn } = context;
  const { token } = await context.token();
  const official = async () => {
    const client = await context.client();
    return closeOfficial({ plan: plan2, name, token, client, env, pointOfNoReturn }, deps);
  };
  if (plan2.uploader === "official") return official();
  try {
    const host = contentHost(token);
    if (host === void 0) {
      throw new SiteDeployError(
        "UPLOAD_TOKEN_SHAPE",
        "The deployment token is not of the shape that the direct protocol knows.",
        { facts: [`its length: ${token.reveal().length} characters`] }
      );
    }
    const service = new ContentService({ http: deps.http, host, token, correlationId, signal: deps.signal });
    await caller(correlationId)("close the Preview", service.close(closingInfo(plan2, name, host.slice)), true);
    pointOfNoReturn();
    return "closed";
  } catch (error) {
    if (isAbsence(error)) return "absent";
    const code = error instanceof SiteDeployError ? error.code : void 0;
    if (code === void 0 || !untouched.includes(code)) pointOfNoReturn();
    if (plan2.uploader !== "auto" || !(error instanceof SiteDeployError) || !strange.includes(error.code)) throw error;
    deps.log.warn(`${error.message} ${error.facts[0] ?? ""} Closing by the platform's own client instead.`);
    return official();
  }
}
function isAbsence(error) {
  return error instanceof SiteDeployError && error.code === "UPLOAD_REFUSED" && error.facts.some((fact) => /no matching\b.*\benvironment/i.test(fact));
}

// src/steps/upload/upload.ts
import { randomUUID as randomUUID3 } from "node:crypto";
import path19 from "node:path";

// src/steps/upload/direct/distribute.ts
var firstPause = 500;
var growth = 1.4;
var longestPause = 3e3;
async function distribute({ plan: plan2, service, polling, correlationId, isNamed }, deps) {
  const limit = plan2.config.hosting.distributionTimeoutMinutes * 6e4;
  const started = deps.clock.now();
  const deployment = { id: polling.Version, correlationId };
  let pause2 = firstPause;
  let lostLook;
  let told = started;
  for (; ; ) {
    const left = limit - (deps.clock.now() - started);
    if (left <= 0)
      return { ...deployment, outcome: "unknown", url: void 0, ...lostLook !== void 0 && { lostLook } };
    await deps.clock.sleep(Math.min(pause2, left), deps.signal);
    pause2 = Math.min(longestPause, pause2 * growth);
    const look2 = await lookOnce2(service, polling);
    if ("lost" in look2) {
      lostLook = look2.lost;
      deps.log.debug(`A look at the distribution was lost: ${look2.lost}`);
      continue;
    }
    const { response } = look2;
    if (response.deploymentStatus === "Succeeded")
      return { ...deployment, outcome: "accepted", url: addressOf2(response, polling, isNamed) };
    if (response.deploymentStatus === "Failed" || response.deploymentStatus === "Canceled")
      throw failed(response, correlationId);
    if (deps.clock.now() - told > 15e3) {
      told = deps.clock.now();
      deps.log.info(`upload: the platform has been distributing for ${seconds(told - started)}`);
    }
  }
}
async function lookOnce2(service, polling) {
  try {
    const answer = await service.checkStatus(polling);
    if (answer.kind === "ok") return { response: answer.response };
    return { lost: answer.kind === "refused" ? `${answer.reason} (status ${answer.status})` : answer.received };
  } catch (error) {
    if (error instanceof HttpFault) return { lost: error.message };
    throw error;
  }
}
function addressOf2(response, polling, isNamed) {
  const said = typeof response.siteUrl === "string" ? response.siteUrl.trim() : "";
  const production = polling.DefaultHostname;
  const address = asOrigin(said) ?? (isNamed ? void 0 : asOrigin(production));
  return isNamed && address !== void 0 && address === asOrigin(production) ? void 0 : address;
}
function failed(response, correlationId) {
  const regions2 = unhealthyRegions(response);
  const reason = reasonOf(response.errorDetails) ?? reasonOf(response);
  const what = response.deploymentStatus === "Canceled" ? "was cancelled by the platform; a later deployment may have taken its place" : "failed";
  return new SiteDeployError("DISTRIBUTION_FAILED", `The distribution ${what}.`, {
    facts: [
      `reason: ${reason ?? "none given"}`,
      ...regions2.length === 0 ? [] : [`regions that did not take the site: ${regions2.join(", ")}`],
      `correlation id: ${correlationId}`
    ]
  });
}

// src/steps/upload/direct/put-archive.ts
var blockBytes = 8 << 20;
async function putArchive({ address, file, size, onProgress }, deps) {
  const put = (query, body, faults = true) => deps.http.send({
    method: "PUT",
    url: `${address.reveal()}${query}`,
    headers: {
      "x-ms-version": "2023-11-03",
      "content-type": "application/octet-stream",
      ...query === "" && isBlob
    },
    ...body !== void 0 && { body },
    // The same bytes to the same place: harmless however often.
    retry: { ...retry.safe, faults },
    idleMs: 6e4,
    signal: deps.signal
  });
  const isSmall = size <= blockBytes;
  try {
    return await put("", { file, size, onProgress }, isSmall);
  } catch (error) {
    if (isSmall || !(error instanceof HttpFault)) throw error;
    deps.log.info(
      `${error.message}: going on in blocks of ${bytes(blockBytes)}, of which only a broken one is sent again`
    );
  }
  const ids = [];
  for (let start = 0; start < size; start += blockBytes) {
    const id = Buffer.from(String(start).padStart(15, "0")).toString("base64");
    const block = {
      file,
      start,
      size: Math.min(blockBytes, size - start),
      onProgress: (sent) => onProgress(start + sent)
    };
    const response = await put(`&comp=block&blockid=${encodeURIComponent(id)}`, block);
    if (response.status !== 201) return response;
    ids.push(id);
  }
  const list2 = ids.map((id) => `<Latest>${id}</Latest>`).join("");
  return put("&comp=blocklist", `<?xml version="1.0" encoding="utf-8"?><BlockList>${list2}</BlockList>`);
}
var isBlob = { "x-ms-blob-type": "BlockBlob" };

// src/steps/upload/direct/direct.ts
async function uploadDirect(options, deps) {
  const { plan: plan2, site, token, host, correlationId } = options;
  const service = new ContentService({ http: deps.http, host, token, correlationId, signal: deps.signal });
  const call = caller(correlationId);
  const event = eventInfo(plan2, host.slice);
  const info = uploadInfo(site, host.slice);
  const validated = await call("validate the token", service.validateToken(event), true);
  const production = text(validated.siteUrl);
  deps.log.debug(`The token belongs to ${production === "" ? "an address that is not named" : production}.`);
  checkTarget(plan2, production);
  const slot = readSlot(
    await call("take the upload request", service.requestUpload(event, info), true),
    event,
    host.slice,
    correlationId
  );
  for (const secret of secretsOf(slot.address)) deps.log.mask(secret);
  options.bytesGo();
  await sendArchive(slot.address, site, correlationId, deps);
  await options.stillWanted();
  options.pointOfNoReturn();
  try {
    await call("start the distribution", service.updateStatus(event, { ...info, Status: "Succeeded" }, slot.polling));
  } catch (error) {
    const isKnown = !(error instanceof SiteDeployError) || !unclear.includes(error.code);
    if (isKnown) throw error;
    deps.log.warn(
      `The platform did not say that the distribution has started (${error.facts[0] ?? error.message}); looking whether it has.`
    );
  }
  const deployment = await distribute(
    { plan: plan2, service, polling: slot.polling, correlationId, isNamed: event.IsNamedEnvironment },
    deps
  );
  checkLanding(plan2, deployment.url, production);
  return deployment;
}
var unclear = ["UPLOAD_UNAVAILABLE", "UPLOAD_ANSWER_INVALID"];
function readSlot(response, event, slice, correlationId) {
  const uris = record2(response.packageUris);
  const polling = record2(response.pollingInfo);
  const address = text(uris.app);
  if (!URL.canParse(address) || new URL(address).protocol !== "https:" || text(polling.version) === "") {
    throw new SiteDeployError("UPLOAD_ANSWER_INVALID", "The hosting platform named no place for the upload.", {
      // Names only: the values are credentials.
      facts: [
        `received: ${describeShape(response)}`,
        `packageUris: ${describeShape(uris)}`,
        `pollingInfo: ${describeShape(polling)}`,
        `correlation id: ${correlationId}`
      ]
    });
  }
  return {
    address: new Secret(address),
    polling: {
      DefaultHostname: text(polling.defaultHostname),
      StageSiteIdentifier: text(polling.stageSiteIdentifier),
      Version: text(polling.version),
      TenantId: text(polling.tenantId),
      Slice: slice,
      GitHubRepoUrl: event.RepoUrl
    }
  };
}
function secretsOf(address) {
  const url = new URL(address.reveal());
  const signature = url.searchParams.get("sig") ?? "";
  return [address.reveal(), url.search.slice(1), signature, encodeURIComponent(signature)].filter((part) => part !== "").map((part) => new Secret(part));
}
async function sendArchive(address, site, correlationId, deps) {
  const { archive: file, archiveBytes: size } = site;
  const facts = [`blob storage: ${new URL(address.reveal()).host}`, `correlation id: ${correlationId}`];
  const onProgress = transferProgress(deps.log, deps.clock, "upload", size);
  const response = await putArchive({ address, file, size, onProgress }, deps).catch((error) => {
    if (!(error instanceof HttpFault)) throw error;
    throw new SiteDeployError("UPLOAD_UNAVAILABLE", "The archive could not be sent.", {
      cause: error,
      facts: [error.message, ...facts]
    });
  });
  if (response.status === 201) return;
  const storageCode = /<Code>([^<]*)<\/Code>/.exec(response.text)?.[1];
  const isPassing = response.status === 429 || response.status >= 500;
  throw new SiteDeployError(
    isPassing ? "UPLOAD_UNAVAILABLE" : "UPLOAD_REFUSED",
    `Blob storage did not take the archive: status ${response.status}.`,
    {
      facts: [...storageCode === void 0 ? [] : [`reason: ${storageCode}`], ...facts]
    }
  );
}
var record2 = (value) => typeof value === "object" && value !== null ? { ...value } : {};
var text = (value) => typeof value === "string" ? value : "";
var describeShape = (value) => Object.keys(value).join(", ") || "nothing";

// src/steps/upload/direct/production-address.ts
async function productionAddress({ plan: plan2, host, token, correlationId }, deps) {
  const service = new ContentService({ http: deps.http, host, token, correlationId, signal: deps.signal });
  try {
    const answer = await service.validateToken(eventInfo(plan2, host.slice));
    const address = answer.kind === "ok" ? answer.response.siteUrl : void 0;
    return typeof address === "string" && address !== "" ? address : void 0;
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    deps.log.debug(`The address of the token could not be asked: ${error.message}`);
    return void 0;
  }
}

// src/steps/upload/live.ts
import { createHash as createHash4 } from "node:crypto";

// src/shared/live-site/sample.ts
var largest = 1 << 20;
var apart = /^(staticwebapp\.config\.json|\.well-known\/site-deploy\.json)$/;
function sampleOf(site, count2) {
  const isPlain = plainPaths(site.hosting.text);
  const files = site.manifest.files.filter(
    ({ path: path20, size }) => size > 0 && size <= largest && !apart.test(path20) && isPlain(`/${path20}`)
  );
  const roots = files.filter(({ path: path20 }) => /^(index|404)\.html$/.test(path20));
  const others = files.filter((file) => !roots.includes(file));
  const start = Number.parseInt(site.marker.digest.slice(-8), 16) || 0;
  const step = Math.max(1, Math.floor(others.length / Math.max(1, count2 - roots.length)));
  const spread = Array.from(
    { length: Math.min(others.length, Math.max(0, count2 - roots.length)) },
    (_, index) => others[(start + index * step) % others.length]
  );
  return [...roots, ...new Set(spread.filter((file) => file !== void 0))];
}
function plainPaths(hostingText) {
  const config = parseHosting(hostingText);
  const routes = Array.isArray(config.routes) ? config.routes : [];
  const prefixes = routes.map(
    (route) => String(route?.route ?? "").split(/[*{]/)[0] ?? ""
  );
  return (path20) => !prefixes.some((prefix2) => prefix2 === "/" ? path20 === "/" || path20 === "/index.html" : path20.startsWith(prefix2));
}
function addressOfFile(origin, path20) {
  return `${origin}/${path20.split("/").map(encodeURIComponent).join("/")}`;
}
function parseHosting(text2) {
  try {
    const value = JSON.parse(text2);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

// src/steps/upload/live.ts
function isLive({ marker }, live) {
  const keys = ["slug", "environment", "version", "digest"];
  return live !== void 0 && keys.every((key) => live[key] === marker[key]);
}
async function filesThatDiffer(plan2, site, deps) {
  const { url } = plan2;
  if (url === void 0) return [];
  const looks = sampleOf(site, 24).map(async (file) => {
    try {
      const answer = await look(addressOfFile(url, file.path), deps);
      const served = createHash4("sha256").update(answer.body).digest("hex");
      return answer.status === 200 && served !== file.sha256 ? [file.path] : [];
    } catch (error) {
      if (!(error instanceof HttpFault)) throw error;
      return [];
    }
  });
  return (await Promise.all(looks)).flat();
}

// src/steps/upload/official/official.ts
import { mkdir as mkdir3, mkdtemp as mkdtemp2 } from "node:fs/promises";
import path18 from "node:path";
async function uploadOfficial(options, deps) {
  const { plan: plan2, site, token, client, production, env } = options;
  const environmentName = environmentNameOf(plan2);
  checkTarget(plan2, production);
  const place = await mkdtemp2(path18.join(deps.scratch, "client-"));
  const folder = path18.join(place, "site");
  const home = path18.join(place, "home");
  await mkdir3(home);
  await site.layOut(folder);
  await options.stillWanted();
  const { report, result } = await runClient(
    client,
    {
      home,
      env: uploadEnvironment({ token, site: folder, environmentName, home, env }),
      onLine(report2) {
        if (report2.isUploading) options.pointOfNoReturn();
      }
    },
    deps
  );
  const deployment = verdict(report, result, options);
  checkLanding(plan2, deployment.url, production ?? plan2.config.site.url);
  return deployment;
}
function verdict(report, result, options) {
  const { correlationId, client } = options;
  const { code } = result;
  const id = report.id ?? correlationId;
  const facts = factsOf(client, report, result);
  const [exit] = facts;
  const unknown2 = (lostLook) => {
    options.pointOfNoReturn();
    return { id, correlationId, outcome: "unknown", url: asOrigin(report.url), lostLook: `${lostLook} (${exit})` };
  };
  if (report.failures.length > 0 && report.url !== void 0) {
    return unknown2(`the client named an address, and a failure as well: ${report.failures.join("; ")}`);
  }
  if (report.failures.length > 0) {
    const reason = `reason: ${report.failures.join("; ")}`;
    if (report.isUploaded) {
      throw new SiteDeployError("DISTRIBUTION_FAILED", "The platform's upload client reported a failed deployment.", {
        facts: [reason, ...facts]
      });
    }
    if (isTokenRefusal(0, report.failures.join("\n"))) {
      throw new SiteDeployError("UPLOAD_TOKEN_REFUSED", "The hosting platform refused the deployment token.", {
        cause: new TokenRefused(report.failures.join("; ")),
        facts: [reason, ...facts]
      });
    }
    throw new SiteDeployError("OFFICIAL_CLIENT_FAILED", "The platform's upload client reported a failure.", {
      facts: [reason, ...facts]
    });
  }
  if (report.isUnsure) return unknown2("the client gave up waiting for the platform");
  if (code === 0 && report.url !== void 0)
    return { id, correlationId, outcome: "accepted", url: asOrigin(report.url) };
  if (code === 0 && report.isUploaded) return unknown2("the client ended without naming an address");
  if (report.isUploading) return unknown2("the client ended in the middle of the deployment");
  throw new SiteDeployError(
    "OFFICIAL_CLIENT_FAILED",
    "The platform's upload client ended without saying that it has deployed.",
    { facts }
  );
}

// src/shared/github-reader.ts
function gitHubReader(repository, { apiUrl, token }, deps) {
  return async (path20) => {
    try {
      const answer = await deps.http.send({
        method: "GET",
        url: `${apiUrl}/repos/${repository}/${path20}`,
        headers: {
          authorization: `Bearer ${token.reveal()}`,
          accept: "application/vnd.github+json",
          "x-github-api-version": "2022-11-28"
        },
        idleMs: 1e4,
        signal: deps.signal
      });
      if (answer.ok) return answer.json;
      deps.log.debug(`GitHub answered ${answer.status} to ${path20}`);
    } catch (error) {
      if (!(error instanceof HttpFault)) throw error;
      deps.log.debug(error.message);
    }
    return void 0;
  };
}
async function readHead(ask, branch) {
  const answer = await ask(`git/ref/heads/${branch.split("/").map(encodeURIComponent).join("/")}`);
  const sha = answer?.object?.sha;
  return typeof sha === "string" ? sha : void 0;
}
async function isAncestor(ask, sha, other) {
  const status = (await ask(`compare/${other}...${sha}`))?.status;
  return typeof status === "string" ? status === "behind" : void 0;
}

// src/steps/upload/superseded.ts
var prefix = "refs/heads/";
async function checkCurrent(plan2, live, sources, deps) {
  const { sha, ref, name } = plan2.event;
  if (plan2.force || plan2.mode === "rollback" || name === "local" || !ref.startsWith(prefix)) return;
  const branch = ref.slice(prefix.length);
  const world = sources.github === void 0 ? askGit(sources.git) : askGitHub(plan2, sources.github, deps);
  const head = await world.head(branch);
  if (head === void 0)
    deps.log.info(`Not checked: whether ${sha.slice(0, 12)} is still the head of ${branch}. ${world.remedy}`);
  else if (head !== sha) {
    throw superseded(`${branch} has moved on to ${head.slice(0, 12)}; this run would deploy ${sha.slice(0, 12)}.`, [
      await world.runOf(head)
    ]);
  }
  const liveCommit = live?.commit;
  if (typeof liveCommit !== "string" || !/^[0-9a-f]{40}$/.test(liveCommit) || liveCommit === sha) return;
  const isOlder = await world.isBehind(sha, liveCommit);
  if (isOlder === void 0)
    deps.log.info(
      `Not checked: whether ${sha.slice(0, 12)} is older than the live ${liveCommit.slice(0, 12)}. ${world.remedy}`
    );
  else if (isOlder) {
    throw superseded(`The live site is of ${liveCommit.slice(0, 12)}, which is newer than ${sha.slice(0, 12)}.`, [
      await world.runOf(liveCommit)
    ]);
  }
}
function superseded(message, facts) {
  return new SiteDeployError("SUPERSEDED", message, { facts: facts.filter((fact) => fact !== void 0) });
}
function askGit(git) {
  return {
    remedy: 'The input "github-token" lets the run ask.',
    head: async (branch) => /^([0-9a-f]{40})\t/.exec(await git(["ls-remote", "origin", `${prefix}${branch}`]) ?? "")?.[1],
    async isBehind(sha, other) {
      if (await git(["cat-file", "-e", `${other}^{commit}`]) === void 0) return void 0;
      return await git(["merge-base", "--is-ancestor", sha, other]) !== void 0;
    },
    runOf: async () => void 0
  };
}
function askGitHub(plan2, access, deps) {
  const ask = gitHubReader(plan2.event.repository, access, deps);
  return {
    remedy: 'GitHub did not say; the job needs the permission "contents: read".',
    head: (branch) => readHead(ask, branch),
    isBehind: (sha, other) => isAncestor(ask, sha, other),
    async runOf(sha) {
      const answer = await ask(`actions/runs?head_sha=${sha}&per_page=1`);
      const run2 = answer?.workflow_runs?.[0];
      return typeof run2?.html_url === "string" ? `superseded by the run ${run2.html_url}` : void 0;
    }
  };
}

// src/steps/upload/upload.ts
var strange2 = ["UPLOAD_TOKEN_SHAPE", "UPLOAD_ANSWER_INVALID"];
async function upload(plan2, site, context, deps) {
  const correlationId = randomUUID3();
  const name = environmentNameOf(plan2);
  if (plan2.config.build.attestation === "required") await checkOrigin(plan2, context, deps);
  if (name !== null) deps.log.info(`The environment of the hosting is "${name}".`);
  const live = site.live ?? (plan2.force ? void 0 : await readLive(plan2.url, deps));
  if (!plan2.force && isLive(site, live)) {
    const present = { ...site.marker, commit: live?.commit ?? site.marker.commit };
    return { id: "", correlationId, outcome: "present", url: void 0, present };
  }
  await checkCurrent(plan2, live, context.commits, deps);
  context.begins(correlationId);
  const differing = live === void 0 ? Promise.resolve([]) : filesThatDiffer(plan2, site, deps);
  differing.catch(() => void 0);
  const deployment = await sendWithFreshToken(plan2, site, correlationId, { ...context, differing }, deps);
  const changed2 = await differing;
  return { ...deployment, ...changed2.length > 0 && { changed: changed2 } };
}
async function checkOrigin(plan2, context, deps) {
  const { builtDigest } = context;
  if (builtDigest === void 0)
    throw new SiteDeployError("ATTESTATION_MISSING", "The package was not built by a job of its own.");
  const { checkAttestation } = await import("./check-PAL6EYDB.js");
  await checkAttestation(plan2, builtDigest, context, deps);
}
async function sendWithFreshToken(plan2, site, correlationId, context, deps) {
  const send = (token) => sendOnce(plan2, site, token, correlationId, context, deps);
  try {
    return await send(await context.token());
  } catch (error) {
    if (!(error instanceof SiteDeployError) || !(error.cause instanceof TokenRefused)) throw error;
    deps.log.info(
      `The hosting platform refused the deployment token (${error.cause.message}); getting a fresh one, once.`
    );
    return send(await context.renewToken());
  }
}
async function sendOnce(plan2, site, { token }, correlationId, context, deps) {
  const { env, pointOfNoReturn } = context;
  const stillWanted = async () => {
    await context.differing;
    const quiet = { ...deps, log: { ...deps.log, info: deps.log.debug } };
    await checkCurrent(plan2, void 0, context.commits, quiet);
  };
  const host = contentHost(token);
  const official = async (production) => {
    const client = await context.client();
    return uploadOfficial(
      { plan: plan2, site, token, client, correlationId, production, env, stillWanted, pointOfNoReturn },
      deps
    );
  };
  if (plan2.uploader === "official") {
    return official(host && await productionAddress({ plan: plan2, host, token, correlationId }, deps));
  }
  let hasSent = false;
  const bytesGo = () => {
    hasSent = true;
  };
  try {
    if (host === void 0) throw unknownShape(token.reveal().length);
    return await uploadDirect({ plan: plan2, site, token, host, correlationId, bytesGo, stillWanted, pointOfNoReturn }, deps);
  } catch (error) {
    const mayFallBack = plan2.uploader === "auto" && !hasSent;
    if (!mayFallBack || !(error instanceof SiteDeployError) || !strange2.includes(error.code)) throw error;
    deps.log.warn(`${error.message} ${error.facts[0] ?? ""} Uploading by the platform's own client instead.`);
    return official(void 0);
  }
}
function unknownShape(length) {
  return new SiteDeployError(
    "UPLOAD_TOKEN_SHAPE",
    "The deployment token is not of the shape that the direct upload knows.",
    { facts: [`its length: ${length} characters`] }
  );
}
function officialClient(plan2, toolCache, deps) {
  const cache = toolCache ?? path19.join(deps.scratch, "tool-cache");
  const buildId = plan2.config.hosting.clientBuildId;
  return getClient({ cache, buildId, system: process.platform, architecture: process.arch }, deps);
}

// src/steps/verify/inspect.ts
import { createHash as createHash5 } from "node:crypto";

// src/steps/verify/finding.ts
var mismatch = (message, facts) => ({ isReachable: true, message, facts });

// src/steps/verify/probes.ts
function probesOf(site) {
  const rules = parseHosting(site.hosting.text);
  const isPlain = plainPaths(site.hosting.text);
  const hashes = new Map(site.manifest.files.map((file) => [`/${file.path}`, file.sha256]));
  const name = `no-page-${site.marker.digest.slice(-12)}`;
  const missing = {
    rewrite: rules.responseOverrides?.["404"]?.rewrite,
    status: rules.responseOverrides?.["404"]?.statusCode ?? 404
  };
  const expects = (status, page) => (got, hash3) => {
    if (got !== status) return `answers ${got}, expected ${status}`;
    const expected = hashes.get(String(page));
    return expected === void 0 || expected === hash3 ? void 0 : `does not show ${page} of this build`;
  };
  const fallback = rules.navigationFallback?.rewrite;
  const folder = excludedFolder(rules.navigationFallback?.exclude);
  const missingAt = fallback === void 0 ? `/${name}` : folder === void 0 ? void 0 : `${folder}${name}.png`;
  const probes = [];
  if (typeof fallback === "string")
    probes.push({ name: "deep route", path: `/site-deploy/${name}`, check: expects(200, fallback) });
  if (missingAt !== void 0 && missing.status !== 200)
    probes.push({ name: "missing page", path: missingAt, check: expects(missing.status, missing.rewrite) });
  return probes.filter(({ path: path20 }) => isPlain(path20));
}
function excludedFolder(exclude) {
  const patterns = Array.isArray(exclude) ? exclude.map(String) : [];
  return patterns.find((pattern) => /^\/[\w-]+\/\*$/.test(pattern))?.slice(0, -1);
}

// src/steps/verify/inspect.ts
var sampleSize = 8;
var mostChanged = 16;
async function inspect(inspected, deps) {
  const { url, site, expected } = inspected;
  const marker = await inspectMarker(url, expected, deps);
  if (typeof marker !== "string") return marker;
  const seen = await Promise.all([
    inspectStartPage(url, site, deps),
    inspectSample(url, chooseSample(inspected), deps),
    ...probesOf(site).map((probe) => inspectProbe(url, probe, deps))
  ]);
  const looks = [marker];
  for (const look2 of seen) {
    if (typeof look2 !== "string") return look2;
    looks.push(look2);
  }
  return looks.filter((look2) => look2 !== "");
}
function chooseSample({ site, changed: changed2 }) {
  const known = new Map(site.manifest.files.map((file) => [file.path, file]));
  const first = changed2.slice(0, mostChanged).flatMap((path20) => known.get(path20) ?? []);
  return [.../* @__PURE__ */ new Set([...first, ...sampleOf(site, sampleSize)])];
}
async function inspectMarker(url, expected, deps) {
  const answer = await look(`${url}/${markerPath}`, deps);
  if (answer.status !== 200)
    return mismatch(`/${markerPath} answers ${answer.status}`, [`expected the marker of ${describe(expected)}`]);
  const served = answer.json;
  if (typeof served?.digest !== "string") {
    return mismatch(`/${markerPath} is not a marker (${answer.headers["content-type"] ?? "no content type"})`, [
      `expected ${describe(expected)}`
    ]);
  }
  const keys = ["slug", "environment", "version", "commit", "digest"];
  if (keys.every((key) => served[key] === expected[key])) return "marker";
  return mismatch("it serves another build", [`expected: ${describe(expected)}`, `served:   ${describe(served)}`]);
}
async function inspectStartPage(url, { hosting }, deps) {
  const answer = await look(`${url}/`, deps);
  if (answer.status !== 200) return mismatch(`the start page answers ${answer.status}`, [`address: ${answer.address}`]);
  const wrong = Object.entries(hosting.globalHeaders).filter(([name, value]) => (answer.headers[name.toLowerCase()] ?? "") !== value).map(([name, value]) => `${name}: expected "${value}", served "${answer.headers[name.toLowerCase()] ?? "none"}"`);
  return wrong.length === 0 ? "start page with its headers" : mismatch("the start page lacks configured headers", wrong);
}
async function inspectSample(url, sample, deps) {
  const facts = await Promise.all(sample.map((file) => inspectFile(url, file, deps)));
  const stale = facts.filter((fact) => fact !== void 0);
  if (stale.length === 0) return sample.length === 0 ? "" : `${sample.length} files by hash`;
  return mismatch(`${stale.length} of ${sample.length} files that were looked at are not those of this build`, stale);
}
async function inspectFile(url, { path: path20, sha256: sha2562 }, deps) {
  const answer = await look(addressOfFile(url, path20), deps);
  if (answer.status !== 200) return `stale: /${path20} answers ${answer.status}`;
  const served = createHash5("sha256").update(answer.body).digest("hex");
  return served === sha2562 ? void 0 : `stale: /${path20} has the hash ${served.slice(0, 12)}, expected ${sha2562.slice(0, 12)}`;
}
async function inspectProbe(url, { name, path: path20, check }, deps) {
  const answer = await look(`${url}${path20}`, deps);
  const wrong = check(answer.status, createHash5("sha256").update(answer.body).digest("hex"));
  return wrong === void 0 ? name : mismatch(`${name} (${path20}) ${wrong}`, []);
}
function describe(marker) {
  const text2 = (value) => typeof value === "string" ? value.slice(0, 80) : "?";
  return `${text2(marker.slug)} ${text2(marker.version)} (${text2(marker.environment)}), commit ${text2(marker.commit).slice(0, 12)}, ${text2(marker.digest).slice(0, 19)}`;
}

// src/steps/verify/verify.ts
var firstPause2 = 250;
var growth2 = 1.5;
var longestPause2 = 5e3;
var bytesPerSecond = 2e6;
var filesPerSecond = 200;
async function verify(plan2, site, deployment, deps) {
  const url = plan2.url ?? deployment.url;
  if (url === void 0) {
    throw verdict2(
      deployment,
      new SiteDeployError(
        "VERIFY_ADDRESS_UNKNOWN",
        "The hosting platform did not name the address of the environment."
      )
    );
  }
  const limit = timeLimit(plan2, site);
  const started = deps.clock.now();
  let pause2 = firstPause2;
  for (; ; ) {
    const seen = await lookOnce3(url, site, deployment, deps);
    if (Array.isArray(seen)) return { url, looks: seen };
    deps.log.debug(`${url}: ${seen.message}`);
    const left = limit - (deps.clock.now() - started);
    if (left <= 0) throw verdict2(deployment, toError(url, seen));
    await deps.clock.sleep(Math.min(pause2, left), deps.signal);
    pause2 = Math.min(longestPause2, pause2 * growth2);
  }
}
function timeLimit(plan2, { manifest }) {
  const more = manifest.totalBytes / bytesPerSecond + manifest.files.length / filesPerSecond;
  return plan2.config.hosting.verificationTimeoutMinutes * 6e4 + Math.round(more * 1e3);
}
async function lookOnce3(url, site, deployment, deps) {
  try {
    const expected = deployment.present ?? site.marker;
    return await inspect({ url, site, expected, changed: deployment.changed ?? [] }, deps);
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    return { isReachable: false, message: error.message, facts: [] };
  }
}
function toError(url, { isReachable, message, facts }) {
  return isReachable ? new SiteDeployError("VERIFY_MISMATCH", `${url} does not serve this build: ${message}.`, { facts }) : new SiteDeployError("VERIFY_UNREACHABLE", `${url} could not be looked at.`, { facts: [message] });
}
function verdict2(deployment, error) {
  if (deployment.outcome !== "unknown") return error;
  return new SiteDeployError(
    "DISTRIBUTION_UNKNOWN",
    "The hosting platform took the upload, but did not say in time whether it is live.",
    {
      cause: error,
      facts: [
        error.message,
        ...deployment.lostLook === void 0 ? [] : [`the last look at its status: ${deployment.lostLook}`],
        `correlation id: ${deployment.correlationId}`
      ]
    }
  );
}

// src/steps/plan/origin.ts
async function checkOrigin2(plan2, run2, commit, access, deps) {
  const { repository } = plan2.event;
  const refuse = (message, remedy) => new SiteDeployError("ROLLBACK_REFUSED", message, remedy === void 0 ? {} : { remedy });
  const ask = access && gitHubReader(repository, access, deps);
  const origin = originOf(await ask?.(`actions/runs/${run2}`));
  if (ask === void 0 || origin === void 0) {
    throw refuse(
      `GitHub does not tell where the package of run ${run2} comes from.`,
      'Give the job the permissions "actions: read" and "contents: read", and name a run of this repository.'
    );
  }
  if (origin.repository.toLowerCase() !== repository.toLowerCase())
    throw refuse(`Run ${run2} has built a commit of ${origin.repository}, not of ${repository}.`);
  if (origin.commit !== commit)
    throw refuse(
      `The package is of commit ${commit.slice(0, 12)}; run ${run2} has built ${origin.commit.slice(0, 12)}.`
    );
  checkBranch(plan2, run2, origin);
  const head = await readHead(ask, origin.branch);
  const isPart = head !== void 0 && (head === commit || await isAncestor(ask, commit, head));
  if (!isPart) throw refuse(`The commit ${commit.slice(0, 12)} is not part of the branch ${origin.branch}.`);
  return refOf(origin);
}
var refOf = ({ branch }) => `refs/heads/${branch}`;
function checkBranch({ config, environment, event }, run2, origin) {
  const pushed = { ...event, name: origin.event, ref: refOf(origin), sha: origin.commit };
  try {
    chooseEnvironment(config.environments, pushed, environment);
  } catch (cause) {
    if (!(cause instanceof SiteDeployError)) throw cause;
    const message = `Run ${run2} (${origin.event}, ${origin.branch}) could not have deployed to ${environment}.`;
    throw new SiteDeployError("ROLLBACK_REFUSED", message, { cause, facts: [cause.message, ...cause.facts] });
  }
}
function originOf(answer) {
  const run2 = answer;
  const from = run2?.head_repository;
  const text2 = (value) => typeof value === "string" ? value : "";
  const origin = {
    event: text2(run2?.event),
    branch: text2(run2?.head_branch),
    commit: text2(run2?.head_sha),
    repository: text2(from?.full_name)
  };
  return Object.values(origin).every((value) => value !== "") ? origin : void 0;
}

// src/deploy/kept-plan.ts
async function keptPlan(plan2, options, deps) {
  if (plan2.rollbackRun === void 0) return plan2;
  const { version: version2, commit } = await readKept(plan2);
  const ref = plan2.dryRun ? plan2.event.ref : await checkOrigin2(plan2, plan2.rollbackRun, commit, options.github, deps);
  return { ...plan2, version: version2, event: { ...plan2.event, sha: commit, ref } };
}

// src/deploy/record.ts
var unknownOutcomes = [
  "DISTRIBUTION_UNKNOWN",
  "CLOSE_UNKNOWN",
  "VERIFY_UNREACHABLE",
  "VERIFY_ADDRESS_UNKNOWN"
];
var Run = class {
  plan;
  session;
  /** What the program was given, its cancel signal included. */
  outer;
  /** What steps are given: their signal also ends when another step has failed. */
  deps;
  #stop = new AbortController();
  #seconds = {};
  #known = {};
  #siteChanged = "no";
  #status = "failed";
  constructor(outer) {
    this.outer = outer;
    this.deps = { ...outer, signal: AbortSignal.any([outer.signal, this.#stop.signal]) };
  }
  /** Runs a step: times it, says how it went, and remembers what it found. */
  async step(name, work, remark, deps = this.deps) {
    const started = performance.now();
    const elapsed = () => performance.now() - started;
    const say = (text2) => this.outer.log.info(`${name.padEnd(9)}${seconds(elapsed()).padStart(8)}  ${text2}`);
    this.outer.log.debug(`step ${name} begins`);
    try {
      deps.signal.throwIfAborted();
      const result = await work(deps);
      const { text: text2, known, plan: plan2, siteChanged } = remark(result);
      this.learn(known ?? {});
      this.plan = plan2 ?? this.plan;
      this.#siteChanged = siteChanged ?? this.#siteChanged;
      say(text2);
      return result;
    } catch (error) {
      if (!deps.signal.aborted || this.outer.signal.aborted) this.learn({ failedStep: this.#known.failedStep ?? name });
      say(deps.signal.aborted ? "ended" : "failed");
      throw error;
    } finally {
      this.#seconds[name] = Math.round(elapsed()) / 1e3;
    }
  }
  learn(known) {
    this.#known = { ...this.#known, ...known };
  }
  /** From here on the live site may change. */
  pointOfNoReturn() {
    this.#siteChanged = "maybe";
  }
  /** Ends every step that is under way, for this reason. */
  stop(reason) {
    this.#stop.abort(reason);
  }
  ends(status) {
    this.#status = status;
    return this.result();
  }
  failed(thrown) {
    const { signal } = this.outer;
    const error = SiteDeployError.from(signal.aborted ? signal.reason : thrown);
    const isSkipped = error.code === "SUPERSEDED" || error.code === "PREVIEW_IN_USE";
    if (isSkipped) this.#siteChanged = "no";
    if (error.code === "DISTRIBUTION_FAILED") this.#siteChanged = "no";
    if (error.code === "CANCELLED") this.#status = this.#siteChanged === "no" ? "cancelled" : "unknown";
    else if (isSkipped) this.#status = "skipped";
    else this.#status = unknownOutcomes.includes(error.code) ? "unknown" : "failed";
    this.learn({ error });
    this.stop(error);
  }
  result() {
    return {
      notified: false,
      ...this.#known,
      status: this.#status,
      siteChanged: this.#siteChanged,
      seconds: this.#seconds
    };
  }
};

// src/deploy/remarks.ts
var plan = (plan2) => plan2.mode === "close" ? planToClose(plan2) : planToDeploy(plan2);
var planToClose = (plan2) => ({
  text: `to close the Preview "${plan2.environmentName}" of ${plan2.config.site.slug}`,
  known: {
    environment: plan2.environment,
    version: plan2.version,
    ...plan2.environmentName !== null && { closing: plan2.environmentName }
  },
  plan: plan2
});
var planToDeploy = (plan2) => ({
  text: `${plan2.config.site.slug} ${plan2.version} to ${plan2.environment}, ${plan2.event.sha === "" ? "not a commit" : `commit ${plan2.event.sha.slice(0, 12)}`}${plan2.rollbackRun === void 0 ? "" : `, again, as run ${plan2.rollbackRun} built it`}`,
  known: {
    environment: plan2.environment,
    version: plan2.version,
    ...plan2.rollbackRun !== void 0 && { rolledBack: { run: plan2.rollbackRun, commit: plan2.event.sha } }
  },
  plan: plan2
});
var login = ({ config }) => ({
  text: `as application ${config.azure.clientId}, without a stored secret`
});
var exchange = ({ config }) => ({ text: `deployment token for ${config.site.slug}, masked` });
var build2 = ({ commands, files }) => {
  if (files !== void 0) return { text: `as built by the earlier job, ${files.length} files` };
  return { text: commands.length === 0 ? "nothing to build" : commands.join(", ") };
};
var finish2 = ({ overlay, pages }) => ({
  text: [pages.size === 1 ? "1 page changed" : `${pages.size} pages changed`, ...overlay.keys()].join(", ")
});
var pack2 = ({ manifest, marker, archive, archiveBytes, live }) => {
  const noArchive = live === void 0 ? "not packed, since the platform's client takes a folder" : "not packed, since it is live";
  return {
    text: `${manifest.files.length} files, ${bytes(manifest.totalBytes)}, ${archive === "" ? noArchive : `packed ${bytes(archiveBytes)}`}, ${marker.digest.slice(0, 19)}`,
    known: { fileCount: manifest.files.length, totalBytes: manifest.totalBytes, digest: marker.digest }
  };
};
var artifact = ({ folder, name, manifest, digest }) => ({
  text: `${manifest.files.length} files, ${bytes(manifest.totalBytes)}, in ${folder}`,
  known: { fileCount: manifest.files.length, totalBytes: manifest.totalBytes, digest, folder, artifact: name }
});
var upload2 = ({ id, correlationId, outcome, url }) => {
  if (outcome === "present")
    return { text: "the live site has these files already: nothing was sent", known: { isPresent: true } };
  return {
    text: outcome === "accepted" ? `deployment ${id}` : `deployment ${id}: the platform did not say how it ended; the live site will tell`,
    known: { deploymentId: id, correlationId, ...url !== void 0 && { url } },
    ...outcome === "accepted" && { siteChanged: "yes" }
  };
};
var close2 = ({ name, correlationId, outcome, visitors }) => {
  const what = {
    closed: `Closed: the Preview "${name}" is no more.`,
    absent: `Closed: the hosting platform knows no Preview "${name}".`,
    planned: `Dry run: the Preview "${name}" would be closed. Nothing was sent.`
  }[outcome];
  const look2 = visitors ?? "Its address was not looked at, since environments.preview.url is not set.";
  return {
    text: `the Preview "${name}": ${outcome}`,
    known: {
      closed: outcome === "planned" ? what : `${what} ${look2}`,
      ...outcome !== "planned" && { correlationId }
    },
    ...outcome === "closed" && { siteChanged: "yes" }
  };
};
var verify2 = ({ url, looks }, { outcome }) => ({
  text: `${url} serves this build: ${looks.join(", ")}`,
  known: { url },
  ...outcome !== "present" && { siteChanged: "yes" }
});
var notify = ({ status }) => ({
  text: `the portal knows: ${status}`,
  known: { notified: true }
});

// src/steps/exchange/exchange.ts
var codes = {
  401: "EXCHANGE_UNAUTHORIZED",
  403: "EXCHANGE_FORBIDDEN",
  404: "EXCHANGE_SITE_UNKNOWN",
  429: "EXCHANGE_RATE_LIMITED"
};
async function exchange2(plan2, access, deps) {
  const { portal, site } = plan2.config;
  const { http, clock, log } = deps;
  const credential = async () => access.token;
  const { PortalClient } = await import("./client-NIZY3A3C.js");
  const client = new PortalClient({ http, clock, url: portal.url, credential, onRetry: (line) => log.info(line) });
  try {
    const token = await client.createDeploymentToken(site.slug, deps.signal);
    deps.log.mask(token);
    return { token };
  } catch (error) {
    deps.signal.throwIfAborted();
    throw explain(error, plan2);
  }
}
function explain(error, { config: { portal, site } }) {
  if (error instanceof PortalAnswerError) {
    return new SiteDeployError("EXCHANGE_ANSWER_INVALID", `The portal ${portal.url} gave no deployment token.`, {
      cause: error,
      facts: [error.message]
    });
  }
  if (error instanceof HttpFault) {
    return new SiteDeployError("EXCHANGE_UNAVAILABLE", `The portal ${portal.url} did not answer.`, {
      cause: error,
      facts: [error.message]
    });
  }
  if (!(error instanceof PortalError)) return error;
  const code = codes[error.status] ?? (error.status >= 500 ? "EXCHANGE_UNAVAILABLE" : "EXCHANGE_ANSWER_INVALID");
  return new SiteDeployError(
    code,
    `The portal ${portal.url} gave no deployment token for the site "${site.slug}": status ${error.status}.`,
    {
      cause: error,
      facts: [error.message, ...error.requestId === void 0 ? [] : [`request id: ${error.requestId}`]]
    }
  );
}

// src/steps/finish/portal/fetch-content.ts
var together = 6;
var everyMs = 5e3;
async function fetchContent(plan2, access, deps) {
  const { site } = plan2.config;
  const { http, clock, log, signal } = deps;
  const [{ PortalClient }, { readPageSeo }] = await Promise.all([
    import("./client-NIZY3A3C.js"),
    import("./page-seo-AA37USJQ.js")
  ]);
  const client = new PortalClient({
    http,
    clock,
    url: plan2.config.portal.url,
    credential: async () => access,
    onRetry: (line) => log.info(line)
  });
  try {
    const [{ pages }, overview, defaults, sitemap] = await Promise.all([
      client.listPages(site.id, signal),
      client.getSeo(site.id, signal),
      client.getSeoDefaults(site.id, signal),
      client.getSitemap(site.id, signal).catch((error) => {
        if (!isMissing(error)) throw error;
      })
    ]);
    const slugs = [...new Set(overview.pages.map(({ pageSlug }) => pageSlug))];
    const seo = /* @__PURE__ */ new Map();
    const malformed = [];
    let said = clock.now();
    let done = 0;
    await inParallel(slugs, async (pageSlug) => {
      try {
        const raw = await client.getRawPageSeo(site.id, pageSlug, signal);
        const read = readPageSeo(pageSlug, raw);
        seo.set(pageSlug, read.seo);
        malformed.push(...read.malformed.map((problem) => ({ pageSlug, ...problem })));
      } catch (error) {
        if (error instanceof SiteDeployError && error.code === "USAGE")
          malformed.push({ pageSlug, field: "", message: error.message });
        else if (!isMissing(error)) throw error;
      }
      done += 1;
      if (clock.now() - said < everyMs) return;
      said = clock.now();
      log.info(`SEO metadata: ${done} of ${slugs.length} pages (at most ${rateLimits.read} calls a minute)`);
    });
    return { pages, seo, defaults, sitemap: sitemap?.trim() ? sitemap : void 0, malformed };
  } catch (error) {
    signal.throwIfAborted();
    throw explain2(error, plan2);
  }
}
function isMissing(error) {
  return error instanceof PortalError && error.status === 404;
}
async function inParallel(items, work) {
  const rest = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: together }, worker));
}
function explain2(error, { config: { portal, site } }) {
  const what = `the SEO metadata of the site "${site.slug}"`;
  if (error instanceof PortalAnswerError)
    return new SiteDeployError("CONTENT_ANSWER_INVALID", `The portal ${portal.url} did not answer with ${what}.`, {
      cause: error,
      facts: [error.message]
    });
  if (error instanceof HttpFault)
    return new SiteDeployError("CONTENT_UNAVAILABLE", `The portal ${portal.url} did not answer.`, {
      cause: error,
      facts: [error.message]
    });
  if (!(error instanceof PortalError)) return error;
  const isRefused = error.status === 401 || error.status === 403;
  const isUnknown = error.status === 404;
  return new SiteDeployError(
    isRefused || isUnknown ? "CONTENT_REFUSED" : "CONTENT_UNAVAILABLE",
    `The portal ${portal.url} did not give ${what}: status ${error.status}.`,
    {
      cause: error,
      facts: [
        error.message,
        ...isRefused ? [
          "the access token of the run was sent as bearer; which credential the portal expects here is not specified"
        ] : [],
        ...error.requestId === void 0 ? [] : [`request id: ${error.requestId}`]
      ],
      ...isUnknown && {
        remedy: "Compare site.id in the site config with the portal, or set seo.enabled: false to deploy without its metadata."
      }
    }
  );
}

// src/identity/claims.ts
function readClaims(token) {
  const claims = decode(token.reveal().split(".")[1] ?? "");
  const text2 = (name) => typeof claims[name] === "string" ? claims[name] : void 0;
  return {
    subject: text2("sub"),
    issuer: text2("iss"),
    audience: text2("aud"),
    issuedAt: typeof claims.iat === "number" ? claims.iat : void 0
  };
}
function decode(part) {
  try {
    const value = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

// src/steps/login/aadsts.ts
var codes2 = {
  700211: "LOGIN_NO_MATCHING_CREDENTIAL",
  700212: "LOGIN_NO_MATCHING_CREDENTIAL",
  700213: "LOGIN_NO_MATCHING_CREDENTIAL",
  70021: "LOGIN_NO_MATCHING_CREDENTIAL",
  7002138: "LOGIN_CREDENTIAL_CASE",
  700016: "LOGIN_APPLICATION_UNKNOWN",
  90002: "LOGIN_TENANT_UNKNOWN",
  700024: "LOGIN_CLOCK",
  500011: "LOGIN_AUDIENCE_UNKNOWN",
  65001: "LOGIN_AUDIENCE_UNKNOWN"
};
function aadstsCode(text2) {
  return /AADSTS(\d+)/.exec(text2)?.[1];
}
function refusalError(refusal2, context, cause) {
  const aadsts = aadstsCode(`${refusal2.body ?? ""} ${cause instanceof Error ? cause.message : ""}`);
  const description = describe2(refusal2.body);
  const reference = refusal2.requestId === void 0 ? [] : [`request id: ${refusal2.requestId}`];
  if (aadsts === void 0) {
    const status = refusal2.status ?? 0;
    const code2 = status === 0 || status === 429 || status >= 500 ? "LOGIN_UNAVAILABLE" : "LOGIN_REFUSED";
    return new SiteDeployError(code2, `The login failed${status === 0 ? "" : ` with status ${status}`}.`, {
      cause,
      facts: [...description === void 0 ? [] : [description], ...reference]
    });
  }
  const code = codes2[aadsts] ?? "LOGIN_REFUSED";
  return new SiteDeployError(code, `Microsoft Entra refused the login: AADSTS${aadsts}.`, {
    cause,
    facts: [...description === void 0 ? [] : [description], ...explain3(code, context, description), ...reference],
    ...remedyFor(code, context)
  });
}
function explain3(code, context, description) {
  const { claims, clientId, tenantId, audience, now } = context;
  const presented = [
    `presented subject:  ${claims?.subject ?? "(none)"}`,
    `presented issuer:   ${claims?.issuer ?? "(none)"}`,
    `presented audience: ${claims?.audience ?? "(none)"}`
  ];
  switch (code) {
    case "LOGIN_NO_MATCHING_CREDENTIAL":
      return [...presented, `application: ${clientId} in tenant ${tenantId}`];
    case "LOGIN_CREDENTIAL_CASE":
      return [...presented, ...compareCase(claims?.subject, description)];
    case "LOGIN_APPLICATION_UNKNOWN":
      return [`azure.clientId: ${clientId}`, `azure.tenantId: ${tenantId}`];
    case "LOGIN_TENANT_UNKNOWN":
      return [`azure.tenantId: ${tenantId}`];
    case "LOGIN_AUDIENCE_UNKNOWN":
      return [`portal.audience: ${audience}`];
    case "LOGIN_CLOCK": {
      const issued = claims?.issuedAt;
      const skew = issued === void 0 ? void 0 : Math.round(now / 1e3 - issued);
      return [
        `the runner's clock: ${new Date(now).toISOString()}`,
        ...skew === void 0 ? [] : [`issued ${skew} s ago by the runner's clock`]
      ];
    }
    default:
      return presented;
  }
}
function remedyFor(code, { claims, clientId }) {
  if (code !== "LOGIN_NO_MATCHING_CREDENTIAL" || claims?.subject === void 0) return {};
  const parameters = JSON.stringify({
    name: "site-deploy",
    issuer: claims.issuer,
    subject: claims.subject,
    audiences: [claims.audience]
  });
  return {
    remedy: `Add the credential with:  az ad app federated-credential create --id ${clientId} --parameters '${parameters}'  (just added? wait a few minutes and run again).`
  };
}
function compareCase(presented, description) {
  if (presented === void 0 || description === void 0) return [];
  const spelling = [...description.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? "").find((quoted) => quoted !== presented && quoted.toLowerCase() === presented.toLowerCase());
  if (spelling === void 0) return [];
  const at = [...presented].findIndex((letter, index) => letter !== spelling[index]);
  return [`presented:  ${presented}`, `credential: ${spelling}`, `            ${" ".repeat(at)}^ differs here`];
}
function describe2(body) {
  if (body === void 0) return void 0;
  let text2;
  try {
    text2 = JSON.parse(body).error_description;
  } catch {
    return void 0;
  }
  if (typeof text2 !== "string") return void 0;
  return text2.split(/\s*Trace ID:/)[0]?.replaceAll(/\s+/g, " ").slice(0, 600);
}

// src/steps/login/observe.ts
var AttemptHung = class extends Error {
  name = "RestError";
  code = "ETIMEDOUT";
  constructor(timeoutMs) {
    super(`no answer within ${timeoutMs / 1e3} s`);
  }
};
function observe(signal, timeoutMs) {
  let last = { status: void 0, body: void 0, requestId: void 0 };
  return {
    last: () => last,
    policy: {
      position: "perRetry",
      policy: {
        name: "site-deploy-observe",
        async sendRequest(request, next) {
          const limit = AbortSignal.timeout(timeoutMs);
          request.abortSignal = AbortSignal.any([signal, limit]);
          last = { status: void 0, body: void 0, requestId: void 0 };
          const response = await next(request).catch((error) => {
            if (signal.aborted || !limit.aborted) throw error;
            request.abortSignal = signal;
            throw new AttemptHung(timeoutMs);
          });
          last = {
            status: response.status,
            body: response.status >= 400 ? response.bodyAsText ?? void 0 : void 0,
            requestId: response.headers.get("x-ms-request-id")
          };
          return response;
        }
      }
    }
  };
}

// src/steps/login/login.ts
var exchangeAudience = "api://AzureADTokenExchange";
var attemptMs = 1e4;
var propagationPauses = [5e3, 1e4, 15e3];
async function login2(plan2, identity, deps) {
  const pauses = [...propagationPauses];
  let mayRenew = true;
  for (; ; ) {
    try {
      return await attempt(plan2, identity, deps);
    } catch (error) {
      const pause2 = isUnknownYet(error) ? pauses.shift() : void 0;
      if (pause2 !== void 0) {
        deps.log.info(
          `Microsoft Entra does not know a matching federated credential yet; trying again in ${seconds(pause2)}.`
        );
        await deps.clock.sleep(pause2, deps.signal);
      } else if (mayRenew && error instanceof SiteDeployError && error.code === "LOGIN_CLOCK") {
        mayRenew = false;
        deps.log.info("The id token was refused as expired; trying once with a fresh one.");
      } else throw error;
    }
  }
}
function isUnknownYet(error) {
  return error instanceof SiteDeployError && /AADSTS70021\b/.test(error.message);
}
async function attempt(plan2, identity, deps) {
  const { azure, portal } = plan2.config;
  let claims;
  let identityFailure;
  const idToken = identity.idToken(exchangeAudience, deps.signal);
  idToken.catch(() => void 0);
  const getAssertion = async () => {
    try {
      const token = await idToken;
      claims = readClaims(token);
      return token.reveal();
    } catch (error) {
      identityFailure = error;
      throw error;
    }
  };
  const { ClientAssertionCredential } = await import("./esm-HJLTJXY6.js");
  const observer = observe(deps.signal, attemptMs);
  const credential = new ClientAssertionCredential(azure.tenantId, azure.clientId, getAssertion, {
    additionalPolicies: [observer.policy],
    retryOptions: { maxRetries: 3, retryDelayInMs: 400, maxRetryDelayInMs: 3e3 }
  });
  try {
    const { token, expiresOnTimestamp } = await credential.getToken(`${portal.audience}/.default`);
    const secret = new Secret(token);
    deps.log.mask(secret);
    return { token: secret, expiresAt: expiresOnTimestamp };
  } catch (error) {
    deps.signal.throwIfAborted();
    if (identityFailure !== void 0) throw identityFailure;
    const context = {
      clientId: azure.clientId,
      tenantId: azure.tenantId,
      audience: portal.audience,
      claims,
      now: deps.clock.now()
    };
    throw refusalError(observer.last(), context, error);
  }
}

// src/deploy/session.ts
function openSession(plan2, identity, run2, options) {
  const access = plan2.dryRun ? neverAsked() : run2.step(
    "login",
    (deps) => login2(plan2, identity, deps),
    () => login(plan2),
    run2.outer
  );
  const token = access.then(
    (granted) => run2.step(
      "exchange",
      (deps) => exchange2(plan2, granted, deps),
      () => exchange(plan2)
    )
  );
  token.catch((error) => run2.stop(error));
  const client = once(() => officialClient(plan2, options.toolCache, run2.deps));
  if (plan2.uploader === "official" && plan2.mode !== "close" && !plan2.dryRun) client().catch((error) => run2.stop(error));
  const session = {
    content: openContent(plan2, access, run2),
    token: () => token,
    renewToken: async () => exchange2(plan2, await access, run2.deps),
    client,
    env: options.env,
    commits: { git: options.git, ...options.github !== void 0 && { github: options.github } },
    begins: (correlationId) => run2.learn({ correlationId }),
    pointOfNoReturn: () => run2.pointOfNoReturn(),
    accessToken: () => access.then(({ token: granted }) => granted).catch(() => void 0)
  };
  run2.session = session;
  return session;
}
function once(get) {
  let promise;
  return () => {
    promise ??= get();
    return promise;
  };
}
function openContent(plan2, access, run2) {
  if (plan2.dryRun || plan2.mode === "close" || !plan2.config.seo.enabled) return void 0;
  const content = access.then(async ({ token }) => {
    try {
      return await fetchContent(plan2, token, run2.deps);
    } catch (error) {
      if (!run2.deps.signal.aborted) run2.learn({ failedStep: "finish" });
      run2.stop(error);
      throw error;
    }
  });
  content.catch(() => void 0);
  return content;
}
function neverAsked() {
  return new Promise(() => {
  });
}

// src/steps/notify/notify.ts
async function notify2(plan2, outcome, credential, deps) {
  const { portal } = plan2.config;
  const { run: run2 } = plan2.event;
  const { PortalClient } = await import("./client-NIZY3A3C.js");
  const client = new PortalClient({
    http: deps.http,
    clock: deps.clock,
    url: portal.url,
    credential: async () => credential,
    provider: portal.provider,
    onRetry: (line) => deps.log.info(line)
  });
  const key = [plan2.event.repository, run2.id, run2.attempt, plan2.environment, outcome.status].join("/");
  try {
    await client.completeDeployment(payload(plan2, outcome, deps.clock.now()), key, deps.signal);
    return { status: outcome.status };
  } catch (error) {
    throw explain4(error, portal.url);
  }
}
function payload(plan2, { status, url, error }, now) {
  const { site } = plan2.config;
  return {
    event: "site.deployed",
    timestamp: new Date(now).toISOString(),
    site: { id: site.id, slug: site.slug },
    data: { version: plan2.version, environment: plan2.environment, commitSha: plan2.event.sha },
    status,
    ...url !== void 0 && { url },
    // The message only: facts may hold lines of the build.
    ...error !== void 0 && { error: { code: error.code, message: error.message } },
    run: { ...plan2.event.run }
  };
}
function explain4(error, url) {
  const facts = error instanceof PortalError || error instanceof HttpFault ? [error.message] : ["it did not answer in time"];
  const isRefused = error instanceof PortalError && (error.status === 401 || error.status === 403);
  return new SiteDeployError("NOTIFY_FAILED", `The portal ${url} could not be told how the deployment ended.`, {
    cause: error,
    facts,
    ...isRefused && {
      remedy: 'Set the input "api-token" to a valid API token of the portal, and run the job again.'
    }
  });
}

// src/deploy/tell-portal.ts
var limitMs = 6e4;
var afterCancelMs = 5e3;
async function closeRun(run2, apiToken) {
  const { plan: plan2 } = run2;
  const { status, url, error } = run2.result();
  if (plan2 === void 0 || plan2.dryRun || plan2.mode === "build" || plan2.mode === "close") return run2.result();
  const deps = closingDeps(run2.outer);
  try {
    await run2.step(
      "notify",
      async () => {
        const credential = apiToken ?? await run2.session?.accessToken();
        if (credential === void 0) throw noCredential();
        return notify2(plan2, { status, url, error }, credential, deps);
      },
      notify,
      deps
    );
  } catch (thrown) {
    run2.learn({ notifyError: SiteDeployError.from(thrown) });
  }
  return run2.result();
}
function noCredential() {
  return new SiteDeployError(
    "NOTIFY_FAILED",
    "The portal was not told how the deployment ended: the run has no access token and no API token.",
    {
      remedy: 'Set the input "api-token": with it the portal is told of failed logins, too.'
    }
  );
}
function closingDeps(outer) {
  const { signal } = outer;
  const limit = new AbortController();
  const soon = () => void setTimeout(() => limit.abort(signal.reason), afterCancelMs).unref();
  if (signal.aborted) soon();
  else signal.addEventListener("abort", soon, { once: true });
  return { ...outer, signal: AbortSignal.any([limit.signal, AbortSignal.timeout(limitMs)]) };
}

// src/deploy/deploy.ts
async function deploy(options, identity, deps) {
  const run2 = new Run(deps);
  try {
    const plan2 = await run2.step(
      "plan",
      async (deps2) => keptPlan(await makePlan(options, deps2), options, deps2),
      plan
    );
    if (plan2.mode === "build") {
      const built2 = await run2.step("build", (deps2) => build(plan2, options.env, deps2), build2);
      await run2.step("pack", (deps2) => writeArtifact(plan2, built2, deps2), artifact);
      return run2.ends("succeeded");
    }
    const session = openSession(plan2, identity, run2, options);
    if (plan2.mode === "close") {
      await run2.step("upload", (deps2) => closePreview(plan2, session, deps2), close2);
      return run2.ends(plan2.dryRun ? "skipped" : "succeeded");
    }
    const isBuilt = plan2.mode === "deploy" || plan2.mode === "rollback";
    const obtain = isBuilt ? () => readArtifact(plan2) : (deps2) => build(plan2, options.env, deps2);
    const built = await run2.step("build", obtain, build2);
    const finished = await run2.step("finish", (deps2) => finish(plan2, built, session.content, deps2), finish2);
    const site = await run2.step("pack", (deps2) => pack(plan2, finished, built, deps2), pack2);
    if (plan2.dryRun) return run2.ends("skipped");
    const deployment = await run2.step(
      "upload",
      (deps2) => upload(plan2, site, { ...session, ...built }, deps2),
      upload2
    );
    await run2.step(
      "verify",
      (deps2) => verify(plan2, site, deployment, deps2),
      (seen) => verify2(seen, deployment)
    );
    run2.ends(deployment.outcome === "present" ? "skipped" : "succeeded");
  } catch (error) {
    run2.failed(error);
  }
  return closeRun(run2, options.apiToken);
}

// src/identity/github.ts
function githubIdentity({ http, requestUrl, requestToken, mask }) {
  return {
    async idToken(audience, signal) {
      if (!requestUrl || !requestToken) {
        throw new SiteDeployError(
          "IDENTITY_NOT_AVAILABLE",
          "This job has no OIDC identity: the runner offers no id token."
        );
      }
      const url = new URL(requestUrl);
      url.searchParams.set("audience", audience);
      const response = await http.send({
        method: "GET",
        url,
        headers: { authorization: `Bearer ${requestToken.reveal()}`, accept: "application/json" },
        idleMs: 1e4,
        signal
      }).catch((error) => {
        if (!(error instanceof HttpFault)) throw error;
        throw new SiteDeployError("ID_TOKEN_FAILED", `The id token could not be fetched: ${error.message}`, {
          cause: error
        });
      });
      const value = response.json?.value;
      if (!response.ok || typeof value !== "string" || value === "") {
        const received = response.ok ? "an answer without a token" : `status ${response.status}`;
        throw new SiteDeployError(
          "ID_TOKEN_FAILED",
          `The id token could not be fetched: ${received} after ${response.attempts} attempt(s).`
        );
      }
      const token = new Secret(value);
      mask(token);
      return token;
    }
  };
}

export {
  deploy,
  githubIdentity
};
