import { expect, it } from 'vitest';
import { RequestApproval } from '../../../../src/contracts/portal/development-request.ts';
import { SiteEnvironment } from '../../../../src/contracts/portal/environment.ts';

const reported = { commit: 'c0ffee', tree: 'bed', files: 'sha256:f', content: 'sha256:c' };

it('the provenance that a version with other inputs reported lacks their digests', () => {
  const environment = { environment: 'Production', provenance: reported };
  const expected = { commit: 'c0ffee', tree: 'bed', files: 'sha256:f', texts: '', seo: '' };
  expect(SiteEnvironment.parse(environment).provenance).toEqual(expected);
});

it('an approval of a Preview by a version with other inputs equals no current Preview', () => {
  const approval = { at: '2026-01-01T00:00:00Z', by: 'anna', via: 'portal', provenance: reported };
  expect(RequestApproval.parse(approval).provenance).toMatchObject({ texts: '', seo: '' });
});
