import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * What only the local cloud needs stays outside of the bundle: Azurite, oidc-provider and the like are large, look for files
 * beside themselves at run time, and are never loaded on a runner. They are the `dependencies` of package.json; imported from
 * anywhere but src/localcloud, the same package is bundled like every other.
 */
export function localCloudPackages(root: string): Plugin {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const folder = path.join(root, 'src', 'localcloud') + path.sep;
  return {
    name: 'packages of the local cloud',
    setup(build) {
      build.onResolve({ filter: /^[@a-z]/ }, ({ path: specifier, importer }) => {
        if (!importer.startsWith(folder)) return;
        return packageName(specifier) in manifest.dependencies ? { path: specifier, external: true } : undefined;
      });
    },
  };
}

interface Stub {
  /** Package, or folder of one, whose import is replaced. */
  readonly importer: string;
  readonly specifier: string;
  readonly contents: string;
}

const stubbed: readonly Stub[] = [
  // Brings @actions/http-client and undici (0.8 MB, 50 ms at start) for `getIDToken`, which is not used: it neither retries
  // what is worth retrying nor says why it failed. Called by mistake, it must not go unnoticed.
  {
    importer: '@actions/core',
    specifier: './oidc-utils.js',
    contents: `export class OidcClient {
  static getIDToken() {
    throw new Error('core.getIDToken is not part of this bundle');
  }
}`,
  },
  // Brings Octokit (1 MB) for `getOctokit`; only `context` is used.
  {
    importer: '@actions/github',
    specifier: './utils.js',
    contents: `export class GitHub {
  static plugin() {
    throw new Error('github.getOctokit is not part of this bundle');
  }
}
export function getOctokitOptions() {
  throw new Error('github.getOctokit is not part of this bundle');
}`,
  },
  // These three come with every setting of the SWA CLI, through the module that waits for the ports of its emulator: axios, joi, rxjs
  // and lodash (1.4 MB, 115 ms), a spinner and a prompt (0.4 MB). Its framework detection uses none of them.
  {
    importer: '@azure/static-web-apps-cli/dist/core/utils',
    specifier: 'wait-on',
    contents: `export default function waitOn() {
  throw new Error('wait-on is not part of this bundle');
}`,
  },
  {
    importer: '@azure/static-web-apps-cli/dist/core/utils',
    specifier: 'ora',
    contents: `export default function ora() {
  throw new Error('ora is not part of this bundle');
}`,
  },
  {
    importer: '@azure/static-web-apps-cli/dist/core/utils',
    specifier: '../prompts.js',
    contents: `export function confirmChooseRandomPort() {
  throw new Error('the prompts of the SWA CLI are not part of this bundle');
}`,
  },
];

/** Replaces modules that are imported but never used, and cost much. */
export function stubs(): Plugin {
  return {
    name: 'stubs',
    setup(build) {
      for (const [index, { importer, specifier }] of stubbed.entries()) {
        const from = `${path.sep}${path.join('node_modules', importer)}${path.sep}`;
        build.onResolve({ filter: new RegExp(`^${specifier.replaceAll('.', '\\.')}$`) }, (args) =>
          args.importer.includes(from)
            ? { path: `${importer}:${specifier}`, namespace: 'stub', pluginData: index }
            : undefined,
        );
      }
      build.onLoad({ filter: /.*/, namespace: 'stub' }, ({ pluginData }) => ({
        contents: stubbed[pluginData as number]?.contents ?? '',
        loader: 'js',
      }));
    },
  };
}

/** What programs use of node:http. Not among it: WebSocket, CloseEvent and MessageEvent. */
const httpNames = [
  ...[
    'Agent',
    'ClientRequest',
    'IncomingMessage',
    'METHODS',
    'OutgoingMessage',
    'STATUS_CODES',
    'Server',
    'ServerResponse',
  ],
  ...['createServer', 'get', 'globalAgent', 'maxHeaderSize', 'request', 'validateHeaderName', 'validateHeaderValue'],
];

/**
 * An `import` of node:http reads all its exports, and reading its WebSocket loads Node's whole fetch: 12 ms of a start that takes
 * 70. What is asked for by name costs nothing more.
 */
export function lightHttp(): Plugin {
  return {
    name: 'light node:http',
    setup(build) {
      build.onResolve({ filter: /^(node:)?http$/ }, ({ kind }) =>
        kind === 'import-statement' ? { path: 'node:http', namespace: 'light' } : undefined,
      );
      build.onLoad({ filter: /.*/, namespace: 'light' }, () => ({
        contents: `const http = process.getBuiltinModule('node:http');
export default http;
export const { ${httpNames.join(', ')} } = http;`,
        loader: 'js',
      }));
    },
  };
}

/** `@scope/name/deep/file.js` → `@scope/name`. */
function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
