import { expect, it } from 'vitest';
import { createSanitizer } from '../../../src/action/log.ts';
import {
  formatAutomationSummary,
  toAutomationRunnerResult,
} from '../../../src/action/run-automation.ts';
import { describeError, SiteDeployError } from '../../../src/shared/errors/error.ts';
import { Redactor, Secret } from '../../../src/shared/secret.ts';
import { getElements, getText, rendered } from './rendered.ts';
import { hostileTexts } from './runs.ts';

type SummaryInput = Parameters<typeof formatAutomationSummary>;

const summaries: Readonly<Record<string, SummaryInput>> = {
  'release is live': [
    'release',
    {
      outcome: {
        kind: 'done',
        what: '1.5.0 is live, tagged v1.5.0, with its notes',
        url: 'https://github.com/acme/docs/releases/tag/v1.5.0',
        done: [],
      },
      error: undefined,
      lines: [
        'carried out: merge release/1.5.0 into master as 4f1d2c9a7b3e',
        'carried out: tag v1.5.0',
        'Done: 1.5.0 is live, tagged v1.5.0, with its notes',
      ],
    },
  ],
  'requests wait for a person': [
    'requests',
    {
      outcome: {
        kind: 'person',
        what: 'a reviewer',
        url: 'https://github.com/acme/docs/pull/12',
        done: [],
      },
      error: undefined,
      lines: [
        'req_1  in_review  A newsletter form',
        '  carried out: open an issue for it, with what the portal says of it, and ask an agent for a proposal',
        '  Waits for a person: a reviewer of pull request #12',
        '  https://github.com/acme/docs/pull/12',
        'req_2  submitted  Opening hours',
        '  Next: analyse. It was submitted.',
      ],
    },
  ],
  'texts failed': [
    'texts',
    {
      outcome: undefined,
      error: undefined,
      lines: [
        'The portal refuses the token. [PORTAL_UNAUTHORIZED]',
        '  GET /api/sites/site_123/text: status 401',
        'What to do: Set PORTAL_TOKEN to a token of an administrator.',
      ],
    },
  ],
};

it.each(Object.entries(summaries))(
  'the summary of an automation matches its fixture: %s',
  async (name, given) => {
    const file = `../../fixtures/summaries/automation-${name.replaceAll(' ', '-')}.md`;
    await expect(formatAutomationSummary(...given)).toMatchFileSnapshot(file);
  },
);

it('a cancelled automation is reported as cancelled', () => {
  const error = new SiteDeployError('CANCELLED', 'The run was cancelled (SIGTERM).');
  const result = toAutomationRunnerResult(
    'release',
    { outcome: undefined, error, lines: describeError(error) },
    createSanitizer(new Redactor()),
  );
  expect(result).toMatchObject({
    title: 'Release: cancelled',
    outputs: { status: 'cancelled' },
    isDone: false,
  });
  expect(result.summary).toMatch(/^## Release: cancelled\n/);
});

it.each(hostileTexts)(
  'untrusted text adds no elements to the summary of an automation: %j',
  (value) => {
    const summarize = (line: string) =>
      formatAutomationSummary('requests', {
        outcome: undefined,
        error: undefined,
        lines: ['Failed.', line, `  ${line}`],
      });
    const html = rendered(summarize(`req_1 ${value}`));
    expect(getElements(html)).toEqual(getElements(rendered(summarize('req_1 plain'))));
    expect(html).not.toMatch(/(?<!&)[@#](?=\w)/);
  },
);

it('the summary of an automation lists at most 300 lines and counts the rest', () => {
  const lines = Array.from({ length: 1_000 }, (_, index) => `req_${index}`);
  const summary = formatAutomationSummary('requests', {
    outcome: undefined,
    error: undefined,
    lines: ['Failed.', ...lines],
  });
  expect(getText(rendered(summary))).toContain('and 700 more lines in the log');
  expect(Buffer.byteLength(summary)).toBeLessThan(64_000);
});

it('the summary of an automation redacts a secret, even in escaped Markdown', () => {
  const redactor = new Redactor();
  redactor.add(new Secret('to_ken*with#marks').reveal());
  const result = {
    outcome: undefined,
    error: undefined,
    lines: ['Failed.', 'it said to_ken*with#marks'],
  };
  const { summary, lines } = toAutomationRunnerResult(
    'texts',
    result as Parameters<typeof toAutomationRunnerResult>[1],
    createSanitizer(redactor),
  );
  expect(getText(rendered(summary))).not.toContain('to_ken');
  expect(lines.join()).not.toContain('to_ken');
});
