import { describe, expect, it } from 'vitest';
import { SiteSettingsUpdate, StatisticsQuery } from '../../../../src/contracts/portal/site.ts';
import {
  CommitHash,
  SemanticVersion,
  Slug,
  SocialHandle,
  TextKey,
  Timestamp,
  WebAddress,
} from '../../../../src/contracts/portal/values.ts';

describe.each([
  [
    'timestamp',
    Timestamp,
    ['2026-05-01T10:00:00Z', '2026-05-01T10:00:00.123Z', '2026-05-01T10:00:00+00:00'],
    ['2026-05-01', '2026-05-01T10:00:00+02:00', '2026-05-01T10:00:00-00:00', 'now'],
  ],
  [
    'web address',
    WebAddress,
    ['https://a.example', 'http://a.example:8080/x?y'],
    ['a.example', 'ftp://a.example', 'javascript:alert(1)', '/x'],
  ],
  [
    'version',
    SemanticVersion,
    ['1.2.3', '0.0.10'],
    ['1.2', 'v1.2.3', '1.2.3-beta', 'latest', '', '<b>', '01.0.0', '1.0.0.0'],
  ],
  [
    'commit',
    CommitHash,
    ['a1b2c3d', 'A'.repeat(40), 'f'.repeat(64)],
    ['', 'abc', 'not-a-hash', 'a'.repeat(65), 'f'.repeat(100_000)],
  ],
  ['user name', SocialHandle, ['@a', '@site_1'], ['a', '@', '@a b']],
  ['slug', Slug, ['home', 'über-uns', 'a.b'], ['', 'a/b', 'a b', '..%2f', 'a?b', '..\\x']],
  [
    'text key',
    TextKey,
    ['home.hero.title'],
    ['home.hero', 'home.hero.title.x', 'home..title', 'a b.c.d'],
  ],
] as const)('the schema of a %s', (_, schema, valid, invalid) => {
  const short = (value: string) => ({ value, shown: JSON.stringify(value.slice(0, 40)) });
  it.each(valid.map(short))('accepts $shown', ({ value }) => {
    expect(schema.safeParse(value).success).toBe(true);
  });
  it.each(invalid.map(short))('refuses $shown', ({ value }) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
});

it.each(['Europe/Berlin', 'UTC'])('SiteSettingsUpdate accepts the time zone %s', (timezone) => {
  expect(SiteSettingsUpdate.safeParse({ general: { timezone } }).success).toBe(true);
});

it.each(['Mars/Olympus', '+01:00'])('SiteSettingsUpdate refuses the time zone %s', (timezone) => {
  expect(SiteSettingsUpdate.safeParse({ general: { timezone } }).success).toBe(false);
});

it('StatisticsQuery refuses a period that ends before it starts', () => {
  expect(
    StatisticsQuery.safeParse({ startDate: '2026-05-02', endDate: '2026-05-01' }).error?.issues[0]
      ?.path,
  ).toEqual(['startDate']);
  expect(
    StatisticsQuery.safeParse({ startDate: '2026-05-01', endDate: '2026-05-01' }).success,
  ).toBe(true);
});
