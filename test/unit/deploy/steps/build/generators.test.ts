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

const getFramework = (name: string) => name.split(/,| with/)[0];

it('the recorded setups cover at least 25 generators', () => {
  expect(new Set(recorded.map(({ name }) => getFramework(name))).size).toBeGreaterThan(24);
});

const needsServer = ({ setup }: (typeof recorded)[number]) => setup.expected === 'server';
const hosted = recorded.filter((site) => !needsServer(site));

it.each(hosted)(
  'the framework, output folder and type of a $name site are recognised',
  async ({ setup, recorded: built }) => {
    const { before, after, output } = await recognise(setup, built);
    expect(before.framework).toBe(getFramework(setup.name));
    expect(`${output} ${after.type}`).toBe(setup.expected);
    expect(after).toMatchObject({ isBuilt: true, output });
    // Before the build, init names the right folder or none.
    expect([output, undefined]).toContain(before.output);
  },
);

it.each(recorded.filter(needsServer))(
  'a $name site is recognised, and refused because it needs a server',
  async ({ setup, recorded: built }) => {
    const { before, refusal, server } = await recognise(setup, built);
    expect(before.framework).toBe(getFramework(setup.name));
    expect(refusal?.message).toContain('needs a server');
    expect(refusal?.remedy).not.toContain('Have the generator');
    expect(server).toBeDefined();
  },
);

it.each(hosted)(
  'a wrong build.output for $name is refused with the right output folder as the remedy',
  async ({ setup, recorded: built }) => {
    const { refusal } = await recognise(setup, built, 'wrong');
    expect(refusal?.remedy).toBe(`Set build.output: ${setup.expected.split(' ')[0]}`);
  },
);
