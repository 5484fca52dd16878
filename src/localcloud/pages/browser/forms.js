// Enhances forms: keeps drafts, warns before they are lost, and updates lengths and previews during
// typing. Every form also works without this script.

const person = document.body.dataset.person;
const texts = 'input[type="text"], input[type="search"], textarea, select, input[type="checkbox"]';
const getCurrent = (field) => (field.type === 'checkbox' ? String(field.checked) : field.value);
const getSaved = (field) => {
  if (field.type === 'checkbox') return String(field.defaultChecked);
  if (field.tagName !== 'SELECT') return field.defaultValue;
  const chosen = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return chosen?.value ?? '';
};
const put = (field, value) => {
  if (field.type === 'checkbox') field.checked = value === 'true';
  else field.value = value;
};
const isChanged = (field) => getCurrent(field) !== getSaved(field);
const listFields = (form) => [...form.querySelectorAll(texts)].filter((field) => field.name);
const postForms = () =>
  [...document.querySelectorAll('form[method="post"]')].filter(
    (form) => listFields(form).length > 0,
  );

const draftKey = (form) => `draft ${person} ${new URL(form.action).pathname}`;
const readDraft = (form) => {
  try {
    return JSON.parse(localStorage.getItem(draftKey(form)) ?? '{}');
  } catch {
    return {};
  }
};

/** Stores the changed fields of a form, each with the saved value that it is based on. */
function storeDraft(form) {
  const others = readDraft(form);
  for (const field of listFields(form)) {
    if (isChanged(field)) others[field.name] = { value: getCurrent(field), base: getSaved(field) };
    // If somebody else has saved the field since, keep its draft, to offer it again.
    else if (others[field.name]?.base === getSaved(field)) delete others[field.name];
  }
  try {
    if (Object.keys(others).length === 0) localStorage.removeItem(draftKey(form));
    else localStorage.setItem(draftKey(form), JSON.stringify(others));
  } catch {
    // Ignore a full or disabled storage: the form and the warning still work.
  }
}

function announce(kind, message, ...buttons) {
  document.querySelector('.notice.from-script')?.remove();
  const notice = document.createElement('div');
  notice.className = `notice ${kind} from-script`;
  notice.setAttribute('role', kind === 'refused' ? 'alert' : 'status');
  const text = document.createElement('p');
  text.textContent = message;
  notice.append(text, ...buttons);
  document.querySelector('h1')?.after(notice);
}

function focusNotice() {
  const notice = document.querySelector('.notice:not(.from-script)');
  notice?.setAttribute('tabindex', '-1');
  notice?.focus();
}

function button(label, onClick) {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'second';
  made.textContent = label;
  made.addEventListener('click', onClick);
  return made;
}

/**
 * Restores drafts. Skips fields that the server has marked as invalid, because they show the value
 * that was sent, and fields that the user changed before this script was loaded.
 */
function restoreDrafts() {
  const restored = [];
  for (const form of postForms()) {
    const draft = readDraft(form);
    for (const field of listFields(form)) {
      const { value, base } = draft[field.name] ?? {};
      if (value === undefined || field.getAttribute('aria-invalid')) continue;
      if (value === getCurrent(field) || isChanged(field)) continue;
      if (base !== getSaved(field)) {
        // Somebody else has saved this field since, so offer the draft instead of restoring it.
        field.after(
          button(`Use what you typed: ${value.slice(0, 60)}`, () => {
            put(field, value);
            storeDraft(form);
          }),
        );
        continue;
      }
      put(field, value);
      restored.push([form, field]);
    }
    if (listFields(form).some(isChanged)) storeDraft(form);
  }
  if (restored.length === 0) return;
  const discard = button('Discard it', () => {
    for (const [form, field] of restored) {
      put(field, getSaved(field));
      storeDraft(form);
    }
    document.querySelector('.notice.from-script')?.remove();
    update();
  });
  announce('', 'What you typed here was not saved yet. It is back in the form.', discard);
}

let isLeaving = false;
addEventListener('beforeunload', (event) => {
  if (!isLeaving && postForms().some((form) => listFields(form).some(isChanged)))
    event.preventDefault();
});

const kept = 'What you typed is kept in this browser.';
const problems = {
  403:
    'You are no longer signed in. Run “site-deploy localcloud --sign-in”, open the address that it ' +
    'prints in another tab, then try again.',
  503: 'The portal is starting.',
};

async function readPage(response) {
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

async function send(form, submitter, isRetry = false) {
  const body = new URLSearchParams(new FormData(form, submitter));
  const again = button('Try again', () => void send(form, submitter));
  let response;
  try {
    const headers = { accept: 'application/json' };
    response = await fetch(form.action, { method: 'POST', body, headers });
  } catch {
    return announce('refused', `The portal can’t be reached. ${kept}`, again);
  }
  if (response.headers.get('content-type')?.startsWith('application/json')) {
    const { location: address } = await response.json();
    localStorage.removeItem(draftKey(form));
    isLeaving = true;
    const here = location.pathname + location.search;
    location.assign(address);
    // If only the hash differs, `assign` loads no page.
    if (new URL(address, location.href).pathname + new URL(address, location.href).search === here)
      location.reload();
    return undefined;
  }
  const answer = await readPage(response);
  const token = answer.querySelector('input[name="form-token"]')?.value;
  if (response.status === 403 && token && answer.body.dataset.person === person && !isRetry) {
    // The token is outdated if the local cloud was restarted with another database.
    for (const input of document.querySelectorAll('input[name="form-token"]')) input.value = token;
    return await send(form, submitter, true);
  }
  const main = answer.querySelector('main');
  if (!main) {
    const why = problems[response.status] ?? 'The portal can’t answer.';
    return announce('refused', `${why} ${kept}`, again);
  }
  document.querySelector('main')?.replaceWith(document.adoptNode(main));
  document.title = answer.title;
  start();
  focusNotice();
  return undefined;
}

addEventListener('submit', (event) => {
  const form = event.target;
  if (event.defaultPrevented || form.method !== 'post' || listFields(form).length === 0) return;
  event.preventDefault();
  void send(form, event.submitter);
});

/**
 * Updates what depends on fields, e.g. lengths and previews. `data-shows` names fields; the first
 * one with a value is shown.
 */
function update() {
  const isField = (name) => document.getElementById(name) !== null;
  const read = (name) => {
    const field = document.getElementById(name);
    return field?.value || field?.dataset.built || '';
  };
  const isBuilt = (name) => read(name) === document.getElementById(name)?.dataset.built;
  const withSuffix = (text, { suffix = '', whole }) =>
    text === '' || text === whole || text.endsWith(suffix) ? text : text + suffix;
  const findShown = (names) => names.split(' ').find((name) => read(name) !== '') ?? '';
  for (const line of document.querySelectorAll('[data-length-of]')) {
    const text = withSuffix(read(line.dataset.lengthOf), line.dataset);
    const length = [...text].length;
    const meter = line.querySelector('meter');
    const count = line.querySelector('.count');
    if (meter) meter.value = length;
    if (count) count.textContent = String(length);
    const added = line.querySelector('.with');
    if (added) added.hidden = !text.endsWith(line.dataset.suffix);
    if (meter) line.querySelector('.verdict').textContent = judge(length, meter);
    line.classList.toggle('over', meter !== null && length > meter.max);
  }
  for (const shown of document.querySelectorAll('[data-shows]')) {
    // Without fields, the preview stays as it is.
    if (!shown.dataset.shows.split(' ').some(isField)) continue;
    const name = findShown(shown.dataset.shows);
    const text = name === 'title' ? withSuffix(read(name), shown.dataset) : read(name);
    if (shown.tagName !== 'IMG') shown.textContent = text;
    else showImage(shown, text);
  }
  for (const line of document.querySelectorAll('[data-tags-of]')) {
    const names = line.dataset.tagsOf.split(',').map(findShown).filter(isBuilt);
    const tags = names.map((name) => document.getElementById(name).dataset.tag ?? '');
    const shown = tags.filter((tag) => tag.includes(':'));
    line.hidden = shown.length === 0;
    line.querySelector('span').textContent = shown.join(', ');
  }
  for (const mark of document.querySelectorAll('.unsaved'))
    mark.hidden = !isChanged(mark.parentElement.querySelector('textarea'));
  for (const line of document.querySelectorAll('[data-source-of]')) {
    const field = document.getElementById(line.dataset.sourceOf);
    const [built, other] = line.children;
    if (!field?.dataset.built) continue;
    built.hidden = field.value !== field.dataset.built;
    other.hidden = !built.hidden;
  }
}

function judge(length, { low, high }) {
  if (length > high) return ', too long';
  return length > 0 && length < low ? ', too short' : '';
}

/** Shows an image, but only one of the site itself. */
function showImage(image, address) {
  const { site, built } = image.dataset;
  const path = address.startsWith(site) ? address.slice(site.length) : address;
  image.hidden = !built || !path.startsWith('/');
  if (!image.hidden && image.getAttribute('src') !== built + path) image.src = built + path;
}

document.addEventListener(
  'load',
  (event) => {
    const image = event.target;
    const size = image.dataset?.sizeIn && document.getElementById(image.dataset.sizeIn);
    if (size) size.textContent = `${image.naturalWidth} × ${image.naturalHeight} pixels`;
  },
  true,
);

addEventListener('input', (event) => {
  const { form } = event.target;
  if (form?.method === 'post') storeDraft(form);
  update();
});

addEventListener('click', (event) => {
  const choice = event.target.closest?.('[data-fills]');
  const field = choice && document.getElementById(choice.dataset.fills);
  if (!field) return;
  field.value = choice.value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
});

addEventListener('keydown', (event) => {
  const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey) {
    const find = document.getElementById('find') ?? document.getElementById('search');
    if (!find) return;
    event.preventDefault();
    find.focus();
    find.select();
  }
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && event.target.form) {
    event.preventDefault();
    event.target.form.requestSubmit();
  }
  const isLine = event.target.matches?.('textarea[data-line]');
  if (event.key === 'Enter' && isLine && !event.ctrlKey && !event.metaKey) moveOn(event);
  if (event.altKey && /^Arrow(Up|Down)$/.test(event.key)) moveInGrid(event);
});

/** Moves the focus to the field above or below, in the same column. */
function moveInGrid(event) {
  const cell = event.target.closest?.('.grid td');
  const row = cell?.parentElement;
  const next = event.key === 'ArrowUp' ? row?.previousElementSibling : row?.nextElementSibling;
  const field = cell && next?.children[cell.cellIndex]?.querySelector('textarea');
  if (!field) return false;
  event.preventDefault();
  field.focus();
  return true;
}

/**
 * Handles Enter in a single-line text: moves the focus to the next field (in the grid, to the one
 * below), and from the last one to “Save”.
 */
function moveOn(event) {
  if (event.isComposing) return;
  event.preventDefault();
  if (event.target.closest('.grid') && moveInGrid(event)) return;
  const fields = [...event.target.form.querySelectorAll('input, textarea, select, button')];
  const after = fields.slice(fields.indexOf(event.target) + 1);
  after.find((field) => field.type !== 'hidden' && field.type !== 'button')?.focus();
}

const presenceMs = 15_000;
/** Reports that this form is open, and shows who else has it open. */
async function report() {
  const form = postForms().find((item) => item.querySelector('[name="base"], .text, .grid'));
  if (!form || document.hidden) return;
  const token = form.querySelector('[name="form-token"]')?.value ?? '';
  const body = new URLSearchParams({ 'form-token': token, at: new URL(form.action).pathname });
  const response = await fetch('/editing', { method: 'POST', body }).catch(() => undefined);
  const { others = [] } = response?.ok ? await response.json() : {};
  let line = document.getElementById('editing');
  if (!line) {
    line = document.createElement('p');
    line.id = 'editing';
    line.setAttribute('aria-live', 'polite');
    document.querySelector('h1')?.after(line);
  }
  const verb = others.length > 1 ? 'are' : 'is';
  line.textContent = others.length > 0 ? `${others.join(' and ')} ${verb} editing here too.` : '';
}
setInterval(() => void report(), presenceMs);

const followMs = 1_000;
/**
 * Updates the progress of a publication in place, so that a screen reader only announces the next
 * step.
 */
async function follow() {
  const shown = document.querySelector('[data-follows]');
  if (!shown) return;
  const response = await fetch(location.href).catch(() => undefined);
  if (response?.ok) {
    const answer = await readPage(response);
    const next = answer.querySelector('[data-follows]');
    if (next) {
      const [line, now] = [shown.firstElementChild, next.firstElementChild.textContent];
      if (line.textContent !== now) line.textContent = now;
      shown.lastElementChild.replaceWith(next.lastElementChild);
    } else {
      document.getElementById('content').replaceWith(answer.getElementById('content'));
      focusNotice();
    }
  }
  setTimeout(() => void follow(), followMs);
}

function addHints() {
  for (const form of postForms()) {
    const save = form.querySelector('button[type="submit"]');
    if (!save?.textContent.startsWith('Save') || form.querySelector('.keys')) continue;
    const hint = document.createElement('small');
    hint.className = 'keys quiet';
    hint.textContent = ' Ctrl+Enter saves.';
    save.parentElement.append(hint);
  }
}

function start() {
  addHints();
  restoreDrafts();
  update();
  void report();
  void follow();
}
start();
// Move the focus to the response to a form, unless the URL has a hash, or else to the field with
// `autofocus`. Browsers only focus that field when they show the page, and lose keys that are
// pressed before.
const first = document.querySelector('[autofocus]');
if (!location.hash && [document.body, first].includes(document.activeElement)) {
  first?.focus();
  focusNotice();
}
