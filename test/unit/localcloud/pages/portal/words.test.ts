import { afterAll, expect, it } from 'vitest';
import { getText } from '../../../action/rendered.ts';
import { openFace } from '../open-face.ts';

const pages = await openFace();
afterAll(() => pages.close());
const site = '/sites/site_hp_guides';

it.each([
  ...['/edit/home', '/texts', '/texts?search=nothing+has+it', '/pages', '/pages/home', '/grid'],
  ...['/audit', '/history', '/publish'],
])('the page %s avoids developer terms such as "deploy"', async (path) => {
  const { status, html } = await pages.open(site + path);
  expect(status).toBe(200);
  const [, content = ''] = html.split('<div id="content"');
  expect(getText(content)).not.toMatch(/deploy|\boverrid|commit mode|mode commit|default text/i);
});
