import { describe, expect, it } from 'vitest';
import { formatSummary, maxSummaryBytes } from '../../../../src/action/summary/summary.ts';
import { buildReport } from '../../../../src/deploy/report.ts';
import { SiteDeployError } from '../../../../src/shared/errors/error.ts';
import { results } from '../../deploy/results.ts';
import { getElements, getText, rendered } from '../rendered.ts';
import { hostileRun, hostileTexts, runs } from '../runs.ts';

const summary = (result: Parameters<typeof buildReport>[0]) => formatSummary(buildReport(result));

it.each(Object.entries(runs))(
  'the summary of a run matches its fixture: %s',
  async (name, result) => {
    const file = `../../../fixtures/summaries/${name.replaceAll(' ', '-')}.md`;
    await expect(summary(result)).toMatchFileSnapshot(file);
  },
);

it.each(Object.entries(results))(
  'a summary of a result starts with a heading and contains no "undefined": %s',
  (_, result) => {
    const html = rendered(summary(result));
    expect(html).toMatch(/^<h2>\S/);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
  },
);

it.each(['The live site was not changed.', 'the file dist/a.html has changed'])(
  'a summary says that the site may have changed even if the error says: %s',
  (words) => {
    const error = new SiteDeployError('UPLOAD_REFUSED', words, {
      facts: [`reason: ${words}`, `| ${words}`],
    });
    const result = {
      ...results['build failed'],
      siteChanged: 'maybe',
      failedStep: 'upload',
      error,
    } as const;
    const paragraph = rendered(summary(result)).match(
      /<p>([^<]*)<\/p>\s*<p><strong>What to do/,
    )?.[1];
    expect(paragraph).toMatch(/^The site may have changed/);
  },
);

it('a summary shows commands in code blocks', () => {
  const remedy = "Add it:\n  az ad app create --parameters '{}'\nThen wait a few minutes.";
  const error = new SiteDeployError('LOGIN_NO_MATCHING_CREDENTIAL', 'No match.', { remedy });
  const html = rendered(summary({ ...results['build failed'], error }));
  expect(html).toContain("<pre>\naz ad app create --parameters '{}'\n</pre>");
  expect(html).toContain('<p>Then wait a few minutes.</p>');
  const toGoBack = rendered(summary(runs.succeeded ?? results.succeeded));
  expect(toGoBack).toContain('<pre>\nsite-deploy rollback --to 1.3.0\n</pre>');
});

it('a summary of a failure includes commit, branch, and the live version with its address', () => {
  const live = { url: 'https://www.acme.example', version: '1.3.0', commit: 'd'.repeat(40) };
  const failed = { ...(runs['build failed'] ?? results['build failed']), live };
  const shown = getText(rendered(summary(failed)));
  for (const part of ['4f1d2c9a7b3e', 'master', '1.3.0', 'dddddddddddd', live.url])
    expect(shown).toContain(part);
});

it("a summary of a pull request's Preview shows its commit, and no link to a comparison", () => {
  const { succeeded } = runs;
  if (!succeeded?.source) throw new Error('no run');
  const source = { ...succeeded.source, pull: 7, headCommit: 'a'.repeat(40) };
  const shown = summary({ ...succeeded, source });
  expect(getText(rendered(shown))).toContain('aaaaaaaaaaaa, merged as 4f1d2c9a7b3e');
  expect(shown).not.toContain('/compare/');
});

it('a summary shows where the build comes from, and which files differ from Preview', () => {
  const commit = 'c0ffee'.padEnd(40, '0');
  const run = 'https://github.com/acme/shop/actions/runs/17';
  const digests = { files: '', texts: '', seo: '', built: `sha256:${'4f'.repeat(32)}` };
  const known = { ...results.succeeded, provenance: { commit, tree: '', ...digests } };
  const same = { commit, differing: 0, names: [] };
  const builtBy = { environment: 'Preview', version: '1.4.0', commit, tree: '', run } as const;
  const shown = (more: object) => getText(rendered(summary({ ...known, ...more })));
  expect(shown({ comparison: same, builtBy })).toContain(
    "The same build as Preview's, of c0ffee000000. Reused what run 17 built from c0ffee000000 for " +
      'Preview 1.4.0. Built files: sha256:4f4f4f4f4f4f',
  );
  const names = Array.from({ length: 12 }, (_, index) => `a-${index}.js`);
  const anew = shown({ comparison: { commit, differing: 12, names } });
  expect(anew).toContain('Built anew: 12 files differ from what Preview showed, of c0ffee000000.');
  for (const name of names) expect(anew).toContain(name);
});

it('a summary of a failed build shows the command and the remedy before warnings and steps', () => {
  const shown = getText(rendered(summary(runs['build failed'] ?? results['build failed'])));
  const order = ['npm run build', 'What to do', 'Warnings', 'Steps'].map((part) =>
    shown.indexOf(part),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
});

describe('untrusted text in a summary', () => {
  const plain = getElements(rendered(summary(hostileRun('plain'))));

  it.each(hostileTexts)('adds no elements, mentions or references: %j', (value) => {
    const html = rendered(summary(hostileRun(value)));
    // The address of a run becomes a link only if it is valid, so links are not compared.
    const isLink = (element: string) =>
      element === 'a' || element.startsWith('https://evil.example/path');
    const without = (elements: readonly string[]) => elements.filter((element) => !isLink(element));
    expect(without(getElements(html))).toEqual(without(plain));
    // GitHub looks for mentions and references only outside code blocks.
    expect(html.replaceAll(/<pre>.*?<\/pre>/gs, '')).not.toMatch(/(?<!&)[@#](?=\w)/);
  });

  it('does not become a link if it is not a web address', () => {
    const html = rendered(summary({ ...results.succeeded, url: 'javascript:alert(1)' }));
    expect(html).not.toContain('<a');
  });

  it('is displayed unchanged', () => {
    const value = 'a|b <b>*c*</b> `d` @e #1 \\';
    const shown = getText(
      rendered(summary({ ...results.succeeded, findings: [{ message: value }] })),
    );
    expect(shown).toContain(value);
  });
});

describe('the size limit of a summary', () => {
  const long = '<&|`*_>'.repeat(400);
  const many = Array.from({ length: 2_000 }, (_, index) => ({ message: `${index} ${long}` }));

  it('is not exceeded by long texts in all fields', () => {
    const facts = many.map(({ message }) => message);
    const error = new SiteDeployError('BUILD_FAILED', long, { facts });
    const run = { ...hostileRun(long), findings: many, error };
    expect(Buffer.byteLength(summary(run))).toBeLessThanOrEqual(maxSummaryBytes);
  });

  it('leads to a count of omitted warnings', () => {
    const shown = getText(
      rendered(
        summary({ ...results.succeeded, findings: many.map((_, n) => ({ message: `n${n}` })) }),
      ),
    );
    expect(shown).toContain('Warnings: 2000');
    expect(shown).toContain('Not shown here: 1900 warnings. See the log.');
  });
});
