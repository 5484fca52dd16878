import { folderMode, type TreeEntry } from '../../../clients/github/tree.ts';
import { bytes } from '../../../shared/units.ts';
import type { ChangePolicy } from '../../context.ts';
import { isGuarded } from '../changeable-files.ts';
import { applyPatch, type FilePatch, parsePatch, refused, utf8 } from './parse-patch.ts';

interface PatchBase {
  readonly entries: ReadonlyMap<string, TreeEntry>;
  read(path: string): Promise<Uint8Array>;
}

const limits = { patch: 1_000_000, files: 100, path: 300 };

/** Names that some file systems resolve to a different file or to a device. */
const strange = /[\\:*?"<>|]|^\s|\s$|\.$|^git~\d|^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
/**
 * Bidirectional controls, which can display code in a different order than it runs
 * (CVE-2021-42574).
 */
const turning = /[\u202a-\u202e\u2066-\u2069]/;

/**
 * Checks the untrusted output of `git diff`, and applies it to the files of the base.
 * @throws SiteDeployError `CHANGE_REFUSED`
 */
export async function checkPatch(patch: Uint8Array, base: PatchBase, policy: ChangePolicy) {
  if (patch.byteLength > limits.patch)
    throw refused(`the patch is ${bytes(patch.byteLength)}; the limit is ${bytes(limits.patch)}`);
  const text = utf8(patch);
  if (text?.includes('\0') !== false) throw refused('the patch is not text');
  const changes = parsePatch(text);
  if (changes.length > limits.files)
    throw refused(`it changes ${changes.length} files; the limit is ${limits.files}`);
  const paths = [...base.entries.keys()];
  const names = new Map(paths.map((path) => [folded(path), path]));
  const files: { path: string; content: string }[] = [];
  const deletions: string[] = [];
  for (const change of changes) {
    checkPath(change.path);
    if ([change.path, folded(change.path)].some((path) => isGuarded(path, paths, policy)))
      throw refused(`only people may change ${JSON.stringify(change.path)}`);
    checkLocation(change, base, names);
    const turned = change.hunks.some((hunk) => hunk.added.some((line) => turning.test(line)));
    if (turned)
      throw refused(`${change.path} would contain characters that change the text direction`);
    const before = change.kind === 'new' ? '' : utf8(await base.read(change.path));
    if (before === undefined) throw refused(`${change.path} is not text`);
    const content = applyPatch(before, change);
    if (change.kind !== 'deleted') files.push({ path: change.path, content });
    else if (content === '') deletions.push(change.path);
    else throw refused(`${change.path} would be deleted only in part`);
  }
  const written = files.map((file) => file.path);
  for (const path of [...written, ...deletions])
    if (written.some((otherPath) => otherPath.startsWith(`${path}/`)))
      throw refused(`${path} would be both a file and a folder`);
  return { files, deletions };
}

const folded = (path: string) => path.normalize('NFKC').toLowerCase();

function checkPath(path: string): void {
  const quotedPath = JSON.stringify(path.slice(0, limits.path));
  if (path.length > limits.path) throw refused(`the name ${quotedPath}… is too long`);
  if (path !== path.normalize('NFC') || /[\p{C}\p{Zl}\p{Zp}]/u.test(path))
    throw refused(`the name ${quotedPath} has invisible or non-normalized characters`);
  const parts = path.split('/');
  if (parts.some((part) => part === '' || strange.test(part)))
    throw refused(`${quotedPath} is not a plain path inside the repository`);
}

function checkLocation(patch: FilePatch, base: PatchBase, names: Map<string, string>) {
  const { entries } = base;
  const { path, kind } = patch;
  const entry = entries.get(path);
  if (kind === 'new' && entry) throw refused(`${path} already exists`);
  if (kind !== 'new' && !entry) throw refused(`${path} does not exist`);
  if (entry && entry.mode !== '100644')
    throw refused(`${path} is not a plain file: mode ${entry.mode}`);
  if ([...entries.keys()].some((entryPath) => entryPath.startsWith(`${path}/`)))
    throw refused(`${path} is a folder`);
  const parts = path.split('/');
  for (let length = 1; length <= parts.length; length += 1) {
    const above = parts.slice(0, length).join('/');
    if (above !== path && entries.has(above) && entries.get(above)?.mode !== folderMode)
      throw refused(`${above} is not a folder`);
    const otherPath = names.get(folded(above));
    if (otherPath && otherPath !== above)
      throw refused(`${above} and ${otherPath} differ only in case or in equivalent characters`);
    names.set(folded(above), above);
  }
}
