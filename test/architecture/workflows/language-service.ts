import { readFileSync } from 'node:fs';
import {
  type ActionsMetadataProvider,
  LogLevel,
  registerLogger,
  setLogLevel,
  validate,
} from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { renderReusableWorkflow } from '../../../src/workflows/render/render.ts';
import { publishedNames } from '../../../src/workflows/templates/calls.ts';
import { publishedWorkflow } from '../../../src/workflows/templates/reusable.ts';

const root = new URL('../../../', import.meta.url);
const [own, automation] = ['action.yml', 'src/automation/action.yml'].map((file) =>
  parse(readFileSync(new URL(file, root), 'utf8')),
);

/** Inputs that our workflows may pass to third-party actions, by action. */
const others: Readonly<Record<string, readonly string[]>> = {
  'actions/cache': ['path', 'key', 'restore-keys'],
  'actions/checkout': [
    'persist-credentials',
    'fetch-tags',
    'fetch-depth',
    'ref',
    'path',
    'token',
    'repository',
    'submodules',
  ],
  'actions/setup-node': [
    'node-version',
    'node-version-file',
    'cache',
    'cache-dependency-path',
    'package-manager-cache',
  ],
  'actions/upload-artifact': [
    'name',
    'path',
    'include-hidden-files',
    'if-no-files-found',
    'retention-days',
  ],
  'actions/download-artifact': [
    'name',
    'path',
    'run-id',
    'github-token',
    'pattern',
    'merge-multiple',
  ],
  'actions/attest': ['subject-name', 'subject-digest', 'subject-path'],
};

const metadata: ActionsMetadataProvider = {
  async fetchActionMetadata({ owner, name, path }) {
    const known = others[`${owner}/${name}`];
    if (known === undefined) return path === 'src/automation' ? automation : own;
    const inputs = Object.fromEntries(known.map((input) => [input, { description: input }]));
    return { name, description: name, inputs };
  },
};

/** Failures of the service, which it only logs. */
const failures: string[] = [];
const note = (message: string) => void failures.push(message);
registerLogger({ error: note, warn: note, info: () => undefined, log: () => undefined });
setLogLevel(LogLevel.Warn);

let documents = 0;
/** An example of an organisation's reusable workflow. */
const organisation = renderReusableWorkflow(
  {
    portal: { url: 'https://portal.example', audience: 'api://portal' },
    azure: { tenantId: 'tenant' },
  },
  { action: { uses: `acme/site-deploy@${'a'.repeat(40)}`, version: 'v1' } },
).content;

/** Returns the problems that GitHub's language service finds in a workflow, with their lines. */
export async function languageServiceProblems(text: string): Promise<string[]> {
  documents += 1;
  // The service caches documents by URI, so each one gets its own.
  const document = TextDocument.create(
    `file:///${documents}/.github/workflows/deploy.yml`,
    'yaml',
    1,
    text,
  );
  const fileProvider = {
    async getFileContent({ path = '' }: { path?: string }) {
      const name = publishedNames.find((one) => path.endsWith(`/${one}.yml`));
      const content = name ? publishedWorkflow(name) : organisation;
      return { name: path, content };
    },
  };
  const found = await validate(document, { actionsMetadataProvider: metadata, fileProvider });
  return [
    ...failures.splice(0),
    ...found.map(({ range, message }) => `${range.start.line + 1}: ${message}`),
  ];
}
