import { describe, expect, it } from 'vitest';
import { getSubject as presented } from '../../../../src/localcloud/id-tokens/claims.ts';
import { credentialSubject } from '../../../../src/operations/onboard/credential-subject.ts';

const repository = {
  id: 2002,
  owner: 'Acme',
  ownerId: 1001,
  name: 'docs',
  defaultBranch: 'master',
  visibility: 'private',
  archived: false,
  fork: false,
};
const prefix = 'repo:Acme@1001/docs@2002';

describe('the subject of a deployment', () => {
  it('the subject of a deployment begins with what GitHub says, whatever the repository is called', () => {
    expect(
      credentialSubject(
        { claimKeys: undefined, prefix: 'repo:Old@1/name@2' },
        repository,
        'Production',
      ),
    ).toBe('repo:Old@1/name@2:environment:Production');
  });

  it('the subject of a deployment is what the id token of such a job carries', () => {
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

  it('the subject of a deployment is made of the name on an Enterprise Server alone', () => {
    const settings = { claimKeys: undefined, prefix: undefined };
    expect(credentialSubject(settings, repository, 'Preview', { isServer: true })).toBe(
      'repo:Acme/docs:environment:Preview',
    );
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
  ])('the subject of a deployment follows the claims %j', (claimKeys, expected) => {
    expect(credentialSubject({ claimKeys, prefix }, repository, 'Preview')).toBe(expected);
  });

  it('contains the reusable workflow where it is asked for', () => {
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
  ])('the subject of a deployment is refused for the claims %j', (claimKeys) => {
    expect(() => credentialSubject({ claimKeys, prefix }, repository, 'Preview')).toThrow(
      expect.objectContaining({ code: 'ONBOARD_SUBJECT_UNKNOWN' }),
    );
  });

  it('the subject of a deployment has no colon inside of a part', () => {
    expect(credentialSubject({ claimKeys: undefined, prefix }, repository, 'a:b')).toBe(
      `${prefix}:environment:a%3Ab`,
    );
  });
});
