import type { WorkflowInputs } from '../../inputs.ts';
import { checkoutStep, deployStep, getConfig, identityPermissions, indent, when } from './parts.ts';

const noBranchesLeft = "steps.others.outputs.count == '0'";

/** The prefix of a pattern before its first wildcard. */
const stem = (pattern: string) => pattern.split('*')[0] ?? '';

/**
 * `.github/workflows/close-preview.yml`: closes the preview when the last release branch is
 * deleted.
 */
export function closeWorkflow(inputs: WorkflowInputs): string {
  const { preview } = inputs;
  const isRelease = preview
    .map((pattern) => {
      if (pattern.includes('*')) return `startsWith(github.event.ref, '${stem(pattern)}')`;
      return `github.event.ref == '${pattern}'`;
    })
    .join(' || ');
  return `${[
    'name: Close preview',
    '',
    '# Runs on the default branch, which the environment Preview therefore allows, too.',
    'on: delete',
    '',
    '# Each job asks for what it needs.',
    'permissions: {}',
    '',
    'concurrency:',
    '  group: site-deploy-Preview',
    '  cancel-in-progress: false',
    '',
    'jobs:',
    '  close:',
    ...indent(4, [
      `if: github.event.ref_type == 'branch' && (${isRelease})`,
      'runs-on: ubuntu-24.04',
      'timeout-minutes: 15',
      ...identityPermissions,
      'environment:',
      '  name: Preview',
      'steps:',
      ...indent(2, [
        '# The branches of one site share its preview: it stays open while another one is left.',
        '- id: others',
        '  env:',
        `    GH_TOKEN: \${{ github.token }}`,
        '  run: |',
        '    count=0',
        ...preview.map(
          (pattern) =>
            `    count=$((count + $(gh api "repos/$GITHUB_REPOSITORY/git/matching-refs/heads/${stem(pattern)}" ` +
            '--jq length)))',
        ),
        '    echo "count=$count" >> "$GITHUB_OUTPUT"',
        ...when(noBranchesLeft, checkoutStep),
        ...when(
          noBranchesLeft,
          deployStep(inputs, 'close', {
            environment: 'preview',
            config: getConfig(inputs),
            apiToken: undefined,
          }),
        ),
      ]),
    ]),
  ].join('\n')}\n`;
}
