import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Archiver } from '../../../../../src/deploy/steps/pack/archiver.ts';
import { PiecePacker } from '../../../../../src/deploy/steps/pack/pack-piece.ts';
import { bytesEntry } from '../../../../../src/deploy/steps/pack/piece.ts';
import { useFolder } from '../../../../support/folder.ts';

const folder = useFolder();
const entries: readonly (readonly [string, Uint8Array])[] = [
  ['.well-known/security.txt', Buffer.from('contact')],
  ['empty.html', Buffer.alloc(0)],
  ['images/plan.png', Buffer.alloc(5_000, 'a')],
  ['index.html', Buffer.from('grüße '.repeat(200))],
  ['ünïcode/日本 語.html', Buffer.from('<p>')],
];

async function write(): Promise<{ file: string }> {
  const file = folder.at('site.zip');
  const zip = new Archiver(file);
  const packed = entries.map(([entry, content]) => bytesEntry(entry, content));
  zip.add(new PiecePacker().pack({ kind: 'files', entries: packed }));
  zip.end();
  zip.close();
  return { file };
}

describe('the archive', () => {
  it.runIf(isInstalled('unzip'))(
    'is unpacked by Info-ZIP to the same files with mode 644',
    async () => {
      const { file } = await write();
      execFileSync('unzip', ['-q', file, '-d', folder.at('out')], {
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
      });
      for (const [name, content] of entries) {
        expect(readFileSync(folder.at('out', name)).equals(content), name).toBe(true);
        // The umask of the process further restricts the mode.
        expect(statSync(folder.at('out', name)).mode & 0o777, name).toBe(0o644 & ~process.umask());
      }
    },
  );

  it.runIf(isInstalled('python3'))(
    'contains regular Unix files with mode 644, according to Python',
    async () => {
      const { file } = await write();
      const script =
        'import sys, zipfile\nfor i in zipfile.ZipFile(sys.argv[1]).infolist(): print(i.create_system, oct(i.external_attr >> 16), i.filename)';
      const output = execFileSync('python3', ['-X', 'utf8', '-c', script, file], {
        encoding: 'utf8',
      });
      expect(output).toBe(entries.map(([name]) => `3 0o100644 ${name}\n`).join(''));
    },
  );
});

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, program === 'unzip' ? ['-v'] : ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
