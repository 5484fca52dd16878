import { describe, expect, it } from 'vitest';
import {
  type Expression,
  evaluateText,
  isTrue,
  type Scope,
} from '../../../../src/localcloud/workflow-language/language.ts';
import { readWorkflow } from '../../../../src/localcloud/workflow-language/workflow.ts';
import {
  access,
  contexts,
  functions,
  literals,
  logic,
  numbers,
  type Rows,
  refused,
} from './table.ts';
import { json, samples } from './value-table.ts';

const scope: Scope = { contexts, hashFiles: (patterns) => `hash of ${patterns}` };
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Reads workflows with one step for each text, and renders the texts. */
async function render(texts: readonly string[]): Promise<string[]> {
  const most = 500;
  if (texts.length > most)
    return [...(await render(texts.slice(0, most))), ...(await render(texts.slice(most)))];
  const steps = texts.map((text) => `      - run: ${JSON.stringify(text)}`).join('\n');
  const content = `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n${steps}\n`;
  const { jobs } = await readWorkflow(`${texts.length}.yml`, content);
  return (jobs[0]?.steps ?? []).map(({ source }) => {
    try {
      return evaluateText(source.run, scope);
    } catch {
      return refused;
    }
  });
}

async function differing(rows: Rows): Promise<object[]> {
  const rendered = await render(rows.map(([expression]) => `\${{ ${expression} }}`));
  return rows
    .map(([expression, text], index) => ({ expression, text, rendered: rendered[index] }))
    .filter((row) => row.text !== row.rendered && !isUnread(row));
}

/** Returns whether GitHub's parser refuses the text of a row, which then stays unchanged. */
function isUnread(row: { text: string; expression: string; rendered?: string }): boolean {
  return row.text === refused && row.rendered === `\${{ ${row.expression} }}`;
}

describe('an expression', () => {
  it.each(
    Object.entries({
      ...{ literals, numbers, 'logical operators': logic },
      ...{ 'property access': access, 'function calls': functions },
    }),
  )("with %s has the value that GitHub's runner gives it", async (_, rows) => {
    expect(await differing(rows)).toEqual([]);
  });

  it("parses JSON with fromJSON like GitHub's runner", async () => {
    const rows = json.map(([text, value]) => [`toJSON(fromJSON(${quoted(text)}))`, value] as const);
    expect(await differing(rows)).toEqual([]);
  });

  it("formats numbers in format, join and toJSON like GitHub's runner", async () => {
    const valid = numbers.filter(([, text]) => text !== refused);
    const rows = valid.flatMap(([source, text]) => [
      [`format('{0}', ${source})`, text] as const,
      [`join(${source})`, text] as const,
      [`toJSON(${source})`, text] as const,
    ]);
    expect(await differing(rows)).toEqual([]);
  });

  it("compares each pair of sample values like GitHub's runner", async () => {
    const rows = samples.flatMap((left) =>
      samples.flatMap((right) =>
        ['==', '!=', '<', '<=', '>', '>='].map(
          (operator) =>
            [
              `${left.source} ${operator} ${right.source}`,
              String(compare(left, operator, right)),
            ] as const,
        ),
      ),
    );
    expect(rows.length).toBeGreaterThan(4_000);
    expect(await differing(rows)).toEqual([]);
  });
});

/**
 * Compares by the runner's rules: two strings as text, everything else as numbers, and an object
 * equals only itself.
 */
function compare(
  left: (typeof samples)[number],
  operator: string,
  right: (typeof samples)[number],
): boolean {
  const same = left.kind === right.kind;
  let order = left.number === right.number ? 0 : Math.sign(left.number - right.number);
  if (same && left.kind === 'string') {
    const [a = '', b = ''] = [left.text, right.text];
    order = Number(a > b) - Number(a < b);
  }
  if (left.kind === 'object' || right.kind === 'object')
    order = left.source === 'matrix.deep' && right.source === left.source ? 0 : Number.NaN;
  const isOrdered = !(same && left.kind === 'object');
  const results: Record<string, boolean> = {
    '==': order === 0,
    '!=': order !== 0,
    '<': isOrdered && order < 0,
    '<=': order <= 0,
    '>': isOrdered && order > 0,
    '>=': order >= 0,
  };
  return results[operator] ?? false;
}

describe('a condition', () => {
  const statuses = {
    success: { success: true, failure: false, cancelled: false },
    failure: { success: false, failure: true, cancelled: false },
    cancelled: { success: false, failure: false, cancelled: true },
  };
  // YAML of an `if:`, and its values after success, failure and cancellation.
  const conditions: readonly (readonly [string, string])[] = [
    ["''", 'yes no no'],
    ['true', 'yes no no'],
    ['false', 'no no no'],
    ["'false'", 'no no no'],
    [`\${{ 'false' }}`, 'no no no'],
    [`\${{ false }}`, 'no no no'],
    ['null', 'yes no no'],
    ['0', 'no no no'],
    ['1', 'yes no no'],
    ['"\'a\'"', 'yes no no'],
    ['"\'\'"', 'no no no'],
    ['success()', 'yes no no'],
    ['failure()', 'no yes no'],
    ['cancelled()', 'no no yes'],
    ['always()', 'yes yes yes'],
    ['"!cancelled()"', 'yes yes no'],
    [`\${{ !cancelled() }}`, 'yes yes no'],
    ['"!success()"', 'no yes yes'],
    ['success() || failure()', 'yes yes no'],
    ["always() && github.ref_name == 'main'", 'yes yes yes'],
    ["github.ref_name == 'main'", 'yes no no'],
    ["github.ref_name == 'other'", 'no no no'],
    [`\${{ github.ref_name == 'main' }}`, 'yes no no'],
    ["contains('success()', 'x')", 'no no no'],
    ["github.ref_name == 'failure()' || true", 'yes no no'],
    ['github.ref_name', 'yes no no'],
    ['github.none', 'no no no'],
    ['matrix.flag', 'yes no no'],
    ['matrix.off', 'no no no'],
    ['matrix', 'yes no no'],
    ['NaN', 'no no no'],
    [`\${{ github.none }} == 'x'`, 'yes no no'],
    [`\${{ matrix.off }} && true`, 'yes no no'],
    ['" github.none "', 'no no no'],
    // These conditions are block scalars.
    ["|\n      github.ref_name == 'main' &&\n      matrix.flag", 'yes no no'],
    ["|\n      github.ref_name == 'x' &&\n      matrix.flag", 'no no no'],
    [`|-\n      \${{ github.none }}`, 'no no no'],
    [`>-\n      \${{ github.ref_name == 'x' }}`, 'no no no'],
    [">-\n      github.ref_name == 'x' ||\n      failure()", 'no yes no'],
    [`>-\n      \${{ github.ref_name == 'x' ||\n      failure() }}`, 'no yes no'],
    // The line break after the expression makes it a string, which is always true.
    [`|\n      \${{ github.none }}`, 'yes no no'],
    [`>\n      \${{ github.none }}`, 'yes no no'],
  ];

  const phrases: Readonly<Record<string, string>> = {
    'yes no no': 'holds only after success',
    'no yes no': 'holds only after failure',
    'no no yes': 'holds only after cancellation',
    'yes yes no': 'holds after success and failure',
    'no yes yes': 'holds after failure and cancellation',
    'yes yes yes': 'always holds',
    'no no no': 'never holds',
  };
  it.each(conditions.map(([written, outcomes]) => [written, phrases[outcomes], outcomes] as const))(
    'written as %j %s',
    async (written, _, outcomes) => {
      const content = `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n    - run: a\n      if: ${written.replaceAll('\n', '\n  ')}\n  b:\n    runs-on: x\n    strategy: { matrix: { a: [1] } }\n    steps:\n    - run: a\n      if: ${written.replaceAll('\n', '\n  ')}\n`;
      const { jobs, errors } = await readWorkflow('a.yml', content);
      expect(errors).toEqual([]);
      const condition = jobs[0]?.steps[0]?.condition as Expression;
      const results = Object.values(statuses).map((status) =>
        isTrue(condition, { ...scope, status }),
      );
      expect(results.map((result) => (result ? 'yes' : 'no')).join(' ')).toBe(outcomes);
    },
  );
});
