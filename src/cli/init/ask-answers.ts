import { createInterface } from 'node:readline/promises';
import type { CommandContext } from '../context.ts';
import { mayAsk } from '../terminal/confirm.ts';
import type { InitOptions } from './init-options.ts';
import type { Answers } from './propose-answers.ts';

type Asked = Exclude<keyof Answers, 'build'>;

/** What is asked, in this order; an empty line takes what is proposed. */
const questions: readonly (readonly [key: Asked, question: string])[] = [
  ['slug', 'Slug of the site in the portal'],
  ['siteId', 'Id of the site in the portal'],
  ['type', 'Kind of site: docs, spa or static'],
  ['url', 'Address of the live site'],
  ['productionBranch', 'Branch that is deployed to Production'],
  ['portal', 'Address of the portal'],
  ['audience', "The portal's application"],
  ['clientId', 'Application (client) id'],
  ['tenantId', 'Directory (tenant) id'],
  ['subscriptionId', 'Subscription id'],
];

/**
 * Asks for what no option has named. Without a person at a terminal, and with `--yes`, it takes the proposals.
 * @param mistakesIn what is wrong with a config of these answers: a mistake is told at once, and asked for again
 */
export async function askAnswers(
  proposed: Answers,
  options: InitOptions,
  context: CommandContext,
  mistakesIn: (answers: Answers) => readonly string[],
): Promise<Answers> {
  if (options.yes || !mayAsk({}, context)) return proposed;
  const input = context.stdin?.();
  if (!input) return proposed;
  context.stderr.write('An empty line takes what is in brackets.\n');
  const lines = createInterface({ input });
  const answers = { ...proposed };
  // What an option has named wrong is no answer's mistake.
  const known = mistakesIn(answers);
  try {
    const ended = new Promise<undefined>((resolve) => lines.once('close', () => resolve(undefined)));
    for (const [key, question] of questions) {
      if (options[key] !== undefined) continue;
      for (let mistakes: readonly string[] = ['']; mistakes.length > 0; ) {
        context.stderr.write(`${question} [${proposed[key]}]: `);
        const answer = await Promise.race([lines.question('', { signal: context.signal }), ended]);
        if (answer === undefined) return answers;
        const value = answer.trim() === '' ? proposed[key] : answer.trim();
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
