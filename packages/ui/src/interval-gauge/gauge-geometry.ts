/** An interval’s two ends as decimal text; null where it is open. */
export interface GaugeLimits {
  low: string | null;
  high: string | null;
}

/** Where things stand on the gauge, in percent of its length from its start. */
export interface GaugeGeometry {
  /** Where the band of the interval begins and ends. */
  band: { from: number; to: number };
  /** Null when there is no number to place. */
  value: number | null;
  previous: number | null;
  /** The outer limits, as far as there are any. */
  outer: number[];
}

/** The interval keeps the middle third: an eye that runs down a column of gauges always looks at the same place. */
const BAND_START = 35;
const BAND_END = 65;
/** What lies outside never reaches the very end of the gauge. */
const MARGIN = 3;
/** How quickly the scale is compressed beyond a limit, in interval widths. */
const COMPRESSION = 1.2;

/** How much of `room` percent a distance of `widths` interval widths takes. */
const compressed = (widths: number, room: number) => room * (1 - Math.exp(-widths / COMPRESSION));

const number = (text: string | null): number | null =>
  text === null || text.trim() === '' || !Number.isFinite(Number(text)) ? null : Number(text);

/**
 * Where a value stands against its interval. Inside, the scale is even; beyond a limit it is compressed exponentially with the distance
 * in interval widths. An interval open at one side has the size of its limit for a width and takes all the room on its open side.
 * Figures stand beside every gauge: this is a picture, so binary numbers are exact enough.
 * @returns null when the interval has no numeric limit: there is nothing to stand against.
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

/** The function from a figure to its place, for one interval. */
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
