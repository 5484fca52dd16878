import { loadContext } from './action/load-context.ts';
import { holdSignals } from './shared/hold-signals.ts';

// Hold signals before the imports below, which take 0.1 s: a signal can arrive at any time.
const release = holdSignals(process);
const github = loadContext(process.env.GITHUB_EVENT_PATH, () => import('@actions/github'));
github.catch(() => undefined);
const [core, { githubIdentity }, { runDeployment }] = await Promise.all([
  import('@actions/core'),
  import('./identity/github-identity.ts'),
  import('./action/run-deployment.ts'),
]);
await runDeployment({ program: process, core, github, githubIdentity, release });
