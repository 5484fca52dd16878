import { describe, expect, it } from 'vitest';
import { parseContentFile } from '../../../../../src/config/content-file.ts';
import type { PageResult } from '../../../../../src/deploy/steps/finish/rewrite/page-job.ts';
import { type TextContext, textOutcome } from '../../../../../src/deploy/steps/finish/texts.ts';
import { type TestFolder, testFolder } from '../../../../support/folder.ts';

const texts = (...keys: string[]) =>
  parseContentFile(keys.map((key) => `${key}: text\n`).join(''), 'content/overrides.yml');
const result = (
  path: string,
  applied: string[] = [],
  refused: PageResult['refused'] = [],
): PageResult => ({ path, page: undefined, isPinned: false, applied, refused });
const none: TextContext = {
  folder: '/nonexistent',
  files: [],
  slugs: new Map(),
  hasApp: false,
  scripts: () => '',
  pause: async () => {},
};
const messages = ({ warnings }: Awaited<ReturnType<typeof textOutcome>>) =>
  warnings.map(({ message }) => message);

describe('the report on the texts', () => {
  it('has no warnings if each text is shown', async () => {
    const report = await textOutcome(
      texts('home.hero.title'),
      [result('index.html', ['home.hero.title'])],
      none,
    );
    expect(report).toEqual({
      appliedCount: 1,
      takenOver: { keys: 0, frameworks: [] },
      warnings: [],
    });
  });

  it("counts texts that revert in the browser because the application's build lacks them", async () => {
    const keys = ['home.hero.title', 'home.hero.lead'];
    const page = { ...result('index.html', keys), framework: 'Next.js' };
    const countLost = async (built: string[]) =>
      (await textOutcome(texts(...keys), [{ ...page, built }], none)).takenOver;
    expect(await countLost([])).toEqual({ keys: 2, frameworks: ['Next.js'] });
    expect(await countLost(['home.hero.lead'])).toEqual({ keys: 1, frameworks: ['Next.js'] });
    expect(await countLost(keys)).toEqual({ keys: 0, frameworks: [] });
  });

  it('names an unused text and the nearest key in the pages', async () => {
    await using folder: TestFolder = await testFolder();
    folder.write({
      'index.html':
        '<p data-text-key="home.über.title"></p><img data-text-key-alt=home.hero.image>',
    });
    const report = await textOutcome(
      texts('legal.imprint.address', 'home.uber.title', 'home.hero.imag'),
      [],
      // Only an application shows texts that its scripts contain.
      {
        ...{ ...none, folder: folder.root, files: ['index.html'] },
        scripts: () => '"legal.imprint.address"',
      },
    );
    expect(messages(report)).toEqual([
      'no page has the text key "legal.imprint.address"',
      'no page has the text key "home.uber.title"; did you mean "home.über.title"?',
      'no page has the text key "home.hero.imag"; did you mean "home.hero.image"?',
    ]);
    expect(report.warnings.map(({ key }) => key)).toEqual([
      ...['legal.imprint.address', 'home.uber.title', 'home.hero.imag'],
    ]);
  });

  it.each([1, 2, 3])('ends when a signal interrupts it at pause %i', async (number) => {
    await using folder: TestFolder = await testFolder();
    folder.write({ 'index.html': '' });
    let pauses = 0;
    const pause = async () => {
      pauses += 1;
      if (pauses === number) throw new Error('stop');
    };
    const context = { ...none, folder: folder.root, files: ['index.html'], pause };
    await expect(textOutcome(texts('home.hero.title'), [], context)).rejects.toThrow('stop');
  });

  it('reports a key that occurs only where texts are not edited', async () => {
    const page = '<noscript><p data-text-key="home.no.text">Old</p></noscript>';
    await using folder: TestFolder = await testFolder();
    folder.write({ 'index.html': page });
    const context = { ...none, folder: folder.root, files: ['index.html'] };
    expect(messages(await textOutcome(texts('home.no.text'), [], context))).toEqual([
      'the key "home.no.text" is only in a comment, noscript or a script',
    ]);
  });

  it('suggests the nearest key for 10 of 12 unused texts', async () => {
    const scripts = () => 'h("p",{"data-text-key":"home.hero.title"})';
    const keys = Array.from({ length: 12 }, (_, index) => `home.hero.title${index}`);
    const report = await textOutcome(texts(...keys), [], { ...none, hasApp: true, scripts });
    expect(messages(report).filter((line) => line.includes('did you mean'))).toHaveLength(10);
    expect(report.warnings).toHaveLength(12);
  });

  it('suggests a key from a template literal in a script', async () => {
    const scripts = () => 'h(`p`,{"data-text-key":`home.hero.title`})';
    const report = await textOutcome(texts('home.hero.titel'), [], {
      ...none,
      hasApp: true,
      scripts,
    });
    expect(messages(report)).toEqual([
      'no page has the text key "home.hero.titel"; did you mean "home.hero.title"?',
    ]);
  });

  it("counts a text as shown if an application's script contains its whole key", async () => {
    const scripts = () => 'h("p",{"data-text-key":"home.hero.title"},t("home.hero.lead"))';
    const report = await textOutcome(
      texts('home.hero.title', 'home.hero.lead', 'home.hero.le', 'home.hero.titel'),
      [],
      { ...none, hasApp: true, scripts },
    );
    expect(messages(report)).toEqual([
      'no page has the text key "home.hero.le"; did you mean "home.hero.title"?',
      'no page has the text key "home.hero.titel"; did you mean "home.hero.title"?',
    ]);
  });

  it('warns of a text that could not be inserted', async () => {
    const refused = [{ key: 'home.hero.image', reason: '<img> cannot take a text' }];
    const results = [result('index.html', [], refused)];
    expect(messages(await textOutcome(texts('home.hero.image'), results, none))).toEqual([
      'the text "home.hero.image" was not inserted into index.html: <img> cannot take a text',
    ]);
  });

  it('warns of a text that is also on a page other than the one that its key names', async () => {
    const report = await textOutcome(
      texts('home.hero.title', 'other.nav.home'),
      [
        result('about.html', ['home.hero.title', 'other.nav.home']),
        result('index.html', ['home.hero.title']),
      ],
      {
        ...none,
        slugs: new Map([
          ['index.html', 'home'],
          ['about.html', 'about'],
        ]),
      },
    );
    expect(messages(report)).toEqual([
      'the text "home.hero.title" of the page "home" is also on another page: about.html',
    ]);
  });
});
