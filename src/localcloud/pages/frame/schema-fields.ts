import type * as z from 'zod/mini';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { Field } from './editor.ts';

/**
 * Returns a function that creates the fields of a record. It takes kind and options from the schema
 * and the label from its caller, and throws if the schema doesn't contain the field.
 */
export function defineFields(schema: z.core.$ZodType) {
  return (name: string, label: string, more: Partial<Field> = {}): Field => ({
    name,
    label,
    ...toKind(findPart(schema, name.split('.'))),
    ...more,
  });
}

function findPart(schema: z.core.$ZodType, path: readonly string[]): z.core.$ZodTypes {
  const found = schema as z.core.$ZodTypes;
  const { def } = found._zod;
  const [name, ...more] = path;
  if (name === undefined) return found;
  if ('innerType' in def) return findPart(def.innerType, path);
  const part = def.type === 'object' ? def.shape[name] : undefined;
  if (!part) throw new SiteDeployError('INTERNAL', `The schema has no field ${name}.`);
  return findPart(part, more);
}

function toKind({ _zod: { def } }: z.core.$ZodTypes): Partial<Field> {
  if (def.type === 'enum') return { kind: 'choice', options: Object.keys(def.entries) };
  if (def.type === 'boolean') return { kind: 'switch' };
  if (def.type === 'number') return { kind: 'number' };
  if (def.type === 'array') return { kind: 'list' };
  if (def.type === 'record') return { kind: 'map' };
  if (def.type === 'object') return { kind: 'json' };
  if (def.type === 'string') {
    const findCheck = (name: string) => def.checks?.find(({ _zod }) => _zod.def.check === name);
    const longest = findCheck('max_length') as z.core.$ZodCheckMaxLength | undefined;
    const isRequired = findCheck('min_length') !== undefined;
    return { maxLength: longest?._zod.def.maximum, isRequired };
  }
  if (!('innerType' in def)) return {};
  const { options, ...kind } = toKind(def.innerType as z.core.$ZodTypes);
  return { ...kind, isRequired: false, ...(options && { options: ['', ...options] }) };
}

export const inGroup = (group: string, ...fields: readonly Field[]): readonly Field[] =>
  fields.map((item) => ({ ...item, group }));
