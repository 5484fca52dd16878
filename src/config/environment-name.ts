/** The platform accepts only `a-z` and `0-9`: `feature/Next_1` becomes `featurenext1`. */
export function foldEnvironmentName(name: string): string {
  // Strip first: some characters, such as \\u0130, become ASCII letters in lower case.
  return name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
}

/** Longer names deploy to production (https://github.com/Azure/static-web-apps/issues/1062). */
const maxEnvironmentNameLength = 16;

/** The platform's names for production: a Preview with such a name would replace the live site. */
const reservedEnvironmentNames = ['production', 'prod', 'default'] as const;

export function isPreviewName(folded: string): boolean {
  return (
    /^[a-z0-9]+$/.test(folded) &&
    folded.length <= maxEnvironmentNameLength &&
    !reservedEnvironmentNames.some((reserved) => reserved === folded)
  );
}

/** A pattern rather than a function, since the JSON Schema for editors contains it. */
export const environmentNamePattern = new RegExp(
  `^${reservedEnvironmentNames.map(refuseFolded).join('')}` +
    `(?=[^A-Za-z0-9]*([A-Za-z0-9][^A-Za-z0-9]*){1,${maxEnvironmentNameLength}}$)[^\\u0000-\\u001f\\u007f]+$`,
);

function refuseFolded(name: string): string {
  const letters = [...name].map((letter) => `[${letter}${letter.toUpperCase()}]`);
  return `(?![^A-Za-z0-9]*${letters.join('[^A-Za-z0-9]*')}[^A-Za-z0-9]*$)`;
}
