import http from 'node:http';
import { afterAll, expect, it, vi } from 'vitest';
import { openWebUiPort } from '../../../../src/localcloud/pages/serve.ts';
import { startWebUi } from '../../../../src/localcloud/pages/web-ui.ts';
import { getElements, getText } from '../../action/rendered.ts';
import { hostileTexts } from '../../action/runs.ts';
import { openFace } from './open-face.ts';

const pages = await openFace();
const { open, submit } = pages;
const site = '/sites/site_hp_guides';
afterAll(() => pages.close());

it('each kind of linked page has a heading, and no script other than forms.js and on-page.js', async () => {
  const seen = new Set<string>();
  const left = ['/'];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const { status, html, headers } = await open(path);
    expect([path, status]).toEqual([path, 200]);
    expect(html).toMatch(/<h1>[^<]+<\/h1>/);
    const other = html.replaceAll(/<script src="\/(forms|on-page)\.js" defer><\/script>/g, '');
    expect(other).not.toMatch(/<script|undefined|\[object|NaN/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    // One page of each kind is enough.
    const links = [...html.matchAll(/href="(\/[^"#?]*)"/g)].map(([, href = '']) => href);
    for (const href of links.filter((found) => !found.endsWith('.css')))
      if (![...seen, ...left].some((known) => kind(known) === kind(href))) left.push(href);
  }
  const kinds = ['/users', '/calls', '/faults', '/sites/*', '/sites/*/pages'];
  expect([...seen].map(kind)).toEqual(expect.arrayContaining([...kinds, '/sites/*/pages/*']));
});
const kind = (path: string) =>
  path.replace(/^(\/sites\/)[^/]+/, '$1*').replace(/(\/pages\/).+/, '$1*');

it('a development request can be submitted, and moved once it is analyzed', async () => {
  const page = `${site}/requests`;
  expect(await submit(page, page, { title: 'A new page', description: 'About us' })).toContain(
    'Submitted: A new page',
  );
  const { html } = await open(page);
  const id = /id="([^"]+)"><h3>A new page</.exec(html)?.[1] ?? '';
  const move = async (values: Record<string, string>) => {
    const of = new RegExp(`id="${id}".*?name="base" value="([^"]+)"`, 's');
    const base = of.exec((await open(page)).html)?.[1] ?? '';
    return submit(page, `${page}/${id}`, { ...values, base });
  };
  expect(await move({ move: 'triage' })).toContain('It must be analyzed first');
  const found = { classification: 'content', automationPotential: 'high' };
  expect(await move({ move: 'triage', ...found })).toContain('Moved to triage.');
  expect(await move({ move: 'completed' })).toMatch(/triage/);
});

it('a fault for a host can be switched on and off', async () => {
  expect(
    await submit('/faults', '/faults', { name: '503', host: 'portal.acme.example', times: '1' }),
  ).toContain('Switched on');
  const asked = { host: 'portal.acme.example', path: '/', method: 'GET' };
  expect(pages.faults.take(asked)).toMatchObject({ type: 'answer', status: 503 });
  await submit('/faults', '/faults', { name: 'hang', host: 'portal.acme.example', times: '' });
  expect(await submit('/faults', '/faults/clear', {})).toContain('switched off');
  expect(pages.faults.take(asked)).toBeUndefined();
  expect(await submit('/faults', '/faults', { name: 'constructor', host: 'a' })).toContain(
    'choose one from the list',
  );
});

it('recorded calls show no credentials', async () => {
  const headers = { authorization: 's3cret' };
  const call = { method: 'GET', host: 'a.example', path: '/p', query: 'code=s3cret', headers };
  pages.requests.add({ ...call, body: 's3cret', status: 200 });
  const { html } = await open('/calls?host=a.example');
  expect(html).toContain('/p');
  expect(html).not.toContain('s3cret');
});

it.each([
  ['without a token', undefined],
  ['with a wrong token', 'x'.repeat(32)],
])('a form submitted %s changes nothing', async (_, token) => {
  const values = { name: '503', host: 'a.example', ...(token && { 'form-token': token }) };
  const body = new URLSearchParams(values);
  const response = await pages.call(`/faults`, { method: 'POST', body });
  expect(response.status).toBe(403);
  expect(pages.faults.take({ host: 'a.example', path: '/', method: 'GET' })).toBeUndefined();
});

it('a cross-origin form changes nothing, even with a valid token', async () => {
  const token = /name="form-token" value="([^"]+)"/.exec((await open('/faults')).html)?.[1] ?? '';
  const body = new URLSearchParams({ 'form-token': token, name: '503', host: 'a.example' });
  const headers = { origin: 'https://evil.example' };
  expect((await pages.call(`/faults`, { method: 'POST', body, headers })).status).toBe(403);
});

it('a request for a different host name is refused (DNS rebinding)', async () => {
  const { port } = new URL(pages.face.address);
  const status = await new Promise((resolve) => {
    const headers = { host: `rebound.example:${port}` };
    http.get({ port, host: '127.0.0.1', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
  });
  expect(status).toBe(421);
});

it('two web UIs use different ports', async () => {
  const { cloud, face } = pages;
  const other = await startWebUi(cloud);
  expect(other.address).not.toBe(face.address);
  await other.close();
});

it('openWebUiPort refuses a port that is in use', async () => {
  const taken = Number(new URL(pages.face.address).port);
  await expect(openWebUiPort(taken)).rejects.toMatchObject({
    code: 'LOCAL_CLOUD_UNAVAILABLE',
    message: `Port ${taken} is already in use.`,
  });
});

it('openWebUiPort explains that only an administrator can open a port', async () => {
  using _ = vi.spyOn(http.Server.prototype, 'listen').mockImplementationOnce(function (
    this: http.Server,
  ) {
    const refused = Object.assign(new Error('listen EACCES: permission denied 127.0.0.1:80'), {
      code: 'EACCES',
    });
    process.nextTick(() => this.emit('error', refused));
    return this;
  });
  await expect(openWebUiPort(80)).rejects.toMatchObject({
    code: 'LOCAL_CLOUD_UNAVAILABLE',
    message: 'Port 80 cannot be opened: only an administrator can open it.',
  });
});

it('text-direction marks are shown escaped, but submitted unchanged', async () => {
  const page = `${site}/requests`;
  const title = 'a\u202ehtml.exe\u2066';
  await submit(page, page, { title, description: 'x\u200fy' });
  const { html } = await open(page);
  expect(html).toContain('<h3>a\\u202ehtml.exe\\u2066</h3>');
  expect(html).toContain('x\\u200fy');
  const texts = `${site}/texts`;
  const [, key = '', base = ''] =
    /name="text:([^"]+)"[^>]*>([^<]+)</.exec((await open(texts)).html) ?? [];
  await submit(texts, texts, { [`text:${key}`]: 'p\u202eq', [`base:${key}`]: base });
  const stored = /<textarea[^>]*>(.*?)<\/textarea>/s.exec((await open(texts)).html)?.[1];
  expect(stored).toBe('p\u202eq');
});

it('the board of development requests escapes untrusted texts', async () => {
  const page = `${site}/requests`;
  await submit(page, page, { title: 'plain', description: 'plain' });
  const token = /name="form-token" value="([^"]+)"/.exec((await open(page)).html)?.[1] ?? '';
  const texts = hostileTexts.filter((value) => value.length <= 200 && value.trim() !== '');
  for (const value of texts) {
    const body = new URLSearchParams({ 'form-token': token, title: value, description: value });
    await pages.call(page, { method: 'POST', body, redirect: 'manual' });
  }
  const html = (await open(page)).html.replace('<script src="/forms.js" defer></script>', '');
  const names = new Set(getElements(html).filter((element) => !element.startsWith('/')));
  for (const name of ['script', 'img', '#comment', 'b', 'i'])
    expect([...names]).not.toContain(name);
  const escaped = (text: string) =>
    text.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, (mark) => {
      return `\\u${mark.charCodeAt(0).toString(16)}`;
    });
  for (const value of texts.filter((one) => !/[\0\r\n]/.test(one)))
    expect(getText(html)).toContain(escaped(value));
});
