import { stringify } from 'yaml';

/** Descriptions by name of the output. */
export type ActionOutputs = Readonly<Record<string, string>>;

/** Replaces the outputs in the text of an action.yml. */
export function writeOutputs(action: string, outputs: ActionOutputs): string {
  const described = Object.entries(outputs).map(([name, description]) => [name, { description }]);
  const text = stringify({ outputs: Object.fromEntries(described) }, { lineWidth: 118 });
  const section = /^outputs:\n(?: .*\n)+/m;
  if (!section.test(action)) throw new Error('The action.yml has no outputs to replace.');
  return action.replace(section, () => text);
}
