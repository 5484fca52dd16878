import { isObject, type JsonObject, parseJson } from '../../../../shared/json.ts';

export interface ReplacedData {
  readonly position: number | undefined;
  readonly changed: ReadonlyMap<number, unknown>;
}

/**
 * Replaces the first item with the same `@type`. Removes others of that type, so that the page
 * doesn't contradict itself. An item with several types loses only this type.
 * @returns the block with the replaced item, if any, and the changed blocks by index; `undefined`
 * for a block of which nothing is left
 */
export function replaceData(blocks: readonly string[], data: JsonObject): ReplacedData {
  const types = new Set(getTypes(data));
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
      if (!getTypes(value).some((type) => types.has(type))) return value;
      isChanged = true;
      const furtherTypes = getTypes(value).filter((type) => !types.has(type));
      if (place === undefined) {
        place = index;
        return replaceItem(value, data, context, furtherTypes);
      }
      if (furtherTypes.length === 0) return undefined;
      return { ...value, '@type': furtherTypes.length === 1 ? furtherTypes[0] : furtherTypes };
    }
  }
  return { position: place, changed };
}

function getTypes(item: JsonObject): string[] {
  return [item['@type']]
    .flat()
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^https?:\/\/schema\.org\//, ''));
}

/**
 * Replaces an item. Keeps its other types, the context of its `@graph`, and its `@id`, to which
 * other items may refer.
 */
function replaceItem(
  built: JsonObject,
  data: JsonObject,
  context: unknown,
  further: readonly string[],
): JsonObject {
  const { '@context': own, ...rest } = data;
  const isInherited = context && JSON.stringify(context) === JSON.stringify(own);
  const item = isInherited ? rest : data;
  if (further.length > 0) return { ...built, ...item, '@type': [...getTypes(data), ...further] };
  if ('@id' in built) return { '@id': built['@id'], ...item };
  return item;
}

function withoutNothing(items: readonly unknown[]): unknown {
  const left = items.filter((item) => item !== undefined);
  if (left.length === 0) return undefined;
  return left;
}
