import { html } from 'hono/html';
import { type Markup, table, webLink } from '../frame/layout.ts';
import type { PageContext } from '../frame/page-context.ts';

const address = '/help/texts';
const guide = 'https://github.com/site-deploy/site-deploy/blob/main/src/cli/init/guides/texts.md';

/** Explains why a text of the site can't be edited, and who can change that. */
export const renderUnmarked = (subject = 'This text is'): Markup =>
  html`<p>${subject} part of the site’s build, not of its editable texts. A developer makes it
editable with a key: <a href="${address}" target="_blank">How a text becomes editable</a></p>`;

const examples = [
  ['home.hero.title', 'The title at the top of the start page'],
  ['about.team.intro', 'The introduction of the team on /about'],
  ['nav.main.contact', 'A link in the navigation of all pages: one text, edited once'],
  ['footer.legal.notice', 'A line of the footer of all pages'],
];

export function addHelpPages({ app, show }: PageContext): void {
  app.get(address, (context) => {
    const rows = examples.map(([key, meaning = '']) => [html`<code>${key}</code>`, meaning]);
    const content = html`<p>For the developer of the site. Give the element a key in the source of
the site, and publish the site once: from then on, its text can be edited here.</p>
<pre>${'<h1 data-text-key="home.hero.title">Welcome</h1>'}
${'<img data-text-key-alt="home.hero.image" alt="A desk" src="/desk.jpg">'}</pre>
<p>A key has three parts, separated by points: the page, its section and the element. The first
part is the page’s name in the portal. A text that several pages show has the same key on all of
them, with a first part such as <code>nav</code> or <code>footer</code>.</p>
${table('Examples', ['Key', 'Text'], rows)}
<p>An application (React, Vue, Svelte, Angular) also has to take the text from its key:
<code>site-deploy init --texts react</code> writes what it needs.</p>
<p>${webLink(guide, 'The complete guide')}</p>`;
    return show(context, { title: 'How a text becomes editable', content });
  });
}
