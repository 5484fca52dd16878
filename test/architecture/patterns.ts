/** Part of a pattern that matches one character, or several in a row if it `repeats`. */
interface Atom {
  readonly source: string;
  readonly repeats: boolean;
}

const atom = /\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\x[\da-f]{2}|\\u[\da-f]{4}|\\.|[^\\]/gis;
const group = /^\(\?(?:[:=!]|<[=!]|<\w+>)/;
const quantifiers = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;

/** Returns the atoms of each alternative in order, without the structure of their groups. */
function readAtoms(pattern: string): readonly (readonly Atom[])[] {
  const alternatives: Atom[][] = [[]];
  let at = 0;
  while (at < pattern.length) {
    atom.lastIndex = at;
    const source = group.exec(pattern.slice(at))?.[0] ?? atom.exec(pattern)?.[0] ?? '';
    at += source.length;
    if (source === '|') alternatives.push([]);
    if (/^(?:\(.*|[|^$]|\\[bBk\d])$/.test(source)) continue;
    const quantifier = quantifiers.exec(pattern.slice(at))?.[0] ?? '';
    at += quantifier.length;
    const repeats = /^[*+]|,/.test(quantifier);
    if (source !== ')') alternatives.at(-1)?.push({ source, repeats });
    else if (repeats) alternatives.at(-1)?.push({ source: '', repeats });
  }
  return alternatives;
}

const palette = [...'a0 \n\t-/="\'.,:;<>{}[]()#@*_!|\\\0'];

/**
 * Returns a character that the atom matches, the preferred one if possible. If none is found,
 * returns `a`.
 */
function sample({ source }: Atom, flags: string, preferred: string): string {
  if (source === '') return '';
  // With the `v` flag, character sets can be nested, and `atom` can't match those as a whole.
  if (flags.includes('v')) return 'a';
  const only = new RegExp(`^(?:${source})$`, flags.replace(/[gmy]/g, ''));
  return [preferred, ...source, ...palette].find((character) => only.test(character)) ?? 'a';
}

/** A string that consists of `before`, many repetitions of `part`, and `end`. */
interface Attack {
  readonly before: string;
  readonly part: string;
  readonly end: string;
}

/**
 * Yields attacks on a pattern. Most of them repeat a string that one part of the pattern matches,
 * after a string that matches everything before that part. Matches then begin everywhere and fail
 * at the end. Others repeat pairs of punctuation marks, which different alternatives of a group may
 * match.
 */
function* attacks({ source, flags }: RegExp): Generator<Attack> {
  const characters = new Set<string>();
  for (const preferred of ['', '\n', '-']) {
    for (const atoms of readAtoms(source)) {
      const samples = atoms.map((each) => sample(each, flags, preferred));
      for (const each of samples) characters.add(each);
      const borders = [0, ...atoms.flatMap(({ repeats }, at) => (repeats ? [at, at + 1] : []))];
      const cuts = [...new Set([...borders, atoms.length])];
      for (const [index, from] of cuts.entries()) {
        for (const to of cuts.slice(index + 1, index + 4)) {
          const part = samples.slice(from, to).join('');
          const before = samples.slice(0, from).join('');
          const rest = samples.slice(to).join('').slice(0, -1);
          yield { before: '\0', part, end: '\0' };
          for (const end of ['\0', '\0\n\0', rest]) yield { before, part, end };
        }
      }
    }
  }
  const marks = [...characters].filter((each) => /\W/.test(each)).slice(0, 6);
  for (const first of marks)
    for (const second of marks) yield { before: '', part: first + second, end: '\0' };
}

/** A search that takes less processor time than this, in milliseconds, isn't slow. */
const slowMs = 2;

/**
 * Returns an attack, as JSON, for which a pattern takes more than linear time, or `undefined` if
 * none is found.
 */
export function findSlowText(pattern: RegExp): string | undefined {
  if (!/[*+]|,\}/.test(pattern.source)) return undefined;
  const all = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  const measure = ({ before, part, end }: Attack, length: number) => {
    const text = before + part.repeat(Math.ceil(length / part.length)) + end;
    const start = process.threadCpuUsage();
    text.replace(all, '');
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1_000;
  };
  const least = (attack: Attack, length: number) =>
    Math.min(...Array.from({ length: 5 }, () => measure(attack, length)));
  const read = new Set<string>();
  // Short strings first, because exponential and cubic patterns take forever on long ones.
  const lengths = [
    ...(/\)[*+{]/.test(pattern.source) ? [16, 24, 32, 64, 128] : []),
    256,
    2_048,
    8_192,
  ];
  for (const attack of attacks(pattern)) {
    const key = JSON.stringify(attack);
    if (attack.part === '' || read.has(key)) continue;
    read.add(key);
    for (const length of lengths) {
      if (measure(attack, length) < slowMs) continue;
      const ms = least(attack, length);
      if (ms < slowMs) continue;
      // A linear pattern takes 4 times as long, and a quadratic one 16 times. The limit lies
      // between, because other load slows down some measurements.
      const isLinear = length > 256 && ms < 50 && least(attack, 4 * length) < 10 * ms;
      if (!isLinear) return key;
    }
  }
  return undefined;
}
