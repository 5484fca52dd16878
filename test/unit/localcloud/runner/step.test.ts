import { describe, expect, it } from 'vitest';
import { createStep, type StepOptions } from '../../../../src/localcloud/runner/step.ts';
import { useFolder } from '../../../support/folder.ts';

const readAll = (lines: readonly string[], options: StepOptions = {}) => {
  const step = createStep({ workspace: '/work', ...options });
  const obeyed = lines.map((line) => step.read(line));
  return {
    ...step,
    obeyed,
    shown: step.log.entries,
    annotations: step.log.annotations,
    failed: step.log.failed,
  };
};

describe('add-mask', () => {
  it('masks the whole value and each of its trimmed lines', () => {
    const { log } = readAll(['::add-mask::abc%0Ddef%0A ghi %0D%0Ajkl']);
    expect(log.masks.values).toEqual(['abc\rdef\n ghi \r\njkl', 'abc', 'def', 'ghi', 'jkl']);
  });

  it('ignores a blank value with a warning', () => {
    const { log, shown } = readAll(['::add-mask:: %0D  %0A ']);
    expect(log.masks.values).toEqual([]);
    expect(shown).toEqual([
      "Warning: Can't add secret mask for empty string in ##[add-mask] command.",
    ]);
  });
});

describe('annotations', () => {
  it('are masked in their message, but not in title and file', () => {
    const { annotations, shown } = readAll([
      '::add-mask::s3cret',
      '::warning file=/work/src/s3cret.yml,line=3,col=7,title=a s3cret%3A::Unknown s3cret%0Asecond line',
    ]);
    expect(annotations).toEqual([
      {
        level: 'warning',
        file: 'src/s3cret.yml',
        line: 3,
        col: 7,
        title: 'a s3cret:',
        message: 'Unknown ***\nsecond line',
      },
    ]);
    expect(shown).toEqual(['Warning: Unknown ***\nsecond line']);
  });

  it.each([
    ['line=1,endLine=2,col=1,endColumn=2', { line: 1, endLine: 2 }],
    ['endLine=1', { line: 1, endLine: 1 }],
    ['line=4,endLine=3', {}],
    ['line=1,col=5,endColumn=2', { line: 1 }],
    ['line=1,endColumn=2', { line: 1, col: 2, endColumn: 2 }],
    ['col=2', {}],
    ['line=x', {}],
    ['file=/elsewhere/a,line=1', { file: '/elsewhere/a', line: 1 }],
  ])("correct the location %s like GitHub's runner", (properties, place) => {
    expect(readAll([`::error ${properties}::m`]).annotations).toEqual([
      { level: 'error', message: 'm', ...place },
    ]);
  });

  it('are limited to ten per level, beyond which messages appear only in the log', () => {
    const { annotations, shown } = readAll([
      ...Array.from({ length: 12 }, (_, index) => `::error::${index}`),
      '::notice::other',
    ]);
    expect(annotations.map(({ message }) => message)).toEqual([...'0123456789', 'other']);
    expect(shown).toHaveLength(13);
  });

  it('are cut at 4,096 characters, even in the log', () => {
    const { annotations, shown } = readAll([`::error::${'a'.repeat(5_000)}`]);
    expect(annotations[0]?.message).toHaveLength(4_096);
    expect(shown[0]).toHaveLength('Error: '.length + 4_096);
  });

  it('are not created for an empty message or for a blank one, which is only logged', () => {
    const { annotations, shown } = readAll(['::error::', '::error:: ']);
    expect(annotations).toEqual([]);
    expect(shown).toEqual(['Error:  ']);
  });
});

describe('stop-commands', () => {
  it('ignores commands until its token, which may be anywhere in a line and in any case', () => {
    for (const resume of ['::t0ken-of-mine::', 'abc ##[T0KEN-OF-MINE] def']) {
      const { shown, obeyed, annotations } = readAll([
        '::stop-commands::t0ken-of-mine',
        '::error::x',
        '##[set-env name=a]b',
        resume,
        '::notice::on again',
      ]);
      expect(obeyed).toEqual(['stop-commands', undefined, undefined, 't0ken-of-mine', 'notice']);
      expect(shown.slice(1, 3)).toEqual(['::error::x', '##[set-env name=a]b']);
      expect(annotations).toEqual([{ level: 'notice', message: 'on again' }]);
    }
  });

  it('leaves a secret visible by ignoring its add-mask command', () => {
    const { shown } = readAll([
      'page ##[stop-commands]about.html',
      '::add-mask::s3cret-token',
      'uploading',
    ]);
    expect(shown).toEqual(['page ##[stop-commands]***', '::add-mask::s3cret-token', 'uploading']);
  });

  it('masks a token longer than six characters for the rest of the job', () => {
    expect(readAll(['::stop-commands::longer7', 'longer7 is hidden']).shown).toEqual([
      '::stop-commands::***',
      '*** is hidden',
    ]);
    expect(readAll(['::stop-commands::short', 'short is not']).shown).toEqual([
      '::stop-commands::short',
      'short is not',
    ]);
  });

  it.each([
    '::stop-commands::',
    '::stop-commands::set-env',
    'x ##[stop-commands]ERROR',
    '::stop-commands::Pause-Logging',
  ])('ends the step immediately for the forbidden token in %j', (line) => {
    const { shown, failed, obeyed } = readAll(['before', line, '::add-mask::s3cret', 'after']);
    expect(failed).toBe(true);
    expect(obeyed).toEqual([undefined, undefined, undefined, undefined]);
    expect(shown).toEqual(['before', expect.stringMatching(/^Error: You cannot use a endToken/)]);
  });
});

describe('a step', () => {
  it.each([
    ['see ##[set-env name=x]y', /`set-env` command is disabled/],
    ['::add-path::/evil', /`add-path` command is disabled/],
    ['::set-output::y', /Required field 'name' is missing/],
    ['::save-state::y', /Required field 'name' is missing/],
    ['::echo::loud', /Invalid echo command value/],
    ['::add-matcher::none.json', /ENOENT/],
  ])('fails, but continues, after the invalid command in %j', (line, reason) => {
    const { failed, annotations } = readAll([line, '::notice::the rest is read']);
    expect(failed).toBe(true);
    const { warning = [], ...rest } = Object.groupBy(annotations, ({ level }) => level);
    const name = /^::(set-output|save-state)/.exec(line)?.[1];
    const deprecated = `The \`${name}\` command is deprecated and will be disabled soon.`;
    expect(warning.map(({ message }) => message.slice(0, deprecated.length))).toEqual(
      name ? [deprecated] : [],
    );
    expect(Object.values(rest).flat()).toEqual([
      { level: 'error', message: `Unable to process command '${line}' successfully.` },
      { level: 'error', message: expect.stringMatching(reason) },
      { level: 'notice', message: 'the rest is read' },
    ]);
  });
});

it('commands set outputs, state and, with ACTIONS_ALLOW_UNSECURE_COMMANDS, variables and paths', () => {
  const { commands, failed, annotations } = readAll(
    [
      '::set-output name=url::https://evil.example',
      '##[save-state name=a;]b%5D',
      '::set-env name=A::1',
      '::set-env name=node_options::--evil',
      '::add-path::/a',
    ],
    { env: { ACTIONS_ALLOW_UNSECURE_COMMANDS: 'True' } },
  );
  expect(failed).toBe(false);
  expect(commands.results.outputs).toEqual({ url: 'https://evil.example' });
  expect(commands.results.state).toEqual({ a: 'b]' });
  expect(commands.results.env).toEqual({ A: '1' });
  expect(commands.results.path).toEqual(['/a']);
  expect(annotations.map(({ level, message }) => `${level}: ${message.slice(0, 30)}`)).toEqual([
    'warning: The `set-output` command is de',
    'warning: The `save-state` command is de',
    "error: Can't update NODE_OPTIONS envi",
  ]);
});

it('the log shows debug lines and raw commands only with RUNNER_DEBUG', () => {
  const lines = [
    '::debug::a%0Ab',
    '::group::Build',
    '::endgroup::',
    '::echo::Off  ',
    '::group::Quiet',
  ];
  expect(readAll(lines).shown).toEqual(['Build', 'Quiet']);
  expect(readAll(lines, { env: { RUNNER_DEBUG: '1' } }).shown).toEqual([
    '##[debug]a',
    '##[debug]b',
    '::group::Build',
    'Build',
    '::endgroup::',
    '::echo::Off  ',
    'Quiet',
  ]);
});

it("the log escapes the runner's own markers", () => {
  expect(readAll(['a ##[start-action id=x] ##[end-action]']).shown).toEqual([
    'a ##[\\start-action id=x] ##[\\end-action]',
  ]);
});

describe('problem matchers', () => {
  const workspace = useFolder({ 'a.ts': '' });
  const readWith = (matcher: object, lines: readonly string[] = []) => {
    workspace.write({ 'matcher.json': { problemMatcher: [matcher] } });
    return readAll(['::add-matcher::matcher.json', ...lines], { workspace: workspace.root });
  };
  const regexp = '^(\\S+)\\((\\d+),(\\d+)\\): (error|warning) (.*)$';
  const parts = { file: 1, line: 2, column: 3, severity: 4, message: 5 };
  const tsc = { owner: 'tsc', pattern: [{ regexp, ...parts }] };

  it('annotate matching lines until they are removed, even while commands are stopped', () => {
    const line = 'a.ts(3,7): warning careful';
    const stopped = ['::stop-commands::tok', line, 'none.ts(1,1): error x', '::tok::'];
    const lines = [...stopped, '::remove-matcher owner=TSC::', line];
    const { annotations, shown } = readWith(tsc, lines);
    expect(annotations).toEqual([
      { level: 'warning', message: 'careful', file: 'a.ts', line: 3, col: 7 },
      { level: 'error', message: 'x', line: 1, col: 1 },
    ]);
    expect(shown).toEqual([
      '::stop-commands::tok',
      `Warning: ${line}`,
      'Error: none.ts(1,1): error x',
      '::tok::',
      line,
    ]);
  });

  it('match several lines, the last of them repeatedly if its pattern loops', () => {
    const eslint = {
      owner: 'eslint',
      pattern: [
        { regexp: '^(\\S+\\.ts)$', file: 1 },
        { regexp: '^ +(\\d+) (.+)$', line: 1, message: 2, loop: true },
      ],
    };
    const lines = ['a.ts', '  1 one', '  2 two', 'other', '  3 three'];
    expect(readWith(eslint, lines).annotations).toEqual([
      { level: 'error', message: 'one', file: 'a.ts', line: 1 },
      { level: 'error', message: 'two', file: 'a.ts', line: 2 },
    ]);
  });

  it.each([
    ['no owner', { ...tsc, owner: '' }],
    ['no message', { owner: 'a', pattern: [{ regexp: '(a)', file: 1 }] }],
    ['a missing group', { owner: 'a', pattern: [{ regexp: '(a)', message: 2 }] }],
    [
      'a loop before the last pattern',
      { owner: 'a', pattern: [{ regexp: 'a', message: 0, loop: true }] },
    ],
    ['an invalid expression', { owner: 'a', pattern: [{ regexp: '(', message: 0 }] }],
  ])('fail the step if they have %s', (_, matcher) => {
    expect(readWith(matcher).failed).toBe(true);
  });
});
