import { describe, expect, it } from 'vitest';
import { replaceSections } from '../../../../.ci/generate/markers.ts';

const page = (body: string) => `before\n<!-- generated: inputs -->${body}<!-- /generated -->\nafter\n`;

describe('replaceSections', () => {
  it('replaces what is between the markers and nothing else', () => {
    const { text, changed } = replaceSections(page('\n\nold\n\n'), { inputs: 'new' });
    expect(text).toBe(page('\n\nnew\n\n'));
    expect(changed).toEqual(['inputs']);
  });

  it('names nothing when nothing is different', () => {
    expect(replaceSections(page('\n\nsame\n\n'), { inputs: 'same\n' })).toEqual({
      text: page('\n\nsame\n\n'),
      changed: [],
    });
  });

  it('keeps signs that mean something to a replacement', () => {
    expect(replaceSections(page('\n'), { inputs: "$& $1 $'" }).text).toBe(page("\n\n$& $1 $'\n\n"));
  });

  it('refuses a section without a place, and a place without a section', () => {
    expect(() => replaceSections('no markers', { inputs: 'x' })).toThrow('<!-- generated: inputs -->');
    expect(() => replaceSections(page(''), {})).toThrow('"inputs"');
  });
});
