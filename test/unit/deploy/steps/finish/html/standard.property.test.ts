import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { PageEdits } from '../../../../../../src/deploy/steps/finish/html/edit.ts';
import { editPage } from '../../../../../support/edit-page.ts';
import { getFaults } from './corpus.ts';

/**
 * Inputs of the tokenizer and tree construction tests of html5lib
 * (https://github.com/html5lib/html5lib-tests, MIT). Only some are used by default;
 * `SITE_DEPLOY_HTML5LIB` is a folder with all of them: `npm run html5lib`.
 */
const folder =
  process.env.SITE_DEPLOY_HTML5LIB ??
  path.resolve(import.meta.dirname, '../../../../../fixtures/html5lib');

interface TokenizerTest {
  readonly input: string;
  readonly doubleEscaped?: boolean;
}

function readInputs(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.dat'))
    return text.split(/^#data\n/m).map((test) => test.split(/^\n?#errors$/m)[0] ?? '');
  const { tests = [] } = JSON.parse(text) as { tests?: TokenizerTest[] };
  return tests.map(({ input, doubleEscaped }) =>
    doubleEscaped ? (JSON.parse(`"${input.replaceAll('"', '\\"')}"`) as string) : input,
  );
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  // Serializer tests contain tokens instead of markup.
  .filter((name) => /\.(test|dat)$/.test(name) && !name.startsWith('serializer'))
  .map((name) => path.join(folder, name));
const inputs = [...new Set(files.flatMap(readInputs))].filter(
  (input) => input.isWellFormed() && !input.includes('\0'),
);

const head = '<meta charset="utf-8"><title>Old</title>';
const text = '<h1 data-text-key="home.hero.title">Old</h1>';
/** Pages with an input in each place where its meaning may differ. */
const pages: Readonly<Record<string, (input: string) => string>> = {
  'before the doctype': (input) => `${input}<!doctype html><html><head>${head}</head><body>${text}`,
  'after the doctype': (input) => `<!doctype html>${input}<html><head>${head}</head><body>${text}`,
  'before the head': (input) => `<!doctype html><html>${input}<head>${head}</head><body>${text}`,
  'at the start of the head': (input) =>
    `<!doctype html><html><head>${input}${head}</head><body>${text}`,
  'between metadata': (input) =>
    `<!doctype html><html><head>${head}${input}<meta name="robots" content="noindex"></head><body>${text}`,
  'in the title': (input) =>
    `<!doctype html><html><head><title>${input}</title></head><body>${text}`,
  'in a style': (input) =>
    `<!doctype html><html><head>${head}<style>${input}</style></head><body>${text}`,
  'in a script': (input) =>
    `<!doctype html><html><head>${head}<script>${input}</script></head><body>${text}`,
  'in a noscript of the head': (input) =>
    `<!doctype html><html><head>${head}<noscript>${input}</noscript></head><body>${text}`,
  'in an attribute': (input) =>
    `<!doctype html><html><head>${head}</head><body><p title="${input}">${text}`,
  'between head and body': (input) =>
    `<!doctype html><html><head>${head}</head>${input}<body>${text}`,
  'before a text': (input) => `<!doctype html><html><head>${head}</head><body>${input}${text}`,
  'in a text': (input) =>
    `<!doctype html><html><head>${head}</head><body><h1 data-text-key="home.hero.title">${input}</h1>`,
  'in a link before a text': (input) =>
    `<!doctype html><html><head>${head}</head><body><a href="/">${input}</a>${text}`,
  'in a table before a text': (input) =>
    `<!doctype html><html><head>${head}</head><body><table><tr><td>${input}</td></tr></table>${text}`,
  'in an image before a text': (input) =>
    `<!doctype html><html><head>${head}</head><body><svg>${input}</svg>${text}`,
  'after a text': (input) => `<!doctype html><html><head>${head}</head><body>${text}${input}`,
};

const edits: PageEdits = {
  head: [
    { kind: 'title', text: 'New', when: 'always' },
    { kind: 'robots', noIndex: false },
    { kind: 'canonical', href: 'https://www.acme.example/', when: 'always' },
  ],
  texts: new Map([['home.hero.title', 'New <1> é']]),
};

const isAll = process.env.SITE_DEPLOY_HTML5LIB !== undefined;

it.each(Object.entries(pages).map(([place, build], index) => ({ place, build, index })))(
  'editPage makes exactly the requested changes with inputs of html5lib $place',
  ({ build, index }) => {
    // By default each place gets every second input, and each input every second place.
    const some = inputs.filter((_, at) => isAll || at % 2 === index % 2);
    const faults = some.flatMap((input) => {
      const page = Buffer.from(build(input));
      const isApplied = editPage(page, edits).applied.length > 0;
      // A deployment warns of a text that no page contains, so the text may be missing here.
      return getFaults(page, edits)
        .filter((fault) => isApplied || !fault.startsWith('missing home.hero.title'))
        .map((fault) => `${JSON.stringify(input)}: ${fault}`);
    });
    expect(faults).toEqual([]);
    expect(inputs.length).toBeGreaterThan(300);
  },
);
