/** GitHub shows this many warnings of a step and drops the rest; one of them leads to the others. */
const most = 10;
/** How many of a kind are shown, so that the many of one kind leave room for the others. */
const mostOfKind = 3;

/** The title of what is not one of many. */
const single = 'site-deploy';

/** How a warning is shown: beside the run, as a line of the log alone, or not again. */
export interface ChosenWarning {
  readonly as: 'annotation' | 'line' | 'nothing';
  readonly title: string;
  /** It is the first that is a line alone: whoever reads the page has to learn that there are more. */
  readonly isFirstLeft: boolean;
}

/** Chooses which warnings of a run GitHub is to show: each once, with a title, and not all of one kind. */
export function chooseWarnings(): (line: string, place?: string) => ChosenWarning {
  const seen = new Set<string>();
  const kinds = new Map<string, number>();
  let shown = 0;
  let isAnyLeft = false;
  return (line, place = '') => {
    const title = /^([^:]{1,60}): /.exec(line)?.[1] ?? single;
    const key = `${place} ${line}`;
    if (seen.has(key)) return { as: 'nothing', title, isFirstLeft: false };
    seen.add(key);
    const ofKind = kinds.get(title) ?? 0;
    kinds.set(title, ofKind + 1);
    const isOneOfMany = title !== single && ofKind >= mostOfKind;
    if (!isOneOfMany && shown < most - 1) {
      shown += 1;
      return { as: 'annotation', title, isFirstLeft: false };
    }
    const isFirstLeft = !isAnyLeft;
    isAnyLeft = true;
    return { as: 'line', title, isFirstLeft };
  };
}
