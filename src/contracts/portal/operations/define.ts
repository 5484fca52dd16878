import * as z from 'zod/mini';
import type { Method, Operation } from '../operation.ts';

const none = z.undefined();

interface Endpoint extends Partial<Omit<Operation, 'id' | 'method' | 'path'>> {
  /** E.g. `GET /api/sites/{siteId}`. */
  readonly call: `${Method} /${string}`;
  readonly summary: string;
  readonly answer: z.ZodMiniType;
}

type Taken<Schema> = Schema extends z.ZodMiniType ? Schema : typeof none;

type Operations<Table extends Readonly<Record<string, Endpoint>>> = {
  readonly [Id in keyof Table]: Operation<
    Table[Id]['call'] extends `${Method} ${infer Path}` ? Path : never,
    Taken<Table[Id]['query']>,
    Taken<Table[Id]['body']>,
    Table[Id]['answer']
  >;
};

/** Without a query or a body, none is accepted. */
export function defineOperations<const Table extends Readonly<Record<string, Endpoint>>>(
  common: Pick<Operation, 'spec' | 'tag' | 'level' | 'invalid'> & {
    readonly auth?: Operation['auth'];
  },
  table: Table,
): Operations<Table> {
  const complete = Object.entries(table).map(([id, { call, ...parts }]) => {
    const [method, path] = call.split(' ');
    return [id, { query: none, body: none, ...common, ...parts, id, method, path }];
  });
  return Object.fromEntries(complete);
}
