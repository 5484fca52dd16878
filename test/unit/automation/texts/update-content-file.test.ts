import { describe, expect, it } from 'vitest';
import { updateContentFile } from '../../../../src/automation/texts/update-content-file.ts';
import { parseContentFile } from '../../../../src/config/content-file.ts';

const differences = [
  { key: 'home.hero.title', file: 'Old', portal: 'New: "x"' },
  { key: 'home.gone.x', file: 'x', portal: undefined },
  { key: 'two.new.x', file: undefined, portal: 'line\nline' },
];

describe('updating the content file', () => {
  it('updating the content file keeps the order and the indentation of JSON', () => {
    const text = updateContentFile(
      '{\n\t"z.z.z": "stays",\n\t"home.hero.title": "Old",\n\t"home.gone.x": "x"\n}',
      'a.json',
      differences,
    );
    expect(text).toBe(
      '{\n\t"z.z.z": "stays",\n\t"home.hero.title": "New: \\"x\\"",\n\t"two.new.x": "line\\nline"\n}\n',
    );
  });
  it('updating the content file keeps the comments of YAML', () => {
    const text = updateContentFile(
      '# ours\nhome.hero.title: Old # why\nhome.gone.x: x\n',
      'a.yml',
      differences,
    );
    expect(text).toContain('# ours');
    expect(text).toContain('# why');
    expect(Object.fromEntries(parseContentFile(text, 'a.yml').texts)).toEqual({
      'home.hero.title': 'New: "x"',
      'two.new.x': 'line\nline',
    });
  });
  it('updating the content file keeps the line endings of either format', () => {
    for (const [name, text] of [
      ['a.json', '{\r\n  "home.hero.title": "Old"\r\n}\r\n'],
      ['a.yml', 'home.hero.title: Old\r\n'],
    ] as const)
      expect(updateContentFile(text, name, differences).replaceAll('\r\n', '')).not.toContain('\n');
  });
  it('updating the content file refuses to lose comments or to write an invalid file', () => {
    const bad = { key: 'no key', file: undefined, portal: 'x' };
    for (const [text, name, changes] of [
      ['{ "home.hero.title": "Old", } # ours', 'a.json', differences],
      ['{}', 'a.json', [bad]],
      ['home.hero.title: Old', 'a.yml', [bad]],
    ] as const)
      expect(() => updateContentFile(text, name, changes)).toThrow(
        expect.objectContaining({ code: 'CONTENT_FILE_INVALID' }),
      );
  });
  it('updating the content file creates it if it is missing or holds only a comment', () => {
    const made = { 'home.hero.title': 'New: "x"', 'two.new.x': 'line\nline' };
    const yaml = updateContentFile('# ours\n', 'a.yml', differences);
    expect(yaml).toContain('# ours');
    expect(Object.fromEntries(parseContentFile(yaml, 'a.yml').texts)).toEqual(made);

    expect(JSON.parse(updateContentFile('', 'a.json', differences))).toEqual(made);
  });
});

describe('a content file', () => {
  it('a content file is refused with every error and its location', () => {
    const read = () =>
      parseContentFile(
        '{\n  "title": "x",\n  "a.b.c": 1,\n  "a.b.d": "ok",\n  "a.b.d": "twice"\n}',
        'content/overrides.json',
      );
    expect(read).toThrow(expect.objectContaining({ code: 'CONTENT_FILE_INVALID' }));
    try {
      read();
    } catch (error) {
      expect(error).toMatchObject({
        problems: [{ line: 5 }, { line: 2 }, { line: 3, column: 12 }],
      });
    }
  });
});
