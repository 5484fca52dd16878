import { describe, expect, it } from 'vitest';
import type { Interruption } from './harness.ts';
import { isPossible, play, type Row } from './interrupted.ts';
import { protections, settings } from './protections.ts';

/** Whether all settings, protections and writes are tested, as in `npm run test:releases`. */
const isAll = process.env.SITE_DEPLOY_RELEASES === 'all';

const all = settings
  .flatMap((methods) => protections.map((protection): Row => ({ methods, protection })))
  .filter(isPossible);
const few = [
  ...['none', 'required review', 'merge queue', 'restricted tags', 'pushes that deploy'],
  ...['linear history', 'only squash merges', 'checks that wait for a person'],
];
const isPlayed = ({ methods, protection }: Row) =>
  methods.length === 3
    ? few.includes(protection.name)
    : methods.join() === 'squash' && protection.name === 'required review';
const played = isAll ? all : all.filter(isPlayed);

/**
 * Returns the interruptions to test: all, or by default every second write without a protection,
 * and a few writes with one.
 */
function getInterruptions(row: Row, writes: number): Pick<Interruption, 'at' | 'how'>[] {
  const hows =
    isAll || row.protection.name !== 'none'
      ? (['ends', 'request lost', 'answer lost'] as const)
      : ['ends'];
  const found = Array.from({ length: writes }, (_, index) =>
    (hows as Interruption['how'][]).map((how) => ({ at: index + 1, how })),
  ).flat();
  const start = few.indexOf(row.protection.name);
  const every = start === 0 ? 2 : 17;
  return isAll ? found : found.filter((_, index) => index % every === (start * 4) % every);
}

describe('a release', {
  timeout: isAll ? 3_600_000 : 60_000,
}, () => {
  it.each(played.map((row) => [row.methods.join(', '), row.protection.name, row] as const))(
    'has the same result after an interruption at a write, with the merge methods %s and the protection "%s"',
    async (_methods, _protection, row) => {
      const { output, state, writes } = await play(row);
      const { message, leaves } = row.protection;
      const mayMerge = row.methods.includes('merge') && leaves?.includes('merge') !== false;
      if (message !== undefined && mayMerge)
        expect(output.map(({ what }) => what).join('\n')).toMatch(message);
      if (message === undefined && mayMerge) expect(output).toEqual([]);
      for (const { url } of output) expect(url).toMatch(/^https:\/\/github\.com\/acme\/site\/\S+/);
      expect(state).toMatchObject({
        ...(row.protection.pushes !== undefined && { runs: [] }),
        branches: ['refs/heads/master'],
        tags: [{ ref: 'refs/tags/v1.4.0', isMerge: true }],
        pulls: 1,
        merges: 1,
        releases: [{ tag: 'v1.4.0', draft: false }],
        isLive: true,
        versions: expect.arrayContaining([
          {
            version: '1.4.0',
            status: 'production',
            releaseNotes: "## What's Changed",
          },
        ]),
        environments: expect.arrayContaining([
          { environment: 'Production', version: '1.4.0', isMerge: true },
        ]),
      });
      const ends: Record<string, unknown> = {};
      for (const { at, how } of getInterruptions(row, writes)) {
        const again = await play(row, { at, how }).catch((error: Error) => ({
          state: error.message,
        }));
        ends[`write ${at}, ${how}`] = again.state;
      }
      expect(Object.keys(ends)).not.toEqual([]);
      expect(ends).toEqual(Object.fromEntries(Object.keys(ends).map((name) => [name, state])));
    },
  );
});
