import { writeFileSync } from 'node:fs';
import { blobId } from '../../../../../../src/clients/github/tree.ts';
import type { TransportRequest } from '../../../../../../src/shared/http/transport.ts';
import type { Reply } from '../../../../../support/http.ts';
import type { StoredPackage } from './store.ts';

export type Tree = ReadonlyMap<string, string>;

export interface Run {
  readonly id: number;
  readonly event: string;
  readonly workflow: string;
  readonly branch: string;
  readonly commit: string;
  readonly isOwn: boolean;
  readonly createdAt: number;
  conclusion: 'success' | 'failure';
}

export interface Artifact {
  readonly id: number;
  readonly name: string;
  readonly run: number;
  readonly createdAt: number;
  /** Whether a deployment stored it; otherwise it was planted. */
  readonly isDeployments: boolean;
  readonly stored: StoredPackage;
  zip: Buffer;
  expired: boolean;
  /** Whether its download returns 410, although it is still listed. */
  isGone: boolean;
}

export const troubles = [
  'no permission',
  'no answer',
  'truncated tree',
  'no commit',
  'no run',
  'no download',
  'no store',
] as const;
export type Trouble = (typeof troubles)[number];

/** Models what GitHub knows about a repository's commits, branches, runs and artifacts. */
export class GitHubModel {
  name = 'acme/site';
  trouble: Trouble | undefined;
  readonly commits = new Map<string, Tree>();
  /** Former names of branches, which GitHub redirects. */
  readonly renamed = new Map<string, string>();
  readonly branches = new Map<string, string[]>();
  readonly runs: Run[] = [];
  readonly artifacts: Artifact[] = [];
  readonly #blobs = new Map<string, string>();

  addCommit(id: string, tree: Tree): void {
    this.commits.set(id, tree);
    for (const content of tree.values()) this.#blobs.set(blobId(content), content);
  }

  answer({ method, url, saveTo }: TransportRequest): Reply {
    const { pathname, searchParams, host } = new URL(url);
    if (method !== 'GET') throw new Error(`The decision wrote: ${method} ${url}`);
    if (host === 'store.example' && this.trouble === 'no store') return { status: 503 };
    if (host === 'store.example') return this.#download(pathname.slice(1), saveTo);
    if (this.trouble === 'no permission' && pathname.includes('/actions/')) return { status: 403 };
    if (this.trouble === 'no answer') return { status: 503 };
    const prefix = `/repos/${this.name}/`;
    if (!pathname.startsWith(prefix)) return { status: 404, body: {} };
    const [kind = '', id = '', part = '', below = ''] = pathname.slice(prefix.length).split('/');
    const place = `${kind} ${id}`;
    if (place === 'actions artifacts' && below === 'zip') return this.#locate(Number(part));
    if (place === 'actions artifacts') return this.#list(searchParams.get('name') ?? '');
    if (place === 'actions runs') return this.#run(Number(part), below);
    if (place === 'git trees') return this.#tree(part);
    if (place === 'git blobs') return { body: this.#blob(part) };
    if (kind === 'branches')
      return this.#branch(decodeURIComponent(pathname.split('/branches/')[1] ?? ''));
    throw new Error(`The model has no answer to ${url}`);
  }

  #list(name: string): Reply {
    return listed(this.artifacts.filter((artifact) => artifact.name === name).map(this.#describe));
  }

  readonly #describe = ({ id, name, run, createdAt, expired, zip }: Artifact) => {
    const { branch, commit } = this.#find(run) ?? {};
    return {
      ...{ id, name, expired, size_in_bytes: zip.length },
      ...{ created_at: new Date(createdAt).toISOString(), expires_at: null },
      workflow_run: { id: run, head_branch: branch, head_sha: commit },
    };
  };

  readonly #find = (id: number) => this.runs.find((run) => run.id === id);

  #run(id: number, below: string): Reply {
    const run = this.#find(id);
    if (!run || this.trouble === 'no run') return { status: 404, body: {} };
    if (below === 'artifacts')
      return listed(this.artifacts.filter((artifact) => artifact.run === id).map(this.#describe));
    const head = run.isOwn ? { id: 1, full_name: this.name } : { id: 2, full_name: 'evil/site' };
    const body = {
      ...{ id, event: run.event, path: run.workflow, head_branch: run.branch },
      ...{ head_sha: run.commit, status: 'completed', conclusion: run.conclusion },
      ...{ repository: { id: 1 }, head_repository: head },
      html_url: `https://github.com/acme/site/actions/runs/${id}`,
      created_at: new Date(run.createdAt).toISOString(),
    };
    return { body };
  }

  #tree(commit: string): Reply {
    const tree = this.commits.get(commit);
    if (!tree || this.trouble === 'no commit') return { status: 404, body: {} };
    const entries = [...tree].map(([path, content]) => {
      return { path, mode: '100644', type: 'blob', sha: blobId(content) };
    });
    return { body: { truncated: this.trouble === 'truncated tree', tree: entries } };
  }

  #blob(id: string) {
    const content = Buffer.from(this.#blobs.get(id) ?? '').toString('base64');
    return { encoding: 'base64', content };
  }

  #branch(name: string): Reply {
    if (this.branches.has(name)) return { body: { name } };
    const now = this.renamed.get(name);
    if (now === undefined) return { status: 404, body: {} };
    const location = `https://api.github.com/repos/${this.name}/branches/${now}`;
    return { status: 301, headers: { location }, body: {} };
  }

  #locate(id: number): Reply {
    const artifact = this.artifacts.find((one) => one.id === id);
    if (!artifact || artifact.isGone || artifact.expired) return { status: 410, body: {} };
    return { status: 302, headers: { location: `https://store.example/${id}` } };
  }

  #download(id: string, file: string | undefined): Reply {
    const artifact = this.artifacts.find((one) => String(one.id) === id);
    if (!artifact || !file || this.trouble === 'no download') return { status: 403 };
    writeFileSync(file, artifact.zip);
    return {};
  }
}

const listed = (artifacts: readonly object[]): Reply => ({
  body: { total_count: artifacts.length, artifacts },
});
