import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Terminal } from './terminal.ts';

/** A site of a newcomer's own. */
export interface OwnSite {
  /** Makes it, with a first commit; the person is in its folder then. */
  make(terminal: Terminal): Promise<void>;
  /** What its guide has typed before the first deployment. */
  readonly before: readonly string[];
}

const author = 'git config user.name Newcomer && git config user.email newcomer@acme.example';

async function begin(terminal: Terminal): Promise<void> {
  await terminal.type(
    `git init -q -b main && ${author} && git add -A && git commit -qm "A new site"`,
  );
}

/** As the guide of Vite has it: https://vite.dev/guide/ */
export const viteSite: OwnSite = {
  async make(terminal) {
    await terminal.type('npm create --yes vite@9.3.0 shop -- --template vanilla --no-interactive', {
      shows: /Scaffold/,
    });
    terminal.enter('shop');
    await terminal.type('npm install --no-audit --no-fund');
    await begin(terminal);
  },
  before: [],
};

/** A site of two pages, without a theme, which would come from elsewhere: https://gohugo.io/getting-started/quick-start/ */
export const hugoSite: OwnSite = {
  async make(terminal) {
    await terminal.type('hugo new site blog', { shows: /Congratulations/ });
    terminal.enter('blog');
    const files = {
      'layouts/_default/baseof.html': `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{{ .Title }}</title></head>
<body>{{ block "main" . }}{{ end }}</body>
</html>
`,
      'layouts/_default/list.html':
        '{{ define "main" }}<h1>{{ .Title }}</h1>{{ range .Pages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ end }}\n',
      'layouts/_default/single.html':
        '{{ define "main" }}<h1>{{ .Title }}</h1>{{ .Content }}{{ end }}\n',
      'content/posts/first.md': '---\ntitle: First\n---\n\nHello.\n',
      '.gitignore': 'public\n.hugo_build.lock\n',
    };
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(terminal.folder(), name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    await begin(terminal);
  },
  // Hugo has no package.json, so a tag names the version.
  before: ['git tag v0.1.0'],
};
