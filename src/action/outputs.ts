import type { AutomationResult } from '../automation/automation.ts';
import type { RunReport } from '../deploy/report.ts';
import { invisible } from '../shared/sanitize.ts';

type Outputs<Result> = Readonly<
  Record<
    string,
    {
      readonly description: string;
      readonly read: (result: Result) => string | number | boolean | undefined;
    }
  >
>;

export const deploymentOutputs: Outputs<RunReport> = {
  status: {
    description:
      '`succeeded`, `failed`, `cancelled`, `unknown` (accepted, but not known to be live) ' +
      'or `skipped`.',
    read: ({ status }) => status,
  },
  environment: {
    description: '`Production` or `Preview`.',
    read: ({ environment }) => environment,
  },
  'site-version': {
    description: 'The deployed version of the site.',
    read: ({ siteVersion }) => siteVersion,
  },
  url: {
    description: 'The verified address; after a failure, the one reported by the platform, if any.',
    read: ({ url }) => url,
  },
  'deployment-id': {
    description: "The hosting platform's id of the deployment.",
    read: ({ deploymentId }) => deploymentId,
  },
  'correlation-id': {
    description: "The id under which the platform's support finds the deployment.",
    read: ({ correlationId }) => correlationId,
  },
  'file-count': {
    description: 'Number of files in the package.',
    read: ({ fileCount }) => fileCount,
  },
  'total-bytes': {
    description: 'Size of all files before packing, in bytes.',
    read: ({ totalBytes }) => totalBytes,
  },
  digest: {
    description:
      'SHA-256 over the manifest; the same files have the same digest. The live site shows it at ' +
      '`/.well-known/site-deploy.json`. With `mode: build`: over the files and their origin and ' +
      'target (slug, environment, version, commit, git tree, run), the subject of an attestation.',
    read: ({ digest }) => digest,
  },
  notified: {
    description: '`true` if the portal has confirmed the report.',
    read: ({ notified }) => notified,
  },
  folder: {
    description:
      "With `mode: build`: the folder for the deploy job, relative to the repository's root.",
    read: ({ folder }) => folder,
  },
  artifact: {
    description:
      'With `mode: build`: the name to upload the artifact under, e.g. ' +
      '`site-acme-docs-Production-1.4.2`. A rollback finds it by this name.',
    read: ({ artifact }) => artifact,
  },
  report: {
    description:
      'The full report as JSON, as printed by `deploy --json`: findings, the error with its ' +
      'remedy, the times of the steps, the largest files.',
    read: (report) => JSON.stringify(report).replaceAll(invisible, jsonEscape),
  },
  closes: {
    description:
      'With `mode: close`: `true` if the Preview can be closed. A dry run only checks this.',
    read: ({ closes }) => closes,
  },
};

export const automationOutputs: Outputs<AutomationResult> = {
  status: {
    description: '`succeeded`, `failed` or `cancelled`.',
    read: ({ error }) => (error ? getFailureStatus(error) : 'succeeded'),
  },
  next: {
    description:
      '`done`, `person` or `machine` (who has to act before another run can continue), `turn` ' +
      '(something else comes first), or `step` (in a dry run).',
    read: ({ outcome }) => outcome?.kind,
  },
  url: {
    description: 'The page on which a person or CI has to act.',
    read: ({ outcome }) => outcome?.url,
  },
  task: {
    description: "With `mode: task`: path of the file with the agent's task.",
    read: ({ task }) => task,
  },
  closes: {
    description:
      'With `mode: requests`: `true` if the Preview is still open but its last branch is gone.',
    read: ({ closes }) => closes,
  },
};

export function toOutputs<Result>(outputs: Outputs<Result>, result: Result) {
  return Object.fromEntries(
    Object.entries(outputs).map(([name, { read }]) => [name, String(read(result) ?? '')]),
  );
}

export function getFailureStatus(error: AutomationResult['error']): 'cancelled' | 'failed' {
  if (error?.code === 'CANCELLED') return 'cancelled';
  return 'failed';
}

/** Uses JSON syntax: the log's own escapes would make the output unparseable. */
function jsonEscape(characters: string): string {
  return characters
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
