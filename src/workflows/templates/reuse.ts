import { compact } from '../../shared/compact.ts';
import { inputLines, type StepInputs, siteDeploy, type TemplateInputs } from './parts.ts';

/**
 * Renders the step that looks for a package to reuse. The step runs none of the site's code. If it
 * finds no package, the next steps build one.
 */
export function reuseStep(inputs: TemplateInputs, step: StepInputs): string[] {
  return compact([
    '# A package that was built from the same inputs needs no build.',
    inputs.isCalled ? '- if: inputs.reuse' : `- uses: ${siteDeploy(inputs)}`,
    inputs.isCalled && `  uses: ${siteDeploy(inputs)}`,
    '  id: reuse',
    '  with:',
    '    mode: reuse',
    ...inputLines({ ...step, apiToken: undefined }),
  ]);
}

export function unlessReused(steps: readonly string[]): string[] {
  const isBuilt = "steps.reuse.outputs.reused != 'true'";
  return steps.flatMap((line) => {
    const [, condition] = /^- if: (.+)$/.exec(line) ?? [];
    if (condition?.includes(' || ')) return [`- if: ${isBuilt} && (${condition})`];
    if (condition) return [`- if: ${isBuilt} && ${condition}`];
    if (line.startsWith('- ')) return [`- if: ${isBuilt}`, line.replace('- ', '  ')];
    return [line];
  });
}
