import type {
  AutomationPotential,
  RequestClass,
  VersionLevel,
} from '../../contracts/portal/development-request.ts';

export interface SiteVocabulary {
  readonly pages: readonly {
    readonly slug: string;
    readonly path: string;
    readonly title: string;
  }[];
  readonly texts: ReadonlyMap<string, string>;
}

export interface FoundAnalysis {
  readonly classification: RequestClass;
  readonly automationPotential: AutomationPotential;
  readonly versionLevel: VersionLevel;
  readonly pages: readonly string[];
  readonly textKeys: readonly string[];
  /** Overriding texts is enough. */
  readonly textsSuffice: boolean;
  /** Only if there is more to say. */
  readonly summary?: string;
}

/** @param list separated by spaces; a dot matches a space */
function words(list: string): RegExp {
  return new RegExp(`\\b(${list.replaceAll(' ', '|').replaceAll('.', ' ')})\\b`, 'i');
}

/** The first match wins. */
const classes: readonly (readonly [RequestClass, RegExp])[] = [
  [
    'bug',
    words(
      "bugs? broken errors? fails? failing crash(es|ed)? wrong.link 404 (not|doesn'?t).work(ing)?",
    ),
  ],
  [
    'feature',
    words(
      'add new create introduce build integrate implement form search login newsletter feature',
    ),
  ],
  [
    'design',
    words(
      'colou?rs? fonts? logo layout spacing margins? design styles? theme mobile responsive ' +
        'images?',
    ),
  ],
  [
    'content',
    words(
      'texts? wording typos? spelling headline title sentence paragraph rename replace change ' +
        'update',
    ),
  ],
];
/** Topics that need a person before any automation starts. */
const heavy = words(
  'pay(ments?)? checkout login password personal.data database migrat\\w+ legal gdpr privacy api',
);

/**
 * Analyses a request by deterministic rules. The text is only searched, never followed as
 * instructions.
 */
export function analyseRequest(
  options: { readonly title: string; readonly description: string },
  vocabulary: SiteVocabulary,
): FoundAnalysis {
  const requestText = `${options.title}\n${options.description}`.slice(0, 25_000);
  const lower = requestText.toLowerCase();
  const classification = classes.find(([, pattern]) => pattern.test(requestText))?.[0] ?? 'other';
  const named = vocabulary.pages.filter((page) => {
    const { slug, path, title: name } = page;
    const words = [path.length > 1 ? path : '', name].filter((candidate) => candidate.length > 3);
    return (
      words.some((candidate) => lower.includes(candidate.toLowerCase())) ||
      new RegExp(`\\b${escaped(slug)} page\\b`).test(lower)
    );
  });
  const keys = [...vocabulary.texts].filter(
    ([key, text]) =>
      lower.includes(key.toLowerCase()) || (text.length >= 8 && lower.includes(text.toLowerCase())),
  );
  const textsSuffice = classification === 'content' && keys.length > 0 && !heavy.test(requestText);
  return {
    classification,
    automationPotential: getPotential(classification, textsSuffice, heavy.test(requestText)),
    versionLevel: classification === 'feature' || classification === 'design' ? 'minor' : 'patch',
    pages: named.map((item) => item.slug).slice(0, 500),
    textKeys: keys.map(([key]) => key).slice(0, 500),
    textsSuffice,
  };
}

function getPotential(classification: RequestClass, textsSuffice: boolean, isHeavy: boolean) {
  if (isHeavy) return 'low';
  if (textsSuffice) return 'high';
  if (classification === 'other') return 'none';
  return 'medium';
}

const escaped = (text: string) => text.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
