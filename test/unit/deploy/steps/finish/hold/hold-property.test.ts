import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasChromium, inChromium, launchChromium } from '../../../../../support/chromium.ts';
import { useAll } from '../../../../../support/fixture.ts';
import { heldPage, servePages } from './held-page.ts';
import { getHead } from './rendered-head.ts';

/** The tags of a page: how frameworks find them, how they are built, and the portal's values. */
const tags = {
  title: { selector: 'head>title', markup: '<title>Built title</title>', portal: 'Portal title' },
  description: {
    selector: 'meta[name=description]',
    markup: '<meta name="description" content="Built description">',
    portal: 'Portal description',
  },
  canonical: {
    selector: 'link[rel=canonical]',
    markup: '<link rel="canonical" href="https://www.acme.example/built">',
    portal: 'https://www.acme.example/portal',
  },
  WebPage: {
    selector: 'script[type="application/ld+json"]',
    markup:
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebPage","name":"Built data"}</script>',
    portal: '{"@context":"https://schema.org","@type":"WebPage","name":"Portal data"}',
  },
} as const;

/**
 * How frameworks change a tag: `last` and `first` reuse existing nodes, `fresh` adds a node with
 * the built value.
 */
const ways = {
  'sets its value': 'last && copy(fresh, last)',
  'sets the value of the first': 'first && copy(fresh, first)',
  'puts another in its place': 'last && last.replaceWith(fresh)',
  'removes it and appends another': 'last && last.remove(); document.head.append(fresh)',
  'appends one more': 'document.head.append(fresh)',
  'puts one more in front': 'document.head.prepend(fresh)',
  'puts one more before it': 'last ? last.before(fresh) : document.head.append(fresh)',
  'removes all and puts in one':
    'for (const node of all) node.remove(); document.head.append(fresh)',
  'writes twice in a task':
    'document.head.append(fresh.cloneNode(true)); last && copy(fresh, last)',
  'writes through the document':
    'fresh.tagName === "TITLE" ? (document.title = fresh.text) : last && copy(fresh, last)',
} as const;

const library = `
  const copy = (from, to) => {
    const slot = { META: 'content', LINK: 'href' }[to.tagName];
    if (slot) to.setAttribute(slot, from.getAttribute(slot));
    else if (to.firstChild) to.firstChild.nodeValue = from.textContent;
    else to.textContent = from.textContent;
  };
  const make = (markup) => document.createRange().createContextualFragment(markup).firstChild;
`;

type Write = {
  readonly at: number;
  readonly tag: keyof typeof tags;
  readonly way: keyof typeof ways;
};
const getKeys = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  Object.keys(record) as Key[];
const writes = fc.array(
  fc.record<Write>({
    at: fc.integer({ min: 0, max: 5_000 }),
    tag: fc.constantFrom(...getKeys(tags)),
    way: fc.constantFrom(...getKeys(ways)),
  }),
  { maxLength: 60 },
);

const getScript = (plan: readonly Write[]) =>
  library +
  plan
    .map(
      ({ at, tag, way }) => `setTimeout(() => {
        const all = [...document.querySelectorAll(${JSON.stringify(tags[tag].selector)})];
        const [first, last, fresh] = [all[0], all.at(-1), make(${JSON.stringify(tags[tag].markup)})];
        ${ways[way]};
      }, ${at});`,
    )
    .join('\n');

describe.skipIf(!hasChromium)(inChromium('a head to which scripts write at random'), () => {
  const server = useAll(servePages);
  const browser = useAll(launchChromium);

  it.each([
    ['by default', undefined],
    ['with a startup of 5 s', 5_000],
  ])(
    "shows each of the portal's values once, or logs that the value was given up, %s",
    async (_, startMs) => {
      const tab = await browser.newPage();
      const output: string[] = [];
      tab.on('console', (message) => output.push(message.text()));
      tab.on('pageerror', (error) => output.push(`failed: ${error.message}`));
      await tab.clock.install({ time: 0 });
      await tab.clock.pauseAt(1_000);
      await fc.assert(
        fc.asyncProperty(writes, async (plan) => {
          output.length = 0;
          server.pages.set(
            '/',
            heldPage(getScript(plan), startMs === undefined ? {} : { startMs }),
          );
          await tab.goto(`${server.origin}/`, { waitUntil: 'load' });
          await tab.clock.runFor(12_000);
          const head = await getHead(tab);
          const isLost = (id: string) =>
            output.includes(`site-deploy gave up ${id === 'title' ? 'TITLE' : id}`);
          for (const [id, { portal }] of Object.entries(tags))
            if (!isLost(id)) expect(head[id]).toEqual([portal]);
          expect(output.filter((line) => !line.startsWith('site-deploy gave up'))).toEqual([]);
          expect(new Set(output).size).toBe(output.length);
        }),
        { numRuns: 15 },
      );
      await tab.close();
    },
    120_000,
  );
});
