import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { siteConfigJsonSchema } from '../../src/config/json-schema.ts';
import { type CatalogueEntry, catalogueParts } from '../../src/shared/errors/catalogue/catalogue.ts';
import { commandsTable } from './commands.ts';
import { type Schema, schemaRows } from './config-reference.ts';
import { symptomSection } from './symptoms.ts';
import { code, plain, table, wrapped } from './table.ts';

interface ActionFile {
  readonly inputs: Readonly<Record<string, { description: string; default?: string; required?: boolean }>>;
  readonly outputs: Readonly<Record<string, { description: string }>>;
}

/** The generated sections of each file, by their names. */
export async function generated(root: string): Promise<Record<string, Record<string, string>>> {
  const action = parse(await readFile(path.join(root, 'action.yml'), 'utf8')) as ActionFile;
  const schema = siteConfigJsonSchema() as Schema;
  return {
    'workflows/README.md': { inputs: inputsTable(action), outputs: outputsTable(action) },
    'src/config/README.md': { config: table(['Key', 'Value', 'Default', 'Meaning'], schemaRows(schema)) },
    'src/cli/README.md': { commands: commandsTable() },
    'src/shared/errors/README.md': { symptoms: symptomSection(), errors: errorSections(catalogueParts) },
  };
}

export function inputsTable({ inputs }: Pick<ActionFile, 'inputs'>): string {
  const rows = Object.entries(inputs).map(([name, input]) => [
    code(name) + (input.required === true ? ' (required)' : ''),
    code(input.default ?? ''),
    input.description,
  ]);
  return table(['Input', 'Default', 'Meaning'], rows);
}

export function outputsTable({ outputs }: Pick<ActionFile, 'outputs'>): string {
  return table(
    ['Output', 'Meaning'],
    Object.entries(outputs).map(([name, output]) => [code(name), output.description]),
  );
}

/** A heading for each part of the program and for each code, so that a link can lead to one. */
export function errorSections(parts: Readonly<Record<string, Readonly<Record<string, CatalogueEntry>>>>): string {
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
