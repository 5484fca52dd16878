import { describe, expect, it } from 'vitest';
import {
  actionsLog,
  collectWarnings,
  createSanitizer,
  getRank,
  type RunnerCommands,
} from '../../../src/action/log.ts';
import { createStep } from '../../../src/localcloud/runner/step.ts';
import { sanitize } from '../../../src/shared/sanitize.ts';
import { Redactor, Secret } from '../../../src/shared/secret.ts';

/**
 * Creates a runner that records what it prints and which commands it executes, except for those
 * that stop and resume commands.
 */
function runner() {
  const printed: string[] = [];
  const obeyed: string[] = [];
  const step = createStep();
  let stop: string | undefined;
  const print = (text: string) => {
    for (const line of text.split(/\r\n|\r|\n/)) {
      printed.push(line);
      const command = step.read(line);
      if (command === 'stop-commands') stop = line.split('::')[2];
      else if (command !== undefined && command !== stop) obeyed.push(line);
    }
  };
  const place = (properties: object = {}) => {
    const text = Object.entries(properties).map(([key, value]) => `${key}=${value}`);
    return text.length === 0 ? '' : ` ${text.join(',')}`;
  };
  const core: RunnerCommands = {
    debug: (message) => print(`::debug::${message}`),
    info: print,
    warning: (message, properties) => print(`::warning${place(properties)}::${message}`),
    error: (message, properties) => print(`::error${place(properties)}::${message}`),
    setSecret: (secret) => print(`::add-mask::${secret}`),
  };
  return { log: actionsLog(core), printed, obeyed };
}

describe('actionsLog', () => {
  it('writes commands of the runner, and annotates warnings at the end', () => {
    const { log, printed } = runner();
    log.debug('d');
    log.info('i');
    log.warn('w');
    log.annotate();
    log.error('e', { file: 'site.config.yml', line: 3, column: 5 });
    log.error('e', { file: 'package.json' });
    expect(printed).toEqual([
      '::debug::d',
      'i',
      'Warning: w',
      '::group::Warnings that GitHub shows on the page of the run',
      '::warning title=site-deploy::w',
      '::endgroup::',
      '::error file=site.config.yml,startLine=3,startColumn=5::e',
      '::error file=package.json::e',
    ]);
  });

  it('logs a repeated warning once, and annotates the ten most important ones at the end', () => {
    const { log, printed } = runner();
    for (let page = 0; page < 9; page += 1)
      log.warn(`SEO: page ${page} has a long title`, { concern: 'style' });
    log.warn('Uploading by another client instead.');
    log.warn('index.html was left as it was built.', { concern: 'search', file: 'index.html' });
    for (let repeat = 0; repeat < 2; repeat += 1)
      log.warn('There is no 404.html.', { concern: 'visitors', file: 'a.html', line: 2 });
    const lines = printed.filter((line) => line.startsWith('Warning: '));
    expect(printed).toHaveLength(12);
    expect(lines).toHaveLength(12);
    log.annotate();
    const shown = printed.slice(12);
    expect(shown.slice(0, 5)).toEqual([
      '::group::Warnings that GitHub shows on the page of the run',
      '::warning title=site-deploy,file=a.html,startLine=2::There is no 404.html.',
      '::warning title=site-deploy,file=index.html::index.html was left as it was built.',
      '::warning title=site-deploy::Uploading by another client instead.',
      '::warning title=SEO::SEO: page 0 has a long title',
    ]);
    const more = 'The log of this run has 3 more, of lower priority.';
    expect(shown.slice(-2)).toEqual([`::warning title=More warnings::${more}`, '::endgroup::']);
    expect(shown.filter((line) => line.startsWith('::warning'))).toHaveLength(10);
    log.annotate();
    expect(printed).toHaveLength(24);
  });

  it.each([
    '::error::fake',
    '::add-mask::a',
    '::set-output name=url::evil',
    '  ::error::fake',
    '##[error]fake',
    'at the end ##[stop-commands]mine',
    'first\r::error::fake',
    '::stop-commands::mine',
    '::endgroup::',
  ])('prevents a build from running the command %j', (line) => {
    const { log, printed, obeyed } = runner();
    const output = log.foreign('npm run build');
    output.line(line);
    output.close();
    expect(printed.join('\r')).toContain(sanitize(line));
    expect(obeyed).toEqual(['::group::npm run build', '::endgroup::']);
  });

  it('uses a new UUID to stop commands in each block', () => {
    const { log, printed } = runner();
    log.foreign('one').close();
    log.foreign('two').close();
    const words = printed.filter((line) => line.startsWith('::stop-commands::'));
    expect(new Set(words).size).toBe(2);
    for (const word of words) expect(word).toMatch(/::[0-9a-f-]{36}$/);
  });

  it('drops output of a command that arrives after its block is closed', () => {
    const { log, obeyed } = runner();
    const output = log.foreign('npm run build');
    output.close();
    output.line('::error::late');
    expect(obeyed).toEqual(['::group::npm run build', '::endgroup::']);
  });

  it('delays lines of the run until the output of a command has ended', () => {
    const { log, printed } = runner();
    const output = log.foreign('npm run build');
    log.info('login done');
    log.warn('careful');
    log.debug('detail');
    output.line('building');
    expect(printed.slice(2)).toEqual(['building']);
    output.close();
    expect(printed.slice(-4)).toEqual([
      '::endgroup::',
      'login done',
      'Warning: careful',
      '::debug::detail',
    ]);
    log.info('afterwards');
    expect(printed.at(-1)).toBe('afterwards');
  });

  it('masks a secret and reports an error during a build, but executes no command of the build', () => {
    const { log, obeyed, printed } = runner();
    const output = log.foreign('npm run build');
    log.mask(new Secret('deployment-token'));
    log.error('login refused');
    output.line('::error::fake');
    output.line('it prints deployment-token');
    expect(obeyed).toEqual([
      '::group::npm run build',
      '::add-mask::deployment-token',
      '::error::login refused',
    ]);
    expect(printed.at(-1)).toBe('it prints ***');
    output.close();
    expect(obeyed.at(-1)).toBe('::endgroup::');
  });

  it('masks a secret and its encoded forms once', () => {
    const { log, obeyed } = runner();
    log.mask(new Secret('a/secret+value'));
    log.mask(new Secret('a/secret+value'));
    expect(obeyed).toEqual([
      '::add-mask::a/secret+value',
      '::add-mask::a%2Fsecret%2Bvalue',
      '::add-mask::a%2fsecret%2bvalue',
    ]);
  });

  it('redacts secrets and commands in the location of an annotation', () => {
    const { log, printed } = runner();
    log.mask(new Secret('the-secret'));
    log.error('e', { file: 'the-secret/##[error]x\n::y::', line: 1 });
    expect(printed.at(-1)).toBe('::error file=***/## [error]x\\n::y::,startLine=1::e');
  });

  it('redacts a masked secret in lines of each kind and in titles of blocks', () => {
    const { log, printed } = runner();
    log.mask(new Secret('the-secret'));
    for (const kind of ['debug', 'info', 'warn', 'error'] as const) log[kind]('the-secret');
    log.annotate();
    log.foreign('echo the-secret');
    expect(printed.slice(1).join('\n')).not.toContain('the-secret');
  });

  it('does not execute a command in a message from outside', () => {
    const { log, obeyed, printed } = runner();
    const message =
      'the platform said: no\n::error::fake\r  ##[error]fake, page /##[stop-commands]x.html';
    log.info(message);
    expect(obeyed).toEqual([]);
    expect(printed.join('\n')).toContain('::error::fake');
    for (const kind of ['debug', 'warn', 'error'] as const)
      log[kind](message.replaceAll(/[\r\n]/g, ' '));
    log.annotate();
    const names = obeyed.map((line) => line.split('::')[1]?.split(' ')[0]);
    expect(names).toEqual(['debug', 'error', 'group', 'warning', 'endgroup']);
    expect(printed.join('\n')).not.toContain('##[');
  });

  it('shows a build command of several lines on one line', () => {
    const { log, obeyed } = runner();
    log.foreign('npm ci\n::stop-commands::mine').close();
    expect(obeyed).toEqual(['::group::npm ci\\n::stop-commands::mine', '::endgroup::']);
  });
});

const redactor = new Redactor();
redactor.add('the-secret');
const shown = createSanitizer(redactor);

it('createSanitizer redacts secrets and disarms commands in a text', () => {
  expect(shown.text('the-secret ##[error]x\n::error::y')).toBe('*** ## [error]x\n| ::error::y');
});

it('createSanitizer writes a value on one line', () => {
  expect(shown.value('the-secret\n::error::y')).toBe('***\\n::error::y');
  expect(shown.value('https://www.acme.example')).toBe('https://www.acme.example');
});

it('collectWarnings puts warnings about visitors before those about search, the run and style', () => {
  const warnings = collectWarnings();
  for (const concern of ['style', undefined, 'search', 'visitors'] as const)
    for (const turn of [1, 2]) warnings.add(`${concern ?? 'run'} ${turn}`, concern && { concern });
  expect(warnings.take().map(({ message }) => message)).toEqual([
    ...['visitors 1', 'visitors 2', 'search 1', 'search 2', 'run 1', 'run 2', 'style 1', 'style 2'],
  ]);
  expect(warnings.take()).toEqual([]);
  expect(getRank({})).toBe(getRank({ concern: 'run' }));
});

/** Returns what `take` returns after `all` warnings, of which only the last concerns visitors. */
function takeWarnings(all: number) {
  const warnings = collectWarnings();
  for (let index = 1; index < all; index += 1) warnings.add(`SEO: ${index}`, { concern: 'style' });
  warnings.add('a page is missing', { concern: 'visitors' });
  return warnings.take();
}

it('collectWarnings returns all of ten warnings', () => {
  const taken = takeWarnings(10);
  expect(taken).toHaveLength(10);
  expect(taken.at(-1)?.message).toBe('SEO: 9');
});

it.each([
  [11, 2],
  [40, 31],
])('collectWarnings returns ten of %i warnings, the last of which counts %i more', (all, more) => {
  const taken = takeWarnings(all);
  expect(taken).toHaveLength(10);
  expect(taken[0]).toMatchObject({ message: 'a page is missing', title: 'site-deploy' });
  expect(taken.at(-1)?.message).toBe(`The log of this run has ${more} more, of lower priority.`);
});
