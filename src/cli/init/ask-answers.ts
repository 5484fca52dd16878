import { createInterface } from 'node:readline/promises';
import type { CommandContext } from '../context.ts';
import { canPrompt } from '../terminal/confirm.ts';
import type { InitOptions } from './options.ts';
import type { Answers } from './propose-answers.ts';

type PromptName = Exclude<keyof Answers, 'build' | 'files'>;

const questions: readonly (readonly [key: PromptName, question: string])[] = [
  ['slug', 'Site slug in the portal'],
  ['siteId', 'Site id in the portal'],
  ['type', 'Site type: docs, spa or static'],
  ['url', 'Address of the live site'],
  ['productionBranch', 'Branch deployed to Production'],
  ['portal', 'Address of the portal'],
  ['audience', "The portal's application"],
  ['clientId', 'Application (client) id'],
  ['tenantId', 'Directory (tenant) id'],
  ['subscriptionId', 'Subscription id'],
];

export async function promptAnswers(
  proposed: Answers,
  options: InitOptions,
  context: CommandContext,
  mistakesIn: (answers: Answers) => readonly string[],
): Promise<Answers> {
  if (options.yes || !canPrompt({}, context)) return proposed;
  const input = context.stdin?.();
  if (!input) return proposed;
  context.stderr.write('Press Enter to accept the value in brackets.\n');
  const lines = createInterface({ input });
  const answers = { ...proposed };
  const known = mistakesIn(answers);
  try {
    const inputClosed = new Promise<undefined>((resolve) =>
      lines.once('close', () => resolve(undefined)),
    );
    for (const [key, question] of questions) {
      if (options[key] !== undefined) continue;
      for (let mistakes: readonly string[] = ['']; mistakes.length > 0; ) {
        context.stderr.write(`${question} [${proposed[key]}]: `);
        const answer = await Promise.race([
          lines.question('', { signal: context.signal }),
          inputClosed,
        ]);
        if (answer === undefined) return answers;
        const value = answer.trim() || proposed[key];
        Object.assign(answers, { [key]: value });
        mistakes = mistakesIn(answers).filter((mistake) => !known.includes(mistake));
        for (const mistake of mistakes) context.stderr.write(`  ${mistake}\n`);
      }
    }
    return answers;
  } catch (error) {
    context.signal.throwIfAborted();
    throw error;
  } finally {
    lines.close();
  }
}
