import { afterAll, expect, it } from 'vitest';
import { useHarness } from '../e2e/harness/harness.ts';
import { artifactAttacks } from './attacks/artifact.ts';
import { type Attack, carryOut } from './attacks/attack.ts';
import { buildAttacks } from './attacks/build.ts';
import { configAttacks, eventAttacks } from './attacks/config.ts';
import { nameAttacks } from './attacks/names.ts';
import { outputAttacks } from './attacks/output.ts';
import { serviceAttacks } from './attacks/services.ts';

const harness = useHarness();
/** A regular expression for attacks, set by `npm run test:faults`. Default: those of `inBrief`. */
const chosen = process.env.SITE_DEPLOY_FAULTS;

const attacks: readonly Attack[] = [
  ...buildAttacks,
  ...outputAttacks,
  ...nameAttacks,
  ...artifactAttacks,
  ...serviceAttacks,
  ...eventAttacks,
  ...configAttacks,
];

const tried = attacks.filter(({ area, what, inBrief }) =>
  chosen === undefined ? inBrief : new RegExp(chosen).test(`${area}: ${what}`),
);
const right = new Map<string, { tried: number; right: number; longest: number }>();

it.each(tried)('an attack has no effect: $what', async (attack) => {
  const seen = right.get(attack.area) ?? { tried: 0, right: 0, longest: 0 };
  right.set(attack.area, seen);
  seen.tried += 1;
  const started = performance.now();
  await carryOut(attack, harness);
  seen.right += 1;
  seen.longest = Math.max(seen.longest, Math.round(performance.now() - started) / 1000);
});

it('every attack has a unique title', () => {
  expect(new Set(attacks.map(({ area, what }) => `${area} ${what}`)).size).toBe(attacks.length);
});

afterAll(() => {
  if (chosen !== undefined) console.table(Object.fromEntries(right));
});
