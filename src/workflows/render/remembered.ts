import { compact } from '../../shared/compact.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import { splitHeader } from '../header.ts';
import { orderVersions, type WorkflowInputs } from '../inputs.ts';
import { type AutomationName, automationNames } from '../templates/registry.ts';
import type { RenderOptions } from './render-options.ts';

/** Adds the options of an earlier onboarding as defaults, so that no choice is lost. */
export function withRemembered(
  options: RenderOptions,
  workflow: string | undefined,
  downgrade: boolean,
) {
  const known = splitHeader(workflow ?? '').header?.inputs;
  if (!known) return { options, remarks: [] };
  const shape = options.shape ?? (options.reusable ? 'caller' : known.shape);
  const reusable = options.reusable ?? known.reusable;
  const apiToken = options.apiToken ?? known.apiToken;
  // A single job can't sign its own build, so choosing it gives up the signature.
  const attest = options.attest ?? (shape !== 'single-job' && known.attest === true);
  const pins = options.pins ?? known.pins !== false;
  const isOlder = (orderVersions(options.action.version, known.action.version) ?? 0) < 0;
  const action = isOlder && !downgrade ? known.action : options.action;
  const lost = compact([
    known.attest === true && !attest && 'the build is no longer attested',
    known.shape !== 'single-job' &&
      shape === 'single-job' &&
      'the build has access to the identity, and no package is kept for a rollback',
    Boolean(known.pins) && !pins && 'a changed site config can redirect the login tokens of runs',
    known.apiToken && !apiToken && 'the portal is notified without its API token',
    isOlder &&
      downgrade &&
      `site-deploy is downgraded from ${known.action.version} to ${action.version}`,
  ]);
  return {
    options: {
      ...options,
      shape,
      action,
      apiToken,
      attest,
      pins,
      reusable: shape === 'caller' ? reusable : options.reusable,
      ...getRetainedChoices(options, known, shape),
    },
    remarks: compact([
      lost.length > 0 && `Given up, as requested: ${lost.join('; ')}.`,
      isOlder &&
        !downgrade &&
        `The repository uses site-deploy ${known.action.version}, which is newer than ` +
          `${options.action.version}: it stays. Use --downgrade to go back.`,
    ]),
  };
}

/**
 * Returns the options that may change without a remark: the new ones, or else those of the earlier
 * onboarding. A caller can't set the runner and timeouts of called jobs.
 */
function getRetainedChoices(
  options: RenderOptions,
  known: WorkflowInputs,
  shape: WorkflowInputs['shape'],
): Partial<RenderOptions> {
  const { chosen = {}, node } = known;
  const ownNode = chosen.node && 'version' in node ? node.version : undefined;
  const retained = {
    comment: options.comment ?? known.comment,
    with: options.with ?? known.automations?.filter(isAutomationName),
    nodeVersion: options.nodeVersion ?? ownNode,
    workflowFile: options.workflowFile ?? known.workflowFile,
    fork: options.fork ?? known.fork,
    server: options.server ?? known.server,
  };
  if (shape === 'caller') return omitUndefined(retained);
  return omitUndefined({
    ...retained,
    runner: options.runner ?? known.runner,
    buildMinutes: options.buildMinutes ?? chosen.buildMinutes,
    deployMinutes: options.deployMinutes ?? chosen.deployMinutes,
  });
}

const isAutomationName = (name: string): name is AutomationName =>
  automationNames.some((candidate) => candidate === name);
