import { run } from './cli/program.ts';
import { heardSignals } from './cli/terminal/heard-signals.ts';
import { cancelSignal } from './shared/cancel.ts';
import { exitProcess, guardStderr } from './shared/end-process.ts';

for (const stream of [process.stdout, process.stderr]) stream.on('error', onLostOutput);
guardStderr(process, process.env, (line) => process.stderr.write(`${line}\n`));
const signals = heardSignals(process);
using signal = cancelSignal(signals, () => process.exit(130));
const code = await run(process.argv.slice(2), {
  env: process.env,
  cwd: process.cwd(),
  stdout: process.stdout,
  stderr: process.stderr,
  stdin: () => process.stdin,
  signal,
  signals,
});
await exitProcess(process, code);

/** `site-deploy portal sites | head -1` closes the pipe, but a deployment must complete. */
function onLostOutput(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE' || process.exitCode) return;
  process.exitCode = 1;
  process.stderr.write(`The output is incomplete: ${error.message}\n`);
}
