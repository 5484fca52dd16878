import { hash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { listRefs, moveRef, readRef, setHead } from './refs.ts';
import {
  checkGit,
  type GitObject,
  type ObjectReader,
  openObjectReader,
  runGit,
} from './run-git.ts';
import { listTree, readCommit } from './trees.ts';
import type { BareRepository } from './types.ts';

/**
 * Hook that enforces the repository's rules. `REFUSAL` is the result of rules that need only the
 * refs; the hook checks those that need the pushed objects.
 */
const preReceive = `#!/bin/sh
refuse() {
  printf '%s\\n' "$@" >&2
  exit 1
}
[ -z "$REFUSAL" ] || refuse "$REFUSAL"
while read -r before after ref; do
  case $after in *[!0]*) ;; *) continue ;; esac
  case " $NO_FORCE " in *" $ref "*)
    case $before in *[!0]*)
      git merge-base --is-ancestor "$before" "$after" || refuse \\
        "error: GH013: Repository rule violations found for $ref." '' \\
        '- Cannot force-push to this branch' '' ;;
    esac
  esac
  case " $LINEAR " in *" $ref "*)
    [ -z "$(git rev-list --merges "$after" --not --branches --tags)" ] || refuse \\
      "error: GH013: Repository rule violations found for $ref." '' \\
      '- This branch must not contain merge commits.' '' ;;
  esac
  [ -n "$NO_WORKFLOWS" ] || continue
  file=$(git log -m --format= --name-only --diff-filter=d "$after" --not --branches --tags -- \\
    .github/workflows | head -n 1)
  [ -z "$file" ] || refuse "refusing to allow $NO_WORKFLOWS to create or update workflow \\
\\\`$file\\\` without \\\`workflows\\\` permission"
done
`;

const maxCachedObject = 256 << 10;
const maxCachedObjects = 20_000;

const config = `[core]
\trepositoryformatversion = 0
\tfilemode = true
\tbare = true
[gc]
\tauto = 0
[receive]
\tautogc = false
\thideRefs = refs/pull
[http]
\treceivepack = true
[uploadpack]
\tallowFilter = true
\tallowAnySHA1InWant = true
`;

export function openBareRepository(name: string, folder: string, defaultBranch: string) {
  if (!fs.existsSync(path.join(folder, 'HEAD'))) create(folder, defaultBranch);
  const objects = new Map<string, GitObject>();
  const computed = new Map<string, Promise<unknown>>();
  let reader: ObjectReader | undefined;
  const cache = (id: string, object: GitObject) => {
    if (objects.size >= maxCachedObjects) objects.clear();
    if (object.content.length <= maxCachedObject) objects.set(id, object);
  };
  const repository: BareRepository = {
    name,
    folder,
    async readObject(id) {
      const known = objects.get(id);
      if (known || !/^[0-9a-f]{40}$/.test(id)) return known;
      const found = readLoose(folder, id) ?? (await readPacked(id));
      if (found) cache(id, found);
      return found;
    },
    writeObject(type, content) {
      const { id, data } = encode(type, content);
      if (!objects.has(id)) writeLoose(folder, id, data);
      cache(id, { type, content });
      return id;
    },
    readRef: (ref) => readRef(folder, ref),
    listRefs: (prefix) => listRefs(folder, prefix),
    moveRef: (ref, before, after) => moveRef(folder, ref, before, after),
    setHead: (ref) => setHead(folder, ref),
    resolve: (ref) => resolve(repository, ref),
    async run(...args) {
      await checkGit();
      return runGit(folder, args);
    },
    once<Value>(key: string, compute: () => Promise<Value>) {
      if (computed.size >= maxCachedObjects) computed.clear();
      const known = (computed.get(key) as Promise<Value> | undefined) ?? compute();
      computed.set(key, known);
      return known;
    },
    async readFile(commit, file) {
      const entry = (await listFilesAt(commit)).get(file);
      return entry && (await repository.readObject(entry.id))?.content;
    },
    async listFiles(commit, under) {
      const prefix = under.replace(/\/*$/, '/').replace(/^\//, '');
      return [...(await listFilesAt(commit)).keys()].filter((file) => file.startsWith(prefix));
    },
    close: () => reader?.close(),
  };
  return repository;

  async function readPacked(id: string) {
    if (fs.readdirSync(path.join(folder, 'objects/pack')).length === 0) return undefined;
    reader ??= openObjectReader(folder);
    return reader.read(id);
  }

  async function listFilesAt(name: string) {
    const id = await repository.resolve(name);
    const commit = await readCommit(repository, id);
    return listTree(repository, commit?.tree);
  }
}

function create(folder: string, defaultBranch: string): void {
  for (const name of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags', 'hooks'])
    fs.mkdirSync(path.join(folder, name), { recursive: true });
  fs.writeFileSync(path.join(folder, 'config'), config);
  fs.writeFileSync(path.join(folder, 'hooks/pre-receive'), preReceive, { mode: 0o755 });
  setHead(folder, `refs/heads/${defaultBranch}`);
}

function encode(type: string, content: Buffer): { readonly id: string; readonly data: Buffer } {
  const data = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
  return { id: hash('sha1', data), data };
}

function readLoose(folder: string, id: string): GitObject | undefined {
  const file = path.join(folder, 'objects', id.slice(0, 2), id.slice(2));
  if (!fs.existsSync(file)) return undefined;
  const data = inflateSync(fs.readFileSync(file));
  const end = data.indexOf(0);
  const [type = ''] = data.toString('latin1', 0, end).split(' ');
  return { type, content: data.subarray(end + 1) };
}

/**
 * Writes a loose object to a temporary file and renames it, because git may read it at any time.
 */
function writeLoose(folder: string, id: string, data: Buffer): void {
  const file = path.join(folder, 'objects', id.slice(0, 2), id.slice(2));
  if (fs.existsSync(file)) return;
  const temporary = path.join(folder, 'objects', `tmp_obj_${randomUUID()}`);
  fs.writeFileSync(temporary, deflateSync(data, { level: 1 }), { mode: 0o444 });
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.renameSync(temporary, file);
}

async function resolve(repository: BareRepository, name: string): Promise<string | undefined> {
  const names = [`refs/heads/${name}`, `refs/tags/${name}`, name];
  const of = names.map((ref) => repository.readRef(ref)).find((id) => id);
  let id = of ?? (/^[0-9a-f]{40}$/.test(name) ? name : '');
  if (!id && /^[0-9a-f]{7,39}$/.test(name))
    id = (
      await repository.run('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
    ).stdout.trim();
  const object = await repository.readObject(id);
  if (object?.type === 'commit') return id;
  // An annotated tag is an object that contains its commit's id.
  const tagged = /^object ([0-9a-f]{40})/.exec(object?.content.toString('latin1') ?? '')?.[1];
  if (object?.type === 'tag' && tagged) return resolve(repository, tagged);
  return undefined;
}
