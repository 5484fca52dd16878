import { plainText } from '../../shared/plain-text.ts';
import { count, firstNames } from '../../shared/units.ts';
import { person, step } from '../reconcile.ts';
import type { NextStep, OpenRelease, RequestState } from './state.ts';

/** `undefined` if nothing is missing. */
export function planRequestTexts(state: RequestState, release: OpenRelease): NextStep | undefined {
  const { branch, head } = release;
  if (!state.texts) return undefined;
  const { changes, conflicts, applied, file, needsPull } = state.texts;
  const url = `${state.page}/blob/${branch}/${file}`;
  if (applied.length > 0)
    return step({ do: 'tell-texts', commit: head }, `${branch} holds ${textCount(applied)}.`);
  if (changes.length > 0 && needsPull)
    return person(
      `${branch} accepts only pull requests: open one that writes the request's texts to ` +
        `${file}: ` +
        `${formatKeys(changes)}.`,
      url,
    );
  if (changes.length > 0)
    return step(
      { do: 'commit-texts', branch, parent: head },
      `${textCount(changes)} from the request for ${branch}.`,
    );
  if (conflicts.length === 0) return undefined;
  return person(
    `The request and ${file} differ: ${formatKeys(conflicts)}. Neither text is lost. Write ` +
      'the correct one ' +
      'to the file, or to the portal with the request.',
    url,
  );
}

/** Texts written by people stay. `undefined` if nothing is missing. */
export function planTextsBack(state: RequestState, release: OpenRelease): NextStep | undefined {
  const { branch, head } = release;
  if (!state.texts) return undefined;
  const { changes, applied, file, needsPull } = state.texts;
  if (changes.length > 0 && needsPull)
    return person(
      `${branch} accepts only pull requests: open one that removes the request's texts from ` +
        `${file}: ` +
        `${formatKeys(changes)}.`,
      `${state.page}/blob/${branch}/${file}`,
    );
  if (changes.length > 0)
    return step(
      { do: 'commit-texts', branch, parent: head },
      `${branch} still contains ${textCount(changes)} from the declined request.`,
    );
  if (applied.length > 0)
    return step({ do: 'tell-texts', commit: head }, `${branch} no longer contains them.`);
  return undefined;
}

const textCount = (texts: readonly unknown[]) => count(texts.length, 'text');
const formatKeys = (texts: readonly { readonly key: string }[]) =>
  firstNames(
    texts.map((text) => plainText(text.key)),
    5,
  );
