import * as z from 'zod/mini';

export const textColumn = z.string();
export const numberColumn = z.number();

export function jsonColumn<Shape extends z.ZodMiniType>(shape: Shape) {
  const parsed = z.transform((text: string): unknown => JSON.parse(text));
  return z.pipe(z.pipe(textColumn, parsed), shape);
}

export function optionalColumn<Value>(shape: z.ZodMiniType<Value>) {
  const orUndefined = z.transform((value: Value | null) => value ?? undefined);
  return z.pipe(z.nullable(shape), orUndefined);
}

const toBoolean = z.transform((value: number) => value === 1);
export const booleanColumn = z.pipe(numberColumn, toBoolean);
