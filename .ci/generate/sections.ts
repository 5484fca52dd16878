import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { automationOutputs, deploymentOutputs } from '../../src/action/outputs.ts';
import { type CatalogueEntry, catalogueParts } from '../../src/shared/errors/catalogue.ts';
import { innerRooms, type Room, rooms } from '../../test/architecture/rooms.ts';
import type { ActionOutputs } from './action-outputs.ts';
import { commandsTable } from './commands.ts';
import { type Schema, schemaRows } from './config-reference.ts';
import { measuredReadsTable } from './measured-reads.ts';
import { recipeSections } from './recipes.ts';
import { recognisedTable, visitsTable } from './recognised.ts';
import { refusalsTable } from './refusals.ts';
import { siteConfigJsonSchema } from './site-config-schema.ts';
import { symptomSection } from './symptoms.ts';
import { code, plain, table, wrapped } from './table.ts';

interface ActionFile {
  readonly inputs: Readonly<
    Record<string, { description: string; default?: string; required?: boolean }>
  >;
}

/** Returns the generated sections by file and name. */
export async function generated(root: string): Promise<Record<string, Record<string, string>>> {
  const read = async (file: string): Promise<ActionFile> =>
    parse(await readFile(path.join(root, file), 'utf8'));
  const action = await read('action.yml');
  const automation = await read('src/automation/action.yml');
  const schema = siteConfigJsonSchema() as Schema;
  return {
    'src/README.md': { rooms: roomsTable(rooms), 'inner-rooms': innerRoomsTable(innerRooms) },
    'workflows/README.md': {
      inputs: inputsTable(action),
      outputs: outputsTable(deploymentOutputs),
    },
    'src/automation/README.md': {
      inputs: inputsTable(automation),
      outputs: outputsTable(automationOutputs),
    },
    'src/config/README.md': {
      config: table(['Key', 'Value', 'Default', 'Meaning'], schemaRows(schema)),
    },
    'src/automation/requests/README.md': {
      policy: table(
        ['Key', 'Value', 'Default', 'Meaning'],
        schemaRows(schema).filter(([key = '']) => key.includes('automation.requests.')),
      ),
    },
    'src/cli/README.md': { commands: commandsTable() },
    'src/cli/init/README.md': { recognised: await recognisedTable(), visits: visitsTable() },
    'src/cli/init/guides/reuse.md': { reads: await measuredReadsTable() },
    'src/deploy/steps/build/README.md': { refusals: refusalsTable() },
    'src/deploy/steps/finish/seo/README.md': await recipeSections(root),
    'src/shared/errors/README.md': {
      symptoms: symptomSection(),
      errors: errorSections(catalogueParts),
    },
  };
}

/** Returns a table of the rooms, except those of the steps, and of what each may import. */
export function roomsTable(all: Readonly<Record<string, Room>>): string {
  const rows = Object.entries(all)
    .filter(([name]) => !name.startsWith('deploy/steps/'))
    .map(([name, room]) => {
      const imports = room.imports.includes('*') ? ['everything'] : room.imports.map(code);
      const types = (room.types ?? []).map(code);
      return [
        name === '' ? 'entries' : code(`${name}/`),
        room.holds,
        [...imports, ...(types.length > 0 ? [`types of ${types.join(', ')}`] : [])].join(', ') ||
          'Node.js only',
      ];
    });
  return table(['Room', 'What it holds', 'May import'], rows);
}

/** Returns a table of the folders of the large rooms, from top to bottom. */
export function innerRoomsTable(
  all: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>,
): string {
  const rows = Object.entries(all).map(([name, folders]) => [
    code(`${name}/`),
    Object.keys(folders).map(code).join(', '),
  ]);
  return table(['Room', 'Its folders, from top to bottom'], rows);
}

export function inputsTable({ inputs }: Pick<ActionFile, 'inputs'>): string {
  const rows = Object.entries(inputs).map(([name, input]) => [
    code(name) + (input.required === true ? ' (required)' : ''),
    code(input.default ?? ''),
    input.description,
  ]);
  return table(['Input', 'Default', 'Meaning'], rows);
}

export function outputsTable(outputs: ActionOutputs): string {
  return table(
    ['Output', 'Meaning'],
    Object.entries(outputs).map(([name, output]) => [code(name), output]),
  );
}

/**
 * Returns a section for each part of the program, which contains a section for each error code.
 * Links to a code refer to its heading.
 */
export function errorSections(
  parts: Readonly<Record<string, Readonly<Record<string, CatalogueEntry>>>>,
): string {
  return Object.entries(parts)
    .flatMap(([part, entries]) => [
      `## ${part}`,
      ...Object.entries(entries).flatMap(([name, { title, remedy }]) => [
        `### ${name}`,
        plain(title),
        wrapped(`**What to do:** ${plain(remedy)}`, 120).join('\n'),
      ]),
    ])
    .join('\n\n');
}
