/**
 * Loaded into a run before it: every date of the process is `SHIFT_CLOCK` milliseconds ahead, or behind; from
 * `SHIFT_CLOCK_AFTER` milliseconds after its start on, where that is given.
 */
const shift = Number(process.env.SHIFT_CLOCK);
const Real = Date;
const from = Real.now() + Number(process.env.SHIFT_CLOCK_AFTER ?? 0);
const shifted = () => (Real.now() < from ? Real.now() : Real.now() + shift);
globalThis.Date = class ShiftedDate extends Real {
  constructor(...given) {
    super(...(given.length === 0 ? [shifted()] : given));
  }
  static now() {
    return shifted();
  }
};
Object.defineProperty(globalThis.Date, 'name', { value: 'Date' });
