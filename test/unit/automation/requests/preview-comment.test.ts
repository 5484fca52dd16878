import { expect, it } from 'vitest';
import { previewText } from '../../../../src/automation/requests/preview-comment.ts';

const request = { id: 'req_1' };
const usual = 'https://preview.acme.example';

it.each([
  [
    'the address that the portal names',
    'https://p.acme.example/map?a=1',
    '**: https://p.acme.example/map?a=1',
  ],
  ['else the usual one', undefined, '**: https://preview.acme.example/'],
  ['nothing that is no address', 'javascript:alert(1)', '**: https://preview.acme.example/'],
  [
    'no words behind an address',
    'https://p.example/ @octocat\n<!-- x -->',
    '**: https://p.example/%20@octocat%3C!--%20x%20--%3E',
  ],
])('the comment about a Preview gives its address: %s', (_, previewUrl, says) => {
  const [, line] = previewText(
    { ...request, ...(previewUrl !== undefined && { previewUrl }) },
    usual,
  ).split('\n');
  expect(line).toBe(`**Ready for review in Preview${says}`);
});

it('the comment about a Preview omits an unknown address', () => {
  expect(previewText(request, undefined)).toContain('**Ready for review in Preview**.\n');
});
