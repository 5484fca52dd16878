/**
 * Returns a function that computes a value or promise on its first call, and returns the same one
 * afterwards.
 */
export function once<Value>(get: () => Value): () => Value {
  let got: { readonly value: Value } | undefined;
  return () => {
    got ??= { value: get() };
    return got.value;
  };
}
