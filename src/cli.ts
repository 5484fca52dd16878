import { run } from './cli/program.ts';
import { deferSignals } from './cli/terminal/deferred-signals.ts';
import { cancelSignal } from './shared/cancel.ts';
import {
  endedEarly,
  endWith,
  exitProcess,
  flushOutput,
  guardStderr,
  outliveOutput,
} from './shared/end-process.ts';
import { describeError, type SiteDeployError } from './shared/errors/error.ts';

const lostOutput = outliveOutput(process);
guardStderr(process, process.env, (line) => process.stderr.write(`${line}\n`));
const signals = deferSignals(process);
let code: number | undefined;
let isData = false;
using signal = cancelSignal(signals, () => {
  code = 130;
  process.exit(code);
});
let reportEnd = (error: SiteDeployError): void => {
  for (const line of describeError(error)) process.stderr.write(`${line}\n`);
};
endWith(process, () => {
  if (code === undefined) reportEnd(endedEarly());
  return code ?? 1;
});
code = await run(process.argv.slice(2), {
  env: process.env,
  cwd: process.cwd(),
  stdout: process.stdout,
  stderr: process.stderr,
  stdin: () => process.stdin,
  signal,
  signals,
  onData() {
    isData = true;
  },
  onEarlyEnd(report) {
    reportEnd = report;
  },
});
await flushOutput(process);
const lost = lostOutput();
if (lost) process.stderr.write(`The output is incomplete: ${lost.message}\n`);
// Exit with 1 only if data was lost. Lines for people merely describe work that is already done.
if (lost && isData) code ||= 1;
await exitProcess(process, code);
