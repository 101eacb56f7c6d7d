/** Ends of an interval as decimal text; null where it is open. */
export interface GaugeLimits {
  low: string | null;
  high: string | null;
}

/** Positions on the gauge, in percent of its length from its start. */
export interface GaugeGeometry {
  /** Start and end of the interval band. */
  band: { from: number; to: number };
  /** Null when the value is not numeric. */
  value: number | null;
  previous: number | null;
  /** Positions of the outer limits that exist. */
  outer: number[];
}

/**
 * The interval fills the middle third, so that a column of gauges can be scanned at one position.
 */
const BAND_START = 35;
const BAND_END = 65;
/** Values outside never reach the very end of the gauge. */
const MARGIN = 3;
/** Compression rate of the scale beyond a limit, in interval widths. */
const COMPRESSION = 1.2;

/** Returns the part of `room` percent that a distance of `widths` interval widths takes. */
const compressed = (widths: number, room: number) => room * (1 - Math.exp(-widths / COMPRESSION));

const number = (text: string | null): number | null =>
  text === null || text.trim() === '' || !Number.isFinite(Number(text)) ? null : Number(text);

/**
 * Computes the position of a value relative to its interval. Inside, the scale is linear; beyond a
 * limit it is compressed exponentially with the distance in interval widths. An interval open at
 * one side uses the magnitude of its limit as width, and its open side fills the remaining space.
 * Numbers are shown beside every gauge, so floating-point precision is sufficient here.
 * @returns null when the interval has no numeric limit
 */
export function gaugeGeometry(
  { low, high }: GaugeLimits,
  value: string | null,
  previous: string | null = null,
  outer: GaugeLimits = { low: null, high: null },
): GaugeGeometry | null {
  const [from, to] = [number(low), number(high)];
  if (from === null && to === null) return null;
  const place = placement(from, to);
  const at = (text: string | null) => {
    const figure = number(text);
    return figure === null ? null : place(figure);
  };
  return {
    band: { from: from === null ? MARGIN : BAND_START, to: to === null ? 100 - MARGIN : BAND_END },
    value: at(value),
    previous: at(previous),
    outer: [at(outer.low), at(outer.high)].filter((limit) => limit !== null),
  };
}

/** Returns the function from a number to its position, for one interval. */
function placement(low: number | null, high: number | null): (figure: number) => number {
  const outside = BAND_START - MARGIN;
  const open = 100 - MARGIN - BAND_START;
  if (low !== null && high !== null) {
    const width = high - low || Math.abs(high) || 1;
    return (figure) => {
      if (figure < low) return BAND_START - compressed((low - figure) / width, outside);
      if (figure > high) return BAND_END + compressed((figure - high) / width, outside);
      return BAND_START + ((figure - low) / width) * (BAND_END - BAND_START);
    };
  }
  if (high !== null) {
    const width = Math.abs(high) || 1;
    return (figure) =>
      figure > high
        ? BAND_END + compressed((figure - high) / width, outside)
        : BAND_END - compressed((high - figure) / width, open);
  }
  const limit = low ?? 0;
  const width = Math.abs(limit) || 1;
  return (figure) =>
    figure < limit
      ? BAND_START - compressed((limit - figure) / width, outside)
      : BAND_START + compressed((figure - limit) / width, open);
}
