import { expect, it } from 'vitest';
import { PortalClient } from '../../../../src/clients/portal/portal.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { ManualClock } from '../../../support/clock.ts';
import { scriptedHttp } from '../../../support/http.ts';

it.each(['http://portal.example.com', 'https://me:word@portal.example.com', 'portal.example.com'])(
  'PortalClient refuses the address %s',
  (url) => {
    const clock = new ManualClock();
    const http = scriptedHttp(() => ({}), clock);
    const open = () =>
      new PortalClient({ http, clock, url, credential: async () => new Secret('c'), onWait() {} });
    expect(open).toThrow(expect.objectContaining({ code: 'USAGE' }));
    expect(http.requests).toEqual([]);
  },
);
