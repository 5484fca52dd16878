import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { recognise } from '../../../../fixtures/generators/recognise.ts';
import { type Recorded, recordsFile } from '../../../../fixtures/generators/records.ts';
import { setups } from '../../../../fixtures/generators/setups.ts';

const records: Readonly<Record<string, Recorded>> = JSON.parse(readFileSync(recordsFile, 'utf8'));
const recorded = setups.flatMap((setup) => {
  const found = records[setup.name];
  return found && !found.problem ? [{ setup, recorded: found, name: setup.name }] : [];
});

it('the recorded setups cover at least 25 generators', () => {
  expect(new Set(recorded.map(({ name }) => name.split(/,| with/)[0])).size).toBeGreaterThan(24);
});

it.each(recorded)(
  'the output of $name shows its framework, and its type or need of a server',
  async ({ setup, recorded: built }) => {
    const { before, after, output, refusal, server } = await recognise(setup, built);
    const name = setup.name.split(/,| with/)[0];
    expect(before.framework).toBe(name);
    if (setup.expected === 'server') {
      expect(refusal?.message).toContain('needs a server');
      expect(refusal?.remedy).not.toContain('Have the generator');
      expect(server).toBeDefined();
      return;
    }
    expect(`${output} ${after.type}`).toBe(setup.expected);
    expect(after).toMatchObject({ isBuilt: true, output });
    // Before the build, init names the right folder or none.
    expect([output, undefined]).toContain(before.output);
  },
);

it.each(recorded.filter(({ setup }) => setup.expected !== 'server'))(
  'a wrong build.output for $name is refused with the right output folder as the remedy',
  async ({ setup, recorded: built }) => {
    const { refusal } = await recognise(setup, built, 'wrong');
    expect(refusal?.remedy).toBe(`Set build.output: ${setup.expected.split(' ')[0]}`);
  },
);
