import type { Problem } from '../shared/errors/error.ts';
import { isObject } from '../shared/json.ts';
import { toProblems } from './config-problems.ts';
import { readYaml, type YamlSource } from './document.ts';
import { SiteConfig } from './schema.ts';
import { configInvalid, SourceText } from './source.ts';

const byteOrderMark = '\uFEFF';

/**
 * @param fileName used in problems
 * @throws SiteDeployError `CONFIG_INVALID`, whose `problems` list everything that is wrong with the
 *   file, in file order
 */
export function parseSiteConfig(text: string, fileName: string): SiteConfig {
  const hasMark = text.startsWith(byteOrderMark);
  const source = new SourceText(fileName, text.slice(Number(hasMark)));
  const problems: Problem[] = [];
  if (hasMark)
    problems.push(source.problemAt(0, 'found a byte order mark, expected UTF-8 without one'));
  const yaml = readYaml(source);
  if ('unreadable' in yaml) throw configInvalid(fileName, [...problems, ...yaml.unreadable]);
  problems.push(...yaml.problems);
  if (yaml.value === null || yaml.value === undefined) {
    problems.push(
      source.problemAt(
        0,
        'found an empty file, expected a map with the keys version, site, portal, azure and others',
      ),
    );
    throw configInvalid(fileName, problems);
  }
  const result = SiteConfig.safeParse(withVariablesAsWritten(yaml));
  if (!result.success) problems.push(...toProblems(result.error.issues, yaml, source));
  if (problems.length > 0 || !result.success) throw configInvalid(fileName, problems);
  return result.data;
}

/** In `build.env`, `1.10` is the text 1.10, not the number 1.1. */
function withVariablesAsWritten(yaml: YamlSource): unknown {
  const root = yaml.value;
  if (!isObject(root) || !isObject(root.build) || !isObject(root.build.env)) return root;
  const env = Object.entries(root.build.env).map(([name, value]) => {
    const isPlain = typeof value === 'number' || typeof value === 'boolean';
    return [name, isPlain ? (yaml.locate(['build', 'env', name])?.written ?? value) : value];
  });
  return { ...root, build: { ...root.build, env: Object.fromEntries(env) } };
}
