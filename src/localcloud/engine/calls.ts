import { RunnerRefusal } from '../runner/refusal.ts';
import { evaluate, evaluateText, evaluateTexts, type Scope, toMap } from './language.ts';
import { getResult } from './results.ts';
import type { CallScope, RunContexts } from './types.ts';
import type { Workflow, WorkflowJob } from './workflow.ts';

export function readCallContexts(
  workflow: Workflow,
  caller: WorkflowJob,
  scope: Scope,
  contexts: RunContexts,
): RunContexts {
  if (workflow.errors.length > 0) throw new RunnerRefusal(workflow.errors.join('\n'));
  const inputs = readCallInputs(workflow, evaluate(caller.source.with, scope), scope);
  const { secrets: given } = caller.source;
  const secrets = given === 'inherit' ? contexts.secrets : evaluateTexts(given, scope);
  return { ...contexts, inputs, secrets };
}

export function readCallOutputs(called: CallScope): Record<string, string> {
  const { outputs } = toMap(toMap(called.workflow.source.on).workflow_call);
  const results = called.nodes.map((node) => {
    const written = Object.assign({}, ...(node.jobs ?? []).map((job) => job.outputs));
    return [node.source.id, { result: getResult(node), outputs: written }];
  });
  const scope = { contexts: { ...called.contexts, jobs: Object.fromEntries(results) } };
  const values = Object.entries(toMap(outputs)).map(([name, output]) => [
    name,
    evaluateText(toMap(output).value, scope),
  ]);
  return Object.fromEntries(values);
}

function readCallInputs(workflow: Workflow, given: unknown, scope: Scope): Record<string, unknown> {
  const values = (given ?? {}) as Readonly<Record<string, unknown>>;
  const { inputs } = toMap(toMap(workflow.source.on).workflow_call);
  const definitions = Object.entries(toMap(inputs));
  for (const name of Object.keys(values))
    if (!definitions.some(([known]) => known === name))
      throw new RunnerRefusal(`Invalid input, ${name} is not defined in the referenced workflow.`);
  return Object.fromEntries(
    definitions.map(([name, definition]) => {
      const { required, default: preset, type } = toMap(definition);
      if (required === true && values[name] === undefined)
        throw new RunnerRefusal(`Input ${name} is required, but not provided while calling.`);
      const missing = { boolean: false, number: 0 }[String(type)] ?? '';
      return [name, values[name] ?? evaluate(preset, scope) ?? missing];
    }),
  );
}
