import { describe, expect, it } from 'vitest';
import { createLogReader } from '../../../../src/localcloud/runner/commands.ts';

const readAll = (lines: readonly string[]) => {
  const reader = createLogReader();
  return { reader, shown: lines.map((line) => reader.read(line)).filter((line) => line !== undefined) };
};

describe('masks', () => {
  it('hides a value after its add-mask and not before', () => {
    const { reader, shown } = readAll(['the s3cret leaks', '::add-mask::s3cret', 'the s3cret is hidden']);
    expect(shown).toEqual(['the s3cret leaks', 'the *** is hidden']);
    expect(reader.masks).toEqual(['s3cret']);
  });

  it('decodes the value and masks each of its lines', () => {
    const { shown } = readAll(['::add-mask::50%25%0Asecond', 'first 50% then second']);
    expect(shown).toEqual(['first *** then ***']);
  });

  it('leaves no end of a longer secret behind', () => {
    expect(readAll(['::add-mask::abc', '::add-mask::abcdef', 'abcdef']).shown).toEqual(['***']);
  });

  it('hides secrets in annotations', () => {
    const { reader } = readAll(['::add-mask::s3cret', '::error::token s3cret refused']);
    expect(reader.annotations).toEqual([{ level: 'error', message: 'token *** refused' }]);
  });
});

it('reads annotations with their place', () => {
  const { reader, shown } = readAll([
    '::warning file=a%2Cb.yml,line=3,col=7,title=Bad%3A key::Unknown key%0Asecond line',
  ]);
  expect(reader.annotations).toEqual([
    { level: 'warning', file: 'a,b.yml', line: 3, col: 7, title: 'Bad: key', message: 'Unknown key\nsecond line' },
  ]);
  expect(shown).toEqual(['Warning: Unknown key\nsecond line']);
});

it('obeys nothing between stop-commands and its token, but masks all the same', () => {
  const { reader, shown } = readAll([
    '::add-mask::s3cret',
    '::stop-commands::t0ken',
    '::error::s3cret',
    '::other::',
    '::t0ken::',
    '::notice::on again',
  ]);
  expect(shown).toEqual(['::error::***', '::other::', 'Notice: on again']);
  expect(reader.annotations).toEqual([{ level: 'notice', message: 'on again' }]);
});

it('shows titles of groups and drops what only the runner reads', () => {
  expect(readAll(['::group::Build', 'plain', '::endgroup::', '::debug::x']).shown).toEqual(['Build', 'plain']);
});
