/**
 * The hosting's form of an environment's name: its letters and digits, in lower case, since the platform takes nothing
 * else and the name becomes part of a host name. `feature/Next_1` is `featurenext1`.
 */
export function foldEnvironmentName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Names of the hosting for its production environment: a preview of that name would replace the live site. */
export const reservedEnvironmentNames = ['production', 'default'] as const;

/**
 * The names that fold to something, and not to a reserved name. A pattern and not a function, so that the JSON Schema
 * knows the rule as well: editors underline the name before the run does.
 */
export const environmentNamePattern = new RegExp(
  `^${reservedEnvironmentNames.map(refuseFolded).join('')}(?=.*[A-Za-z0-9])[^\\u0000-\\u001f\\u007f]+$`,
);

function refuseFolded(name: string): string {
  const letters = [...name].map((letter) => `[${letter}${letter.toUpperCase()}]`);
  return `(?![^A-Za-z0-9]*${letters.join('[^A-Za-z0-9]*')}[^A-Za-z0-9]*$)`;
}
