import { describe, expect, it } from 'vitest';
import { getSubject as presented } from '../../../../src/localcloud/id-tokens/id-tokens.ts';
import {
  credentialSubject,
  isOfDeployment,
  staleCredentials,
  subjectAfterMove,
} from '../../../../src/operations/onboard/credentials/subjects.ts';
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
  it('starts with the prefix from GitHub, even if the prefix names a different repository', () => {
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

it.each([
  ['contains ids after a rename', { name: 'guide' }, false, 'repo:Acme@1001/guide@2002'],
  ['contains ids after a transfer', { owner: 'Beta', ownerId: 7 }, false, 'repo:Beta@7/docs@2002'],
  ['stays the same without a change', {}, false, 'repo:Acme/docs'],
  ['is unknown after a rename on an Enterprise Server', { name: 'guide' }, true, undefined],
])('the prefix that subjectAfterMove predicts %s', (_, moved, isServer, expected) => {
  const settings = { claimKeys: ['repo', 'context'], prefix: 'repo:Acme/docs' };
  const after = subjectAfterMove(settings, repository, { ...repository, ...moved }, isServer);
  expect(after).toEqual({ ...settings, prefix: expected });
});

describe('staleCredentials', () => {
  const issuer = 'https://issuer.example';
  const find = (subject: string, prefix?: string, from = issuer) => {
    const credential = { name: 'one', issuer: from, subject, audiences: [] };
    const named = { owner: 'Acme', name: 'old' };
    const owner = { repository, named, issuer, subject: { claimKeys: undefined, prefix } };
    return staleCredentials([credential], owner).map(({ reason }) => reason);
  };
  const begins = (prefix: string) => [`the repository's subjects now begin with ${prefix}`];

  it.each([
    ["the repository's name without ids", 'repo:Acme/docs:environment:Preview'],
    ["the repository's former name", 'repo:acme/Old:ref:refs/heads/x'],
    ["the repository's id after a different name", 'repo:Acme@1/x@2002:environment:Preview'],
  ])('returns a credential with %s once subjects contain ids', (_, subject) => {
    expect(find(subject, prefix)).toEqual(begins(prefix));
  });

  it('returns a credential with a different repository name if subjects contain no ids', () => {
    const now = 'repo:Acme/docs';
    expect(find('repo:Acme/old:environment:Preview', now)).toEqual(begins(now));
  });

  it.each([
    ['the current prefix', `${prefix}:environment:Preview`, prefix],
    ['the name of a different repository', 'repo:Acme/other:environment:Preview', prefix],
    ['the id of a different repository', 'repo:Acme@1001/docs@7:environment:Preview', prefix],
    ["the repository's subject after other text", 'x repo:Acme/docs:environment:Preview', prefix],
    [
      "the repository's name if the prefix is unknown",
      'repo:Acme/docs:environment:Preview',
      undefined,
    ],
    ['ids that subjects do not contain yet', `${prefix}:environment:Preview`, 'repo:Acme/docs'],
  ])('omits a credential with %s', (_, subject, now) => expect(find(subject, now)).toEqual([]));

  it('omits a credential for tokens from a different issuer', () => {
    expect(find('repo:Acme/docs:environment:Preview', prefix, 'https://other')).toEqual([]);
  });
});

it.each(['repo:a/b:environment:Production', 'repo:a/b:environment:Preview:job_workflow_ref:x'])(
  'isOfDeployment accepts the subject %s',
  (subject) => {
    expect(isOfDeployment(subject)).toBe(true);
  },
);

it.each(['repo:a/b:environment:Preview2', 'repo:a/b:ref:refs/heads/master'])(
  'isOfDeployment rejects the subject %s',
  (subject) => {
    expect(isOfDeployment(subject)).toBe(false);
  },
);
