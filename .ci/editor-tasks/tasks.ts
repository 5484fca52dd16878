import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { Keyboard } from './keyboard.ts';

export interface Portal {
  /** Address of the site's pages in the portal. */
  readonly site: string;
  /** A tab of Olive Brandt. */
  readonly own: Page;
  /** A tab of Adnan Kaya, who edits at the same time. */
  readonly other: Page;
  /** A tab of Olive Brandt, 360 pixels wide. */
  readonly phone: Page;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export interface Task {
  readonly name: string;
  /** Path of the first page, below the site's address. */
  readonly from: string;
  run?(keyboard: Keyboard, portal: Portal): Promise<unknown>;
}

const withPhone = 'all of it on a phone of 360 pixels';

/**
 * Tasks that editors perform. A task throws if an editor couldn't complete it, judging by what is
 * visible.
 */
export const tasks: readonly Task[] = [
  {
    name: 'Find a text among 1,081 by its words',
    from: '',
    async run(keyboard) {
      await keyboard.press('/');
      await keyboard.search('price oak bench');
      await keyboard.press('Enter');
      await keyboard.page.waitForURL(/search=/);
      assert.equal(await keyboard.value(), 'The price of our Oak bench.');
    },
  },
  {
    name: 'Save it, and come back to its place',
    from: '/texts?search=price+oak+bench',
    async run(keyboard) {
      await replaceAndSave(keyboard, 'Our Oak bench costs 240.');
      await see(keyboard.page, '[role=status]', 'Saved');
      const place = keyboard.page.locator('[id="oak-bench.product.price"]');
      assert.ok(await isInView(keyboard.page, place), 'the text is not in view');
      await keyboard.goTo(/^product price/i);
    },
  },
  {
    name: 'Edit ten texts, and save once',
    from: '/texts?page=oak-chair',
    async run(keyboard) {
      await keyboard.goToContent(/^product care/i);
      for (let number = 1; number <= 9; number += 1) {
        await keyboard.press('Control+A');
        await keyboard.type(`Chair text ${number}`);
        if (number < 9) await keyboard.goTo(/^product /i);
      }
      await keyboard.press('Control+Enter');
      await see(keyboard.page, '[role=status]', 'oak-chair.product.title');
      assert.equal((await keyboard.page.getByText(/Chair text/).count()) > 8, true);
    },
  },
  conflict('the same text', '/texts?search=size+oak+bench', /^product size/i),
  conflict('the texts of the same page', '/edit/oak-desk', /^product size/i),
  conflict('the settings', '/settings', 'Name'),
  conflict('the webhook', '/webhook', 'Address'),
  {
    name: 'Two people move the same request: the second one is told',
    from: '/requests',
    async run(keyboard, { other, site }) {
      await submitRequest(other, site);
      await keyboard.page.reload();
      await other.goto(`${site}/requests`);
      await other.getByText('Move of A newsletter').click();
      await other.getByLabel('Next step').first().selectOption('archived');
      await other.getByRole('button', { name: 'Move' }).first().click();
      await see(other, '[role=status]', 'Moved');
      await keyboard.goToContent(/^Move of A newsletter/);
      await keyboard.press('Enter');
      await keyboard.goTo('Move');
      await keyboard.press('Enter');
      await see(keyboard.page, '[role=alert]', 'Adnan Kaya');
    },
  },
  {
    name: 'Filter 121 pages, and save the metadata of one',
    from: '/pages',
    async run(keyboard) {
      await keyboard.goToContent('Search');
      await keyboard.search('walnut tray');
      await keyboard.press('Enter');
      await keyboard.page.waitForURL(/search=/);
      await keyboard.goToContent('Walnut tray');
      await keyboard.press('Enter');
      await keyboard.page.waitForURL(/walnut-tray/);
      await keyboard.goToContent('Title');
      await replaceAndSave(keyboard, 'A tray of walnut');
      await see(keyboard.page, '[role=status]', 'Saved');
    },
  },
  {
    name: 'See at its field that a text is too long',
    from: '/pages/oak-door',
    async run(keyboard) {
      await keyboard.goToContent('Title');
      await replaceAndSave(keyboard, 'A door of oak '.repeat(6));
      await see(keyboard.page, '#problem-title', 'at most 70 characters');
    },
  },
  {
    name: 'Preview the search result',
    from: '/pages/oak-frame',
    async run(keyboard) {
      await keyboard.goToContent('Title');
      await keyboard.press('Control+A');
      await keyboard.type('A frame of oak');
      await see(keyboard.page, '[aria-label="As a search result"]', 'A frame of oak');
    },
  },
  { name: `Find a text, change it and save it, ${withPhone}`, from: '', run: onThePhone },
  {
    name: 'Undo right after a save',
    from: '/texts?search=lead+elm+desk',
    async run(keyboard) {
      await replaceAndSave(keyboard, 'A mistake');
      await see(keyboard.page, '[role=status]', 'Undo');
      await keyboard.goTo('Undo', 'Shift+Tab');
      await keyboard.press('Enter');
      await see(keyboard.page, '[role=status]', 'Undone');
      await see(keyboard.page, 'main', 'The lead of our Elm desk.');
    },
  },
  {
    name: 'Read the history of a text',
    from: '/texts?search=price+oak+bench',
    async run(keyboard) {
      await keyboard.goTo(/^History/);
      await keyboard.press('Enter');
      await see(keyboard.page, 'main table', 'The price of our Oak bench.');
      await see(keyboard.page, 'main table', 'Our Oak bench costs 240.');
    },
  },
  {
    name: 'Restore an earlier text',
    from: '/history?path=/text/oak-bench.product.price',
    async run(keyboard) {
      await keyboard.goToContent('Restore this');
      await keyboard.press('Enter');
      await see(keyboard.page, '[role=status]', 'Restored');
      await see(keyboard.page, 'main table', 'Olive Brandt');
    },
  },
  {
    name: 'See who changed what',
    from: '',
    async run(keyboard) {
      await keyboard.goTo('History');
      await keyboard.press('Enter');
      await see(keyboard.page, 'main table', 'Adnan Kaya');
      await see(keyboard.page, 'main table', 'Olive Brandt');
    },
  },
  {
    name: 'See an edit in Preview, before it is live',
    from: '/publish',
    async run(keyboard) {
      await keyboard.goToContent('Show in Preview');
      await keyboard.press('Enter');
      await waitForRun(keyboard.page);
      await keyboard.goToContent(/^Open Preview/);
      await keyboard.press('Enter');
      await keyboard.page.waitForURL(/preview/);
      await keyboard.page.goto(`${new URL(keyboard.page.url()).origin}/oak-chair`);
      await see(keyboard.page, 'body', 'Chair text 1');
    },
  },
  {
    name: 'Publish it as a step of its own, having read what changes',
    from: '/publish',
    async run(keyboard) {
      await see(keyboard.page, 'main', 'Chair text 1');
      await keyboard.goToContent(/^Publish \d+ changes/);
      await keyboard.press('Enter');
      await waitForRun(keyboard.page);
      await see(keyboard.page, 'main', 'Everything that was saved is live.');
    },
  },
  { name: 'Schedule a publication', from: '/publish' },
  {
    name: "Choose among the site's images, with size and weight",
    from: '/pages/oak-bench',
    async run(keyboard) {
      await keyboard.goToContent(/^Images of the site/);
      await keyboard.press('Enter');
      await keyboard.page.getByText('1200 × 630 pixels', { exact: true }).waitFor();
      await keyboard.goTo(/workshop\.png 1200 × 630 pixels \d+ kB/);
      await keyboard.press('Enter');
      assert.equal(await keyboard.value(), '/images/workshop.png');
      await keyboard.press('Control+Enter');
      await see(keyboard.page, '[role=status]', 'Saved');
    },
  },
  {
    name: 'See the social card as it will look',
    from: '/pages/oak-bench',
    async run(keyboard) {
      const card = keyboard.page.locator('[aria-label^="As a social card"]');
      await card.locator('img').waitFor();
      await keyboard.goToContent('Title of the card');
      await keyboard.type('A bench for two');
      await see(keyboard.page, '[aria-label^="As a social card"]', 'A bench for two');
    },
  },
  {
    name: 'See lengths and warnings while typing',
    from: '/pages/oak-ladder',
    async run(keyboard) {
      await keyboard.goToContent('Title');
      await keyboard.press('Control+A');
      await keyboard.type('A ladder');
      await see(keyboard.page, '[data-length-of=title]', '8 characters, too short');
      await keyboard.type(' of oak that reaches every shelf of a tall library room');
      await see(keyboard.page, '[data-length-of=title]', '63 characters, too long');
    },
  },
  {
    name: 'Find all pages without a description',
    from: '/audit',
    async run(keyboard) {
      await keyboard.goToContent('Finding');
      await keyboard.search('Missing');
      await keyboard.goTo('Show');
      await keyboard.press('Enter');
      await keyboard.page.waitForURL(/problem=/);
      await keyboard.goToContent('Ash bench');
      await keyboard.press('Enter');
      await keyboard.page.waitForURL(/pages\/ash-bench/);
      assert.equal(await keyboard.focused(), 'Description');
    },
  },
  {
    name: 'Edit the metadata of many pages in one place',
    from: '/pages',
    async run(keyboard) {
      await keyboard.goToContent('Edit many pages together');
      await keyboard.press('Enter');
      await keyboard.page.waitForURL(/grid/);
      await keyboard.goToContent('description of /ash-bench');
      for (let number = 1; number <= 5; number += 1) {
        await keyboard.type(`Description ${number}`);
        await keyboard.press('Alt+ArrowDown');
      }
      await keyboard.press('Control+Enter');
      await see(keyboard.page, '[role=status]', 'Saved: 5 pages');
    },
  },
  {
    name: 'Keep what was typed while the portal was away',
    from: '/texts?search=origin+elm+desk',
    async run(keyboard, { start, stop }) {
      await keyboard.press('Control+A');
      await keyboard.type('From the hills');
      await stop();
      await keyboard.press('Control+Enter');
      await see(keyboard.page, '[role=alert]', 'kept');
      await start();
      await keyboard.goTo('Try again', 'Shift+Tab');
      await keyboard.press('Enter');
      await see(keyboard.page, '[role=status]', 'Saved: elm-desk.product.origin');
    },
  },
  {
    name: 'Be warned before leaving with unsaved text',
    from: '/texts?search=frame+elm+desk',
    async run(keyboard) {
      await keyboard.type('x');
      const asked = keyboard.page.waitForEvent('dialog');
      const left = keyboard.page.goto('about:blank').catch(() => undefined);
      const dialog = await asked;
      assert.equal(dialog.type(), 'beforeunload');
      await left;
    },
  },
  {
    name: 'Change one word of a text that nobody edited before',
    from: '/texts?search=finish+elm+desk',
    async run(keyboard) {
      assert.equal(await keyboard.value(), 'The finish of our Elm desk.');
      await keyboard.press('Control+Home', 'Control+Shift+ArrowRight');
      await keyboard.type('This ');
      await keyboard.press('Control+Enter');
      await see(keyboard.page, '[role=status]', 'Saved');
      await see(keyboard.page, 'main', 'This finish of our Elm desk.');
    },
  },
  {
    name: 'Edit in place, on the page',
    from: '/edit/elm-desk',
    async run(keyboard) {
      await keyboard.goToContent('The built page');
      await keyboard.press('Tab', 'Enter');
      await keyboard.page.locator('.in-place textarea:focus').waitFor();
      await replaceAndSave(keyboard, 'Wipe it with a dry cloth.');
      await see(keyboard.page, '[role=status]', 'Saved');
      const frame = keyboard.page.frameLocator('.stage iframe');
      await frame.getByText('Wipe it with a dry cloth.').waitFor();
    },
  },
];

function conflict(where: string, from: string, field: string | RegExp): Task {
  return {
    name: `Two people edit ${where}: the second one is told who, and keeps the text`,
    from,
    async run(keyboard, { other, site }) {
      await other.goto(site + from);
      const theirs = new Keyboard(other);
      await theirs.goToContent(field);
      await theirs.press('Control+A');
      await theirs.type(from === '/webhook' ? 'https://adnan.example/hook' : 'By Adnan');
      await theirs.press('Control+Enter');
      await see(other, '[role=status]', 'Saved');
      await keyboard.goToContent(field);
      const own = from === '/webhook' ? 'https://olive.example/hook' : 'By Olive';
      await replaceAndSave(keyboard, own);
      await see(keyboard.page, '[role=alert], main', 'Adnan Kaya');
      const kept = keyboard.page.locator('textarea, input');
      const values = await kept.evaluateAll((all) => all.map((item) => Reflect.get(item, 'value')));
      assert.ok(values.includes(own), 'the own text is lost');
    },
  };
}

async function onThePhone(_: Keyboard, { phone, site }: Portal): Promise<Keyboard> {
  const keyboard = new Keyboard(phone);
  await phone.goto(site);
  await keyboard.press('/');
  await keyboard.search('size yew tray');
  await keyboard.press('Enter');
  await phone.waitForURL(/search=/);
  await replaceAndSave(keyboard, 'As large as a book.');
  await see(phone, '[role=status]', 'Saved');
  const width = await phone.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
  assert.ok(width <= 360, `the page is ${width} pixels wide`);
  return keyboard;
}

async function replaceAndSave(keyboard: Keyboard, text: string): Promise<void> {
  await keyboard.press('Control+A');
  await keyboard.type(text);
  await keyboard.press('Control+Enter');
}

const waitForRun = (page: Page) =>
  page.getByText(/^(Live|In Preview) since/).waitFor({ timeout: 120_000 });

async function submitRequest(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/requests`);
  await page.getByLabel('Title').fill('A newsletter');
  await page.getByLabel('Description').fill('With a form, please.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await see(page, '[role=status]', 'Submitted');
}

async function see(page: Page, selector: string, text: string): Promise<void> {
  const found = page.locator(selector).filter({ hasText: text }).first();
  await found.waitFor({ timeout: 20_000 }).catch(async () => {
    const shown = await page.locator(selector).allInnerTexts();
    throw new Error(`"${text}" is not in ${selector}: ${shown.join(' | ').slice(0, 300)}`);
  });
}

async function isInView(page: Page, place: ReturnType<Page['locator']>): Promise<boolean> {
  const box = await place.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y < height;
}
