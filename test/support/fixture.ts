import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

type Opened = object & Partial<Disposable & AsyncDisposable & { close(): unknown }>;

/**
 * Opens a new value for each test of the file.
 * @returns the value of the current test
 */
export function useEach<T extends object>(open: () => T | Promise<T>): T {
  return use(open, beforeEach, afterEach);
}

/** Opens one value for all tests of the file. Its hooks can use the value, too. */
export function useAll<T extends object>(open: () => T | Promise<T>): T {
  return use(open, beforeAll, afterAll);
}

function use<T extends object>(
  open: () => T | Promise<T>,
  before: (hook: () => Promise<void>) => void,
  after: (hook: () => Promise<void>) => void,
): T {
  let value: Opened = {};
  before(async () => {
    value = await open();
  });
  after(async () => {
    const end = value[Symbol.asyncDispose] ?? value[Symbol.dispose] ?? value.close;
    await end?.call(value);
  });
  return new Proxy({} as T, {
    get(_, name) {
      const member: unknown = Reflect.get(value, name);
      return typeof member === 'function' ? member.bind(value) : member;
    },
    set: (_, name, member) => Reflect.set(value, name, member),
    has: (_, name) => Reflect.has(value, name),
  });
}
