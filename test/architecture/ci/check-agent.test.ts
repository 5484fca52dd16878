import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { AgentOutcome } from '../../../src/automation/requests/change/propose.ts';
import { RequestCost } from '../../../src/contracts/portal/development-request.ts';

function check(command: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['.ci/check-agent.ts', command], {
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}
const leave = (name: string, value: object) =>
  `echo '${JSON.stringify(value)}' > "$RUNNER_TEMP/${name}"`;
const edit = 'grep -q "Good day" "$TASK" && sed -i.bak s/Welcome/Hello/ index.html && rm *.bak';

describe('the check of an agent', { timeout: 60_000 }, () => {
  it.each([
    [
      'commits an edit',
      `${edit}; git -c user.name=a -c user.email=a@b.c commit -qam x`,
      'index.html.',
    ],
    [
      'gives a reason for changing nothing',
      leave('outcome.json', { outcome: 'missing tool', reason: 'There is no hugo.' }),
      '"missing tool": There is no hugo.',
    ],
  ])('accepts an agent that %s', (_, command, words) => {
    const { status, text } = check(command);
    expect(text).toContain(words);
    expect(status).toBe(0);
  });

  it.each([
    ['changes nothing and gives no reason', 'true', 'it changed nothing, and left no outcome.json'],
    [
      'changes a protected file',
      'echo a: b >> site.config.yml',
      'only people may change "site.config.yml"',
    ],
    [
      'reports a cost that is not a number',
      `${edit}; ${leave('cost.json', { amount: 'a lot' })}`,
      'cost.schema.json',
    ],
  ])('refuses an agent that %s', (_, command, words) => {
    const { status, text } = check(command);
    expect(text).toContain(words);
    expect(status).toBe(1);
  });
});

it.each([
  ['cost', RequestCost, [{ amount: 1, currency: 'EUR' }, { amount: -1, currency: 'EUR' }, {}]],
  [
    'outcome',
    AgentOutcome,
    [
      { outcome: 'nothing to do', reason: 'x' },
      { outcome: 'missing tool', reason: '' },
      { outcome: 'missing tool', reason: 'x', more: 1 },
    ],
  ],
] as const)(
  '%s.schema.json accepts the same values as the code that reads %s.json',
  (name, schema, values) => {
    const file = `src/automation/requests/agents/${name}.schema.json`;
    const isValid = new Ajv2020().compile(JSON.parse(readFileSync(file, 'utf8')));
    expect(values.map((value) => isValid(value))).toEqual([true, false, false]);
    for (const value of values) expect(schema.safeParse(value).success).toBe(isValid(value));
  },
);
