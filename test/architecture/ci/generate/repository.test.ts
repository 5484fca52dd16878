import { describe, expect, it } from 'vitest';
import { nameRepository } from '../../../../.ci/generate/repository.ts';

describe('the name of our repository in a text', () => {
  it.each([
    ['      - uses: OWNER/site-deploy@0123 # v1', '      - uses: us/site-deploy@0123 # v1'],
    [
      'site-deploy onboard --action old/site-deploy@vX.Y.Z',
      'site-deploy onboard --action us/site-deploy@vX.Y.Z',
    ],
    [
      'https://raw.githubusercontent.com/OWNER/site-deploy/master/a',
      'https://raw.githubusercontent.com/us/site-deploy/master/a',
    ],
    [
      '[issues](https://github.com/old/site-deploy/issues)',
      '[issues](https://github.com/us/site-deploy/issues)',
    ],
    [
      'gh attestation verify a --repo old/site-deploy`.',
      'gh attestation verify a --repo us/site-deploy`.',
    ],
    ['* @old/maintainers', '* @us/maintainers'],
    ['https://github.com/old/site-deploy.', 'https://github.com/us/site-deploy.'],
    ['https://github.com/old/site-deploy', 'https://github.com/us/site-deploy'],
  ])('is replaced: %s', (before, after) => {
    expect(nameRepository(before, 'us/site-deploy')).toBe(after);
  });

  it.each([
    'uses: acme/.github/.github/workflows/site-deploy.yml@0123',
    'https://github.com/acme/site-deployer',
    'the folder src/site-deploy/',
  ])('leaves similar names unchanged: %s', (text) => {
    expect(nameRepository(text, 'us/site-deploy')).toBe(text);
  });
});
