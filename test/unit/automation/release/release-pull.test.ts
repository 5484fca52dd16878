import { beforeEach, describe, expect, it } from 'vitest';
import { refreshPulls } from '../../../../src/automation/release/release.ts';
import { advanceRequests } from '../../../../src/automation/requests/requests.ts';
import { harnessWithPortal, type PortalHarness } from './harness.ts';

const branch = 'release/1.4.0';
const site = { id: 'site_docs', slug: 'acme-docs', url: 'https://docs.acme.example' };
let here: PortalHarness['here'];
let requests: PortalHarness['requests'];
beforeEach(async () => {
  ({ here, requests } = await harnessWithPortal({}, { site }));
});

interface Pull {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly head: { readonly ref: string };
}
const releasePulls = async () =>
  (await here.send<Pull[]>('GET', '/pulls?state=all')).filter(({ head }) => head.ref === branch);
async function createPull(): Promise<Pull> {
  const [pull, second] = await releasePulls();
  if (!pull || second) throw new Error('not one pull request');
  return pull;
}
const start = () => here.start({ version: '1.4.0' });
const finish = () => here.finish();

/** Opens a pull request and merges it into the release. */
const merge = async (head: string) =>
  here.merge(
    await here.propose(head, '', { title: `${head} <!-- site-deploy: end -->, fixes #7` }),
  );
const edit = async (change: Partial<Pull>) =>
  here.send('PATCH', `/pulls/${(await createPull()).number}`, change);
const releaseText = () => here.repository().releases[0]?.body;

describe('the pull request of a release', { timeout: 60_000 }, () => {
  it('shows the version, the notes, and the requests that it does not include', async () => {
    await requests.create('Add a form', 'On the home page.');
    await advanceRequests((await here.openRequests()).harness, { waitMs: 0 });
    expect((await start()).done.at(-1)).toMatch(/^open-pull 1\.4\.0 /);
    const pull = await createPull();
    expect(pull.title).toBe('Release 1.4.0');
    expect(pull.body).toMatch(/notes of [0-9a-f]{40}, .*become the notes of the release\. -->\n\S/);
    expect(pull.body).toMatch(/## Not included as of [0-9a-f]{12}\n\n(- .*\n)*- Add a form\n/);
    expect((await start()).done).toEqual([]);
  });

  it('shows later commits after a second start and a refresh, and does not close an issue', async () => {
    await start();
    await merge('form');
    expect((await start()).done).toEqual([
      expect.stringMatching(/^deploy /),
      expect.stringMatching(/^open-pull /),
    ]);
    await merge('menu');
    await refreshPulls((await here.open()).harness);
    const { body } = await createPull();
    expect(body).toContain('form &lt;!-- site-deploy: end -->, fixes – #7');
    expect(body).toContain('menu &lt;!-- site-deploy: end -->, fixes – #7');
    expect(body.match(/end of the notes/g)).toHaveLength(1);
    expect(await finish()).toMatchObject({ kind: 'done' });
    expect(releaseText()).toContain('menu <!-- site-deploy: end -->, fixes #7');
  });

  it('keeps an edited title and text, and gives the release the edited notes', async () => {
    await start();
    const edited = (await createPull()).body
      .replace(/(-->\n)[\s\S]*(\n<!-- site-deploy: end of the notes)/, '$1What *you* get.$2')
      .replaceAll('\n', '\r\n');
    await edit({ title: 'The one', body: `Hello.\r\n${edited}\r\nBye.` });
    await merge('form');
    expect(await finish()).toMatchObject({ kind: 'done' });
    const { title, body } = await createPull();
    expect(title).toBe('The one');
    expect(body).toMatch(/^Hello\.\n/);
    expect(body).toMatch(/-->\nBye\.$/);
    expect(releaseText()).toBe('What *you* get.');
  });

  it('is updated after 22 commits whose messages are one line of 3,000 characters each', async () => {
    await here.tag('v1.3.0');
    await start();
    type Made = { sha: string; tree: { sha: string } };
    for (let number = 0; number < 22; number += 1) {
      const { sha = '', tree } = await here
        .send<Made>('GET', `/commits/${branch}`)
        .then((found) => here.send<Made>('GET', `/git/commits/${found.sha}`));
      const message = `Reworked ${number}${', and it looks better'.repeat(140)}`;
      const body = { message, tree: tree.sha, parents: [sha] };
      const made = await here.send<Made>('POST', '/git/commits', body);
      await here.send('PATCH', `/git/refs/heads/${branch}`, { sha: made.sha });
    }
    await here.write(branch, 'form.html', '<form>');
    expect(await finish()).toMatchObject({ kind: 'done' });
    const { body } = await createPull();
    expect(body).toContain('23 commits name no type');
    expect(body).toContain('Reworked 21, and it looks better');
  });

  it('is opened again by a start, but not by a refresh, after people have closed it', async () => {
    await start();
    await here.send('PATCH', `/pulls/${(await createPull()).number}`, { state: 'closed' });
    await refreshPulls((await here.open()).harness);
    expect(await releasePulls()).toHaveLength(1);
    expect((await start()).done).toEqual([expect.stringMatching(/^open-pull /)]);
    expect(await releasePulls()).toHaveLength(2);
  });

  it('is not updated if its marker lines are removed', async () => {
    await start();
    await edit({ body: 'Mine.' });
    await merge('form');
    await start();
    expect((await createPull()).body).toBe('Mine.');
  });

  it('gives the release its edited notes even if the marker line after them is removed', async () => {
    await start();
    const { body } = await createPull();
    await edit({ body: `${body.slice(0, body.indexOf('-->\n'))}-->\nOurs.` });
    expect(await finish()).toMatchObject({ kind: 'done' });
    expect(releaseText()).toBe('Ours.');
  });
});
