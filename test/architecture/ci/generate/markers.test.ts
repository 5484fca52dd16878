import { describe, expect, it } from 'vitest';
import { replaceSections } from '../../../../.ci/generate/markers.ts';

const page = (body: string) =>
  `before\n<!-- generated: inputs -->${body}<!-- /generated -->\nafter\n`;

describe('generated sections between markers', () => {
  it('are replaced without changing the rest of the page', () => {
    expect(replaceSections('a.md', page('\n\nold\n\n'), { inputs: 'new\n' })).toBe(
      page('\n\nnew\n\n'),
    );
  });

  it('contain replacement patterns such as $& unchanged', () => {
    expect(replaceSections('a.md', page('\n'), { inputs: "$& $1 $'" })).toBe(
      page("\n\n$& $1 $'\n\n"),
    );
  });

  it('are refused if their markers or their contents are missing', () => {
    expect(() => replaceSections('a.md', 'no markers', { inputs: 'x' })).toThrow(
      'a.md: no place for <!-- generated: inputs -->',
    );
    expect(() => replaceSections('a.md', page(''), {})).toThrow('a.md: nothing generates "inputs"');
  });
});
