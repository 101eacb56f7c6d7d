/** A disc in a square of side 1000. */
export interface Disc {
  x: number;
  y: number;
  radius: number;
  /** How far it is drawn out, in its radius: living cells are not compass circles. */
  lean: readonly [dx: number, dy: number];
}

/** A repeatable source of numbers from 0 to 1 (a linear congruential generator): the same picture for everybody. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/**
 * Throws discs on a square and keeps those that touch no other.
 * @param tries how many are thrown; the more, the denser
 * @param radii which there are
 * @param lean the most that one leans along a side of the square
 * @param taken what lies there already
 */
export function scatter({
  seed,
  tries,
  radii,
  lean = 0,
  taken = [],
}: {
  seed: number;
  tries: number;
  radii: readonly number[];
  lean?: number;
  taken?: readonly Disc[];
}): Disc[] {
  const random = chance(seed);
  const leaning = () => Math.round((random() * 2 - 1) * lean);
  const kept: Disc[] = [];
  for (let count = 0; count < tries; count += 1) {
    const disc: Disc = {
      x: Math.round(random() * 1080 - 40),
      y: Math.round(random() * 1080 - 40),
      radius: radii[Math.floor(random() * radii.length)] ?? 0,
      lean: [leaning(), leaning()],
    };
    const touches = (other: Disc) =>
      (other.x - disc.x) ** 2 + (other.y - disc.y) ** 2 < (other.radius + disc.radius) ** 2;
    if (!taken.some(touches) && !kept.some(touches)) kept.push(disc);
  }
  return kept;
}
