import { isObject, parseJson } from '../../../../shared/json.ts';

type Data = Readonly<Record<string, unknown>>;

/** What became of the blocks of a page. */
export interface ReplacedData {
  /** Place of the block that holds the data now; absent where none says anything of its type. */
  readonly place: number | undefined;
  /** By place of the block, as JSON values; `undefined`: nothing is left of it. Blocks that stay are absent. */
  readonly changed: ReadonlyMap<number, unknown>;
}

/**
 * Puts JSON-LD in the place of the first item of the same `@type`, wherever it stands: alone, in a list, or in a
 * `@graph`. Further items of the type go, so that the page does not say two things of itself.
 * @param blocks of the page, as text; one that is no JSON is left alone
 */
export function replaceData(blocks: readonly string[], data: Data): ReplacedData {
  const types = new Set(typesOf(data));
  const changed = new Map<number, unknown>();
  let place: number | undefined;
  for (const [index, block] of blocks.entries()) {
    const parsed = parseJson(block);
    if (parsed === undefined) continue;
    let isChanged = false;
    const left = visit(parsed, undefined);
    if (isChanged) changed.set(index, left);

    function visit(value: unknown, context: unknown): unknown {
      if (Array.isArray(value)) return withoutNothing(value.map((item) => visit(item, context)));
      if (!isObject(value)) return value;
      if ('@graph' in value) {
        const graph = visit(value['@graph'], value['@context']);
        if (graph === undefined) return undefined;
        return { ...value, '@graph': graph };
      }
      if (!typesOf(value).some((type) => types.has(type))) return value;
      isChanged = true;
      if (place !== undefined) return undefined;
      place = index;
      return inPlaceOf(value, data, context);
    }
  }
  return { place, changed };
}

/** Without the address of schema.org, which may be left out. */
function typesOf(item: Data): string[] {
  return [item['@type']]
    .flat()
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^https?:\/\/schema\.org\//, ''));
}

/** Other items may refer to its `@id`; in a `@graph` the context is that of the graph. */
function inPlaceOf(built: Data, data: Data, context: unknown): Data {
  const { '@context': own, ...rest } = data;
  const isSaid = context !== undefined && JSON.stringify(context) === JSON.stringify(own);
  return { ...('@id' in built && { '@id': built['@id'] }), ...(isSaid ? rest : data) };
}

function withoutNothing(items: readonly unknown[]): unknown {
  const left = items.filter((item) => item !== undefined);
  if (left.length === 0 && items.length > 0) return undefined;
  return left;
}
