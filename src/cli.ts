#!/usr/bin/env node
import { run } from './cli/program.ts';
import { cancelSignal } from './shared/cancel.ts';

// A second Ctrl-C does not wait for anything.
using signal = cancelSignal(process, () => process.exit(130));
process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  cwd: process.cwd(),
  stdout: process.stdout,
  stderr: process.stderr,
  stdin: () => process.stdin,
  signal,
});
