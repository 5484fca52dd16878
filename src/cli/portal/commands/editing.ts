import { AuditProblem } from '../../../contracts/portal/editing.ts';
import type { Definition } from '../../definition.ts';
import { partOptions } from '../options.ts';
import { callCommand } from './portal-command.ts';

export const editingCommands: readonly Definition[] = [
  callCommand({
    name: 'pages add',
    about: 'Add a page that no built file shows, such as a route of an application.',
    example: 'pages add /about --title "About us"',
    arguments: { '<path>': 'path of the page' },
    options: { '--title <text>': { about: 'title of the page', required: true } },
    calls: 'addPage',
    target: (_, siteId) => `to the site ${siteId}`,
    input: ({ path, title }) => ({ body: { path, title } }),
    message: ({ page }) => `${page.path} is the page "${page.slug}"; texts: ${page.textKeyCount}.`,
  }),
  callCommand({
    name: 'pages remove',
    about: 'Remove a page that was added.',
    example: 'pages remove about',
    arguments: { '<slug>': 'slug of the page' },
    calls: 'removePage',
    input: ({ slug }) => ({ pageSlug: slug }),
    message: (_, { options }) => `${options.slug} is removed.`,
  }),
  callCommand({
    name: 'history',
    about: 'List who changed what and when, newest first.',
    example: 'history --page home --limit 10',
    options: { '--page <slug>': 'only this page', ...partOptions },
    calls: 'listEdits',
    input: ({ page, limit, offset }) => ({ query: { page, limit, offset } }),
    rows: ({ edits }) => edits,
    columns: ['CHANGED! at, BY! by, WHAT path'],
    none: 'Nothing was changed yet.',
  }),
  callCommand({
    name: 'audit',
    about: 'List what is missing, too short, too long or duplicate in metadata.',
    example: 'audit --problem missing',
    options: {
      '--problem <kind>': { about: 'only this kind', choices: AuditProblem.options },
      ...partOptions,
    },
    calls: 'getAudit',
    input: ({ problem, limit, offset }) => ({ query: { problem, limit, offset } }),
    rows: ({ findings }) => findings,
    columns: ['PATH! path, FIELD! field, PROBLEM! problem, DETAILS message'],
    none: 'Nothing was found.',
  }),
];
