import { run } from './cli/program.ts';
import { ignoreClosedPipe } from './cli/terminal/closed-pipe.ts';
import { cancelSignal } from './shared/cancel.ts';
import { endProcess } from './shared/end-process.ts';
import { guardStderr } from './shared/guard-stderr.ts';

for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe);
guardStderr(process, process.env, (line) => process.stderr.write(`${line}\n`));
// A second Ctrl-C does not wait for anything.
using signal = cancelSignal(process, () => process.exit(130));
const code = await run(process.argv.slice(2), {
  env: process.env,
  cwd: process.cwd(),
  stdout: process.stdout,
  stderr: process.stderr,
  stdin: () => process.stdin,
  signal,
});
await endProcess(process, code);
