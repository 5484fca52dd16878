import { describe, expect, it } from 'vitest';
import { getSubject as presented } from '../../../../src/localcloud/id-tokens/id-tokens.ts';
import { credentialSubject } from '../../../../src/operations/onboard/credentials/subjects.ts';
import { docsRepository } from '../../../support/repository.ts';

const repository = {
  ...docsRepository,
  id: 2002,
  owner: 'Acme',
  ownerId: 1001,
  visibility: 'private',
};
const prefix = 'repo:Acme@1001/docs@2002';

describe('the OIDC subject of a deployment', () => {
  it('starts with the prefix from GitHub, even if the prefix names another repository', () => {
    expect(
      credentialSubject(
        { claimKeys: undefined, prefix: 'repo:Old@1/name@2' },
        repository,
        'Production',
      ),
    ).toBe('repo:Old@1/name@2:environment:Production');
  });

  it('matches the ID token of a deployment job', () => {
    const job = {
      repository: 'Acme/docs',
      ref: 'refs/heads/master',
      sha: 'a',
      environment: 'Production',
      immutableSubject: true,
    };
    expect(credentialSubject({ claimKeys: undefined, prefix }, repository, 'Production')).toBe(
      presented(job),
    );
  });

  const settings = { claimKeys: undefined, prefix: undefined };
  it("starts with the repository's name on an Enterprise Server that provides no prefix", () => {
    expect(credentialSubject(settings, repository, 'Preview', { isServer: true })).toBe(
      'repo:Acme/docs:environment:Preview',
    );
  });

  it('is unknown outside an Enterprise Server if GitHub provides no prefix', () => {
    expect(() => credentialSubject(settings, repository, 'Preview')).toThrow(
      expect.objectContaining({ code: 'ONBOARD_SUBJECT_UNKNOWN' }),
    );
  });

  it.each([
    [['repo', 'context'], `${prefix}:environment:Preview`],
    [['repository_id', 'context'], 'repository_id:2002:environment:Preview'],
    [
      ['repository_owner', 'repository_visibility', 'environment'],
      'repository_owner:Acme:repository_visibility:private:environment:Preview',
    ],
    [
      ['repository_owner_id', 'repository', 'context'],
      'repository_owner_id:1001:repository:Acme/docs:environment:Preview',
    ],
  ])('consists of the configured claims %j', (claimKeys, expected) => {
    expect(credentialSubject({ claimKeys, prefix }, repository, 'Preview')).toBe(expected);
  });

  it('contains the reusable workflow if its claim is configured', () => {
    const jobWorkflow = 'acme/.github/.github/workflows/site-deploy.yml@abc';
    expect(
      credentialSubject(
        { claimKeys: ['context', 'job_workflow_ref'], prefix },
        repository,
        'Preview',
        { jobWorkflow },
      ),
    ).toBe(`environment:Preview:job_workflow_ref:${jobWorkflow}`);
  });

  it.each([
    [['repo', 'sha', 'context']],
    [['repo', 'job_workflow_ref', 'context']],
    [['repo', 'toString', 'context']],
    [['repo']],
    [[]],
  ])('is unknown for the configured claims %j', (claimKeys) => {
    expect(() => credentialSubject({ claimKeys, prefix }, repository, 'Preview')).toThrow(
      expect.objectContaining({ code: 'ONBOARD_SUBJECT_UNKNOWN' }),
    );
  });

  it('escapes a colon in the name of the environment', () => {
    expect(credentialSubject({ claimKeys: undefined, prefix }, repository, 'a:b')).toBe(
      `${prefix}:environment:a%3Ab`,
    );
  });
});
