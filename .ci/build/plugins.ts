import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'rolldown';

/**
 * Provides only the fields of package.json that the program reads, so that changes to other fields,
 * e.g. a script, don't affect the output.
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
  /** Package, or a folder in it, that contains the import to replace. */
  readonly importer: string;
  readonly specifier: string;
  readonly contents: string;
}

/**
 * Login clients of MSAL that the Action doesn't use (60 kB). It only uses the client that presents
 * a federated token.
 */
const otherLogins = [
  './client/PublicClientApplication.mjs',
  './client/ManagedIdentityApplication.mjs',
  './client/AuthorizationCodeClient.mjs',
  './client/RefreshTokenClient.mjs',
  './client/SilentFlowClient.mjs',
  './OnBehalfOfClient.mjs',
  './UserFederatedIdentityCredentialClient.mjs',
  './UsernamePasswordClient.mjs',
].map((specifier): Stub => {
  const name = path.basename(specifier, '.mjs');
  const contents = `export class ${name} {
  constructor() {
    throw new Error('a login by ${name} is not part of this bundle');
  }
}`;
  return { importer: '@azure/msal-node', specifier, contents };
});

const stubbed: readonly Stub[] = [
  ...otherLogins,
  // The original loads @actions/exec to read unused details of the runner's system.
  { importer: '@actions/core', specifier: './platform.js', contents: 'export {};' },
  // The original loads node:fs/promises, which a deployment doesn't need. The Action writes its
  // summary synchronously.
  {
    importer: '@actions/core',
    specifier: './summary.js',
    contents: 'export const summary = {}, markdownSummary = {};',
  },
  // The original loads crypto at the start for a random id, which takes 6 ms. The stub loads it
  // when needed.
  {
    importer: '@actions/core',
    specifier: 'crypto',
    contents: `export const randomUUID = () => process.getBuiltinModule('crypto').randomUUID();`,
  },
  // The original loads @actions/http-client and undici (0.8 MB, 50 ms at the start) for
  // `getIDToken`. The Action doesn't use it, because it neither retries temporary errors nor
  // reports why a request failed.
  {
    importer: '@actions/core',
    specifier: './oidc-utils.js',
    contents: `export class OidcClient {
  static getIDToken() {
    throw new Error('core.getIDToken is not part of this bundle');
  }
}`,
  },
  // The original loads Octokit (1 MB) for `getOctokit`. Only `context` is used.
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
  // The original signs a client assertion with a certificate, and loads semver, jws and six parts
  // of lodash (0.1 MB). The Action's assertion is the runner's identity.
  {
    importer: '@azure/msal-node',
    specifier: 'jsonwebtoken',
    contents: `export default {
  sign() {
    throw new Error('a login by a certificate is not part of this bundle');
  },
};`,
  },
  // The original checks whether a body is a form, which loads all of Node's fetch (25 ms). The body
  // of a token request is plain text.
  {
    importer: '@typespec/ts-http-runtime',
    specifier: '../formData.js',
    contents: 'export const convertBodyToFormDataMap = () => undefined;',
  },
  // The login uses the run's HTTP client instead, which supports proxies (45 kB).
  {
    importer: '@typespec/ts-http-runtime',
    specifier: './nodeHttpClient.js',
    contents: `export function createNodeHttpClient() {
  throw new Error("the login library's own HTTP client is not part of this bundle");
}`,
  },
  {
    importer: '@azure/core-rest-pipeline',
    specifier: './policies/proxyPolicy.js',
    contents: `export const proxyPolicy = () => ({
  name: 'proxyPolicy',
  sendRequest: (request, next) => next(request),
});
export const proxyPolicyName = 'proxyPolicy';
export const getDefaultProxySettings = () => undefined;`,
  },
  // The detection of frameworks uses none of these three modules. They wait for the emulator's
  // ports (axios, joi, rxjs and lodash: 1.4 MB, 115 ms), and show a spinner and a prompt (0.4 MB).
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

/** Prefix for the ids of modules that aren't files, as is conventional in bundlers. */
const virtual = '\0';

/** Replaces modules that are slow to load, and are imported but never used. */
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
 * Removes the package that opens a browser for an interactive login, which a federated login
 * doesn't need. It is imported lazily, so a stub would become an additional file.
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

const read = /readFileSync\(new URL\('(\.\.?\/[^']+)', import\.meta\.url\), 'utf8'\)/g;

/**
 * Inlines files that a source reads by a relative path, because the bundle is in a different
 * folder.
 */
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

const madeTables = 'const htmlDecode = /* #__PURE__ */ initDecodeData(htmlDecodeData);';
const table = /const (html\w+) = \/\* #__PURE__ \*\/ \(\(\) => htmlDecode\.(\w+)\)\(\);/g;

/** Builds the tables of HTML's character references on first use, because that takes 4 ms. */
export function lazyEntities(): Plugin {
  return {
    name: 'lazy entities',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]entities[\\/]dist[\\/]decode\.js$/ },
      handler: (code) => {
        const tables = [...code.matchAll(table)];
        if (!code.includes(madeTables) || tables.length === 0)
          throw new Error('The package entities has changed: adapt lazyEntities in plugins.ts.');
        const lazy = `let madeTables;
function tables() { return madeTables ??= initDecodeData(htmlDecodeData); }`;
        return tables.reduce(
          (text, [whole, name = '', member]) =>
            text.replace(whole, '').replace(new RegExp(`\\b${name}\\b`, 'g'), `tables().${member}`),
          code.replace(madeTables, lazy),
        );
      },
    },
  };
}
