import type { BareRepository } from './types.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly date: string;
}

export interface Commit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Person;
  readonly committer: Person;
  readonly message: string;
}

export interface TreeEntry {
  readonly mode: string;
  readonly id: string;
}

export const folderMode = '40000';

export async function readCommit(git: BareRepository, id = ''): Promise<Commit | undefined> {
  const object = await git.readObject(id);
  if (object?.type !== 'commit') return undefined;
  const text = object.content.toString('utf8');
  const end = text.indexOf('\n\n');
  const lines = text.slice(0, end).split('\n');
  const all = (name: string) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  return {
    tree: all('tree')[0] ?? '',
    parents: all('parent'),
    author: parsePerson(all('author')[0]),
    committer: parsePerson(all('committer')[0]),
    message: text.slice(end + 2).replace(/\n$/, ''),
  };
}

function parsePerson(line = ''): Person {
  const [, name = '', email = '', seconds = '0'] = /^(.*) <(.*)> (\d+)/.exec(line) ?? [];
  return { name, email, date: toDate(Number(seconds)) };
}

const toDate = (seconds: number) => new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z');

export function writeCommit(git: BareRepository, commit: Commit): string {
  const format = (person: Person) => {
    const clean = (part: string) => part.replaceAll(/[<>\n]/g, '');
    const seconds = Math.floor(Date.parse(person.date) / 1000);
    return `${clean(person.name)} <${clean(person.email)}> ${seconds} +0000`;
  };
  const lines = [
    `tree ${commit.tree}`,
    ...commit.parents.map((parent) => `parent ${parent}`),
    `author ${format(commit.author)}`,
    `committer ${format(commit.committer)}`,
  ];
  return git.writeObject('commit', Buffer.from(`${lines.join('\n')}\n\n${commit.message}`));
}

export function readTree(git: BareRepository, id = ''): Promise<ReadonlyMap<string, TreeEntry>> {
  return git.once(`tree ${id}`, async () => {
    const content = (await git.readObject(id))?.content ?? Buffer.alloc(0);
    const entries = new Map<string, TreeEntry>();
    for (let at = 0; at < content.length; ) {
      const space = content.indexOf(' ', at);
      const end = content.indexOf(0, space);
      entries.set(content.toString('utf8', space + 1, end), {
        mode: content.toString('latin1', at, space),
        id: content.toString('hex', end + 1, end + 21),
      });
      at = end + 21;
    }
    return entries;
  });
}

function writeTree(git: BareRepository, entries: ReadonlyMap<string, TreeEntry>): string {
  // Git sorts entries as if the names of folders ended with a slash.
  const key = ([name, { mode }]: [string, TreeEntry]) =>
    Buffer.from(mode === folderMode ? `${name}/` : name);
  const parts = [...entries]
    .toSorted((a, b) => Buffer.compare(key(a), key(b)))
    .flatMap(([name, { mode, id }]) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]);
  return git.writeObject('tree', Buffer.concat(parts));
}

export async function listTree(
  git: BareRepository,
  id = '',
  withFolders = false,
): Promise<ReadonlyMap<string, TreeEntry>> {
  return git.once(`list ${id} ${withFolders}`, async () => {
    const found = new Map<string, TreeEntry>();
    for (const [name, entry] of await readTree(git, id)) {
      if (entry.mode !== folderMode || withFolders) found.set(name, entry);
      if (entry.mode !== folderMode) continue;
      for (const [below, inner] of await listTree(git, entry.id, withFolders))
        found.set(`${name}/${below}`, inner);
    }
    return found;
  });
}

export async function changeTree(
  git: BareRepository,
  base: string | undefined,
  changes: ReadonlyMap<string, TreeEntry | null>,
): Promise<string> {
  const entries = new Map(await readTree(git, base));
  const below = new Map<string, Map<string, TreeEntry | null>>();
  for (const [path, change] of changes) {
    const [name = '', ...rest] = path.split('/');
    if (rest.length > 0) {
      const inner = below.get(name) ?? new Map();
      below.set(name, inner.set(rest.join('/'), change));
    } else if (change) entries.set(name, change);
    else entries.delete(name);
  }
  for (const [name, inner] of below) {
    const old = entries.get(name);
    const id = await changeTree(git, old?.mode === folderMode ? old.id : undefined, inner);
    if (id === emptyTree) entries.delete(name);
    else entries.set(name, { mode: folderMode, id });
  }
  return writeTree(git, entries);
}

const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
