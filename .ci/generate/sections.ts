import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { siteConfigJsonSchema } from '../../src/config/json-schema.ts';
import { type CatalogueEntry, catalogue } from '../../src/shared/errors/catalogue/catalogue.ts';
import { type Schema, schemaRows } from './config-reference.ts';
import { code, plain, table } from './table.ts';

interface ActionFile {
  readonly inputs: Readonly<Record<string, { description: string; default?: string; required?: boolean }>>;
  readonly outputs: Readonly<Record<string, { description: string }>>;
}

/** The generated sections of each file, by their names. */
export async function generated(root: string): Promise<Record<string, Record<string, string>>> {
  const action = parse(await readFile(path.join(root, 'action.yml'), 'utf8')) as ActionFile;
  const schema = siteConfigJsonSchema() as Schema;
  return {
    'README.md': {
      inputs: inputsTable(action),
      outputs: outputsTable(action),
      config: table(['Key', 'Value', 'Default', 'Meaning'], schemaRows(schema)),
      errors: errorsTable(catalogue),
    },
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

export function errorsTable(entries: Readonly<Record<string, CatalogueEntry>>): string {
  const rows = Object.entries(entries).map(([name, entry]) => [code(name), plain(entry.title), plain(entry.remedy)]);
  return table(['Code', 'What happened', 'What to do'], rows);
}
