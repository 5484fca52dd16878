import fc from 'fast-check';
import { buildReads } from '../../../../../../src/config/schema.ts';
import {
  type Company,
  type Deployment,
  newest,
  pageFile,
  seoFile,
  textFile,
  type WorkflowKind,
  workflows,
} from './company.ts';
import { troubles } from './github.ts';
import { damages, zipPackage } from './store.ts';

const production = 'production';
const branch = fc.constantFrom(production, production, 'release/1.1.0', 'release/1.2.0');
const small = fc.nat({ max: 2 });
const reads = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  fc.subarray([...buildReads], { minLength: 0, maxLength: 2 }),
);
const settings = fc.record({
  reads,
  more: fc.constantFrom('', '', '', '', ', passEnv: [TOKEN]', ', attestation: required'),
});

const event = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('text'), branch, value: small }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('page'), branch, value: small }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('metadata'), branch, value: small }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('dispatch'), branch, value: small }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('release'), value: small }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('merge'), value: small }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('revert'), branch, value: small }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('force push'), branch, value: small }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('start again'), value: small }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('expire'), value: small }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('damage'), value: fc.nat({ max: 11 }) }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('plant'), branch, value: fc.nat({ max: 63 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('keep more'), value: small }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('workflow'), branch, value: fc.nat({ max: 7 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('poison'), value: small }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rename branch'), value: small }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rename repository'), value: small }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rename workflow'), value: small }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('time'), value: fc.nat({ max: 40 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('trouble'), value: fc.nat({ max: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('variable'), value: small }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('run fails'), value: small }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('settings'), branch, value: small, settings }),
  },
);

export const histories = fc.record({
  settings,
  events: fc.array(event, { minLength: 4, maxLength: 22, size: 'max' }),
});
export type History = typeof histories extends fc.Arbitrary<infer One> ? One : never;
type HistoryEvent = History['events'][number];

const resolveBranch = (company: Company, name = production) =>
  name === production ? company.production : name;

/** Applies an event and deploys what it pushes. */
export async function play(one: HistoryEvent, company: Company): Promise<void> {
  const { github } = company;
  const { value } = one;
  const named = resolveBranch(company, 'branch' in one ? one.branch : undefined);
  const commits = github.branches.get(named);
  const change = async (file: string, content: string) => {
    if (!commits) return;
    company.commit(named, new Map(company.head(named).tree).set(file, content));
    await company.deploy(pushed(company, named));
  };
  switch (one.do) {
    case 'text':
      return change(textFile, String(value));
    case 'page':
      return change(pageFile, String(value));
    case 'metadata':
      return change(seoFile, String(value));
    case 'settings': {
      const { settings } = one as { settings: Parameters<Company['configure']>[1] };
      const config = company.configure(company.head(named).tree, settings).get('site.config.yml');
      return change('site.config.yml', config ?? '');
    }
    case 'dispatch': {
      if (!commits) return;
      const isProduction = named === company.production && value > 0;
      const environment = isProduction ? 'Production' : 'Preview';
      return company.deploy({ ...pushed(company, named), event: 'workflow_dispatch', environment });
    }
    case 'release': {
      const next = `release/1.${value + 1}.0`;
      if (!github.branches.has(next))
        github.branches.set(next, [company.head(company.production).id]);
      return company.deploy(pushed(company, next));
    }
    case 'merge': {
      const from = `release/1.${value + 1}.0`;
      if (!github.branches.has(from)) return;
      const { tree } = company.head(from);
      const merged = new Map(tree).set('package.json', `{"version":"1.${value + 1}.0"}`);
      // A release raises the version on its branch before the merge.
      company.commit(from, merged);
      await company.deploy(pushed(company, from));
      company.commit(company.production, merged);
      return company.deploy(pushed(company, company.production));
    }
    case 'revert': {
      const before = commits?.at(-2 - value);
      const tree = before === undefined ? undefined : github.commits.get(before);
      if (!tree) return;
      company.commit(named, tree);
      return company.deploy(pushed(company, named));
    }
    case 'force push':
      if (!commits || commits.length < 2) return;
      commits.splice(Math.max(1, commits.length - 1 - value));
      return company.deploy(pushed(company, named));
    case 'start again':
      if (company.last && github.branches.has(company.last.branch))
        await company.deploy({ ...company.last, attempt: 2 });
      return;
    case 'expire': {
      const artifact = newest(github.artifacts, value);
      if (artifact && value > 0) artifact.expired = true;
      else if (artifact) artifact.isGone = true;
      return;
    }
    case 'damage': {
      const artifact = newest(github.artifacts, value % 2);
      const damage = damages[value % damages.length];
      if (artifact) artifact.zip = zipPackage(artifact.stored, damage);
      return;
    }
    case 'plant':
      return plant(value, named, company);
    case 'keep more': {
      const { run } = newest(github.artifacts, value) ?? {};
      if (run !== undefined) company.keepMore(run);
      return;
    }
    case 'workflow': {
      const kinds = Object.keys(workflows) as WorkflowKind[];
      const file = [...company.head(named).tree.keys()].find((it) =>
        /(deploy|site)\.yml$/.test(it),
      );
      return change(file ?? '', workflows[kinds[value] ?? 'clean']);
    }
    case 'poison':
      company.isCachePoisoned = true;
      return;
    case 'rename branch':
      return renameBranch(company);
    case 'rename repository':
      github.name = `acme/site-${value}`;
      return;
    case 'rename workflow': {
      const { tree } = company.head(company.production);
      const renamed = [...tree].map(
        ([file, text]) => [file.replace('/deploy.yml', '/site.yml'), text] as const,
      );
      company.commit(company.production, new Map(renamed));
      return company.deploy(pushed(company, company.production));
    }
    case 'time':
      return company.pass(value);
    case 'trouble':
      github.trouble = troubles[value];
      return;
    case 'variable':
      company.environment = value === 0 ? { NODE_ENV: 'production' } : { TZ: `zone ${value}` };
      return;
    case 'run fails': {
      const run = github.runs.at(-1 - value);
      if (run) run.conclusion = 'failure';
    }
  }
}

function pushed(company: Company, branch: string): Deployment {
  const environment = branch === company.production ? 'Production' : 'Preview';
  return { branch, event: 'push', environment, attempt: 1 };
}

async function renameBranch(company: Company): Promise<void> {
  const { branches, renamed } = company.github;
  const commits = branches.get(company.production);
  if (!commits || company.production === 'main') return;
  branches.delete('master');
  branches.set('main', commits);
  renamed.set('master', 'main');
  company.production = 'main';
  const { tree } = company.head('main');
  const text = tree.get('site.config.yml')?.replace('branch: master', 'branch: main') ?? '';
  company.commit('main', new Map(tree).set('site.config.yml', text));
  await company.deploy(pushed(company, 'main'));
}

/** Adds a run that stores a package although it is not a genuine deployment of the branch. */
function plant(value: number, named: string, company: Company): void {
  const { id: commit, tree } = company.head(named);
  if (!company.github.branches.has(named)) return;
  const workflow = [...tree.keys()].find((it) => /(deploy|site)\.yml$/.test(it)) ?? '';
  const genuine = { event: 'push', workflow, branch: named, commit, isOwn: true };
  const other = { ...genuine, workflow: '.github/workflows/other.yml' };
  const edited = company.commit('', new Map(tree).set(workflow, workflows.evil));
  const kinds = [
    other,
    { ...other, event: 'workflow_dispatch' },
    { ...genuine, event: 'pull_request' },
    { ...genuine, event: 'schedule' },
    { ...genuine, isOwn: false },
    { ...genuine, event: 'workflow_dispatch', isOwn: false },
    { ...genuine, branch: 'feature', commit: edited },
    { ...genuine, branch: 'feature' },
    { ...genuine, commit: edited },
    { ...genuine, event: 'workflow_dispatch', commit: edited },
    { ...genuine, workflow: '' },
    { ...genuine, event: 'workflow_run' },
  ];
  const run = kinds[value % kinds.length];
  if (run) company.plant(run, pushed(company, named));
}
