import { describe, expect, it } from 'vitest';
import { updateContentFile } from '../../../../src/automation/texts/update-content-file.ts';
import { parseContentFile } from '../../../../src/config/content-file.ts';

const differences = [
  { key: 'home.hero.title', file: 'Old', portal: 'New: "x"' },
  { key: 'home.gone.x', file: 'x', portal: undefined },
  { key: 'two.new.x', file: undefined, portal: 'line\nline' },
];

describe('updateContentFile', () => {
  it('keeps the order and the indentation of JSON', () => {
    const text = updateContentFile(
      '{\n\t"z.z.z": "stays",\n\t"home.hero.title": "Old",\n\t"home.gone.x": "x"\n}',
      'a.json',
      differences,
    );
    expect(text).toBe(
      '{\n\t"z.z.z": "stays",\n\t"home.hero.title": "New: \\"x\\"",\n\t"two.new.x": "line\\nline"\n}\n',
    );
  });
  it('keeps the comments of YAML', () => {
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
  it('keeps the CRLF line endings of JSON and YAML', () => {
    for (const [name, text] of [
      ['a.json', '{\r\n  "home.hero.title": "Old"\r\n}\r\n'],
      ['a.yml', 'home.hero.title: Old\r\n'],
    ] as const)
      expect(updateContentFile(text, name, differences).replaceAll('\r\n', '')).not.toContain('\n');
  });
  it('refuses to drop comments in JSON or to write an invalid key', () => {
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
  it('creates the file if it is missing or contains only a comment', () => {
    const made = { 'home.hero.title': 'New: "x"', 'two.new.x': 'line\nline' };
    for (const comment of ['# ours\n', '# ours']) {
      const yaml = updateContentFile(comment, 'a.yml', differences);
      expect(yaml).toMatch(/^# ours\nhome/);
      expect(Object.fromEntries(parseContentFile(yaml, 'a.yml').texts)).toEqual(made);
    }
    expect(JSON.parse(updateContentFile('', 'a.json', differences))).toEqual(made);
  });
});

describe('updateContentFile replaces one text and keeps', () => {
  const change = [{ key: 'a.b.c', file: 'Old', portal: 'New' }];
  it.each([
    ['blank lines', 'a.yml', 'x.y.z: 1st\n\n\n# why\na.b.c: Old\n\nd.e.f: "2"\n'],
    ['folded texts', 'a.yml', 'x.y.z: >-\n  one\n  two\na.b.c: Old\n'],
    ['its own single quotes', 'a.yml', "a.b.c: 'Old'\n"],
    ['its own double quotes', 'a.yml', 'a.b.c: "Old"\n'],
    ['quotes and escapes', 'a.yml', "x.y.z: 'it''s'\nd.e.f: \"caf\\u00e9\"\na.b.c: Old\n"],
    ['a byte order mark', 'a.yml', '\uFEFFa.b.c: Old\n'],
    ['blank lines of JSON', 'a.json', '{\n\n  "x.y.z": "1",\n\n  "a.b.c": "Old"\n\n}\n'],
    ['escapes of JSON', 'a.json', '{\n  "x.y.z": "caf\\u00e9",\n  "a.b.c": "Old"\n}\n'],
    ['the one-line form of JSON', 'a.json', '{ "x.y.z": "1", "a.b.c": "Old" }\n'],
    ['a byte order mark of JSON', 'a.json', '\uFEFF{"a.b.c": "Old"}\n'],
  ])('%s', (_, file, text) => {
    expect(updateContentFile(text, file, change)).toBe(text.replace('Old', 'New'));
  });

  it('a text that is an alias of the edited one', () => {
    const text = 'a.b.c: &x Old\nd.e.f: *x\ng.h.i: &y y\nj.k.l: *y\n';
    const expected = 'a.b.c: &x New\nd.e.f: Old\ng.h.i: &y y\nj.k.l: *y\n';
    expect(updateContentFile(text, 'a.yml', change)).toBe(expected);
  });

  it('comments around a folded text and a removed one', () => {
    const text = '# top\na.b.c: >-\n  Old\n  text\n# end\nd.e.f: x # gone\n';
    const changes = [...change, { key: 'd.e.f', file: 'x', portal: undefined }];
    expect(updateContentFile(text, 'a.yml', changes)).toBe('# top\na.b.c: New\n# end\n');
  });
});

describe('updateContentFile removes', () => {
  const json = '{ "a.a.a": "1", "b.b.b": "2", "c.c.c": "3" }\n';
  const yaml = 'a.a.a: 1st # first\nb.b.b: >-\n  2\n  2\nc.c.c: 3rd';
  it.each([
    ['the first text of JSON', 'a.json', json, 'a', '{ "b.b.b": "2", "c.c.c": "3" }\n'],
    ['a text between two others of JSON', 'a.json', json, 'b', json.replace('"b.b.b": "2", ', '')],
    ['the last two texts of JSON', 'a.json', json, 'bc', '{ "a.a.a": "1" }\n'],
    ['the first and the last text of JSON', 'a.json', json, 'ac', '{ "b.b.b": "2" }\n'],
    ['all texts of JSON', 'a.json', json, 'abc', '{  }\n'],
    ['the first text of YAML', 'a.yml', yaml, 'a', 'b.b.b: >-\n  2\n  2\nc.c.c: 3rd\n'],
    ['a folded text of YAML', 'a.yml', yaml, 'b', 'a.a.a: 1st # first\nc.c.c: 3rd\n'],
    ['the last text of YAML', 'a.yml', yaml, 'c', 'a.a.a: 1st # first\nb.b.b: >-\n  2\n  2\n'],
    ['all texts of YAML', 'a.yml', yaml, 'abc', '{}\n'],
  ])('%s', (_, file, text, letters, expected) => {
    const gone = [...letters].map((letter) => {
      return { key: `${letter}.${letter}.${letter}`, file: 'x', portal: undefined };
    });
    expect(updateContentFile(text, file, gone)).toBe(expected);
  });
});

describe('updateContentFile adds a text to', () => {
  const added = [{ key: 'n.n.n', file: undefined, portal: '1.0' }];
  it.each([
    ['a line of JSON', 'a.json', '{ "a.a.a": "x" }\n', '{ "a.a.a": "x", "n.n.n": "1.0" }\n'],
    ['lines of JSON', 'a.json', '{\n\t"a.a.a": ""\n}', '{\n\t"a.a.a": "",\n\t"n.n.n": "1.0"\n}\n'],
    ['an empty object in a YAML file', 'a.yaml', '{}', '{\n  "n.n.n": "1.0"\n}\n'],
    ['a YAML file without a line break', 'a.yml', 'a.a.a: x', 'a.a.a: x\nn.n.n: "1.0"\n'],
    ['indented YAML', 'a.yml', '\n\n  a.a.a: x\n', '\n\n  a.a.a: x\n  n.n.n: "1.0"\n'],
    ['an empty YAML file', 'a.yml', '', 'n.n.n: "1.0"\n'],
  ])('%s', (_, file, text, expected) => {
    expect(updateContentFile(text, file, added)).toBe(expected);
  });
});

describe('a content file', () => {
  it('is refused with the line of each error', () => {
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
