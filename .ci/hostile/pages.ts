/**
 * Attacks by a page's scripts on the portal that embeds the page. Each is the body of an async
 * function that returns what it could read. `P` is the portal's address, and `S` the address of the
 * site's pages in the portal.
 */
export const hostilePages: Readonly<Record<string, string>> = {
  'reads its cookies': 'return document.cookie',
  'reads the parent document': 'return parent.document.body.innerHTML',
  'reads the top document': 'return top.document.documentElement.outerHTML',
  "reads the parent's storage": 'return JSON.stringify(parent.localStorage)',
  'reads its own storage': 'return JSON.stringify(localStorage)',
  'reads the session storage': 'return JSON.stringify(sessionStorage)',
  'reads databases': 'return JSON.stringify(await indexedDB.databases())',
  'reads caches': 'return JSON.stringify(await caches.keys())',
  'reads the address of the parent': 'return parent.location.href',
  'reads variables of the parent': 'return String(parent.person)',
  'fetches the portal': 'return await (await fetch(P)).text()',
  'fetches the portal without CORS': "return await (await fetch(P, { mode: 'no-cors' })).text()",
  'fetches the portal with cookies':
    "return await (await fetch(P + '/users', { credentials: 'include' })).text()",
  'fetches the texts': "return await (await fetch(S + '/texts')).text()",
  'asks by XMLHttpRequest':
    "return await new Promise((ok, no) => { const x = new XMLHttpRequest(); x.onload = () => ok(x.responseText); x.onerror = no; x.open('GET', P + '/users'); x.send() })",
  'imports a script of the portal':
    "return JSON.stringify(Object.keys(await import(P + '/forms.js')))",
  'loads a page of the portal as a script':
    "return await new Promise((ok, no) => { const s = document.createElement('script'); s.onload = () => ok(document.body.dataset.person); s.onerror = no; s.src = P + '/users'; document.body.append(s) })",
  'loads a page of the portal as a style':
    "return await new Promise((ok, no) => { const l = document.createElement('link'); l.rel = 'stylesheet'; l.onload = () => ok('Local portal'); l.onerror = no; l.href = P + '/users'; document.head.append(l) })",
  'frames the portal':
    "return await new Promise((ok, no) => { const f = document.createElement('iframe'); f.onload = () => { try { ok(f.contentDocument.body.innerHTML) } catch (e) { no(e) } }; f.src = P; document.body.append(f) })",
  'frames a document without an address':
    "const f = document.createElement('iframe'); document.body.append(f); return f.contentWindow.parent.parent.document.title",
  'opens the portal': "const w = window.open(P, '_blank'); return w.document.title",
  'uses its opener': 'return opener.document.title',
  'streams events of the portal':
    'return await new Promise((ok, no) => { const e = new EventSource(P); e.onmessage = (m) => ok(m.data); e.onerror = no })',
  'opens a socket':
    "return await new Promise((ok, no) => { const w = new WebSocket(P.replace('http', 'ws')); w.onopen = () => ok('Local portal'); w.onerror = no })",
  'registers a service worker': "return String(await navigator.serviceWorker.register('/sw.js'))",
  'starts a shared worker': "return String(new SharedWorker(P + '/forms.js'))",
  'sets its domain': "document.domain = 'localhost'; return parent.document.title",
  'waits for messages':
    "return await new Promise((ok) => { const all = []; addEventListener('message', (e) => all.push(JSON.stringify(e.data))); setTimeout(() => ok(all.join()), 500) })",
  'sends a beacon': "navigator.sendBeacon(S + '/texts', 'text:home.hero.title=Owned')",
  'posts a text':
    "await fetch(S + '/texts', { method: 'POST', mode: 'no-cors', body: new URLSearchParams({ 'text:home.hero.title': 'Owned' }) })",
  'posts with a guessed token':
    "await fetch(S + '/texts', { method: 'POST', mode: 'no-cors', credentials: 'include', body: new URLSearchParams({ 'form-token': 'x', person: 'user_oscar', 'text:home.hero.title': 'Owned' }) })",
  'submits a form':
    "document.body.insertAdjacentHTML('beforeend', `<form method=post action=${S}/texts><input name='text:home.hero.title' value=Owned></form>`); document.forms[0].submit()",
  'submits a form at the top':
    "document.body.insertAdjacentHTML('beforeend', `<form target=_top method=post action=${S}/texts><input name='text:home.hero.title' value=Owned></form>`); document.forms[0].submit()",
  'calls the API':
    "await fetch(P + '/api/sites', { method: 'PATCH', body: '{}', headers: { 'content-type': 'application/json' } })",
  'asks for a save by messages':
    "for (const type of ['save', 'store', 'submit', 'accept']) parent.postMessage({ source: 'built-page', type, key: 'home.hero.title', text: 'Owned', value: 'Owned' }, '*')",
  'chooses a text that is not of the page':
    "parent.postMessage({ source: 'built-page', type: 'chosen', key: 'about.hero.title', rect: { x: 0, y: 0, width: 9, height: 9 } }, '*')",
  'chooses with markup and styles':
    "parent.postMessage({ source: 'built-page', type: 'chosen', key: '<img src=x onerror=alert(1)>', rect: { x: 1e99, y: NaN, width: {}, height: 1 }, look: { size: 1e9, weight: 'url(x)', align: '</style>' } }, '*')",
  'pollutes prototypes':
    'parent.postMessage(JSON.parse(\'{"source":"built-page","type":"chosen","key":"__proto__","__proto__":{"key":"constructor"}}\'), \'*\')',
  'floods with messages':
    "for (let i = 0; i < 5000; i++) parent.postMessage({ source: 'built-page', type: 'texts', path: '/'.repeat(2000), keys: [] }, '*')",
  'takes the focus and keys':
    "document.body.insertAdjacentHTML('beforeend', '<textarea style=\"position:fixed;inset:0;width:100%;height:100%\" autofocus></textarea>'); document.querySelector('textarea').focus()",
  'navigates the top': "top.location = 'https://evil.example/'",
  'navigates itself to the portal': "location = S + '/texts'",
  'refreshes to the portal':
    "document.head.insertAdjacentHTML('beforeend', `<meta http-equiv=refresh content='0;url=${S}/texts'>`)",
  'follows a link to the top':
    "document.body.insertAdjacentHTML('beforeend', `<a target=_top href=${S}/texts>x</a>`); document.querySelector('a').click()",
};
