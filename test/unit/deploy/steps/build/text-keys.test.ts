import { describe, expect, it } from 'vitest';
import {
  malformedKeyWarning,
  readTextKeys,
  textKeyWarning,
} from '../../../../../src/deploy/steps/build/text-keys.ts';
import { useFolder } from '../../../../support/folder.ts';
import { createPlan } from '../../../../support/plan.ts';

const folder = useFolder();

const sources = () => createPlan({ workspace: folder.root, buildRoot: folder.root }, '');

describe('the text keys of a site', () => {
  it.each([
    ['a call in JSX', 'a.jsx', "<h1 data-text-key=\"a.b.c\">{t('a.b.c', 'It\\'s')}</h1>", "It's"],
    ['a call with escapes in Vue', 'a.vue', `<p>{{ t("a.b.c", "One \\u00e9\\n") }}</p>`, 'One é\n'],
    ['a call with a template literal', 'a.ts', "t('a.b.c', `Two`)", 'Two'],
    [
      'the content of a Text component',
      'a.tsx',
      '<Text as="h1" k="a.b.c">\n  Some text\n  here\n</Text>',
      'Some text here',
    ],
    [
      'the property of a Text component',
      'a.svelte',
      '<Text k="a.b.c"\n as="p" text="It\'s" />',
      "It's",
    ],
    [
      'attributes in an Angular template',
      'a.component.ts',
      'template: `<p k="a.b.c" class="x" text="Text"></p>`',
      'Text',
    ],
  ])('are read with their texts from %s', async (_, name, source, text) => {
    folder.write({ [name]: source });
    expect((await readTextKeys(sources())).get('a.b.c')).toEqual(new Set([text]));
  });

  it.each([
    ['a call with its key in a template literal', 'a.svelte', 'const x = t(\n  `a.b.c`,\n  `Two`)'],
    ['a call with a variable in its text', 'a.ts', 't("a.b.c", `Hello $' + '{name}`)'],
    ['calls of other functions', 'a.ts', "format('a.b.c', 'x'); i18n.t('a.b.c', 'x')"],
    [
      'attributes of two elements',
      'a.component.ts',
      'template: `<p k="a.b.c"></p><p text="Text"></p>`',
    ],
    ['a bound attribute', 'a.component.ts', 'template: `<p k="a.b.c" [text]="text"></p>`'],
    ['a text file', 'a.txt', "t('a.b.c', 'x')"],
    ['the folder dist', 'dist/a.js', "t('a.b.c', 'x')"],
    ['the folder node_modules', 'node_modules/x/a.js', "t('a.b.c', 'x')"],
  ])('are not read from %s', async (_, name, source) => {
    folder.write({ [name]: source });
    expect((await readTextKeys(sources())).get('a.b.c')).toBeUndefined();
  });

  it('are read in the order of their names', async () => {
    folder.write({ 'a.js': "t('a.b.d', 'x'); t('a.b.c', 'x')" });
    expect([...(await readTextKeys(sources())).keys()]).toEqual(['a.b.c', 'a.b.d']);
  });

  it('are compared with the committed catalogue', async () => {
    const code = "t('home.hero.title', 'Hi'); t('home.hero.lead', 'Lead'); t('home.new.text', 'x')";
    folder.write({ 'src/a.js': code, 'content/overrides.json': { 'home.hero.title': 'Edited' } });
    expect(await textKeyWarning(sources())).toBeUndefined();
    const catalogue = { 'home.hero.title': 'Hello', 'home.hero.lead': 'Lead', 'home.old.text': '' };
    folder.write({ 'content/text-keys.json': catalogue });
    expect(await textKeyWarning(sources())).toBe(
      'Text keys that content/text-keys.json does not list: home.new.text. ' +
        'Text keys that no code uses: home.old.text. ' +
        'Text keys with another text in the code: home.hero.title. ' +
        'Visitors still see the edited text of: home.hero.title. ' +
        'Review them, and run "site-deploy texts keys".',
    );
    folder.write({ 'content/text-keys.json': { 'a.b.c': 'x' }, 'src/a.js': "t('a.b.c', 'x')" });
    expect(await textKeyWarning(sources())).toBeUndefined();
    folder.write({ 'src/b.js': "t('a.b.c', 'y')" });
    expect(await textKeyWarning(sources())).toContain('different texts in the code: a.b.c.');
  });

  it('are reported if they are not of the form page.section.element', async () => {
    const page = '<h1 data-text-key="home.title"><p data-text-key="a.b.c" data-text-key-alt=\'x\'>';
    folder.write({ 'public/a.html': page, 'b.vue': '<p data-text-key="{{key}}">' });
    const warned = await malformedKeyWarning(sources(), undefined, ['d', 'e.f.g']);
    expect(warned).toMatch(/ignores .* form page\.section\.element: d, home\.title, x\.$/);
    expect(await malformedKeyWarning(sources(), 'public')).toBeUndefined();
  });
});
