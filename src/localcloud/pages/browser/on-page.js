// Shows an editor on top of the text that was chosen in the frame of the built page. The frame runs
// the site's scripts, so its messages are untrusted: they are validated, and none of them saves
// anything. `button` and `readPage` come from `forms.js`, which the portal's pages load first.

const stage = document.querySelector('.stage');
const frame = stage?.querySelector('iframe');
const findField = (key) => document.getElementById(`text-${key}`);
/** Keys of the texts that the portal lists for this page. */
const keys = [...document.querySelectorAll('.panel textarea')].map((field) =>
  field.name.replace('text:', ''),
);
const keyPattern = /^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/;
const mostKeys = 5_000;

const isNumber = (value) => typeof value === 'number' && Number.isFinite(value);
const between = (value, least, most) => Math.min(most, Math.max(least, value));

/** Validates a message; `undefined` if it doesn't have the form that the frame's script sends. */
function parse(data) {
  if (typeof data !== 'object' || data === null || data.source !== 'built-page') return undefined;
  const { type, key, rect, font } = data;
  if (type === 'texts')
    return { type, keys: Array.isArray(data.keys) ? data.keys.slice(0, mostKeys) : [] };
  if (!['chosen', 'moved', 'unmarked'].includes(type)) return undefined;
  const isKey = typeof key === 'string' && key.length < 300 && keyPattern.test(key);
  if (type !== 'unmarked' && !isKey) return undefined;
  const { x, y, width, height } = rect ?? {};
  if (![x, y, width, height].every(isNumber)) return undefined;
  const { size, weight, align } = font ?? {};
  return {
    ...{ type, key, rect: { x, y, width, height } },
    font: {
      size: isNumber(size) ? between(size, 12, 64) : 16,
      weight: isNumber(weight) ? between(weight, 100, 900) : 400,
      align: ['center', 'right', 'end'].includes(align) ? align : 'start',
    },
  };
}

const show = (key, text) => frame.contentWindow?.postMessage({ type: 'show', key, text }, '*');

let editor;
/** Button in the list that opened the editor; `undefined` if the editor was opened on the page. */
let opener;
function close(isBack) {
  const key = editor?.dataset.key;
  editor?.remove();
  editor = undefined;
  if (!isBack) return;
  const isFromList = opener?.dataset.chooses === key;
  (isFromList ? opener : frame).focus();
  opener = undefined;
  // Return the focus to the text in the frame.
  if (!isFromList) frame.contentWindow?.postMessage({ type: 'focus', key }, '*');
}

function place({ x, y, width }) {
  if (!editor) return;
  const most = stage.clientWidth;
  const wide = between(width, Math.min(280, most), most);
  editor.style.width = `${wide}px`;
  editor.style.left = `${between(x, 0, most - wide)}px`;
  editor.style.top = `${between(y, 0, Math.max(0, stage.clientHeight - editor.offsetHeight))}px`;
}

function addEditor(label) {
  close(false);
  editor = document.createElement('div');
  editor.className = 'in-place';
  editor.setAttribute('role', 'group');
  editor.setAttribute('aria-label', label);
}

/** Explains why a text can't be edited. */
function explain({ rect }) {
  addEditor('This text can’t be edited here');
  const ok = button('Close', () => close(false));
  editor.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close(false);
  });
  editor.append(document.getElementById('unmarked').content.cloneNode(true), ok);
  stage.append(editor);
  place(rect);
  ok.focus();
}

let isFetching = false;
/**
 * Fetches the field of a text that the portal doesn't list for this page, e.g. after a link opened
 * another page.
 */
async function fetchField(key) {
  isFetching = true;
  const response = await fetch(`${stage.dataset.texts}/${encodeURIComponent(key)}`).catch(
    () => undefined,
  );
  isFetching = false;
  if (!response?.ok) return false;
  const answer = await readPage(response);
  const card = answer.querySelector('.card.text');
  if (!card || findField(key)) return Boolean(card);
  const cards = document.querySelector('.panel .cards');
  cards.closest('[hidden]')?.removeAttribute('hidden');
  cards.append(document.adoptNode(card));
  addChoice(key);
  return true;
}

async function open({ key, rect, font }) {
  if (isFetching) return;
  if (!findField(key) && !(await fetchField(key))) return explain({ rect });
  const field = findField(key);
  if (field.readOnly) return explain({ rect });
  addEditor(`Edit ${key}`);
  editor.dataset.key = key;
  const input = document.createElement('textarea');
  input.value = field.value;
  input.setAttribute('aria-label', `Text of ${key}`);
  Object.assign(input.style, {
    fontSize: `${font.size}px`,
    fontWeight: String(font.weight),
    textAlign: font.align,
  });
  const line = document.createElement('p');
  line.className = 'hint';
  line.setAttribute('role', 'status');
  const isLine = field.matches('[data-line]');
  const keys = isLine ? 'Enter' : 'Ctrl+Enter';
  const count = () => {
    line.className = 'hint';
    const length = `${[...input.value].length} characters${isLine ? ', one line' : ''}.`;
    const held = input.value === '' ? 'An empty text restores the original.' : length;
    line.textContent = `${held} ${keys} saves, Escape cancels.`;
  };
  const sync = () => {
    field.value = input.value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  input.addEventListener('input', () => {
    sync();
    count();
  });
  const reject = () => {
    input.value = field.defaultValue;
    sync();
    close(true);
  };
  const accept = async () => {
    line.textContent = 'Saving …';
    const problem = await store(key, field);
    if (!problem) return close(true);
    line.className = 'problem';
    line.textContent = problem;
    return undefined;
  };
  editor.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') reject();
    const isEnter = event.key === 'Enter' && !event.isComposing;
    const isSaving = event.ctrlKey || event.metaKey || (isLine && event.target === input);
    if (!isEnter || !isSaving) return;
    event.preventDefault();
    if (!event.shiftKey) void accept();
  });
  const buttons = document.createElement('p');
  const save = button('Save', () => void accept());
  save.className = '';
  buttons.append(save, button('Cancel', reject));
  editor.append(input, buttons, line);
  const shared = document.getElementById(`shared-${key}`)?.cloneNode(true);
  shared?.removeAttribute('id');
  if (shared) input.after(shared);
  stage.append(editor);
  count();
  place(rect);
  input.focus();
}

/**
 * Saves a text with the token of the portal's form.
 * @returns the problem; `undefined` on success
 */
async function store(key, field, isUndo = false) {
  const { form } = field;
  const base = form.elements[`base:${key}`];
  const before = base.value;
  const body = new URLSearchParams({
    'form-token': form.elements['form-token'].value,
    person: form.elements.person.value,
    [base.name]: before,
    [field.name]: field.value,
  });
  const headers = { accept: 'application/json' };
  const response = await fetch(form.action, { method: 'POST', body, headers }).catch(
    () => undefined,
  );
  if (!response) return 'The portal can’t be reached. The text is kept in this browser.';
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    const answer = await readPage(response);
    // Base the next save on the value that the problem mentions, so that it replaces that value.
    const [now] = answer.getElementsByName(base.name);
    if (now) [base.value, field.defaultValue] = [now.value, now.value];
    const problem = answer.getElementById(`problem-${key}`) ?? answer.querySelector('.notice, h1');
    return problem?.textContent.replace(/\s+/g, ' ').trim() ?? 'The text was not saved.';
  }
  if (field.value === '') field.value = field.dataset.default;
  base.value = field.value;
  field.defaultValue = field.value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  show(key, field.value);
  announceSave(key, field, before, isUndo);
  return undefined;
}

function announceSave(key, field, before, isUndo) {
  document.querySelector('.notice')?.remove();
  const notice = document.createElement('div');
  notice.className = 'notice done';
  notice.setAttribute('role', 'status');
  const text = document.createElement('p');
  const isSame = before === field.value;
  const done = isUndo ? 'Undone' : 'Saved';
  text.textContent = `${isSame ? 'Nothing changed' : done}: ${key}. `;
  const undo = button('Undo', async () => {
    field.value = before;
    const problem = await store(key, field, true);
    if (problem) text.textContent = problem;
  });
  if (!isSame && stage.dataset.publish && field.value !== field.dataset.live) {
    const publish = document.createElement('a');
    publish.href = stage.dataset.publish;
    publish.textContent = 'published';
    text.append('It goes live when ', publish, '. ');
  }
  if (!isSame && !isUndo) text.append(undo);
  notice.append(text);
  notice.tabIndex = -1;
  document.querySelector('h1').after(notice);
  if (isUndo) notice.focus();
}

function addChoice(key) {
  if (findField(key).readOnly) return;
  const choose = button('Edit in the page', () => {
    opener = choose;
    frame.contentWindow?.postMessage({ type: 'choose', key }, '*');
  });
  choose.className = 'second small';
  choose.dataset.chooses = key;
  findField(key).after(choose);
}

/** Hides the buttons of texts that the frame doesn't show, e.g. texts in a page's head. */
function hideOthers(shown) {
  for (const choose of document.querySelectorAll('[data-chooses]'))
    choose.hidden = !shown.includes(choose.dataset.chooses);
}

addEventListener('message', (event) => {
  if (!frame || event.source !== frame.contentWindow) return;
  const message = parse(event.data);
  if (message?.type === 'texts') {
    for (const key of keys) show(key, findField(key)?.value || findField(key)?.dataset.default);
    hideOthers(message.keys);
  }
  if (message?.type === 'chosen') void open(message);
  // Don't interrupt somebody who is typing.
  if (message?.type === 'unmarked' && !editor?.dataset.key) explain(message);
  if (message?.type === 'moved' && editor?.dataset.key === message.key) place(message.rect);
});

if (frame) for (const key of keys) addChoice(key);
