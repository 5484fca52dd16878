/** The same promise for everyone who asks; the work begins with the first of them. */
export function once<Value>(get: () => Promise<Value>): () => Promise<Value> {
  let promise: Promise<Value> | undefined;
  return () => {
    promise ??= get();
    return promise;
  };
}
