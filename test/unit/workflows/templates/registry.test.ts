import { describe, expect, it } from 'vitest';
import { textHash } from '../../../../src/workflows/header.ts';
import { checkWorkflowInputs } from '../../../../src/workflows/inputs.ts';
import { renderOnboarding } from '../../../../src/workflows/render/render.ts';
import { templates } from '../../../../src/workflows/templates/registry.ts';
import { cases } from '../../operations/onboard/shapes.ts';

/** Inputs as headers of the first version carry them. */
const inputs = cases.map(({ site, options }) => {
  const {
    apiToken = false,
    config = 'site.config.yml',
    repository = {},
    shape = 'two-jobs',
    action,
    reusable,
  } = options;
  return checkWorkflowInputs({
    shape,
    action,
    ...(shape === 'caller' && { reusable }),
    production: site.productionBranch,
    preview: site.previewBranches ?? ['release/**'],
    config,
    root: '.',
    packageManager: 'npm',
    node: { version: '24' },
    ...repository,
    apiToken,
  });
});

describe('a template that was published', () => {
  // Upgrades start from what it once came to: a change of one letter makes every file of it somebody else's.
  it.each([
    ['deploy', '573bd8e6de49be3a57e0410e10d0246299921262d4c1fce0bce1fed565307425'],
    ['close-preview', 'a766524eb595f9087e375b5b5e91b9d2179cb981a1588e671e2f93b682bf9f3d'],
    ['reusable', '026a1fd3c409abbd75cd79dba44373eab011b5b8ad744e0835f3c161f9344466'],
  ] as const)('is never changed: %s', (name, expected) => {
    expect(textHash(inputs.map((one) => templates[name][0]?.(one)).join('\n'))).toBe(expected);
  });
});

it('each template is rendered in its newest version', () => {
  const [site] = cases;
  if (site === undefined) throw new Error('no case');
  const versions = renderOnboarding(site.site, site.options)
    .filter(({ template }) => template !== undefined)
    .map(({ template, content }) => [template, /@(\d+) inputs/.exec(content)?.[1]]);
  expect(versions).toEqual([
    ['deploy', '3'],
    ['rollback', '2'],
    ['close-preview', '2'],
  ]);
});
