import { expect, it } from 'vitest';
import { pickSample } from '../../../../../src/deploy/steps/live-site/sample.ts';

it('omits names that the platform may refuse to serve', () => {
  const names = ['index.html', 'a+b.html', 'plain.html', 'web.config', 'src/app.cs'];
  const files = names.map((path) => ({ path, size: 10, sha256: 'x' }));
  const site = {
    manifest: { files },
    marker: { digest: 'sha256:00000000' },
    hosting: { text: '{}' },
  };
  expect(pickSample(site, 8).map(({ path }) => path)).toEqual(['index.html', 'plain.html']);
});
