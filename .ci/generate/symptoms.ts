import { catalogue, catalogueParts, type ErrorCode } from '../../src/shared/errors/catalogue.ts';
import { plain, wrapped } from './table.ts';

/** Symptoms of a failed deployment, in the order of a run, with their error codes. */
export const symptoms: readonly (readonly [seen: string, codes: readonly ErrorCode[]])[] = [
  [
    'The run ends in step plan, before anything is built',
    [
      ...([
        'CONFIG_NOT_FOUND',
        'CONFIG_INVALID',
        'EVENT_NOT_DEPLOYED',
        'ENVIRONMENT_UNKNOWN',
      ] as const),
      ...([
        'ENVIRONMENT_CONFLICT',
        'VERSION_NOT_FOUND',
        'VERSION_INVALID',
        'PATH_OUTSIDE_WORKSPACE',
      ] as const),
      ...(['PIN_CONFLICT', 'USAGE', 'PROXY_INVALID'] as const),
    ],
  ],
  ['The run has no identity (step login)', ['IDENTITY_NOT_AVAILABLE', 'ID_TOKEN_FAILED']],
  [
    'Entra refuses the login, often with an AADSTS number (step login)',
    [
      ...([
        'LOGIN_NO_MATCHING_CREDENTIAL',
        'LOGIN_CREDENTIAL_CASE',
        'LOGIN_APPLICATION_UNKNOWN',
      ] as const),
      ...(['LOGIN_TENANT_UNKNOWN', 'LOGIN_AUDIENCE_UNKNOWN', 'LOGIN_CLOCK'] as const),
      ...(['LOGIN_REFUSED', 'LOGIN_UNAVAILABLE'] as const),
    ],
  ],
  [
    'The portal issues no deployment token (step exchange)',
    [
      ...(['EXCHANGE_UNAUTHORIZED', 'EXCHANGE_FORBIDDEN', 'EXCHANGE_SITE_UNKNOWN'] as const),
      ...(['EXCHANGE_RATE_LIMITED', 'EXCHANGE_UNAVAILABLE', 'EXCHANGE_ANSWER_INVALID'] as const),
    ],
  ],
  [
    'The packages of the site could not be installed (step build)',
    ['BUILD_INSTALL_FAILED', 'BUILD_TOOL_MISSING'],
  ],
  ['The build of the site fails or hangs (step build)', ['BUILD_FAILED', 'BUILD_TIMEOUT']],
  [
    'The build succeeds, but no site is found (step build or pack)',
    ['BUILD_OUTPUT_NOT_FOUND', 'BUILD_COMMAND_MISSING', 'START_PAGE_MISSING', 'PACKAGE_EMPTY'],
  ],
  [
    'The deploy job rejects the result of the build job',
    [
      ...(['ARTIFACT_INVALID', 'ATTESTATION_MISSING', 'ATTESTATION_INVALID'] as const),
      ...(['BUILD_NOT_APPROVED'] as const),
      ...(['ATTESTATION_UNAVAILABLE', 'ATTESTATION_ROOT_UNAVAILABLE'] as const),
    ],
  ],
  [
    'Texts or metadata are refused (step finish)',
    [
      ...([
        'CONTENT_FILE_INVALID',
        'CONTENT_FILE_CHANGED',
        'SEO_FILE_INVALID',
        'SEO_INVALID',
      ] as const),
      ...(['CONTENT_REFUSED', 'CONTENT_UNAVAILABLE', 'CONTENT_ANSWER_INVALID'] as const),
    ],
  ],
  ['The hosting configuration is refused (step finish)', ['HOSTING_CONFIG_INVALID']],
  [
    'A file, or the size of the site, is refused (step pack)',
    [
      ...(['PACKAGE_FORBIDDEN_FILE', 'PACKAGE_NAME_REFUSED', 'PACKAGE_TOO_LARGE'] as const),
      ...(['PACKAGE_TOO_MANY_FILES', 'PACKAGE_FILE_CHANGED'] as const),
    ],
  ],
  [
    'The upload is refused (step upload)',
    [
      ...([
        'UPLOAD_TOKEN_REFUSED',
        'UPLOAD_TOKEN_SHAPE',
        'UPLOAD_REFUSED',
        'UPLOAD_UNAVAILABLE',
      ] as const),
      ...(['UPLOAD_ANSWER_INVALID', 'UPLOADER_NOT_AVAILABLE', 'OFFICIAL_CLIENT_CHECKSUM'] as const),
      ...(['OFFICIAL_CLIENT_FAILED'] as const),
    ],
  ],
  [
    'The platform accepted the upload, but the site is not live',
    ['DISTRIBUTION_FAILED', 'DISTRIBUTION_UNKNOWN'],
  ],
  [
    'The site serves something other than this build (step verify)',
    ['VERIFY_MISMATCH', 'VERIFY_UNREACHABLE', 'VERIFY_ADDRESS_UNKNOWN', 'UPLOAD_WRONG_TARGET'],
  ],
  ['The site is live, but the run failed', ['NOTIFY_FAILED']],
  ['The run was skipped', ['SUPERSEDED', 'PREVIEW_IN_USE']],
  ['A Preview is not closed', ['CLOSE_BRANCHES_UNKNOWN', 'CLOSE_UNKNOWN']],
  ['The run was cancelled', ['CANCELLED']],
  [
    'The machine is the cause',
    [
      'DISK_FULL',
      'TOO_MANY_OPEN_FILES',
      'FILE_GONE',
      'FILE_REFUSED',
      'FILE_TOO_LARGE',
      'LOCAL_CLOUD_UNAVAILABLE',
    ],
  ],
  ['A local deployment does not start', ['LOCAL_CLOUD_PACKAGES_MISSING']],
];

/** Parts of the error catalogue that apply to deployments. */
const ofDeployments = [
  'Config, login and token',
  'Build, finish and pack',
  'Attestation',
  'The machine',
  'Anywhere',
];

/**
 * Lists the symptoms, with links to their codes. Codes without a symptom come last.
 * @throws Error if a code is listed twice
 */
export function symptomSection(): string {
  const named = symptoms.flatMap(([, codes]) => codes);
  const twice = named.filter((code, index) => named.indexOf(code) !== index);
  if (twice.length > 0) throw new Error(`More than one symptom: ${twice.join(', ')}`);
  const delivery = "Upload, verification and the portal's webhook";
  const met = [...ofDeployments, delivery].flatMap((part) => [...codesOf(part)]);
  const rest = met.filter((code) => !named.includes(code));
  return [...symptoms, ['Something else', rest] as const]
    .map(([seen, codes]) => {
      const links = codes.map((code) => {
        const line = `- [${code}](#${code.toLowerCase()}): ${plain(catalogue[code].title)}`;
        return wrapped(line, 118).join('\n  ');
      });
      return [`**${seen}**`, '', ...links].join('\n');
    })
    .join('\n\n');
}

function codesOf(part: string): ErrorCode[] {
  const entries: object = Object.entries(catalogueParts).find(([name]) => name === part)?.[1] ?? {};
  return Object.keys(entries).filter((code): code is ErrorCode => code in catalogue);
}
