import { expect, it } from 'vitest';
import { isWithoutProxy } from '../../../../src/shared/http/no-proxy.ts';

/**
 * NO_PROXY, the requested host, and whether it is reached directly: here, and as observed with curl
 * 7.88.1, @actions/http-client 4.0.1 and Go 1.19.8. If they disagree, our code follows curl about
 * blanks and trailing dots, the toolkit about brackets, and Go about everything else.
 */
const table: readonly (readonly [string, string, 'here' | '-', string])[] = [
  ['internal.example', 'internal.example', 'here', 'curl toolkit Go'],
  ['internal.example', 'ghes.internal.example', 'here', 'curl toolkit Go'],
  ['internal.example', 'notinternal.example', '-', ''],
  ['internal', 'ghes.internal', 'here', 'curl toolkit Go'],
  ['.internal.example', 'ghes.internal.example', 'here', 'curl toolkit Go'],
  ['.internal.example', 'internal.example', '-', 'curl'],
  ['*.internal.example', 'ghes.internal.example', 'here', 'Go'],
  ['*.internal.example', 'internal.example', '-', ''],
  ['a.example, internal.example', 'internal.example', 'here', 'curl toolkit Go'],
  ['a.example internal.example', 'internal.example', 'here', 'curl'],
  [' internal.example ,', 'internal.example', 'here', 'curl toolkit Go'],
  ['INTERNAL.example', 'ghes.Internal.Example', 'here', 'curl toolkit Go'],
  ['internal.example.', 'internal.example', 'here', 'curl'],
  ['internal.example', 'internal.example.', 'here', 'curl'],
  ['internal.example:8080', 'internal.example:8080', 'here', 'toolkit Go'],
  ['internal.example:8080', 'internal.example', '-', ''],
  ['internal.example:80', 'internal.example', 'here', 'toolkit Go'],
  ['*', 'internal.example', 'here', 'curl toolkit Go'],
  ['a.example,*', 'internal.example', 'here', 'toolkit Go'],
  ['10.1.2.3', '10.1.2.3', 'here', 'curl toolkit Go'],
  ['10.1.2.3:80', '10.1.2.3', 'here', 'toolkit Go'],
  ['10.1.2.3:81', '10.1.2.3', '-', ''],
  ['10.0.0.0/8', '10.1.2.3', 'here', 'curl Go'],
  ['10.0.0.0/8', '11.1.2.3', '-', ''],
  ['10.0.0.0/99', '10.1.2.3', '-', ''],
  ['192.168.1', '192.168.1.4', '-', ''],
  ['fd00::/8', '[fd12::1]', 'here', 'Go'],
  ['[fd12::1]', '[fd12::1]', 'here', 'toolkit'],
  ['fd12::1', '[fd12::1]', 'here', 'curl Go'],
  ['https://internal.example', 'internal.example', '-', ''],
  ['', 'internal.example', '-', ''],
];

it.each(table.filter(([, , here]) => here === 'here'))(
  'NO_PROXY=%j applies to a request to %s',
  (noProxy, host) => {
    expect(isWithoutProxy(new URL(`http://${host}/`), { NO_PROXY: noProxy })).toBe(true);
  },
);

it.each(table.filter(([, , here]) => here !== 'here'))(
  'NO_PROXY=%j does not apply to a request to %s',
  (noProxy, host) => {
    expect(isWithoutProxy(new URL(`http://${host}/`), { NO_PROXY: noProxy })).toBe(false);
  },
);

it('isWithoutProxy prefers no_proxy to NO_PROXY', () => {
  const url = new URL('http://internal.example/');
  expect(isWithoutProxy(url, { no_proxy: 'a.example', NO_PROXY: '*' })).toBe(false);
});
