import { expect, it } from 'vitest';
import { guardStderr } from '../../../src/shared/end-process.ts';

function guarded(env: Record<string, string>, shown?: (text: string) => string) {
  const written: unknown[][] = [];
  const output: string[] = [];
  const write = (text: string, ...rest: unknown[]) => written.push([text, ...rest]) > 0;
  const fake = { pid: 77, stderr: { write } };
  guardStderr(fake, env, (line) => output.push(line), shown);
  return { written, output, stderr: fake.stderr };
}

it('guardStderr redacts the output if NODE_DEBUG is not set', () => {
  const { written, output, stderr } = guarded({}, (text) => text.toUpperCase());
  const done = () => undefined;
  stderr.write('HTTP 77: a\n', 'utf8', done);
  stderr.write('', done);
  expect(written).toEqual([
    ['HTTP 77: A\n', 'utf8', done],
    ['', done],
  ]);
  expect(output).toEqual([]);
});

it("guardStderr drops Node's debug lines and warns if NODE_DEBUG is set", () => {
  const { written, output, stderr } = guarded({ NODE_DEBUG: 'http' });
  const done = () => undefined;
  stderr.write('HTTP 77: authorization: Bearer x\n  y', done);
  stderr.write('HTTP \u001b[33m77\u001b[39m: authorization: Bearer x');
  stderr.write('a warning\n');
  expect(written).toEqual([['', done], [''], ['a warning\n']]);
  expect(output).toEqual([expect.stringContaining('NODE_DEBUG=http')]);
});
