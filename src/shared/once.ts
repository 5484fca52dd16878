/** The same value or promise for everyone who asks; the work begins with the first of them. */
export function once<Value>(get: () => Value): () => Value {
  let got: { readonly value: Value } | undefined;
  return () => {
    got ??= { value: get() };
    return got.value;
  };
}
