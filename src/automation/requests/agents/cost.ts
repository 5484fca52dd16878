import { RequestCost } from '../../../contracts/portal/development-request.ts';

const marker = /<!-- site-deploy: cost (\d{1,9}(?:\.\d{1,6})?) ([A-Z]{3}) -->/;

/**
 * Parses the cost an agent has reported so far from the text of its pull request. For display only.
 */
export function costIn(body: string): RequestCost | undefined {
  const [, amount, currency] = marker.exec(body) ?? [];
  return RequestCost.safeParse({ amount: Number(amount), currency }).data;
}

/** Formats the cost as a line for the text of a pull request. */
export function costLine(requestCost: RequestCost): string {
  return (
    `<!-- site-deploy: cost ${Number(requestCost.amount.toFixed(6))} ` +
    `${requestCost.currency} -->`
  );
}

/** Adds two costs; if the currencies differ, the later one wins. */
export function addCost(
  before: RequestCost | undefined,
  after: RequestCost | undefined,
): RequestCost | undefined {
  if (!before || !after || before.currency !== after.currency) return after ?? before;
  return { amount: before.amount + after.amount, currency: after.currency };
}
