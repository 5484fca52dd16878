import { describe, expect, it } from 'vitest';
import { replaceData } from '../../../../../../src/deploy/steps/finish/html/structured-data.ts';
import { editPage } from '../../../../../support/edit-page.ts';

const data = { '@context': 'https://schema.org', '@type': 'Article', name: 'portal' };
const article = (name: string) => ({ '@context': 'https://schema.org', '@type': 'Article', name });
const person = { '@type': 'Person', name: 'somebody' };
const replaced = (...blocks: unknown[]) => {
  const { position: place, changed } = replaceData(
    blocks.map((block) => JSON.stringify(block)),
    data,
  );
  return { place, changed: Object.fromEntries(changed) };
};

describe('JSON-LD of the portal replaces', () => {
  it.each<[string, unknown, unknown]>([
    ['data of its type', article('built'), data],
    ['data that names its type by URL', { '@type': 'https://schema.org/Article' }, data],
    [
      'data with several types, except for the properties of the other types',
      { '@type': ['Article', 'FAQPage'], name: 'built', mainEntity: ['question'] },
      { ...data, '@type': ['Article', 'FAQPage'], mainEntity: ['question'] },
    ],
    ['an item of a list', [person, article('built')], [person, data]],
    [
      'an item of a graph, except for the @id of the item',
      {
        '@context': 'https://schema.org',
        '@graph': [person, { '@id': '#a', ...article('built') }],
      },
      {
        '@context': 'https://schema.org',
        '@graph': [person, { '@id': '#a', '@type': 'Article', name: 'portal' }],
      },
    ],
    ['the only item of a graph', { '@graph': article('built') }, { '@graph': data }],
  ])('%s', (_, block, expected) => {
    expect(replaced(person, block)).toEqual({ place: 1, changed: { 1: expected } });
  });

  it('the first of several blocks, and removes the rest', () => {
    expect(replaced(article('one'), [article('two'), person], article('three'))).toEqual({
      place: 0,
      changed: { 0: data, 1: [person], 2: undefined },
    });
  });

  it("only its own type in a second item, and keeps the item's other type", () => {
    const questions = { '@type': ['Article', 'FAQPage'], mainEntity: ['question'] };
    expect(replaced(article('one'), questions)).toEqual({
      place: 0,
      changed: { 0: data, 1: { '@type': 'FAQPage', mainEntity: ['question'] } },
    });
  });

  it('nothing if the page has only data of different types or invalid JSON', () => {
    expect(replaced(person, { author: article('in another') })).toEqual({
      place: undefined,
      changed: {},
    });
    expect(replaceData(['{', 'null', '1', '"Article"', '[]'], data)).toEqual({
      place: undefined,
      changed: new Map(),
    });
  });

  it('a block from an earlier edit, with an equal result', () => {
    const graph = {
      '@context': 'https://schema.org',
      '@graph': [{ '@id': '#a', ...article('built') }],
    };
    const [once] = replaceData([JSON.stringify(graph)], data).changed.values();
    const [twice] = replaceData([JSON.stringify(once)], data).changed.values();
    expect(JSON.stringify(twice)).toBe(JSON.stringify(once));
  });
});

describe('editing a page with JSON-LD', () => {
  const script = (value: unknown) =>
    `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
  const page = (head: string, body: string) =>
    `<!doctype html><html><head><meta charset="utf-8"><title>t</title>${head}</head><body>${body}</body></html>`;
  const edit = (html: string) => {
    const { pieces } = editPage(Buffer.from(html), {
      head: [{ kind: 'structured data', data }],
      texts: new Map(),
    });
    return Buffer.concat(pieces ?? []).toString();
  };

  it.each([
    ['replaces a block in the body', '', `<p>a</p>${script(article('built'))}<p>b</p>`],
    [
      'replaces a block after markup that needs a parse tree',
      '',
      `<table><p>a</table><svg><g></svg>${script(article('built'))}`,
    ],
    [
      'replaces a block in the head and removes a duplicate in the body',
      script(article('built')),
      `<p>${script([article('x')])}</p>`,
    ],
  ])('%s', (_, head, body) => {
    const result = edit(page(head, body));
    expect(result.match(/"portal"/g)).toHaveLength(1);
    expect(result).not.toContain('built');
    expect(result).not.toContain('"x"');
    expect(result.replace(/<script[\s\S]*?<\/script>/g, '')).toBe(
      page(head, body).replace(/<script[\s\S]*?<\/script>/g, ''),
    );
    expect(edit(result)).toBe('');
  });

  it('keeps blocks in comments and templates', () => {
    const hidden = `<!-- ${script(article('a'))} --><template>${script(article('b'))}</template>`;
    expect(edit(page('', hidden))).toBe(page(script(data), hidden));
  });
});
