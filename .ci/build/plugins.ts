import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'rolldown';

/**
 * What the program may know of package.json: the fields that it reads, and nothing else. So another dependency or
 * script changes no byte of what is built.
 */
export function manifestFields(root: string, fields: Readonly<Record<string, unknown>>): Plugin {
  const file = path.join(root, 'package.json');
  return {
    name: 'fields of package.json',
    load: {
      filter: { id: /package\.json$/ },
      handler: (id) => (id === file ? JSON.stringify(fields) : undefined),
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
  // Brings @actions/exec for the details of the runner's system, which nobody asks.
  { importer: '@actions/core', specifier: './platform.js', contents: 'export {};' },
  // Loads in 6 ms, for a random id: taken when it is used.
  {
    importer: '@actions/core',
    specifier: 'crypto',
    contents: `export const randomUUID = () => process.getBuiltinModule('crypto').randomUUID();`,
  },
  // Brings @actions/http-client and undici (0.8 MB, 50 ms at start) for `getIDToken`, which is not used: it neither
  // retries what is worth retrying nor says why it failed. Called by mistake, it must not go unnoticed.
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
  // Signs a client assertion by a certificate; here the runner's identity is the assertion. With it come semver, jws and
  // six parts of lodash (0.1 MB).
  {
    importer: '@azure/msal-node',
    specifier: 'jsonwebtoken',
    contents: `export default {
  sign() {
    throw new Error('a login by a certificate is not part of this bundle');
  },
};`,
  },
  // Asks whether a request's body is a form by a class of Node's that loads its whole fetch (25 ms). A request for a
  // token has text.
  {
    importer: '@typespec/ts-http-runtime',
    specifier: '../formData.js',
    contents: 'export const convertBodyToFormDataMap = () => undefined;',
  },
  // Finds out whether a terminal shows colours, for debug lines of the login that nobody prints.
  { importer: 'debug', specifier: 'supports-color', contents: 'export const stderr = false;' },
  // These three come with every setting of the SWA CLI, through the module that waits for the ports of its emulator:
  // axios, joi, rxjs and lodash (1.4 MB, 115 ms), a spinner and a prompt (0.4 MB). Its framework detection uses none of
  // them.
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

/** Ids of modules that are no files begin like this, by the convention of bundlers. */
const virtual = '\0';

/** Replaces modules that are imported but never used, and cost much. */
export function stubs(): Plugin {
  const prefix = `${virtual}stub:`;
  return {
    name: 'stubs',
    resolveId(specifier, importer) {
      const from = importer?.replaceAll(path.sep, '/') ?? '';
      const found = stubbed.findIndex(
        (stub) => stub.specifier === specifier && from.includes(`/node_modules/${stub.importer}/`),
      );
      return found === -1 ? undefined : `${prefix}${found}`;
    },
    load: (id) =>
      id.startsWith(prefix) ? stubbed[Number(id.slice(prefix.length))]?.contents : undefined,
  };
}

/**
 * Opens a browser for a login by a person, which a federated login has not. Imported lazily, a stub of it would be one
 * more file.
 */
export function noBrowser(): Plugin {
  const module = `throw new Error('a login in a browser is not part of this bundle');`;
  return {
    name: 'no browser',
    resolveId: {
      filter: { id: /^open$/ },
      handler: (_specifier, importer) =>
        /[\\/]@azure[\\/](identity|msal-node)[\\/]/.test(importer ?? '')
          ? { id: `data:text/javascript,${encodeURIComponent(module)}`, external: true }
          : undefined,
    },
  };
}

const read = /readFileSync\(new URL\('(\.\/[^']+)', import\.meta\.url\), 'utf8'\)/g;

/** Takes the text of a file beside a source into the bundle, where the file is not. */
export function filesAsText(): Plugin {
  return {
    name: 'files as text',
    transform: {
      filter: { code: read },
      handler: (code, id) =>
        code.replace(read, (_, name: string) =>
          JSON.stringify(readFileSync(path.join(path.dirname(id), name), 'utf8')),
        ),
    },
  };
}
