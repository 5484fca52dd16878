import { expect, it } from 'vitest';
import { RequestApproval } from '../../../../src/contracts/portal/development-request.ts';
import { SiteEnvironment } from '../../../../src/contracts/portal/environment.ts';

const reported = { commit: 'c0ffee', tree: 'bed', files: 'sha256:f', content: 'sha256:c' };

it('SiteEnvironment accepts a provenance without digests of texts and metadata, and leaves them empty', () => {
  const environment = { environment: 'Production', provenance: reported };
  const expected = { commit: 'c0ffee', tree: 'bed', files: 'sha256:f', texts: '', seo: '' };
  expect(SiteEnvironment.parse(environment).provenance).toEqual(expected);
});

it('RequestApproval accepts a provenance without digests of texts and metadata, and leaves them empty', () => {
  const approval = { at: '2026-01-01T00:00:00Z', by: 'anna', via: 'portal', provenance: reported };
  expect(RequestApproval.parse(approval).provenance).toMatchObject({ texts: '', seo: '' });
});
