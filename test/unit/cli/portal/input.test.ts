import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  assignments,
  parseList,
  refuseInvalid,
  refuseNothing,
} from '../../../../src/cli/portal/input.ts';
import { SitemapConfig } from '../../../../src/contracts/portal/page-update.ts';
import { PageSeoUpdate } from '../../../../src/contracts/portal/seo-update.ts';
import { thrownBy } from '../../../support/failure.ts';

const kinds = { name: 'text', size: 'number', on: 'switch', hook: 'address or none' } as const;

describe('assignments', () => {
  it('parses each kind of value, and splits at the first equals sign', () => {
    expect(assignments(['name=a=b', 'size=-1.5', 'on=yes', 'hook=none'], kinds, 'to it')).toEqual({
      name: 'a=b',
      size: -1.5,
      on: true,
      hook: null,
    });
    expect(assignments(['name=', 'on=false', 'hook=https://x.example'], kinds, 'to it')).toEqual({
      name: '',
      on: false,
      hook: 'https://x.example',
    });
  });

  it('reports all errors at once, with the nearest name', () => {
    const error = thrownBy(() =>
      assignments(['nam=x', 'size=wide', 'on=1', 'name', 'zzzzzz=1'], kinds, 'to it', 'group'),
    );
    expect(error).toMatchObject({
      code: 'USAGE',
      message: 'Nothing was sent to it: 5 values are invalid.',
    });
    expect(error.facts).toEqual([
      'group.nam: is not known; did you mean "name"?',
      'group.size: expected size=<number>',
      'group.on: expected on=true or =false',
      'group.name: expected name=<text>',
      'group.zzzzzz: is not known; expected one of name, size, on, hook',
    ]);
  });

  it('refuses names of inherited properties', () => {
    expect(
      thrownBy(() => assignments(['constructor=x', '__proto__=x'], kinds, 'to it')).facts,
    ).toHaveLength(2);
  });
});

describe('refuseInvalid', () => {
  it('names each field with the expected value, and the length of an overlong text', () => {
    const seo = {
      title: 'x'.repeat(71),
      description: '',
      canonical: 'nope',
      openGraph: { imageWidth: -1, type: 'film' },
    };
    expect(thrownBy(() => refuseInvalid(PageSeoUpdate, seo, 'to it')).facts).toEqual([
      'title: Must have at most 70 characters. It has 71.',
      'canonical: Expected an absolute URL that starts with http:// or https://.',
      'openGraph.imageWidth: Must be more than 0.',
      'openGraph.type: Expected one of website, article, product.',
      'description: Must not be empty.',
    ]);
    expect(
      thrownBy(() => refuseInvalid(SitemapConfig, { priorities: { home: 2 } }, 'to it')).facts,
    ).toEqual(['priorities.home: Must be at most 1.']);
  });

  it('accepts strings of the maximum length, counted in characters', () => {
    refuseInvalid(PageSeoUpdate, { title: '👍'.repeat(70), description: 'd'.repeat(320) }, 'to it');
    expect(() =>
      refuseInvalid(PageSeoUpdate, { title: '👍'.repeat(71), description: 'd' }, 'to it'),
    ).toThrow();
  });

  it('accepts unknown fields unless the shape is strict', () => {
    refuseInvalid(
      PageSeoUpdate,
      { title: 't', description: 'd', brandNew: 1, openGraph: { also: 2 } },
      'to it',
    );
    expect(() => refuseInvalid(z.strictObject({ a: z.string() }), { b: 1 }, 'to it')).toThrow();
  });
});

it('refuseNothing accepts an empty string, and refuses a missing value', () => {
  refuseNothing({ name: '' }, 'on it');
  expect(thrownBy(() => refuseNothing({ name: undefined }, 'on it'))).toMatchObject({
    code: 'USAGE',
    message: 'There is nothing to change on it.',
  });
});

it('parseList trims spaces and drops empty parts', () => {
  expect(parseList(' a, b,,c ')).toEqual(['a', 'b', 'c']);
});
