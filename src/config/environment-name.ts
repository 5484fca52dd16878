/**
 * Converts an environment name to the hosting's form: ASCII letters and digits, in lower case,
 * since the platform accepts nothing else and the name becomes part of a host name.
 * `feature/Next_1` becomes `featurenext1`.
 */
export function foldEnvironmentName(name: string): string {
  // Other characters are removed first: some, such as \u0130, become ASCII letters in lower case.
  return name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
}

/**
 * Maximum number of letters and digits in a name. With a longer one, the platform's own client has
 * been observed to deploy to production and report success
 * (https://github.com/Azure/static-web-apps/issues/1062).
 */
const maxEnvironmentNameLength = 16;

/**
 * The hosting's names for its production environment: a preview with such a name would replace the
 * live site.
 */
const reservedEnvironmentNames = ['production', 'prod', 'default'] as const;

/** Whether the hosting accepts a folded name for a preview. */
export function isPreviewName(folded: string): boolean {
  return (
    /^[a-z0-9]+$/.test(folded) &&
    folded.length <= maxEnvironmentNameLength &&
    !reservedEnvironmentNames.some((reserved) => reserved === folded)
  );
}

/**
 * Matches names whose folded form isn't empty, too long or reserved. A pattern rather than a
 * function, so that it's also in the JSON Schema: editors flag the name before the run does.
 */
export const environmentNamePattern = new RegExp(
  `^${reservedEnvironmentNames.map(refuseFolded).join('')}` +
    `(?=[^A-Za-z0-9]*([A-Za-z0-9][^A-Za-z0-9]*){1,${maxEnvironmentNameLength}}$)[^\\u0000-\\u001f\\u007f]+$`,
);

function refuseFolded(name: string): string {
  const letters = [...name].map((letter) => `[${letter}${letter.toUpperCase()}]`);
  return `(?![^A-Za-z0-9]*${letters.join('[^A-Za-z0-9]*')}[^A-Za-z0-9]*$)`;
}
