import { describe, expect, it } from 'vitest';
import { commandNames, parseCommand } from '../../../../src/localcloud/runner/command.ts';

const registered = [...commandNames, 'do-something', 'tok'] as readonly string[];
const parse = (line: string) =>
  parseCommand(line, (name) => registered.includes(name.toLowerCase()));

// Cases from the runner's own tests (ActionCommandL0, OutputManagerL0) and its grammar.
describe('a command of the form ::name::', () => {
  it.each<[line: string, name: string, data: string, properties?: Record<string, string>]>([
    ['::error::x', 'error', 'x'],
    ['   ::do-something k1=v1,::msg', 'do-something', 'msg', { k1: 'v1' }],
    ['\t::error::x', 'error', 'x'],
    ['\u00a0::error::x', 'error', 'x'],
    ['\u2028::error::x', 'error', 'x'],
    ['\u0085::error::x', 'error', 'x'],
    ['::ERROR::x', 'ERROR', 'x'],
    ['::error ::x', 'error', 'x'],
    ['::error::a::b', 'error', 'a::b'],
    [
      '::do-something k1=;=%2C=%0D=%0A=]=%3A,::;-%0D-%0A-]-:-,',
      'do-something',
      ';-\r-\n-]-:-,',
      { k1: ';=,=\r=\n=]=:' },
    ],
    [
      '::do-something k1=;=%252C=%250D=%250A=]=%253A,::;-%250D-%250A-]-:-,',
      'do-something',
      ';-%0D-%0A-]-:-,',
      { k1: ';=%2C=%0D=%0A=]=%3A' },
    ],
    ['::do-something k1=,k2=,::', 'do-something', ''],
    ['::do-something k1=v1::', 'do-something', '', { k1: 'v1' }],
    ['::warning a=1, b=2::x', 'warning', 'x', { a: '1', ' b': '2' }],
    ['::error title==x::y', 'error', 'y', { title: 'x' }],
    ['::error title=a=b::y', 'error', 'y', { title: 'a=b' }],
    ['::error =title=a::y', 'error', 'y', { title: 'a' }],
    ['::error title==::y', 'error', 'y'],
    ['::error title=a::b::c', 'error', 'b::c', { title: 'a' }],
    ['::error file=a,FILE=b::c', 'error', 'c', { file: 'b' }],
    ['::debug::%0a%2525%253A%3A', 'debug', '%0a%25%3A%3A'],
    ['::set-output name=x:: y ', 'set-output', ' y ', { name: 'x' }],
    ['::warning __proto__=x::m', 'warning', 'm', Object.fromEntries([['__proto__', 'x']])],
  ])('is read from the line %j', (line, name, data, properties = {}) => {
    expect(parse(line)).toEqual({ name, data, properties });
  });
});

describe('a command of the form ##[name]', () => {
  it.each<[line: string, name: string, data: string, properties?: Record<string, string>]>([
    ['>>>   ##[do-something k1=v1;]msg', 'do-something', 'msg', { k1: 'v1' }],
    [
      '##[do-something k1=%3B=%0D=%0A=%5D;]%3B-%0D-%0A-%5D',
      'do-something',
      ';-\r-\n-]',
      { k1: ';=\r=\n=]' },
    ],
    ['##[do-something k1=;k2=;]', 'do-something', ''],
    ['text ##[error]boom', 'error', 'boom'],
    ['##[error ]x', 'error', 'x'],
    ['::foo::##[error]x', 'error', 'x'],
    ['built page unknown to the portal: /##[stop-commands]x.html.', 'stop-commands', 'x.html.'],
    ['abc ##[TOK] def', 'TOK', ' def'],
  ])('is read from the line %j', (line, name, data, properties = {}) => {
    expect(parse(line)).toEqual({ name, data, properties });
  });
});

describe('parseCommand', () => {
  it.each([
    '   >>>   ::do-something k1=v1,::msg',
    '\u200b::error::x',
    '\ufeff::error::x',
    '\u001b[31m::error::x',
    '::error\tfile=a::x',
    ':: error::x',
    ':::error::x',
    '::error',
    '::error:x',
    '##[foo]##[error]x',
    '##[ error]x',
    '##[error',
    '##[command]ls',
    '##[section]x',
    'Some ##[start-action id=x] y',
    '::internal-set-repo-path repoFullName=a;workspaceRepo=true::b',
    '#\u200b#[error]x',
    '##\u200b[error]x',
    '##[\u200berror]x',
    '%3A%3Aerror::x',
    '::error%3A%3Ax',
    '\uff03\uff03[error]x',
    '\uff1a\uff1aerror\uff1a\uff1ax',
    '::kſtop::x',
    '',
  ])('finds no command in the line %j', (line) => {
    expect(parse(line)).toBeUndefined();
  });
});

it('an invisible character between the closing colons still ends a command', () => {
  expect(parse('::error:\u200b:x')).toEqual({ name: 'error', data: ':x', properties: {} });
});

it('command names are case-insensitive only for ASCII letters', () => {
  expect(parse('::STOP-commands::x')).toBeDefined();
  expect(parse('::ſtop-commands::x')).toBeUndefined();
  expect(parseCommand('##[\u212aey]x', (name) => name === 'key')).toBeUndefined();
});
