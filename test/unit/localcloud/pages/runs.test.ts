import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { sampleSite } from '../../../../src/localcloud/localcloud.ts';
import { type DeploySite, StartedRuns } from '../../../../src/localcloud/running/runs.ts';
import { textOf } from '../../action/rendered.ts';
import { openFace } from './open-face.ts';

/** Requested runs, which a test continues. */
const started: { say(line: string): void; end(report?: object): void; fail(error: Error): void }[] =
  [];
const page = `/sites/${sampleSite.id}`;

const deploy: DeploySite = (_id, onLine) => {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  const end = (report?: object) => resolve(report && JSON.stringify(report));
  started.push({ say: onLine, end, fail: reject });
  return promise;
};
const runs = new StartedRuns(new Map([[sampleSite.id, deploy]]));
const pages = await openFace({}, { runs });
afterAll(() => pages.close());

/** Submits the form "Deploy again", and returns the address of the run. */
async function deployAgain(): Promise<string> {
  const html = await (await fetch(pages.face.address + page)).text();
  const token =
    /\/runs">\s*<input type="hidden" name="form-token" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const body = new URLSearchParams({ 'form-token': token });
  const form = { method: 'POST', body, redirect: 'manual' } as const;
  const response = await fetch(`${pages.face.address}${page}/runs`, form);
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}
const show = async (address: string) => await (await fetch(pages.face.address + address)).text();

/** Reads a page chunk by chunk. */
async function follow(
  address: string,
): Promise<{ until(text: string): Promise<string>; rest(): Promise<string> }> {
  const [answer] = (await once(http.get(pages.face.address + address), 'response')) as [
    IncomingMessage,
  ];
  answer.setEncoding('utf8');
  const pieces = answer[Symbol.asyncIterator]();
  let seen = '';
  const next = async () => {
    const { done, value } = await pieces.next();
    seen += done ? '' : value;
    return done !== true;
  };
  return {
    async until(text) {
      while (!seen.includes(text) && (await next()));
      return seen;
    },
    async rest() {
      while (await next());
      return seen;
    },
  };
}

it('shows a finished run with its verdict, timeline, findings and log', async () => {
  const address = await deployAgain();
  const run = started.at(-1);
  run?.say('a line of the log');
  run?.end({
    title: 'acme-docs 1.4.0 is live in Production',
    isDone: true,
    closingLines: ['Live: https://www.acme.example serves 1.4.0'],
    timeline: [
      { step: 'plan', startMs: 0, durationMs: 50, outcome: 'done' },
      { step: 'build', startMs: 50, durationMs: 1950, outcome: 'done' },
    ],
    findings: [{ message: 'A page has no title.', file: 'about.html', line: 3 }],
  });
  await (await follow(address)).rest();
  const html = await show(address);
  const text = textOf(html);
  expect(html).toContain('<h1>acme-docs 1.4.0 is live in Production</h1>');
  for (const part of [
    'Live: https://www.acme.example',
    '1.95 s',
    'A page has no title.',
    'about.html:3',
    'a line of the log',
  ])
    expect(text).toContain(part);
  expect(html.match(/<rect /g)).toHaveLength(2);
});

it('"Deploy again" leads to the current run instead of starting a second one', async () => {
  const address = await deployAgain();
  const before = started.length;
  expect(await deployAgain()).toBe(address);
  expect(started).toHaveLength(before);
  started.at(-1)?.end();
});

it('shows all messages of a run that an invalid site config keeps from starting', async () => {
  const address = await deployAgain();
  const lines = [
    'site.config.yml has one error. [CONFIG_INVALID]',
    '  1:1  unknown key',
    '  1 | x',
    'What to do: a',
    'b',
  ];
  for (const line of lines) started.at(-1)?.say(line);
  started.at(-1)?.end();
  const { rest } = await follow(address);
  await rest();
  expect(await show(address)).toContain('<h1>The run ended without a report</h1>');
  const [, verdict = ''] =
    /<div class="notice refused">([\s\S]*?)<\/div>/.exec(await show(address)) ?? [];
  expect(textOf(verdict)).toBe(lines.join('\n'));
});

it('shows why a run could not start, and lets the next one start', async () => {
  const address = await deployAgain();
  started.at(-1)?.fail(new Error('There is no folder any more.'));
  expect(textOf(await (await follow(address)).rest())).toContain('There is no folder any more.');
  expect(await deployAgain()).not.toBe(address);
  started.at(-1)?.end();
});

it('starts a deployment only from a form of this portal', async () => {
  const before = started.length;
  const body = new URLSearchParams({});
  const response = await fetch(`${pages.face.address}${page}/runs`, { method: 'POST', body });
  expect(response.status).toBe(403);
  expect(started).toHaveLength(before);
  expect((await fetch(`${pages.face.address}${page}/runs/1`)).status).toBe(404);
});
