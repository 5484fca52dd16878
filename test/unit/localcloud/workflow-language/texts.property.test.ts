import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { evaluateText } from '../../../../src/localcloud/workflow-language/language.ts';
import { readWorkflow } from '../../../../src/localcloud/workflow-language/workflow.ts';

const contexts = { github: { ref_name: `it's {0}\n\${{ no }}` } };
const text = fc.string({
  unit: fc.constantFrom("'", '"', '{', '}', ' ', '\n', 'a', 'é', '#', ':', '-', '\\', '%', '\t'),
  maxLength: 12,
});
const literal = text.map((value) => ({
  written: `\${{ '${value.replaceAll("'", "''")}' }}`,
  rendered: value,
}));
const reference = fc.constant({
  written: `\${{ github.ref_name }}`,
  rendered: contexts.github.ref_name,
});
const plain = text.map((value) => ({ written: value, rendered: value }));
const pieces = fc.array(fc.oneof(literal, reference, plain), { minLength: 1, maxLength: 6 });
const style = fc.constantFrom(
  'PLAIN',
  'QUOTE_SINGLE',
  'QUOTE_DOUBLE',
  'BLOCK_LITERAL',
  'BLOCK_FOLDED',
);

it('a text with expressions has the same value in every YAML string style', async () => {
  await fc.assert(
    fc.asyncProperty(pieces, style, async (parts, defaultStringType) => {
      const run = parts.map(({ written }) => written).join('');
      const steps = [{ run }];
      const workflow = { on: 'push', jobs: { a: { 'runs-on': 'x', steps } } };
      const content = stringify(workflow, { defaultStringType, defaultKeyType: 'PLAIN' });
      // Some texts cannot be written in every style.
      fc.pre(parse(content).jobs.a.steps[0].run === run);
      const { jobs, errors } = await readWorkflow('a.yml', content);
      expect(errors).toEqual([]);
      const rendered = evaluateText(jobs[0]?.steps[0]?.source.run, { contexts });
      expect(rendered).toBe(parts.map((part) => part.rendered).join(''));
    }),
    { numRuns: 700 },
  );
});
