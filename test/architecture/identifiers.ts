import { isNode, type Node, type ParsedFile, walk } from './source.ts';

/** Words that say nothing to a reader who is new here, and the field's word for each. */
const dialect: Readonly<Record<string, string>> = {
  sight: 'state, snapshot',
  world: 'context',
  said: 'outputs, lines',
  told: 'notified',
  story: 'automation, flow',
  stories: 'automations, flows',
  twin: 'duplicate',
  twins: 'duplicates',
  stray: 'orphan',
  strays: 'orphans',
  learn: 'record, detect',
  learned: 'recorded, detected',
  disarm: 'sanitize',
  disarmed: 'sanitized',
};

/** Names in two words that each are fine alone. */
const phrases: Readonly<Record<string, string>> = {
  shownBy: 'redacted, sanitized, displayed',
  lookAt: 'probe, observe, read',
  ofOthers: 'foreign, or the specific noun',
  restOf: 'remaining',
};

/** Names that mislead: a word of the house where the field has one, and functions whose names are no verbs (`xOf`). */
export function dialectViolations({ file, text, program }: ParsedFile): string[] {
  const found = new Map<string, string>();
  walk(program, (node, parents) => {
    if (node.type !== 'Identifier' || typeof node.name !== 'string') return;
    const { name } = node;
    if (!words.has(name)) words.set(name, wordFor(name));
    const instead = words.get(name) ?? (isNamedFunction(node, parents) && verbFor(name));
    if (!instead || found.has(name)) return;
    const line = text.slice(0, node.start).split('\n').length;
    found.set(name, `${file}:${line} has the name ${name}: ${instead}`);
  });
  return [...found.values()];
}

/** Names are few, and met often. */
const words = new Map<string, string | undefined>();

function wordFor(name: string): string | undefined {
  const phrase = Object.keys(phrases).find(
    (part) => name.startsWith(part) && !/^[a-z]/.test(name.slice(part.length)),
  );
  if (phrase) return phrases[phrase];
  const words = name.split(/_|(?<=[a-z\d])(?=[A-Z])/).map((word) => word.toLowerCase());
  const word = words.find((part) => Object.hasOwn(dialect, part));
  return word && dialect[word];
}

/** The node is the name that a function is declared under. */
function isNamedFunction(node: Node, parents: readonly Node[]): boolean {
  const parent = parents.at(-1);
  if (!parent) return false;
  if (/^(FunctionDeclaration|TSDeclareFunction)$/.test(parent.type)) return parent.id === node;
  if (/^(MethodDefinition|TSMethodSignature)$/.test(parent.type)) return parent.key === node;
  const value = { VariableDeclarator: parent.init, Property: parent.value }[parent.type];
  const isName = parent.id === node || parent.key === node;
  return isName && isNode(value) && /^(Arrow)?FunctionExpression$/.test(value.type);
}

function verbFor(name: string): string | undefined {
  // The language's own.
  if (/^(last)?indexOf$|^valueOf$/i.test(name)) return undefined;
  if (/[a-z]Of$/.test(name)) return 'begin it with a verb';
  return undefined;
}
