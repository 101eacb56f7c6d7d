/** Values of notes that amounts are rounded up to, in the minor unit. */
const STEPS_IN_MINOR = [500, 1_000, 2_000, 5_000, 10_000] as const;
/** Maximum number of proposed amounts: what fits beside the field. */
const PROPOSED = 3;

/** Returns the change for an amount received; undefined while it does not cover the amount due. */
export function changeDue(due_minor: number, received_minor: number): number | undefined {
  return received_minor < due_minor ? undefined : received_minor - due_minor;
}

/**
 * Returns likely amounts of cash received: the exact amount, then the next amounts that notes add
 * up to, lowest first.
 */
export function likelyCash(due_minor: number): number[] {
  const rounded = STEPS_IN_MINOR.map((step) => Math.ceil(due_minor / step) * step);
  return [...new Set([due_minor, ...rounded])]
    .toSorted((one, other) => one - other)
    .slice(0, PROPOSED);
}
