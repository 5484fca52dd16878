import path from 'node:path';
import { readYaml } from '../../../../config/document.ts';
import { SourceText } from '../../../../config/source.ts';
import { hostingFile } from '../../../../hosting/hosted-site.ts';
import { type Problem, SiteDeployError } from '../../../../shared/errors/error.ts';
import { readIfThere } from '../../../../shared/files.ts';
import type { JsonObject } from '../../../../shared/json.ts';
import { resolveInside } from '../../../../shared/paths.ts';
import { count } from '../../../../shared/units.ts';
import type { BuiltSite } from '../../../artifact/artifact.ts';
import type { ConfiguredProject } from '../../plan/types.ts';

const maxCharacters = 200_000;

export interface HostingConfigFile {
  readonly value: Readonly<JsonObject>;
  readonly file: string;
  problemAt(path: readonly (string | number)[], message: string): Problem;
}

/**
 * Reads the hosting configuration in the root of the built site, else the configured one. Allows
 * comments and trailing commas.
 */
export async function readHostingConfigFile(
  plan: ConfiguredProject,
  built: Pick<BuiltSite, 'folder'>,
) {
  const { workspace, buildRoot, config } = plan;
  const own = await resolveInside(built.folder, hostingFile, 'the hosting configuration');
  const configured = path.resolve(buildRoot, config.hosting.config);
  const named = await resolveInside(workspace, configured, 'hosting.config');
  for (const file of new Set([own, named])) {
    const name = path.relative(workspace, file);
    const text = await readIfThere(file);
    if (text === undefined) continue;
    if (text.length <= maxCharacters) return parse(text, name);
    const message = `found ${text.length} characters, expected at most ${maxCharacters}`;
    throw invalidHosting(name, [{ file: name, line: 1, column: 1, message }]);
  }
  return undefined;
}

function parse(text: string, file: string): HostingConfigFile {
  const written = text.replace(/^\uFEFF/, '');
  const sourceText = new SourceText(file, written);
  // Parse it as YAML, because the YAML parser returns all locations. JSON without comments is valid
  // YAML, and blanking comments keeps the offsets.
  const document = readYaml(new SourceText(file, blankComments(written)));
  const problems = 'unreadable' in document ? document.unreadable : document.problems;
  if (problems.length > 0 || 'unreadable' in document)
    throw invalidHosting(
      file,
      problems.map((item) => ({ ...item, message: item.message.replaceAll('YAML', 'JSON') })),
    );
  const { value } = document;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidHosting(file, [sourceText.problemAt(0, 'expected an object in braces')]);
  return {
    value: Object.fromEntries(Object.entries(value)),
    file,
    problemAt: (jsonPath, message) =>
      sourceText.problemAt(document.locate(jsonPath)?.value ?? 0, message),
  };
}

export function invalidHosting(file: string, problems: readonly Problem[]): SiteDeployError {
  const message = `The hosting configuration ${file} has ${count(problems.length, 'error')}.`;
  return new SiteDeployError('HOSTING_CONFIG_INVALID', message, { problems });
}

/**
 * Replaces comments with blanks. Also matches unterminated strings and comments, so that the search
 * stays linear.
 */
export function blankComments(text: string): string {
  return text.replace(/"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, (found) => {
    const isComment = found.startsWith('//') || (found.startsWith('/*') && found.endsWith('*/'));
    if (isComment) return found.replace(/[^\r\n]/g, ' ');
    return found;
  });
}
