import { RequestCost } from '../../../contracts/portal/development-request.ts';

const marker = /<!-- site-deploy: cost (\d{1,9}(?:\.\d{1,6})?) ([A-Z]{3}) -->/;

/** What an agent has said that its work has cost so far, as the text of its pull request keeps it. It is only shown. */
export function costIn(body: string): RequestCost | undefined {
  const [, amount, currency] = marker.exec(body) ?? [];
  return RequestCost.safeParse({ amount: Number(amount), currency }).data;
}

/** The line by which the text of a pull request keeps what was spent. */
export function costLine({ amount, currency }: RequestCost): string {
  return `<!-- site-deploy: cost ${Number(amount.toFixed(6))} ${currency} -->`;
}

/** Two costs as one; of another currency the later one. */
export function addCost(before: RequestCost | undefined, after: RequestCost | undefined): RequestCost | undefined {
  if (!before || !after || before.currency !== after.currency) return after ?? before;
  return { amount: before.amount + after.amount, currency: after.currency };
}
