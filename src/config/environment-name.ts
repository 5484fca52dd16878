/**
 * The hosting's form of an environment's name: its letters and digits of ASCII, in lower case, since the platform takes
 * nothing else and the name becomes part of a host name. `feature/Next_1` is `featurenext1`.
 */
export function foldEnvironmentName(name: string): string {
  // Others go first: some letters, such as \u0130, would become one of ASCII in lower case.
  return name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
}

/**
 * Most letters and digits of a name. The platform's own client was seen to deploy one with more to production, with a
 * message of success (https://github.com/Azure/static-web-apps/issues/1062).
 */
const longestEnvironmentName = 16;

/** Names of the hosting for its production environment: a preview of that name would replace the live site. */
const reservedEnvironmentNames = ['production', 'prod', 'default'] as const;

/** Whether the hosting takes a folded name for a preview. */
export function isPreviewName(folded: string): boolean {
  return (
    /^[a-z0-9]+$/.test(folded) &&
    folded.length <= longestEnvironmentName &&
    !reservedEnvironmentNames.some((reserved) => reserved === folded)
  );
}

/**
 * The names that fold to something, to no more than the platform takes, and not to a reserved name. A pattern and not a
 * function, so that the JSON Schema knows the rule as well: editors underline the name before the run does.
 */
export const environmentNamePattern = new RegExp(
  `^${reservedEnvironmentNames.map(refuseFolded).join('')}` +
    `(?=[^A-Za-z0-9]*([A-Za-z0-9][^A-Za-z0-9]*){1,${longestEnvironmentName}}$)[^\\u0000-\\u001f\\u007f]+$`,
);

function refuseFolded(name: string): string {
  const letters = [...name].map((letter) => `[${letter}${letter.toUpperCase()}]`);
  return `(?![^A-Za-z0-9]*${letters.join('[^A-Za-z0-9]*')}[^A-Za-z0-9]*$)`;
}
