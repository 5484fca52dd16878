import { closingLines, isDone } from '../deploy/report.ts';
import { type DeployResult, steps } from '../deploy/result.ts';
import { bytes } from '../shared/units.ts';

/** The job summary in Markdown: the outcome, what is known of the deployment, and the time of each step. */
export function summaryOf(result: DeployResult): string {
  const facts: [string, string | undefined][] = [
    ['Environment', result.environment],
    ['Version', result.siteVersion],
    [
      'Rolled back',
      result.rolledBack &&
        `to commit ${result.rolledBack.commit.slice(0, 12)}, as run ${result.rolledBack.run} built it`,
    ],
    ['Address', result.url],
    ['Files', result.fileCount === undefined ? undefined : `${result.fileCount}, ${bytes(result.totalBytes ?? 0)}`],
    ['Rendered pages', result.rendered],
    ['Digest', result.digest],
    ['Deployment', result.deploymentId],
    ['Correlation id', result.correlationId],
    ['Portal told', result.notified ? 'yes' : 'no'],
  ];
  const times = steps
    .filter((step) => result.seconds[step] !== undefined)
    .map((step) => `| ${step} | ${result.seconds[step]} s |`);
  return [
    `### Deployment ${result.status}`,
    '',
    ...(isDone(result)
      ? closingLines(result)
      : ['```text', ...closingLines(result).map((line) => line.replaceAll('```', "'''")), '```']),
    '',
    '| | |',
    '|---|---|',
    ...facts.filter(([, value]) => value !== undefined).map(([name, value]) => `| ${name} | ${cell(value ?? '')} |`),
    '',
    '| Step | Time |',
    '|---|---|',
    ...times,
    '',
  ].join('\n');
}

/** Text of others in a cell: it must not end the cell or become markup. */
function cell(text: string): string {
  return text.replaceAll(/[\\|<>`]/g, (letter) => `\\${letter}`).replaceAll(/\r?\n/g, ' ');
}
