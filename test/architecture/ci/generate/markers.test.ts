import { describe, expect, it } from 'vitest';
import { replaceSections } from '../../../../.ci/generate/markers.ts';

const page = (body: string) =>
  `before\n<!-- generated: inputs -->${body}<!-- /generated -->\nafter\n`;

describe('sections between markers', () => {
  it('are replaced, and nothing else is', () => {
    expect(replaceSections('a.md', page('\n\nold\n\n'), { inputs: 'new\n' })).toBe(
      page('\n\nnew\n\n'),
    );
  });

  it('keep signs that mean something to a replacement', () => {
    expect(replaceSections('a.md', page('\n'), { inputs: "$& $1 $'" })).toBe(
      page("\n\n$& $1 $'\n\n"),
    );
  });

  it('are refused without a place, and so is a place without a section', () => {
    expect(() => replaceSections('a.md', 'no markers', { inputs: 'x' })).toThrow(
      'a.md: no place for <!-- generated: inputs -->',
    );
    expect(() => replaceSections('a.md', page(''), {})).toThrow('a.md: nothing generates "inputs"');
  });
});
