import { RequestCost } from '../../../contracts/portal/development-request.ts';

const marker = /<!-- site-deploy: cost (\d{1,9}(?:\.\d{1,6})?) ([A-Z]{3}) -->/;

/** The cost reported by the agent in its pull request. For display only. */
export function costIn(body: string): RequestCost | undefined {
  const [, amount, currency] = marker.exec(body) ?? [];
  return RequestCost.safeParse({ amount: Number(amount), currency }).data;
}

export function costLine(cost: RequestCost): string {
  return `<!-- site-deploy: cost ${Number(cost.amount.toFixed(6))} ` + `${cost.currency} -->`;
}

/** If the currencies differ, the later one wins. */
export function addCost(before: RequestCost | undefined, after: RequestCost | undefined) {
  if (!before || !after || before.currency !== after.currency) return after ?? before;
  return { amount: before.amount + after.amount, currency: after.currency };
}
