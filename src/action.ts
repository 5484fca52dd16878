import { holdSignals } from './shared/hold-signals.ts';

// Signals can arrive at any time, and these imports take 0.1 s.
const release = holdSignals(process);
const [core, { context }, { githubIdentity }, { runAction }] = await Promise.all([
  import('@actions/core'),
  import('@actions/github'),
  import('./identity/github-identity.ts'),
  import('./action/run-action.ts'),
]);
const automation = () => import('./automation/automation.ts');
await runAction({ program: process, core, context, githubIdentity, automation, release });
