import { holdSignals } from './shared/hold-signals.ts';

// A run is cancelled at any moment, and the program takes a tenth of a second to load.
const release = holdSignals(process);
const { runAction } = await import('./action/run-action.ts');
await runAction(release);
