/**
 * 50 clients of a portal that read lists, pages and texts, and save a text and metadata. Each
 * client starts one call further down the list than the previous one. Prints the requests per
 * second of the portal's processor time, without that of the clients themselves.
 *
 *     node test/bench/portal/clients.ts <folder of sources> <pages>
 */
import { openSite, processorTime, type Respond, send, site } from './site.ts';

const [folder = '', pages] = process.argv.slice(2);
const clients = 50;
const rounds = 4;

function listCalls(number: number, round: number) {
  const name = `page-${((number + clients * round) % Number(pages)) + 1}`;
  const seo = { title: `Title ${round}`, description: 'A description' };
  const calls: readonly [method: string, target: string, body?: object][] = [
    ['GET', site],
    ['GET', `${site}/pages?limit=50`],
    ['GET', `${site}/text?limit=50&search=${name}`],
    ['GET', `${site}/seo/${name}`],
    ['PUT', `${site}/seo/${name}`, seo],
    ['PUT', `${site}/text/${name}.hero.a`, { value: `Round ${round}` }],
    ['GET', `/api/v1/pages/${name}/text`],
    ['GET', `${site}/seo`],
  ];
  const first = number % calls.length;
  return [...calls.slice(first), ...calls.slice(0, first)];
}

/** Returns ms of processor time per request. */
async function measure(respond: Respond): Promise<number> {
  let requests = 0;
  let before = process.cpuUsage();
  const client = async (number: number, round: number) => {
    for (const call of listCalls(number, round)) await send(respond, ...call);
  };
  for (let round = 0; round <= rounds; round += 1) {
    const calls = Array.from({ length: clients }, (_, number) => client(number, round));
    await Promise.all(calls);
    // The first round isn't measured, because it loads what a portal loads only once.
    if (round === 0) before = process.cpuUsage();
    else requests += clients * listCalls(0, 0).length;
  }
  return processorTime(before) / requests;
}

const portal = await openSite(folder, Number(pages));
const whole = await measure(portal.respond);
const ofClients = await measure(async () => ({ status: 200, headers: {}, body: '' }));
console.log(1_000 / (whole - ofClients));
await portal.close();
