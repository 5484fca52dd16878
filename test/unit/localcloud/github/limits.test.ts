import { expect, it } from 'vitest';
import {
  createLimitKeeper,
  gitHubComLimits,
} from '../../../../src/localcloud/github/rest/limits.ts';

function harness() {
  const time = { now: 1_000_000 };
  const keeper = createLimitKeeper(gitHubComLimits, () => time.now);
  const send = (isWrite: boolean) => {
    const refusal = keeper.enter('token', isWrite);
    keeper.leave('token');
    return refusal;
  };
  return { time, keeper, send };
}

it('a token may send 80 content-creating requests per minute, and is then refused with a time to retry', () => {
  const { send, time } = harness();
  for (let count = 0; count < 80; count += 1) expect(send(true)).toBeUndefined();
  expect(send(true)).toMatchObject({ status: 403, headers: { 'retry-after': '60' } });
  time.now += 60_001;
  expect(send(true)).toBeUndefined();
});

it('a token may send 500 content-creating requests per hour, and is then refused without a time to retry', () => {
  const { send, time, keeper } = harness();
  for (let count = 0; count < 500; count += 1) {
    expect(send(true)).toBeUndefined();
    time.now += 1_000;
  }
  expect(send(true)).toMatchObject({
    message: expect.stringContaining('blocked from content creation'),
    headers: {},
  });
  expect(keeper.counts).toMatchObject({
    refused: 1,
    peak: { contentPerHour: 500, contentPerMinute: 60 },
  });
});

it('a token may send 900 reads per minute, and is then refused with a time to retry', () => {
  const { send } = harness();
  for (let count = 0; count < 900; count += 1) expect(send(false)).toBeUndefined();
  expect(send(false)).toMatchObject({ status: 403, headers: { 'retry-after': '60' } });
});

it('a token may send 5,000 requests per hour, and learns how many are left and when they reset', () => {
  const { send, time, keeper } = harness();
  for (let count = 0; count < 5_000; count += 1) {
    expect(send(false)).toBeUndefined();
    time.now += 100;
  }
  expect(send(false)).toMatchObject({
    status: 403,
    message: expect.stringContaining('rate limit exceeded'),
  });
  expect(keeper.headers('token')).toMatchObject({
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': '4600',
  });
  time.now = 4_600_100;
  expect(send(false)).toBeUndefined();
});
