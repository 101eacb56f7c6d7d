/** A disc in a square with side 1000. */
export interface Disc {
  x: number;
  y: number;
  radius: number;
  /** Elongation of the disc, in radii: living cells are not perfect circles. */
  lean: readonly [dx: number, dy: number];
}

/**
 * Deterministic generator of numbers from 0 to 1 (linear congruential), so that the picture is the
 * same for all users.
 */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/**
 * Places discs randomly on a square and keeps those that touch no other.
 *
 * @param tries Number of attempts; more give a higher density.
 *
 * @param radii Available radii.
 *
 * @param lean Maximum elongation along a side of the square.
 *
 * @param taken Areas already occupied.
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
