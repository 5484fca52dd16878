import { omitUndefined } from '../../shared/omit-undefined.ts';
import type { RenderOptions } from '../../workflows/render/render-options.ts';
import type { OnboardCommandOptions } from './onboard-options.ts';

/** Others keep the values that the repository was onboarded with. */
export function chosenOptions(options: OnboardCommandOptions): Partial<RenderOptions> {
  const {
    apiToken,
    attest,
    comment,
    pins,
    nodeVersion,
    buildMinutes,
    deployMinutes,
    workflowFile,
  } = options;
  const runner = getRunner(options);
  return omitUndefined({
    apiToken,
    attest,
    comment,
    pins,
    runner,
    nodeVersion,
    buildMinutes,
    deployMinutes,
    workflowFile,
    with: options.with,
  });
}

function getRunner(onboardCommandOptions: OnboardCommandOptions): RenderOptions['runner'] {
  const { runner, runnerGroup } = onboardCommandOptions;
  if (!runner && runnerGroup === undefined) return undefined;
  const labels = runner?.filter((label) => label !== 'default') ?? [];
  return omitUndefined({ labels: labels.length > 0 ? labels : undefined, group: runnerGroup });
}
