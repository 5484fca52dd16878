import { expect, it } from 'vitest';
import { summaryOf } from '../../../src/action/summary.ts';
import { results } from '../deploy/results.ts';

it('a success in Markdown', () =>
  expect(summaryOf(results.succeeded)).toMatchInlineSnapshot(`
  "### Deployment succeeded

  Live: https://www.acme.example serves 1.4.0 (Production, 12 files, 1.4 MB). Verified, and the portal knows.

  | | |
  |---|---|
  | Environment | Production |
  | Version | 1.4.0 |
  | Address | https://www.acme.example |
  | Files | 12, 1.4 MB |
  | Digest | sha256:abc |
  | Deployment | v-1 |
  | Correlation id | cid |
  | Portal told | yes |

  | Step | Time |
  |---|---|
  | plan | 0.1 s |
  | login | 0.4 s |
  | build | 12.3 s |
  "
`));

it('what a framework makes of the metadata is part of it', () => {
  const rendered = 'metadata held on 28 pages that Docusaurus takes over';
  expect(summaryOf({ ...results.succeeded, rendered })).toContain(`| Rendered pages | ${rendered} |`);
});

it('a failure in Markdown, its lines in a block that they cannot end', () => {
  const summary = summaryOf(results['build failed']);
  expect(summary).toMatchInlineSnapshot(`
    "### Deployment failed

    \`\`\`text
    Failed in step build: "npm run build" ended with exit code 1. [BUILD_FAILED]
      its last lines:
      | ''' oops
    The live site was not changed.
    What to do: Correct what the last lines of the build say; the same command run locally shows it, too.
    \`\`\`

    | | |
    |---|---|
    | Environment | Production |
    | Version | 1.4.0 |
    | Portal told | yes |

    | Step | Time |
    |---|---|
    | plan | 0.1 s |
    | login | 0.4 s |
    | build | 12.3 s |
    "
  `);
  expect(summary.match(/```/g)).toHaveLength(2);
});

it('text of others ends no cell and is no markup', () => {
  const summary = summaryOf({ ...results.succeeded, deploymentId: 'a|b<img src=x>\n`c` \\| d' });
  expect(summary).toContain('| Deployment | a\\|b\\<img src=x\\> \\`c\\` \\\\\\| d |');
});
