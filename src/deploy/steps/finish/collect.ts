export function collect<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [item]);
  else list.push(item);
}
