import { describe, expect, it } from 'vitest';
import { editPage } from '../../../../../support/edit-page.ts';
import { edit, edits, texts } from './edits.ts';
import { missing, unchangedTree } from './oracle.ts';

/** Expects all requested differences, no others, and no change by a second edit. */
function expectRight(page: Buffer, decode = (bytes: Buffer) => bytes.toString('utf8')): void {
  const result = edit(page);
  expect(unchangedTree(decode(result), edits)).toBe(unchangedTree(decode(page), edits));
  expect(missing(decode(result), edits)).toEqual([]);
  expect(editPage(result, edits).pieces).toBeUndefined();
}

describe('editing a page with unusual markup', () => {
  const doc = (inHead: string, body = '<p>x</p>') =>
    `<!DOCTYPE html>\n<html>\n<head>\n<meta charset="utf-8">\n${inHead}\n</head>\n<body>${body}</body>\n</html>\n`;
  const pages: Record<string, string> = {
    'upper-case tags':
      '<!DOCTYPE HTML><HTML><HEAD><META CHARSET=UTF-8><TITLE>Old</TITLE><META NAME=DESCRIPTION CONTENT=old></HEAD><BODY>x',
    'character references of line ends in the head':
      '<!doctype html><html><head>&#13;\n<meta charset=utf-8>&#13;\n<title>Old</title>&#13;\n' +
      '<meta name=robots content=noindex>&NewLine;</head><body>x',
    'an end tag with a bracket in a value':
      '<!doctype html><head><meta charset=utf-8><script src=a.js></script data-x="a>b">' +
      '<style>a{}</style x="1>2"><title>Old</title y=\'a>b\'></head><body>x',
    'a comment with an end tag in a noscript':
      '<!doctype html><head><meta charset=utf-8><noscript><!-- </noscript> --></noscript></head><body>x',
    'no head': '<!doctype html><body class=x><p>x',
    'no html, head, body': '<!doctype html><meta charset=utf-8><title>Old</title><p>x',
    'only an implied head': '<html><p>x</p></html>',
    'two heads':
      '<!doctype html><head><meta charset=utf-8><title>a</title></head><head><meta name=description content=b></head><body>x',
    'metadata after the head':
      '<!doctype html><html><head><meta charset=utf-8></head><title>a</title><body>x',
    'stray text in the head':
      '<!doctype html><html><head><meta charset=utf-8>stray<meta name=x content=y></head><body>x',
    'a noscript with a link in the head': doc(
      '<noscript><a href=x>y</a></noscript><title>Old</title>',
    ),
    'a noscript with a style in the head': doc(
      '<noscript><style>a{}</style></noscript><title>Old</title>',
    ),
    'a template in the head': doc(
      '<template><template></template><title>no</title><meta name=description content=no></template>',
    ),
    'comments with tags': doc('<!-- <title>no</title> </head> --><!--> <title>Old</title><!---->'),
    'a script with tags': doc(
      '<script>const a = "<title>no</title></head>";</script><title>Old</title>',
    ),
    'a script that hides its end': doc(
      '<script><!-- <script> </script> --></script><title>Old</title>',
    ),
    'a style with tags': doc('<style>/* </head><title> */</style>'),
    'duplicate tags': doc(
      '<title>a</title><title>b</title><meta name=description content=a><meta property=description content=b>' +
        '<link rel=canonical href=a><link rel="nofollow Canonical" href=b>',
    ),
    'a frameset':
      '<html><head><title>Old</title></head><frameset cols="1,2"><frame src=a></frameset></html>',
    XHTML:
      '<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x"><html xmlns="http://www.w3.org/1999/xhtml"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>Old</title></head><body><p>x</p></body></html>',
    'an SVG title': doc(
      '',
      '<svg><title>no</title><title/></svg><h1 data-text-key="home.hero.title">Old</h1>',
    ),
    'CDATA in SVG': doc(
      '',
      '<svg><style><![CDATA[ a{} ]]></style></svg><h1 data-text-key="home.hero.title">Old</h1>',
    ),
    'a text with nested elements': doc(
      '',
      '<p data-text-key="home.hero.lead">a <em>b <b>c</b></em><br>d</p><p>y',
    ),
    'implied end tags': doc(
      '',
      '<p data-text-key="home.hero.lead">a<p>b<ul><li data-text-key="two.list.item">c<li>d</ul>',
    ),
    'a keyed element in a keyed element': doc(
      '',
      '<div data-text-key="home.hero.title">a <p data-text-key="home.hero.lead">b</p></div>',
    ),
    'a template in the body': doc(
      '',
      '<template><h1 data-text-key="home.hero.title">a</h1></template>',
    ),
    'keyed attributes': doc(
      '',
      `<img data-text-key-alt=home.hero.alt><img alt data-text-key-alt="home.hero.alt"><img alt='a' data-text-key-alt='home.hero.alt'><img alt=a data-text-key-alt=home.hero.alt>`,
    ),
    'keys in the text of a textarea and a script': doc(
      '',
      '<textarea>data-text-key="home.hero.title"</textarea><script>"<h1 data-text-key=home.hero.title>x</h1>"</script>',
    ),
    'a duplicate key attribute': doc(
      '',
      '<h1 data-text-key=other data-text-key="home.hero.title">Old</h1>',
    ),
    'keys in both cases': doc(
      '<meta name=x content=a data-text-key-content=home.hero.alt>',
      '<h1 DATA-TEXT-KEY="home.hero.title">a</h1><p data-text-key="home.hero.lead">b</p>',
    ),
    'names like those of keys': doc('', '<img data-text-keyxalt=home.hero.alt alt=a>'),
    'an upper-case key attribute': doc('', '<H1 DATA-TEXT-KEY="home.hero.title">Old</H1>'),
    'a key with a character reference': doc('', '<h1 data-text-key="home&#46;hero.title">Old</h1>'),
    'broken tags': doc(
      '',
      '<div <h1 data-text-key="home.hero.title">a</h1></div></span><table><tr><h2 data-text-key="home.hero.lead">x</h2>',
    ),
    'an unclosed heading': doc('', '<h1 data-text-key="home.hero.title">a'),
  };
  it.each(Object.entries(pages))('makes exactly the requested changes with %s', (_name, page) =>
    expectRight(Buffer.from(page)),
  );

  it("keeps a framework's hydration comments around a text that needs no change", () => {
    const texts = new Map([['home.hero.title', 'Über <b> & "more"']]);
    const page = (content: string) =>
      Buffer.from(doc('', `<h1 data-text-key="home.hero.title">${content}</h1>`));
    const right = page('<!--[-->Über &lt;b&gt;<!-- --> &amp; &quot;more"<!--]-->');
    expect(editPage(right, { head: [], texts })).toMatchObject({
      pieces: undefined,
      applied: ['home.hero.title'],
      built: ['home.hero.title'],
    });
    for (const other of ['<!--[-->Old<!--]-->', '<!--[-->Über <b></b>&lt;b> &amp; "more"<!--]-->'])
      expect(
        Buffer.concat(editPage(page(other), { head: [], texts }).pieces ?? []).toString(),
      ).toContain('>Über &lt;b&gt; &amp; "more"</h1>');
  });

  it('keeps the byte order mark, line endings and character references outside the edits', () => {
    const page =
      '\uFEFF<!doctype html>\r\n<html>\r\n<head>\r\n<title>Old</title>\r\n</head>\r\n<body>&nbsp;<p>caf\u00e9\r\n</body>';
    const result = edit(page, {
      head: [{ kind: 'title', text: 'é', when: 'always' }],
      texts,
    }).toString();
    expect(result).toBe(page.replace('Old', 'é'));
  });

  it.each([
    ['keeps single quotes', "'"],
    ['keeps double quotes', '"'],
    ['adds double quotes to an unquoted value', ''],
  ])('%s of an attribute', (_, quote) => {
    const page = doc(`<meta name=description content = ${quote}old${quote}>`);
    const content = 'new';
    const change = { kind: 'meta', name: 'description', attribute: 'name', content } as const;
    const head = [{ ...change, when: 'always' as const }];
    const expected = quote ? `content = ${quote}new${quote}>` : 'content="new">';
    expect(edit(Buffer.from(page), { head, texts }).toString()).toContain(expected);
  });

  it.each([
    [
      'a doctype of XHTML',
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x"><html>',
      ' />',
    ],
    ['the namespace of XHTML', '<html lang="en" xmlns="http://www.w3.org/1999/xhtml">', ' />'],
    ['a comment that contains "xmlns="', '<!doctype html><!-- xmlns= --><html>', '>'],
  ])('ends an added tag with "$2" in a page with $0', (_, start, end) => {
    const change = { kind: 'meta', name: 'a', attribute: 'name', content: 'b' } as const;
    const head = [{ ...change, when: 'always' as const }];
    const page = `${start}<head></head><body></body></html>`;
    expect(edit(page, { head, texts: new Map() }).toString()).toContain(
      `<head><meta name="a" content="b"${end}</head>`,
    );
  });

  it('keeps the byte order mark at the start of a page that begins with text', () => {
    const head = [{ kind: 'title', text: 'é', when: 'always' } as const];
    expect(edit('\uFEFFtext<body>', { head, texts }).toString()).toBe(
      '\uFEFF<title>é</title>text<body>',
    );
  });

  it('writes character references if the charset is not UTF-8', () => {
    const page = Buffer.from(
      '<html><head><meta charset="iso-8859-1"><title>Old</title></head><body>caf\u00e9',
      'latin1',
    );
    const result = edit(page).toString('latin1');
    expect(result).toContain('<title>New &#233;</title>');
    expect(result).toContain('caf\u00e9');
  });

  it('keeps the character references of a first edit that moves the charset into the first 1,024 bytes', () => {
    const page = doc('').replace('<meta', `<title>${'long '.repeat(300)}</title><meta`);
    const once = edit(page);
    expect(once.toString()).toContain('<title>New &#233;</title>');
    expect(once.indexOf('charset')).toBeLessThan(1024);
    expect(editPage(once, edits).pieces).toBeUndefined();
  });

  it('skips UTF-16 pages and fragments, and reports why', () => {
    const page = Buffer.from('\uFEFF<html><head></head></html>', 'utf16le');
    expect(editPage(page, edits)).toMatchObject({
      pieces: undefined,
      skipped: expect.stringContaining('UTF-16'),
    });
    const fragment = Buffer.from('<!-- <!doctype --><p data-text-key="home.hero.title">x</p>');
    expect(editPage(fragment, edits)).toMatchObject({
      pieces: undefined,
      applied: [],
      skipped: expect.stringContaining('fragment'),
    });
  });

  it.each(['"home.hero.title"', "'home.hero.title'", 'home.hero.title', '"home.hero&#46;title"'])(
    'reads a fragment with the key %s, but not a fragment with a different key',
    (key) => {
      const skipped = (written: string) => {
        const fragment = Buffer.from(`<p data-text-key=${written}>x</p>`);
        return editPage(fragment, { head: [], texts }).skipped;
      };
      expect(skipped(key)).toContain('fragment');
      expect(skipped(key.replace(/home.*title/, 'other.hero.title'))).toBeUndefined();
    },
  );

  it('edits a head that crosses the boundary of the first 6,144 bytes at any position', () => {
    const [start, end] = ['<!doctype html><head><meta charset=utf-8><!--', '-->'];
    const head = '&#13;\n<title>Old</title><meta name=description content=a>\n</head><body>';
    const edits = {
      head: [{ kind: 'title', text: 'New', when: 'always' } as const],
      texts: new Map(),
    };
    for (let cut = 0; cut < head.length; cut += 1) {
      const padding = 'x'.repeat(6_144 - start.length - end.length - cut);
      const page = `${start}${padding}${end}${head}${'<p>x'.repeat(20)}`;
      expect(edit(page, edits).toString()).toBe(page.replace('Old', 'New'));
    }
  });

  it.each([
    [
      'overlapping tags in a keyed element',
      doc('', '<b><h1 data-text-key="home.hero.title">a<i>b</b>c</i></h1>'),
    ],
    ['an unclosed noscript', '<!doctype html><template><noscript></template>'],
  ])('skips a page with %s, and reports that the page is too broken', (_, page) => {
    expect(editPage(Buffer.from(page), edits)).toMatchObject({
      pieces: undefined,
      skipped: expect.stringContaining('too broken'),
    });
  });

  const linked = '<h1 data-text-key="home.hero.title">a<a href=y>b</a></h1>';
  const lead = '<p data-text-key="home.hero.lead">x</p>';

  it('skips and reports a text that contains a nested link, and edits the rest of the page', () => {
    const page = doc('', `<a href=x>${linked}</a>${lead}`);
    const result = edit(page).toString();
    expect(result).toContain(linked);
    expect(result).toContain('<title>New é</title>');
    const { applied, refused } = editPage(Buffer.from(page), edits);
    expect(applied).toEqual(['home.hero.lead']);
    expect(refused).toEqual([
      { key: 'home.hero.title', reason: expect.stringContaining('contains another link') },
    ]);
  });

  it('edits a text after an unclosed link in a table', () => {
    const page = doc('', `<table><tr><td><a href=x>a</table>${linked}${lead}`);
    expectRight(Buffer.from(page));
    expect(editPage(Buffer.from(page), edits).refused).toEqual([]);
  });

  it.each(['über.hero.ü', '&uuml;ber.hero.&#xfc;', '&uuml;ber.hero.ü'])(
    'finds the key of a text that is written as %s',
    (written) => {
      const texts = new Map([['über.hero.ü', 'New']]);
      const page = doc('', `<h1 data-text-key="${written}">Old</h1>`);
      expect(edit(page, { head: [], texts }).toString()).toBe(page.replace('Old', 'New'));
    },
  );

  it('reports text keys on elements that cannot hold a text', () => {
    const page = doc(
      '<meta http-equiv=refresh content=5 data-text-key-content=home.hero.alt>',
      '<img data-text-key="home.hero.title"><style data-text-key="home.hero.lead"></style>',
    );
    const { refused, applied } = editPage(Buffer.from(page), { head: [], texts });
    expect(refused.map(({ key }) => key).sort()).toEqual([
      'home.hero.alt',
      'home.hero.lead',
      'home.hero.title',
    ]);
    expect(applied).toEqual([]);
  });

  it('keeps further robots directives, and adds defaults only for missing values', () => {
    const page = doc(
      '<meta name="robots" content="max-snippet:10, index"><meta name="description" content="built">',
    );
    const result = edit(page, {
      head: [
        { kind: 'robots', noIndex: true },
        {
          kind: 'meta',
          name: 'description',
          attribute: 'name',
          content: 'default',
          when: 'missing',
        },
        {
          kind: 'meta',
          name: 'og:locale',
          attribute: 'property',
          content: 'en_GB',
          when: 'missing',
        },
        { kind: 'title', text: 'default', when: 'missing' },
      ],
      texts: new Map(),
    }).toString();
    expect(result).toContain('content="noindex, follow, max-snippet:10"');
    expect(result).toContain('content="built"');
    expect(result).not.toContain('content="default"');
    expect(result).toContain(
      '<meta property="og:locale" content="en_GB">\n<title>default</title>\n</head>',
    );
  });
});

const head = [{ kind: 'title', text: 'New', when: 'always' } as const];
const misplacedIn = (page: string) =>
  editPage(Buffer.from(page), { head, texts: new Map() }).misplacedTags;

it.each([
  [
    'metadata after stray text in the head',
    '<!doctype html><html><head><meta charset=utf-8>x<link rel=canonical href=/a><meta name="description" content=a></head><body>',
    ['a canonical link', 'a description'],
  ],
  ['a second title', '<!doctype html><title>a</title><body><title>b</title>', ['a title']],
  ['a robots tag', '<!doctype html><body><p><meta content=a name=robots>', ['a robots tag']],
])('editPage reports %s that is in the body', (_, page, expected) => {
  expect(misplacedIn(page)).toEqual(expected);
});

it.each([
  [
    'words that name metadata',
    '<!doctype html><head><link rel=canonical href=/a></head><body><p>canonical description robots',
  ],
  [
    'metadata in a comment and in escaped markup',
    '<!doctype html><body><!-- <link rel=canonical href=/a> --><pre>&lt;link rel="canonical"&gt;</pre>',
  ],
  [
    'the title of an SVG image',
    '<!doctype html><head><title>a</title></head><meta name=description content=a><body><svg><title>b</title></svg>',
  ],
  [
    'metadata in a script and an attribute',
    '<!doctype html><body><script>"<meta name=description>"</script><p data-description="canonical">',
  ],
])('editPage does not report %s as metadata in the body', (_, page) =>
  expect(misplacedIn(page)).toBeUndefined(),
);
