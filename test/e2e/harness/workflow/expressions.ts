import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import type { WorkflowRun } from '../workflow.ts';

/** What expressions may look at, besides the event and its inputs. */
export interface Known {
  /** Outputs of earlier steps, by their ids. */
  readonly steps?: Outputs;
  /** Outputs of the jobs that a job needs. */
  readonly needs?: Outputs;
  /** How those jobs have ended. */
  readonly results?: Readonly<Record<string, string>>;
  readonly token?: string;
  /** Folder for what belongs to the job alone. */
  readonly temp?: string;
}
export type Outputs = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Values {
  readonly [name: string]: string | Values;
}

/** A text with its expressions evaluated. */
export function evaluate(
  text: string,
  {
    event,
    inputs = {},
    payload = {},
    needs = {},
    results = {},
    token = '',
    temp = '',
  }: Pick<WorkflowRun, 'event' | 'inputs' | 'payload'> & Omit<Known, 'steps'>,
  { steps = {} }: Pick<Known, 'steps'> = {},
): string {
  const outputsOf = (known: Outputs): Values =>
    Object.fromEntries(Object.entries(known).map(([id, outputs]) => [id, { outputs }]));
  const { name, ref, runId = '' } = event;
  const github = { event_name: name, ref, ref_name: ref.replace('refs/heads/', ''), run_id: runId, token };
  const contexts: Values = {
    github: { ...github, event: payload },
    inputs,
    runner: { temp },
    steps: outputsOf(steps),
    needs: Object.fromEntries(
      Object.entries(needs).map(([id, outputs]) => [id, { outputs, result: results[id] ?? '' }]),
    ),
    secrets: {},
  };
  return text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => {
    const { tokens } = new Lexer(expression.trim()).lex();
    return new Evaluator(new Parser(tokens, Object.keys(contexts), []).parse(), dictionary(contexts))
      .evaluate()
      .coerceString();
  });
}

function dictionary(values: Values): data.Dictionary {
  return new data.Dictionary(
    ...Object.entries(values).map(([key, value]) => ({
      key,
      value: typeof value === 'string' ? new data.StringData(value) : dictionary(value),
    })),
  );
}
