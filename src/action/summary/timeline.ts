import type { StepTime } from '../../deploy/result.ts';
import type { RunReport } from '../../deploy/run-report.ts';
import { compact } from '../../shared/compact.ts';
import { seconds } from '../../shared/units.ts';
import { diagram, folded, type Markdown, md, paragraphs, table, text } from '../markdown.ts';

/** Steps overlap: the login doesn't wait for the build. */
export function timelinePart(runReport: RunReport): Markdown | undefined {
  const { timeline = [] } = runReport;
  if (timeline.length === 0) return undefined;
  const rows = timeline.map(({ step, startMs, durationMs, outcome }) => [
    text(step),
    text(seconds(startMs)),
    text(seconds(durationMs)),
    outcome === 'failed' ? md`**failed**` : text(outcome),
  ]);
  const content = paragraphs(
    table([md`Step`, md`Began after`, md`Took`, md`Ended`], rows),
    timeline.length > 1 ? drawing(timeline) : undefined,
  );
  return folded(text(`Steps: ${seconds(getEndMs(timeline))}`), content);
}

/** GitHub renders the chart; other viewers show its source. */
function drawing(timeline: readonly StepTime[]): Markdown {
  const tasks = timeline.map((stepTime) => {
    const { step, startMs, durationMs, outcome } = stepTime;
    const kind = outcome === 'failed' ? 'crit' : 'active';
    return `  ${step} :${kind}, ${startMs}, ${startMs + Math.max(1, durationMs)}`;
  });
  // By default Mermaid labels fractions of a second, repeating the same second.
  const ticks = getEndMs(timeline) < 10_000 && '  tickInterval 1second';
  return diagram(compact(['gantt', '  dateFormat x', '  axisFormat %M:%S', ticks, ...tasks]));
}

const getEndMs = (timeline: readonly StepTime[]) =>
  Math.max(...timeline.map((stepTime) => stepTime.startMs + stepTime.durationMs));
