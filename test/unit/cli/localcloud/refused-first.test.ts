import { symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import { beforeEach, expect, it } from 'vitest';
import { listen, stop } from '../../../../src/localcloud/service/http.ts';
import { useFolder } from '../../../support/folder.ts';
import { localConfig } from '../deploy/local-config.ts';
import { runIn } from '../terminal-run.ts';

const folder = useFolder({ 'site.config.yml': localConfig, taken: '' });
beforeEach(async () => {
  await symlink('nowhere', folder.at('dangling'));
  await symlink('round', folder.at('round'));
});

// They refuse a folder before they need the local cloud's packages or the site's version.
const commands = [['localcloud'], ['localcloud', '.', '--reset'], ['deploy', '--local', '--json']];

it.each([
  ['a file', 'taken', 'taken is a file, not a folder'],
  ['a folder below a file', 'taken/below/it', 'taken is a file, not a folder'],
  ['a broken link', 'dangling', 'dangling is a broken link'],
  ['a folder below a broken link', 'dangling/below', 'dangling is a broken link'],
  ['a link to itself', 'round', 'a link in it points to itself'],
  ['a name of 300 characters', 'a'.repeat(300), 'its name is too long'],
])('localcloud and deploy --local refuse %s as --dir', async (_, dir, why) => {
  for (const command of commands) {
    const { code, stdout, stderr } = await runIn(folder.root, [...command, '--dir', dir]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(
      `${why}. [USAGE]\nWhat to do: Pass --dir a folder that you can write to`,
    );
  }
});

it('localcloud refuses two sites with the same id, and names the config of each', async () => {
  folder.write({ 'other/site.config.yml': localConfig, 'b.yml': localConfig });
  const { code, stderr } = await runIn(folder.root, ['localcloud', '.', 'other']);
  expect(code).toBe(2);
  expect(stderr).toMatch(/These sites have the same site\.id: \w+\. \[USAGE\]/);
  const lines = stderr.split('\n').map((line) => line.trim());
  const configs = [folder.at('site.config.yml'), folder.at('other', 'site.config.yml')];
  expect(lines).toEqual(expect.arrayContaining(configs));
  const several = ['--config', 'site.config.yml', '--config', 'b.yml'];
  const { stderr: output } = await runIn(folder.root, ['localcloud', '.', ...several]);
  expect(output).toContain(folder.at('b.yml'));
});

it('localcloud and deploy --local refuse a port in use', async () => {
  const server = createServer();
  const port = String(await listen(server));
  try {
    for (const command of commands.slice(1)) {
      const { code, stdout, stderr } = await runIn(folder.root, [
        ...command,
        '--dir',
        'kept',
        '--port',
        port,
      ]);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain(
        `Port ${port} is already in use. [LOCAL_CLOUD_UNAVAILABLE]\nWhat to do: Choose another port`,
      );
    }
  } finally {
    await stop(server);
  }
});

it.each(['check', 'status', 'deploy', 'localcloud', 'init'])(
  '%s refuses a file in place of a folder',
  async (name) => {
    const { code, stderr } = await runIn(folder.root, [name, 'taken']);
    expect(code).toBe(2);
    expect(stderr).toContain(`${folder.at('taken')} is a file, not a folder. [USAGE]`);
  },
);

it('render refuses a file in place of a target folder, and reports nothing as written', async () => {
  folder.write({ 'out/.github': '' });
  const action = 'acme/site-deploy@0123456789012345678901234567890123456789#v1.0.0';
  for (const [into, file] of [
    ['taken', 'taken'],
    ['out', '.github'],
  ]) {
    const args = [
      'render',
      '.',
      '--into',
      into ?? '',
      '--repository',
      'acme/docs',
      '--action',
      action,
    ];
    const { code, stdout, stderr } = await runIn(folder.root, args);
    expect(stderr).toContain(`${file} is a file, not a folder. [USAGE]`);
    expect(code).toBe(2);
    expect(stdout).not.toContain('written');
  }
});
