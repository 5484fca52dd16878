import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type * as Expressions from '@actions/expressions';
import type * as Ast from '@actions/expressions/ast';
import type * as Parser from '@actions/workflow-parser';
import type * as ActionSchema from '@actions/workflow-parser/actions/action-schema';
import type * as Context from '@actions/workflow-parser/templates/template-context';
import type * as Template from '@actions/workflow-parser/templates/template-reader';
import type * as WorkflowSchema from '@actions/workflow-parser/workflows/workflow-schema';
import type * as Yaml from '@actions/workflow-parser/workflows/yaml-object-reader';
import { loadPackage } from '../service/packages.ts';

export type GitHubPackages = typeof Expressions &
  Pick<typeof Ast, 'Star'> &
  typeof Parser &
  Pick<typeof ActionSchema, 'getActionSchema'> &
  Pick<typeof WorkflowSchema, 'getWorkflowSchema'> &
  Pick<typeof Template, 'readTemplate'> &
  Pick<typeof Context, 'TemplateContext' | 'TemplateValidationErrors'> &
  Pick<typeof Yaml, 'YamlObjectReader'>;

let loaded: GitHubPackages | undefined;

/** Loads GitHub's parser. `corrections.ts` corrects its mistakes. */
export function loadGitHubPackages(): GitHubPackages {
  if (loaded) return loaded;
  // The packages import JSON without the import attribute that Node requires.
  const hooks = registerHooks({
    load(url, context, next) {
      if (!url.endsWith('.json') || !url.includes('/@actions/')) return next(url, context);
      const source = `export default ${readFileSync(fileURLToPath(url), 'utf8')}`;
      return { format: 'module', source, shortCircuit: true };
    },
  });
  const load = (file: string) => loadPackage<object>('@actions/workflow-parser', `dist/${file}.js`);
  try {
    const parts = [
      loadPackage<object>('@actions/expressions', 'dist/index.js'),
      loadPackage<object>('@actions/expressions', 'dist/ast.js'),
      load('index'),
      load('actions/action-schema'),
      load('templates/template-context'),
      load('templates/template-reader'),
      load('workflows/workflow-schema'),
      load('workflows/yaml-object-reader'),
    ];
    loaded = Object.assign({}, ...parts) as GitHubPackages;
    return loaded;
  } finally {
    hooks.deregister();
  }
}
