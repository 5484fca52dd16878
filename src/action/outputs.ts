import type { AutomationResult } from '../automation/automation.ts';
import type { RunReport } from '../deploy/report.ts';
import { invisible } from '../shared/sanitize.ts';

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${Lowercase<First>}${Rest extends Uncapitalize<Rest> ? '' : '-'}${Kebab<Rest>}`
  : Name;

/** Descriptions of outputs by name: `site-version` describes the field `siteVersion`. */
type Descriptions<Values> = {
  readonly [Field in keyof Values & string as Kebab<Field>]?: string;
};

export const deploymentOutputs = {
  status:
    '`succeeded`, `failed`, `cancelled`, `unknown` (accepted, but not known to be live) ' +
    'or `skipped`.',
  environment: '`Production` or `Preview`.',
  'site-version': 'The deployed version of the site.',
  url: 'The verified address; after a failure, the one reported by the platform, if any.',
  'deployment-id': "The hosting platform's id of the deployment.",
  'correlation-id': "The id under which the platform's support finds the deployment.",
  'file-count': 'Number of files in the package.',
  'total-bytes': 'Size of all files before packing, in bytes.',
  digest:
    'SHA-256 over the manifest; the same files have the same digest. The live site shows it at ' +
    '`/.well-known/site-deploy.json`. With `mode: build`: over the files and their origin and ' +
    'target (slug, environment, version, commit, git tree, run), the subject of an attestation.',
  notified: '`true` if the portal has confirmed the report.',
  folder:
    'With `mode: build` and `mode: reuse`: the folder for the deploy job, relative to the ' +
    "repository's root.",
  artifact:
    'With `mode: build` and `mode: reuse`: the name to upload the artifact under, e.g. ' +
    '`site-acme-docs-Production-1.4.2`. A rollback finds it by this name.',
  reused: 'With `mode: reuse`: `true` if the folder holds the package of an earlier build.',
  report:
    'The full report as JSON, as printed by `deploy --json`: findings, the error with its ' +
    'remedy, the times of the steps, the largest files.',
  closes: 'With `mode: close`: `true` if the Preview can be closed. A dry run only checks this.',
} satisfies Descriptions<RunReport & { readonly report: string }>;

export const automationOutputs = {
  status: '`succeeded`, `failed` or `cancelled`.',
  next:
    '`done`, `person` or `machine` (who has to act before another run can continue), `turn` ' +
    '(something else comes first), or `step` (in a dry run).',
  url: 'The page on which a person or CI has to act.',
  task: "With `mode: task`: path of the file with the agent's task.",
  patch: 'With `mode: propose` and `dry-run`: digest of the judged patch, for the input `judged`.',
  closes: 'With `mode: requests`: `true` if the Preview is still open but its last branch is gone.',
} satisfies Descriptions<AutomationResult & Record<'status' | 'next' | 'url', unknown>>;

export function toDeploymentOutputs(report: RunReport) {
  const json = JSON.stringify(report).replaceAll(invisible, jsonEscape);
  return toOutputs(deploymentOutputs, { ...report, report: json });
}

export function toAutomationOutputs({ error, outcome, ...result }: AutomationResult) {
  const status = error ? getFailureStatus(error) : 'succeeded';
  const { kind: next, url } = outcome ?? {};
  return toOutputs(automationOutputs, { ...result, status, next, url });
}

function toOutputs(outputs: Readonly<Record<string, string>>, values: object) {
  const texts: Record<string, string> = {};
  for (const name of Object.keys(outputs)) {
    const field = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    texts[name] = String(Reflect.get(values, field) ?? '');
  }
  return texts;
}

export function getFailureStatus(error: AutomationResult['error']): 'cancelled' | 'failed' {
  if (error?.code === 'CANCELLED') return 'cancelled';
  return 'failed';
}

/**
 * Escapes characters in JSON syntax, because the log's own escapes would make the output
 * unparseable.
 */
function jsonEscape(characters: string): string {
  return characters
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
