import { isDeepStrictEqual } from 'node:util';
import { compact } from '../../../shared/compact.ts';
import type { WorkflowInputs } from '../../../workflows/inputs.ts';
import type { TemplateChange } from './compare-file.ts';

/** Names of the inputs, as in the command's help. Derived inputs are not listed. */
const names: Readonly<Partial<Record<keyof WorkflowInputs, string>>> = {
  shape: 'the shape',
  production: 'the Production branch',
  preview: 'the Preview branches',
  config: 'the site config file',
  root: "the folder of the site's package.json",
  packageManager: 'the package manager',
  lockfile: 'the lockfile',
  node: 'the Node.js version of the build',
  apiToken: "the portal's API token",
  attest: 'the attestation of the build',
  pins: 'the pinned portal and identity',
  comment: 'comments on pull requests',
  automations: 'the automations',
  runner: 'the runner',
  minutes: 'the job timeouts',
  workflowFile: 'the file name of the deployment workflow',
  server: 'the GitHub Enterprise Server',
};

export function changeLines(change: TemplateChange): string[] {
  const { from, to } = change;
  const { action } = to.inputs;
  const keys = Object.keys(names) as (keyof WorkflowInputs)[];
  const changed = keys.filter((key) => !isDeepStrictEqual(from.inputs[key], to.inputs[key]));
  return compact([
    !isDeepStrictEqual(from.inputs.action, action) &&
      `- site-deploy ${from.inputs.action.version} → ${action.version}`,
    to.inputs.reusable &&
      !isDeepStrictEqual(from.inputs.reusable, to.inputs.reusable) &&
      `- the called workflow ${from.inputs.reusable?.version ?? ''} → ${to.inputs.reusable.version}`,
    changed.length > 0 && `- Changed choices: ${changed.map((key) => names[key]).join(', ')}`,
    from.version !== to.version && `- Version ${to.version} of the template`,
  ]);
}
