/**
 * Uses the portal like an integrator who only has `openapi.json`: `npm run integrators`. Prism
 * validates the requests of `test/contract/portal/client.test.ts` and their responses, and then
 * serves mock responses to the same requests. Clients of three generators perform a site's usual
 * operations. Writes test/fixtures/integrators/README.md. It installs the packages from npm, or
 * with a folder, uses those there: `npm run integrators -- FOLDER`.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Operation } from '../src/contracts/portal/operation.ts';
import { operations } from '../src/contracts/portal/operations/operations.ts';
import { listen, stop } from '../src/localcloud/service/http.ts';
import { localPortal } from '../test/contract/portal/backend.ts';
import { table } from './generate/table.ts';

const run = promisify(execFile);
const prism = '@stoplight/prism-cli@5.14.2';
const generators = [
  {
    name: 'openapi-fetch',
    packages: ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0'],
    arguments: ['openapi-typescript', 'openapi.json', '-o', 'openapi-typescript.ts'],
  },
  {
    name: 'hey-api',
    packages: ['@hey-api/openapi-ts@0.95.0'],
    arguments: ['openapi-ts', '-i', 'openapi.json', '-o', 'hey-api', '-c', '@hey-api/client-fetch'],
  },
  { name: 'orval', packages: ['orval@7.13.2'], arguments: ['orval', '--config', 'orval.json'] },
];
/** Packages to install. The generators need the API of an earlier version of TypeScript. */
const packages = [
  prism,
  'typescript@5.9.3',
  'esbuild@0.25.12',
  ...generators.flatMap((item) => item.packages),
];

const root = path.resolve(import.meta.dirname, '..');
const [given] = process.argv.slice(2);
const folder = path.resolve(given ?? (await mkdtemp(path.join(tmpdir(), 'integrators-'))));
const inFolder = (...names: string[]) => path.join(folder, ...names);

interface Recorded {
  readonly method: string;
  readonly target: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
  readonly violations: string;
}

async function readText(message: http.IncomingMessage): Promise<string> {
  message.setEncoding('utf8');
  let text = '';
  for await (const part of message) text += part;
  return text;
}

async function send(port: number, recorded: Omit<Recorded, 'violations'>) {
  const { method, target, headers, body } = recorded;
  const options = { method, path: target, headers, port, host: '127.0.0.1', agent: false };
  return await new Promise<{ response: http.IncomingMessage; text: string }>((resolve, reject) => {
    const request = http.request(options, async (response) =>
      resolve({ response, text: await readText(response) }),
    );
    request.on('error', reject).end(body);
  });
}

async function freePort(): Promise<number> {
  const server = http.createServer();
  const port = await listen(server);
  await stop(server);
  return port;
}

async function startPrism(port: number, ...args: string[]): Promise<ChildProcess> {
  const all = [...args, '--port', String(port), '--host', '127.0.0.1'];
  const child = spawn(process.execPath, [inFolder('node_modules/.bin/prism'), ...all]);
  child.stderr.resume();
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('Prism ended.')));
    child.stdout.on('data', (line) => String(line).includes('listening') && resolve());
  });
  return child;
}

/**
 * Runs the calls of the contract tests through Prism.
 * @returns the requests, with the violations that Prism reports
 */
async function callThroughPrism(): Promise<Recorded[]> {
  const [portalPort, prismPort] = [await freePort(), await freePort()];
  const proxy = ['proxy', 'openapi.json', `http://127.0.0.1:${portalPort}`];
  const child = await startPrism(prismPort, ...proxy.with(1, inFolder('openapi.json')));
  const recorded: Recorded[] = [];
  const relay = http.createServer(async (request, answer) => {
    const { method = '', url: target = '', headers } = request;
    const call = { method, target, headers, body: await readText(request) };
    const { response, text } = await send(prismPort, call);
    const { statusCode = 502 } = response;
    const found = String(response.headers['sl-violations'] ?? '');
    recorded.push({ ...call, violations: statusCode < 400 ? found : '' });
    answer.writeHead(statusCode, response.headers).end(text);
  });
  const test = ['--config', 'test/vitest.config.ts', '--project', 'contract', 'portal/client.test'];
  const env = {
    ...process.env,
    SITE_DEPLOY_PORTAL_PORT: String(portalPort),
    SITE_DEPLOY_PORTAL_PROXY: `http://127.0.0.1:${await listen(relay)}`,
  };
  try {
    await run(path.join(root, 'node_modules/.bin/vitest'), ['run', ...test], { cwd: root, env });
  } finally {
    child.kill();
    await stop(relay);
  }
  return recorded;
}

function toPattern({ path: template }: Operation): RegExp {
  const escaped = template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${escaped}(\\?|$)`);
}

const all = Object.values<Operation>(operations);

/**
 * Sends the last recorded request of each operation to Prism's mock.
 * @returns problems by id
 */
async function checkMock(recorded: readonly Recorded[]): Promise<Map<string, string>> {
  const port = await freePort();
  const child = await startPrism(port, 'mock', inFolder('openapi.json'));
  const problems = new Map<string, string>();
  for (const operation of all) {
    const { id, method, answer, answerType } = operation;
    const pattern = toPattern(operation);
    const call = recorded.findLast((item) => item.method === method && pattern.test(item.target));
    if (!call) {
      problems.set(id, 'was not called');
      continue;
    }
    const { response, text } = await send(port, call);
    const value = answerType === 'application/xml' ? text : JSON.parse(text);
    const { error } = answer.safeParse(value);
    if (response.statusCode !== (operation.status ?? 200)) problems.set(id, text.slice(0, 300));
    else if (error) problems.set(id, JSON.stringify(error.issues).slice(0, 300));
  }
  child.kill();
  return problems;
}

const compilerOptions = {
  ...{ strict: true, noEmit: true, allowImportingTsExtensions: true, types: [] },
  ...{ target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'] },
  ...{ module: 'esnext', moduleResolution: 'bundler' },
};

async function checkClient({ name, arguments: args }: (typeof generators)[number]) {
  const [command = '', ...more] = args;
  await run(inFolder('node_modules/.bin', command), more, { cwd: folder });
  for (const file of [`${name}.ts`, 'life.ts'])
    await copyFile(path.join(import.meta.dirname, 'integrators', file), inFolder(file));
  const config = { compilerOptions, files: [`${name}.ts`] };
  await writeFile(inFolder('tsconfig.json'), JSON.stringify(config));
  await run(inFolder('node_modules/.bin/tsc'), [], { cwd: folder });
  const outfile = inFolder(`${name}.mjs`);
  const bundling = ['--bundle', '--platform=node', '--format=esm', `--outfile=${outfile}`];
  await run(inFolder('node_modules/.bin/esbuild'), [`${name}.ts`, ...bundling], { cwd: folder });
  await run(process.execPath, [outfile], { env: { ...process.env, ...portalVariables } });
}

const portal = await localPortal();
const server = http.createServer((request, response) => void portal.handle(request, response));
const portalUrl = `http://127.0.0.1:${await listen(server)}`;
const portalVariables = { PORTAL: portalUrl, TOKEN: 'local-owner-token' };
try {
  if (!given)
    await run('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder });
  await copyFile(path.join(root, 'src/contracts/portal/openapi.json'), inFolder('openapi.json'));
  const output = { target: 'orval/api.ts', client: 'fetch', baseUrl: portalUrl };
  await writeFile(
    inFolder('orval.json'),
    JSON.stringify({ portal: { input: 'openapi.json', output } }),
  );
  const recorded = await callThroughPrism();
  const violations = recorded.filter((item) => item.violations !== '');
  for (const { method, target, violations: found } of violations)
    console.error(`${method} ${target} ${found}`);
  const problems = await checkMock(recorded);
  for (const [id, problem] of problems) console.error(id, problem);
  console.log(`Prism has seen ${recorded.length} calls.`);
  const wrong = all.filter((operation) =>
    violations.some(
      ({ method, target }) => method === operation.method && toPattern(operation).test(target),
    ),
  );
  const count = (found: number) => `${all.length - found} of ${all.length} operations`;
  const rows = [
    [`\`${prism}\`, validating proxy`, count(wrong.length)],
    [`\`${prism}\`, mock`, count(problems.size)],
  ];
  let failed = wrong.length + problems.size;
  for (const generator of generators) {
    const problem = await checkClient(generator).then(
      () => '',
      (error: Error & { stdout?: string; stderr?: string }) =>
        [error.message, error.stdout, error.stderr].join('\n').slice(0, 3_000),
    );
    if (problem !== '') failed += 1;
    console.log(generator.name, problem || 'works');
    const names = generator.packages.map((name) => `\`${name}\``).join(', ');
    const outcome = problem === '' ? 'compiles strictly, and walks through a life' : 'fails';
    rows.push([names, outcome]);
  }
  const file = path.join(root, 'test/fixtures/integrators/README.md');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, renderPage(rows));
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  await stop(server);
  await portal.close();
  if (!given) await rm(folder, { recursive: true, force: true });
}

function renderPage(rows: readonly (readonly string[])[]): string {
  return `# Programs of integrators

\`npm run integrators\` uses the local portal with them, from \`openapi.json\` alone, and writes this table. Prism checks
each request and response of the contract tests, then answers the same requests as a mock, whose answers the contract
accepts. A generated client reads and writes metadata with an entity tag, writes a text, moves a request, reads the
history, and gets the typed code of an error.

${table(['Program', 'Outcome'], rows)}
`;
}
