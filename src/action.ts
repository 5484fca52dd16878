import { holdSignals } from './shared/hold-signals.ts';

// A run is cancelled at any moment, and what is loaded here takes a tenth of a second.
const release = holdSignals(process);
const [core, { context }, { githubIdentity }, { runAction }] = await Promise.all([
  import('@actions/core'),
  import('@actions/github'),
  import('./identity/github-identity.ts'),
  import('./action/run-action.ts'),
]);
const automation = () => import('./automation/automation.ts');
await runAction({ program: process, core, context, githubIdentity, automation, release });
