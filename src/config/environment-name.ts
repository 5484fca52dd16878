/**
 * Keeps only what the platform accepts, ASCII letters in lower case and digits: `feature/Next_1`
 * becomes `featurenext1`.
 */
export function foldEnvironmentName(name: string): string {
  // Remove first: some characters, such as U+0130, become ASCII letters in lower case.
  return name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
}

/**
 * Maximum length. Longer names deploy to production:
 * https://github.com/Azure/static-web-apps/issues/1062
 */
const maxEnvironmentNameLength = 16;

/**
 * Names that the platform uses for production. A Preview with one of them would replace the live
 * site.
 */
const reservedEnvironmentNames = ['production', 'prod', 'default'] as const;

/**
 * Valid names. It is a pattern instead of a function, because the JSON Schema for editors contains
 * it.
 */
export const environmentNamePattern = new RegExp(
  `^${reservedEnvironmentNames.map(refuseFolded).join('')}` +
    `(?=[^A-Za-z0-9]*([A-Za-z0-9][^A-Za-z0-9]*){1,${maxEnvironmentNameLength}}$)[^\\u0000-\\u001f\\u007f]+$`,
);

function refuseFolded(name: string): string {
  const letters = [...name].map((letter) => `[${letter}${letter.toUpperCase()}]`);
  return `(?![^A-Za-z0-9]*${letters.join('[^A-Za-z0-9]*')}[^A-Za-z0-9]*$)`;
}
