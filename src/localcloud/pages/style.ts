/** Supports light and dark schemes, and widths from 320 pixels. */
export const style = `
:root {
  color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
  --ground: light-dark(#fff, #15181c); --soft: light-dark(#f4f6f9, #1f242a);
  --line: light-dark(#d0d7de, #3d444d);
  --ink: light-dark(#1a1d21, #e6e9ed); --quiet: light-dark(#57606a, #a2acb8);
  --accent: light-dark(#0b57b8, #8ab8ff);
  --good: light-dark(#1a7f37, #5fd17f); --bad: light-dark(#b3202b, #ff9a94);
}
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--ground); overflow-wrap: anywhere; }
a { color: var(--accent); }
:is(a, button, input, textarea, select, summary, .wide):focus-visible {
  outline: 3px solid var(--accent); outline-offset: 2px;
}
header { background: var(--soft); border-bottom: 1px solid var(--line); padding: .6rem 1rem 0; }
header > *, main { max-width: 70rem; margin-inline: auto; }
main { box-sizing: content-box; }
header ul, .trail, .parts {
  list-style: none; display: flex; flex-wrap: wrap; gap: .1rem 1.1rem; margin: 0; padding: 0;
}
header p { margin-block: 0 .3rem; }
header p a { color: inherit; font-weight: 600; text-decoration: none; }
header p small { color: var(--quiet); margin-left: .25rem; }
.trail { gap: 0; font-size: .9rem; }
.trail li + li::before { content: "/"; margin: 0 .5rem; color: var(--quiet); }
:is(header nav, .parts) a { display: inline-block; padding: .2rem 0 .35rem;
  border-bottom: 3px solid transparent; }
:is(header nav, .parts) a:not(:hover) { text-decoration: none; }
:is(header nav, .parts) a[aria-current] { color: inherit; font-weight: 600;
  border-color: var(--accent); }
.parts { border-bottom: 1px solid var(--line); margin-bottom: 1rem; }
main { padding: 1rem 1rem 3rem; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: .4rem 0 .75rem; }
h2 { font-size: 1.2rem; margin: 1.75rem 0 .5rem; }
.skip { position: absolute; left: -100vw; }
.skip:focus { position: static; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap; }
.quiet, .none { color: var(--quiet); }
.none { margin: 1.25rem 0; }
.wide { overflow-x: auto; margin: 1.25rem 0; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
caption { text-align: left; font-size: 1.05rem; font-weight: 600; padding: 0 0 .35rem; }
th { color: var(--quiet); font-weight: 600; white-space: nowrap; }
th, td {
  overflow-wrap: break-word; text-align: left; vertical-align: top;
  padding: .4rem 1rem .4rem 0; border-bottom: 1px solid var(--line);
}
td:first-child { min-width: 7rem; }
time, .exact { white-space: nowrap; }
.state { white-space: nowrap; } .state::before { content: "\\25CF"; margin-right: .35rem;
  color: var(--quiet); }
.state.good::before { color: var(--good); } .state.bad::before { color: var(--bad); }
.beside { display: inline; }
label:not(.beside) { display: block; font-weight: 600; margin-top: .75rem; }
input:is([type=text], [type=search], [type=number]), textarea, select {
  width: 100%; max-width: 45rem; font: inherit; color: inherit; background: var(--ground);
  border: 1px solid light-dark(#767676, #8d96a0); border-radius: 6px; padding: .35rem .5rem;
}
fieldset {
  border: 1px solid var(--line); border-radius: 6px; max-width: 45rem; margin: 1rem 0;
  padding: .25rem .75rem;
}
fieldset p { margin: .25rem 0; }
legend { font-weight: 600; padding: 0 .35rem; }
button {
  font: inherit; padding: .35rem .9rem; border-radius: 6px; border: 1px solid var(--accent);
  background: light-dark(#0b57b8, #16324f); color: #fff; cursor: pointer;
}
button:hover { background: light-dark(#08468f, #1f466e); }
button.second, .acts form + form button { background: var(--ground); color: var(--accent); }
form > p:last-child { display: flex; flex-wrap: wrap; gap: .5rem; margin: .75rem 0; }
.hint { color: var(--quiet); font-size: .85rem; margin: .15rem 0 0; }
.notice { border-left: 4px solid var(--quiet); background: var(--soft); padding: .5rem .9rem;
  margin: .75rem 0; }
.notice p { margin: .15rem 0; }
.notice.done { border-color: var(--good); } .notice.refused { border-color: var(--bad); }
.board { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); }
.board h2 { font-size: 1rem; margin: .25rem 0; padding-bottom: .25rem;
  border-bottom: 2px solid var(--line); }
.card { border: 1px solid var(--line); border-radius: 8px; padding: .6rem .8rem; margin: .6rem 0; }
.card :is(h2, h3) { font-size: 1rem; margin: 0 0 .25rem; }
.card p { margin: .35rem 0; }
.acts { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: end; }
.plain { list-style: none; padding: 0; margin: .35rem 0; }
.graph, .graph ul { list-style: none; margin: 0; padding: 0; }
.graph { display: flex; gap: .75rem 2.25rem; margin: .5rem 0 1.25rem; overflow-x: auto; }
.graph > li { position: relative; display: flex; flex: none; align-items: center;
  max-width: 16rem; }
.graph > li + li::before { content: "\\2192"; position: absolute; left: -1.6rem;
  color: var(--quiet); }
.graph ul { display: grid; gap: .5rem; }
.graph ul li { border: 1px solid var(--line); border-radius: 8px; padding: .4rem .75rem;
  background: var(--soft); }
@media (max-width: 40rem) {
  .graph { flex-wrap: wrap; }
  .graph > li + li::before { content: none; }
}
.graph small { color: var(--quiet); }
.summary > h2 { color: var(--quiet); font-weight: 400; }
.markdown :is(h1, h2, h3) { font-size: 1.1rem; margin: .75rem 0 .35rem; }
.markdown table { width: auto; }
.sides { display: grid; gap: .5rem 1.5rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); }
.preview { border: 1px solid var(--line); border-radius: 8px; padding: .75rem;
  background: var(--soft); }
.preview p { margin: 0; }
.preview h2 { margin: 0 0 .5rem; font-size: .85rem; font-weight: 400; color: var(--quiet); }
meter { width: 12rem; max-width: 60%; vertical-align: middle; }
.bar { width: 12rem; height: .7rem; display: block; margin-top: .35rem; }
  .bar rect { fill: var(--accent); }
code, pre { font-size: .85rem; }
.prose { white-space: pre-line; }
.problem { color: var(--bad); font-size: .9rem; margin: .15rem 0 0; }
:is(input, textarea)[aria-invalid=true] { border-color: var(--bad); }
form.search { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: end; }
form.search > p { margin: .75rem 0 0; }
.words { font-family: inherit; font-size: 1rem; }
.diff span { display: block; min-height: 1.5em; }
.added { background: light-dark(#dafbe1, #12351d); }
  .gone { background: light-dark(#ffe2e0, #4a1a1c); }
pre { overflow-x: auto; white-space: pre-wrap; }
pre:not(.words) { background: var(--soft); border-radius: 8px; padding: .75rem; }
`;
