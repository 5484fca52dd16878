import { plainText } from '../../shared/plain-text.ts';
import { count, firstNames } from '../../shared/units.ts';
import { type NextStep, person, step } from './next.ts';
import type { OpenRelease, RequestSight } from './sight.ts';

/**
 * Plans what is missing until the release contains the texts of a merged request; `undefined` if
 * nothing.
 */
export function planRequestTexts(
  { texts, page }: RequestSight,
  { branch, head }: OpenRelease,
): NextStep | undefined {
  if (!texts) return undefined;
  const { changes, conflicts, held, file, byPeople } = texts;
  const url = `${page}/blob/${branch}/${file}`;
  if (held.length > 0)
    return step({ do: 'tell-texts', commit: head }, `${branch} holds ${textCount(held)}.`);
  if (changes.length > 0 && byPeople)
    return person(
      `${branch} takes only pull requests: open one that writes the texts of the request into ${file}: ` +
        `${keysOf(changes)}.`,
      url,
    );
  if (changes.length > 0)
    return step(
      { do: 'commit-texts', branch, parent: head },
      `${textCount(changes)} of the request for ${branch}.`,
    );
  if (conflicts.length === 0) return undefined;
  return person(
    `The request and ${file} differ: ${keysOf(conflicts)}. Neither text is lost. Write the one that ` +
      'counts into the file, or into the portal with the request.',
    url,
  );
}

/**
 * Plans what is missing until the release contains no texts of a declined request; `undefined` if
 * nothing. Texts written by people stay.
 */
export function planTextsBack(
  { texts, page }: RequestSight,
  { branch, head }: OpenRelease,
): NextStep | undefined {
  if (!texts) return undefined;
  const { changes, held, file, byPeople } = texts;
  if (changes.length > 0 && byPeople)
    return person(
      `${branch} takes only pull requests: open one that takes the texts of the request out of ${file}: ` +
        `${keysOf(changes)}.`,
      `${page}/blob/${branch}/${file}`,
    );
  if (changes.length > 0)
    return step(
      { do: 'commit-texts', branch, parent: head },
      `${branch} still holds ${textCount(changes)} of the declined request.`,
    );
  if (held.length > 0)
    return step({ do: 'tell-texts', commit: head }, `${branch} holds them no longer.`);
  return undefined;
}

const textCount = (texts: readonly unknown[]) => count(texts.length, 'text');
const keysOf = (texts: readonly { readonly key: string }[]) =>
  firstNames(
    texts.map(({ key }) => plainText(key)),
    5,
  );
