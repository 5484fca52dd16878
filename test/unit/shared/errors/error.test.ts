import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../../src/shared/errors/catalogue.ts';
import {
  describeError,
  getErrorMessage,
  SiteDeployError,
} from '../../../../src/shared/errors/error.ts';

describe('SiteDeployError', () => {
  it('has the remedy of the catalogue unless a different one is passed', () => {
    expect(new SiteDeployError('CANCELLED', 'x').remedy).toBe(catalogue.CANCELLED.remedy);
    expect(new SiteDeployError('CANCELLED', 'x', { remedy: 'Do this.' }).remedy).toBe('Do this.');
  });

  it('keeps its cause', () => {
    const cause = new TypeError('why');
    expect(new SiteDeployError('INTERNAL', 'x', { cause }).cause).toBe(cause);
    expect('cause' in new SiteDeployError('INTERNAL', 'x')).toBe(false);
  });

  it('can be created from any thrown value', () => {
    const known = new SiteDeployError('USAGE', 'x');
    expect(SiteDeployError.from(known)).toBe(known);
    const cause = new RangeError('out of it');
    expect(SiteDeployError.from(cause)).toMatchObject({
      code: 'INTERNAL',
      message: 'out of it',
      cause,
    });
    expect(SiteDeployError.from(cause).facts[0]).toMatch(/^at /);
    expect(SiteDeployError.from(new SuppressedError(cause, known))).toBe(known);
    for (const thrown of ['text', 42, undefined, null, { a: 1 }])
      expect(SiteDeployError.from(thrown)).toMatchObject({
        code: 'INTERNAL',
        message: String(thrown),
        facts: [],
      });
  });
});

describe('describeError', () => {
  it('prints what happened, where, and what to do', () => {
    const error = new SiteDeployError('CONFIG_INVALID', 'site.config.yml has errors.', {
      facts: ['a fact'],
      problems: [
        {
          file: 'site.config.yml',
          line: 3,
          column: 9,
          source: '  type: blog',
          message: 'expected docs',
        },
        { file: 'site.config.yml', line: 4, message: 'no column' },
        { file: 'other.json', message: 'no place' },
      ],
      remedy: 'Correct it.',
    });
    expect(describeError(error).join('\n')).toMatchInlineSnapshot(`
      "site.config.yml has errors. [CONFIG_INVALID]
        a fact
        site.config.yml:3:9  expected docs
          3 |   type: blog
                      ^
        site.config.yml:4  no column
        other.json  no place
      What to do: Correct it."
    `);
  });
});

describe('getErrorMessage', () => {
  it.each([
    ['why', 'an Error with this message', new TypeError('why')],
    ['text', 'a thrown string', 'text'],
    ['undefined', 'undefined', undefined],
    ['7', 'a number', 7],
  ])('returns "%s" for %s', (output, _, thrown) => expect(getErrorMessage(thrown)).toBe(output));
});

describe('the catalogue of errors', () => {
  it.each(Object.entries(catalogue))(
    'has full sentences as the title and the remedy of %s',
    (code, { title, remedy }) => {
      expect(code).toMatch(/^[A-Z][A-Z_]+[A-Z]$/);
      expect(title).toMatch(/^[A-Z].*\.$/);
      expect(remedy).toMatch(/^[A-Z].*\.$/);
    },
  );
});
