import type { TextState } from '../../../contracts/portal/text.ts';
import { TextKey } from '../../../contracts/portal/values.ts';
import type { CommandContext } from '../../context.ts';
import type { Definition } from '../../definition.ts';
import { repeated } from '../../inputs/option-parsers.ts';
import { listOptions } from '../options.ts';
import { callCommand } from './portal-command.ts';

const count = (number: number) => {
  if (number === 1) return 'one override is';
  return `${number} overrides are`;
};

async function checkKey(key: string, siteId: string): Promise<void> {
  const { refuseInvalid } = await import('../input.ts');
  refuseInvalid(TextKey, key, `to ${siteId}`);
}

/** Reads a text from standard input, without trailing line breaks, as `$(…)` does in a shell. */
async function readText({ stdin, signal }: CommandContext): Promise<string> {
  const { text } = await import('node:stream/consumers');
  const { addAbortSignal } = await import('node:stream');
  const input = stdin?.();
  return input
    ? (await text(addAbortSignal(signal, input))).replace(/(?<![\r\n])[\r\n]+$/, '')
    : '';
}

export const textCommands: readonly Definition[] = [
  {
    name: 'portal text',
    about: 'View and override the texts of a site.',
    examples: ['site-deploy portal text set home.hero.title "Wood that lasts"'],
  },
  callCommand({
    name: 'text page',
    scope: 'host',
    about: 'Show the texts displayed on a page.',
    example: 'text page home --host www.acme.example',
    arguments: { '<page>': 'slug of the page' },
    calls: 'getPageText',
    input: ({ page }) => ({ pageSlug: page }),
    rows: ({ texts }) => Object.entries(texts),
    columns: ['KEY! 0, TEXT 1'],
    none: 'The page has no texts.',
  }),
  callCommand({
    name: 'text list',
    about: 'List the text keys of a site with their overrides.',
    example: 'text list --overridden',
    options: {
      '--page <slug>': 'only texts of this page',
      '--overridden': 'only texts with an override',
      ...listOptions,
    },
    calls: 'listTexts',
    input({ page, overridden, search, limit, offset }) {
      const state: TextState | undefined = overridden ? 'overridden' : undefined;
      return { query: { page, search, limit, offset, state } };
    },
    // Filter again, because other portals may ignore the filters. `pageSlug` names only one page of
    // a text that several pages share.
    select(answer, { page, overridden }) {
      const texts = answer.texts.filter(({ pageSlug, pageCount = 1, override }) => {
        const isShown = !page || pageSlug === page || pageCount > 1;
        return isShown && (!overridden || override);
      });
      return { ...answer, texts };
    },
    rows: (answer) => answer.texts,
    columns: [
      'KEY! key',
      { heading: 'STATUS', value: (item) => item.override?.status ?? 'default', fixed: true },
      { heading: 'TEXT', value: (item) => item.override?.value ?? item.default },
      'CHANGED! override.updatedAt, BY override.updatedBy',
    ],
    none: 'No text matches.',
  }),
  callCommand({
    name: 'text set',
    about: 'Override the text of a key.',
    example: 'text set home.hero.title "Wood that lasts"',
    arguments: {
      '<key>': 'page.section.element',
      '<text>': 'the text; - reads it from standard input',
    },
    options: {
      '--request <id>': "attach it to a development request: it goes live with the request's code",
    },
    calls: 'putTextOverride',
    target: ({ key }) => `to "${key}"`,
    async input({ key, text, request }, { siteId, context }) {
      await checkKey(key, siteId);
      const value = text === '-' ? await readText(context) : text;
      return { textKey: key, body: { value, requestId: request } };
    },
    message({ text }, { options }) {
      const { override, overrides = [] } = text;
      const written = overrides.findLast((item) => item.requestId === options.request) ?? override;
      return `${options.key}: the override is ${written?.status ?? 'stored'}.`;
    },
  }),
  callCommand({
    name: 'text unset',
    about: 'Remove the override of a key: its default is shown again.',
    example: 'text unset home.hero.title',
    arguments: { '<key>': 'page.section.element' },
    options: { '--request <id>': 'override of a development request' },
    calls: 'deleteTextOverride',
    async input({ key, request }, { siteId }) {
      await checkKey(key, siteId);
      return { textKey: key, query: { requestId: request } };
    },
    message(answer, { options }) {
      const { key, request } = options;
      const { default: text, displayed = text } = answer.text;
      if (request) return `${key}: ${request} no longer changes it.`;
      if (displayed === text) return `${key} shows its default again: ${text}`;
      return `${key} shows its default again with the next commit and deployment: ${text}`;
    },
  }),
  callCommand({
    name: 'text content',
    about: 'Print the content file for the next commit.',
    example: 'text content > content/overrides.json',
    options: { '--request <id>': 'include the texts of a development request' },
    calls: 'getTextContent',
    input: ({ request }) => ({ query: { requestId: request } }),
    lines: ({ content }, format) => [format.json(content)],
    message({ file, pending: { length } }) {
      if (length === 0) return `This is the content of ${file}; all of it is committed.`;
      return `This is the content of ${file}; ${count(length)} not committed yet.`;
    },
  }),
  /**
   * The portal compares the file with its overrides. Overrides that aren't in the file stay
   * pending.
   */
  callCommand({
    name: 'text commit',
    about:
      'Tell the portal which commit contains the content file: its texts then count as committed.',
    example: 'text commit $(git rev-parse HEAD) content/overrides.json',
    arguments: {
      '<sha>': 'full commit hash',
      '<file>': 'content file in the commit, JSON or YAML',
    },
    options: { '--request <id>': 'development request whose branch contains the commit' },
    calls: 'commitTexts',
    async input({ sha, file, request }, session) {
      const { parseContentFile } = await import('../../../config/content-file.ts');
      const { readNamedFile } = await import('../../inputs/folders.ts');
      const { texts } = parseContentFile(await readNamedFile(session.context.cwd, file), file);
      return { body: { commitSha: sha, content: Object.fromEntries(texts), requestId: request } };
    },
    message({ committed, pending: { length } }, { options }) {
      const done = `${count(committed)} committed with ${options.sha.slice(0, 12)}.`;
      if (length === 0) return done;
      return `${done} ${count(length)} still pending.`;
    },
  }),
  callCommand({
    name: 'text mode',
    about: 'Choose how overrides go live.',
    example: 'text mode runtime',
    arguments: {
      '<mode>': {
        about: 'go live with the next deployment, or at once',
        choices: ['commit', 'runtime'],
      },
    },
    calls: 'putTextMode',
    input: ({ mode }) => ({ body: { mode } }),
    message: ({ mode }, { siteId }) => `${siteId} is in ${mode} mode.`,
  }),
  {
    name: 'portal content',
    about: 'View the public content of a site, and change its blog posts.',
    examples: ['site-deploy portal content posts --host www.acme.example'],
  },
  callCommand({
    name: 'content pages',
    scope: 'host',
    about: 'List the configuration of all pages.',
    calls: 'listContentPages',
    rows: (answer) => answer.pages,
    columns: [
      'SLUG! slug, PATH path, TITLE title, TYPE type, SECTIONS sections, UPDATED! lastUpdated',
    ],
    none: 'The site has no pages.',
  }),
  callCommand({
    name: 'content page',
    scope: 'host',
    about: 'Show the configuration of a page.',
    example: 'content page home',
    arguments: { '<page>': 'slug of the page' },
    calls: 'getContentPage',
    input: ({ page }) => ({ pageSlug: page }),
  }),
  callCommand({
    name: 'content posts',
    scope: 'host',
    about: 'List the blog posts, newest first.',
    example: 'content posts --host www.acme.example',
    calls: 'listPosts',
    rows: (answer) => answer.posts,
    columns: ['SLUG! slug, TITLE title, AUTHOR author, TAGS tags, PUBLISHED! publishedAt'],
    none: 'The site has no posts.',
  }),
  callCommand({
    name: 'content save',
    about: 'Replace a blog post, or create it, from a Markdown file.',
    example: 'content save why-we-oil post.md --title "Why we oil" --author Nadia --tag wood',
    arguments: { '<post>': 'slug of the post', '<file>': 'its text' },
    options: {
      '--title <text>': { about: 'its title', required: true },
      '--author <name>': { about: 'its author', required: true },
      '--excerpt <text>': 'its excerpt, shown in lists',
      '--tag <name>': { about: 'a tag; may be repeated', parse: repeated },
      '--published <time>': 'ISO 8601, in UTC. Default: the stored time, or now',
    },
    calls: 'putSitePost',
    async input({ post, file, title, author, excerpt, tag, published }, session) {
      const { readNamedFile } = await import('../../inputs/folders.ts');
      const body = await readNamedFile(session.context.cwd, file);
      const update = { title, author, excerpt, tags: tag, publishedAt: published, body };
      return { postSlug: post, body: update };
    },
    message: ({ post }) => `${post.slug} is saved, published ${post.publishedAt}.`,
  }),
  callCommand({
    name: 'content delete',
    about: 'Delete a blog post.',
    example: 'content delete why-we-oil',
    arguments: { '<post>': 'slug of the post' },
    calls: 'deleteSitePost',
    input: ({ post }) => ({ postSlug: post }),
    message: (_, { options }) => `${options.post} is deleted.`,
  }),
  callCommand({
    name: 'content post',
    scope: 'host',
    about: 'Show a blog post with its text.',
    example: 'content post why-we-oil',
    arguments: { '<post>': 'slug of the post' },
    calls: 'getPost',
    input: ({ post }) => ({ postSlug: post }),
    lines({ body, ...head }, format) {
      const control = /[\x00-\x08\x0b-\x1f\x7f-\x9f]/g;
      const text = body.split(/\r?\n/).map((line) => line.replace(control, '\ufffd'));
      return [...format.fields(head), '', ...text];
    },
  }),
];
