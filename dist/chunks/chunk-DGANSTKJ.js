import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/shared/units.ts
function bytes(count) {
  if (count < 1e3) return `${count} B`;
  const units = ["kB", "MB", "GB"];
  let value = count;
  let unit = -1;
  do {
    value /= 1e3;
    unit += 1;
  } while (value >= 999.5 && unit < units.length - 1);
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ${units[unit]}`;
}
function seconds(milliseconds) {
  const value = milliseconds / 1e3;
  if (value < 10) return `${value.toFixed(2)} s`;
  const whole = Math.round(value);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

export {
  bytes,
  seconds
};
