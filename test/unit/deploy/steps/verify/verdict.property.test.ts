import http from 'node:http';
import { expect, it } from 'vitest';
import { whyClosed } from '../../../../../src/deploy/steps/live-site/routes.ts';
import { readFilesBefore } from '../../../../../src/deploy/steps/upload/files-before.ts';
import { verify } from '../../../../../src/deploy/steps/verify/verify.ts';
import { hostingFile } from '../../../../../src/hosting/hosted-site.ts';
import { listPaths } from '../../../../../src/hosting/lookup.ts';
import { toAddress } from '../../../../../src/hosting/rules.ts';
import { SiteServer } from '../../../../../src/localcloud/hosting/site/site-server.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import type { TransportRequest } from '../../../../../src/shared/http/transport.ts';
import { markerPath } from '../../../../../src/shared/live-site/marker.ts';
import { createDeps } from '../../../../support/deps.ts';
import { useAll } from '../../../../support/fixture.ts';
import { type TestFolder, testFolder } from '../../../../support/folder.ts';
import { scriptedHttp } from '../../../../support/http.ts';
import { createPlan } from '../../../../support/plan.ts';
import { createRandom } from '../../../../support/random.ts';
import { serve } from '../../../../support/serve.ts';
import { type Config, randomSites } from '../../../hosting/random-sites.ts';
import { makePackage, replaceFiles } from './site-package.ts';

/** Number of deployments. `npm run hosting` runs 3,000. */
const deployments = Number(process.env.SITE_DEPLOY_CONFIGURATIONS ?? 20);
const origin = 'https://www.acme.example';
const accepted = { id: '1', correlationId: 'c', outcome: 'accepted', url: undefined } as const;
const plan = createPlan({}, 'hosting: { verificationTimeoutMinutes: 1 }');

type Files = Readonly<Record<string, string>>;
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
type Serve = (address: string) => Promise<Answer>;

/** The local hosting's sites by host name. It shares no code with the verification's model. */
const hosts = new Map<string, SiteServer>();
const server = useAll(() =>
  serve(async (request, response) => {
    await hosts.get(request.headers.host ?? '')?.answer(request, response);
  }),
);

async function ask(name: string, address: string): Promise<Answer> {
  const { port } = server;
  const options = { port, host: '127.0.0.1', path: address, agent: false, headers: { host: name } };
  const response = await new Promise<http.IncomingMessage>((resolve, reject) =>
    http.get(options, resolve).on('error', reject),
  );
  let body = '';
  for await (const part of response.setEncoding('utf8')) body += part;
  const { statusCode: status = 0, headers } = response;
  const kept = Object.entries(headers).filter(([name]) => /^(location|x-[ab])$/.test(name));
  return { status, headers: Object.fromEntries(kept) as Answer['headers'], body };
}

async function host(
  folder: TestFolder,
  name: string,
  files: Files,
  config: Config,
): Promise<Serve> {
  const all = Object.entries({ ...files, [hostingFile]: config });
  folder.write(Object.fromEntries(all.map(([path, text]) => [`${name}/${path}`, text])));
  hosts.set(name, await SiteServer.open(folder.at(name)));
  const known = new Map<string, Answer>();
  return async (address) => {
    const answer = known.get(address) ?? (await ask(name, address));
    known.set(address, answer);
    return answer;
  };
}

/** Returns whether a cache answers a request with what the site served before the deployment. */
type Cache = (address: string, request: TransportRequest) => boolean;
const isVisitor = ({ headers }: TransportRequest) => headers['cache-control'] === undefined;
const caches: Readonly<Record<string, (stale: string) => Cache>> = {
  none: () => () => false,
  address: (stale) => (address) => address === stale,
  'what browsers get': (stale) => (address, request) => address === stale && isVisitor(request),
};

interface Scenario {
  readonly config: Config;
  readonly before: { readonly files: Files; readonly config: Config };
  readonly files: Files;
  readonly cache: string;
  readonly stale: string;
}

function* scenarios(seed: number): Generator<Scenario> {
  const random = createRandom(seed);
  const pick = <Item>(list: readonly Item[]): Item =>
    list[Math.floor(random() * list.length)] as Item;
  for (const { files: names, config } of randomSites(seed, deployments)) {
    const isOpen = whyClosed(JSON.stringify(config), `/${markerPath}`) === undefined;
    if (!isOpen) continue;
    const write = (kept: number, edited: number) =>
      Object.fromEntries(
        names
          .filter((name) => name === 'index.html' || random() < kept)
          .map((name) => [name, random() < edited ? `${name}, new` : `${name}, old`]),
      );
    const before = { files: write(0.8, 0), config: random() < 0.5 ? config : {} };
    const cache = pick(Object.keys(caches));
    yield {
      config,
      before,
      files: write(0.8, 0.5),
      cache,
      stale: toAddress(pick(listPaths(pick(names)))),
    };
  }
}

const packFiles = (files: Files, config: Config) =>
  makePackage({ files: { ...files, [hostingFile]: JSON.stringify(config) }, hosting: config });

async function deploy({ config, before, files, cache, stale }: Scenario) {
  await using folder = await testFolder();
  const sites = {
    old: await host(folder, 'old', before.files, before.config),
    new: await host(folder, 'new', files, config),
  };
  const paths = Object.keys(before.files).filter((file) => file.endsWith('.html'));
  const sitemap = paths.map(
    (path) => `<loc>${origin}/${path.replace(/(index)?\.html$/, '')}</loc>`,
  );
  const listed = { ...before.files, [hostingFile]: JSON.stringify(before.config) };
  const made = replaceFiles(listed, packFiles(files, config));
  const hosting = { ...made.hosting, globalHeaders: config.globalHeaders ?? {} };
  const sitePackage = { ...made, hosting };
  let isDeployed = false;
  let isKept: Cache = () => false;
  const respond = async (request: TransportRequest) => {
    const address = request.url.pathname + request.url.search;
    if (address === `/${markerPath}`) return { body: isDeployed ? made.marker : made.live };
    if (address === '/sitemap.xml' && !isDeployed) return { body: sitemap.join('') };
    const isOld = !isDeployed || isKept(address, request);
    return sites[isOld ? 'old' : 'new'](address);
  };
  const deps = createDeps({ http: scriptedHttp(respond) });
  const found = await readFilesBefore(plan, sitePackage, deps);
  isDeployed = true;
  isKept = caches[cache]?.(stale) ?? isKept;
  const sent = { ...accepted, before: found };
  const { checks = [], error } = await verify(plan, sitePackage, sent, deps).then(
    ({ checks }) => ({ checks, error: undefined }),
    (thrown: unknown) => ({ checks: undefined, error: SiteDeployError.from(thrown) }),
  );
  const [kept, is] = [await sites.old(stale), await sites.new(stale)];
  // Browsers follow a cached redirect, possibly to the new page.
  const { location = '' } = kept.headers;
  const was = /^\/(?!\/)/.test(location) && location !== stale ? await sites.new(location) : kept;
  return { checks, error, was, is };
}

const show = ({ status, headers, body }: Answer) => `${status} ${headers.location} ${body}`;

/** Returns the name of the file in a response if the address is one of the file's addresses. */
const findShown = (files: Files, { status, body }: Answer, address: string) =>
  Object.keys(files).find(
    (name) =>
      status === 200 && files[name] === body && listPaths(name).map(toAddress).includes(address),
  );

/** Returns whether visitors still get the old version of a changed file, or a removed page. */
function isPromised({ files, before, stale }: Scenario, was: Answer, is: Answer): boolean {
  const shown = findShown(files, is, stale);
  const kept = findShown(before.files, was, stale);
  const isChanged = shown !== undefined && files[shown] !== before.files[shown];
  return isChanged || (kept?.endsWith('.html') === true && !Object.hasOwn(files, kept));
}

it('random deployments are verified unless visitors may get the previous one', {
  timeout: 7_200_000,
}, async () => {
  const wrong: unknown[] = [];
  const counts = { verified: 0, refused: 0, unknown: 0 };
  for (const scenario of scenarios(deployments)) {
    const { checks, error, was, is } = await deploy(scenario);
    const isStale = scenario.cache !== 'none' && show(was) !== show(is);
    const isExpected = isStale && isPromised(scenario, was, is);
    // The verification may miss addresses without a file, addresses that a rule changed, and files
    // that are not in the sitemap.
    if (isStale && !isExpected) counts.unknown += 1;
    else if (isExpected !== (error !== undefined))
      wrong.push({ ...scenario, was, is, checks, message: error?.message, facts: error?.facts });
    else counts[isExpected ? 'refused' : 'verified'] += 1;
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(counts.verified).toBeGreaterThan(counts.unknown);
  expect(counts.refused).toBeGreaterThan(counts.unknown);
});
