/** Loaded into a run before it: every date of the process is `SHIFT_CLOCK` milliseconds ahead, or behind. */
const shift = Number(process.env.SHIFT_CLOCK);
const Real = Date;
globalThis.Date = class ShiftedDate extends Real {
  constructor(...given) {
    super(...(given.length === 0 ? [Real.now() + shift] : given));
  }
  static now() {
    return Real.now() + shift;
  }
};
Object.defineProperty(globalThis.Date, 'name', { value: 'Date' });
