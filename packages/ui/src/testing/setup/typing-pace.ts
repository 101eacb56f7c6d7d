/**
 * In tests, simulated keys are a fixed pause apart, as when a person types. The speed of the
 * machine would otherwise decide which of them count as a scan. Scans are sent with `scan` of
 * `@alms/ui/testing`.
 */
const PAUSE_MS = 120;

const times = new WeakMap<Event, number>();
let last = 0;

Object.defineProperty(KeyboardEvent.prototype, 'timeStamp', {
  configurable: true,
  get(this: KeyboardEvent) {
    const known = times.get(this);
    if (known !== undefined) return known;
    last += PAUSE_MS;
    times.set(this, last);
    return last;
  },
});
