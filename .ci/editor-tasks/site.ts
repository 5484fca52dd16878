import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

const woods = ['Ash', 'Beech', 'Cedar', 'Elm', 'Larch', 'Maple', 'Oak', 'Pine', 'Walnut', 'Yew'];
const things = ['bench', 'chair', 'chest', 'desk', 'door', 'frame', 'ladder', 'rail', 'shelf'];
const more = ['stool', 'table', 'tray'];
const texts = ['care', 'delivery', 'finish', 'frame', 'lead', 'origin', 'price', 'size', 'title'];

const config = `version: 1
site: { slug: harbour, id: site_harbour, type: static, url: https://www.harbour.example }
portal:
  url: https://portal.harbour.example
  audience: api://0f0f0f0f-0000-4000-8000-000000000001
azure:
  clientId: 11111111-1111-4111-8111-111111111111
  tenantId: 22222222-2222-4222-8222-222222222222
  subscriptionId: 33333333-3333-4333-8333-333333333333
build: { output: public }
`;

/** Writes a built site with 121 pages, 1,081 texts and two images. */
export async function writeSite(folder: string): Promise<void> {
  const write = async (name: string, content: string | Uint8Array) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  await write('site.config.yml', config);
  await write('package.json', JSON.stringify({ name: 'harbour', version: '1.0.0', private: true }));
  const links: string[] = [];
  for (const wood of woods)
    for (const thing of [...things, ...more]) {
      const slug = `${wood}-${thing}`.toLowerCase();
      const name = `${wood} ${thing}`;
      links.push(`<li><a href="/${slug}/">${name}</a></li>`);
      const lines = texts.map((text) =>
        text === 'title'
          ? `<h1 data-text-key="${slug}.product.title">${name}</h1>`
          : `<p data-text-key="${slug}.product.${text}">The ${text} of our ${name}.</p>`,
      );
      await write(`public/${slug}/index.html`, page(name, lines.join('\n')));
    }
  const hero = '<h1 data-text-key="home.hero.title">Furniture from the harbour</h1>';
  await write('public/index.html', page('Harbour', `${hero}\n<ul>${links.join('\n')}</ul>`));
  await write('public/images/workshop.png', picture(1200, 630));
  await write('public/images/icon.png', picture(64, 64));
}

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body>${body}</body></html>
`;

/** Returns a grey PNG. https://www.w3.org/TR/png-3/ */
function picture(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Buffer.alloc((width + 1) * height, 120);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
