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

const contextNames = ['github', 'inputs', 'runner', 'steps', 'needs', 'secrets'] as const;
type Expression = ReturnType<Parser['parse']>;

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
  if (!text.includes('${{')) return text;
  const outputsOf = (known: Outputs): Values =>
    Object.fromEntries(Object.entries(known).map(([id, outputs]) => [id, { outputs }]));
  const { name, ref, runId = '' } = event;
  const github = {
    event_name: name,
    ref,
    ref_name: ref.replace('refs/heads/', ''),
    run_id: runId,
    token,
  };
  const contexts: Readonly<Record<(typeof contextNames)[number], Values>> = {
    github: { ...github, event: payload },
    inputs,
    runner: { temp },
    steps: outputsOf(steps),
    needs: Object.fromEntries(
      Object.entries(needs).map(([id, outputs]) => [id, { outputs, result: results[id] ?? '' }]),
    ),
    secrets: {},
  };
  const seen = dictionary(contexts);
  return text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) =>
    new Evaluator(parsed(expression.trim()), seen).evaluate().coerceString(),
  );
}

/** Expressions as they were parsed: a thousand runs of a workflow evaluate the same few. */
const expressions = new Map<string, Expression>();

function parsed(text: string): Expression {
  const found =
    expressions.get(text) ??
    new Parser(new Lexer(text).lex().tokens, [...contextNames], []).parse();
  expressions.set(text, found);
  return found;
}

function dictionary(values: Values): data.Dictionary {
  return new data.Dictionary(
    ...Object.entries(values).map(([key, value]) => ({
      key,
      value: typeof value === 'string' ? new data.StringData(value) : dictionary(value),
    })),
  );
}
