/** Permission to run; call it when the work has ended. */
export type Leave = () => void;

interface Waiting {
  owner: string;
  start(): void;
}

export interface FairQueue {
  /**
   * Waits for a place and returns the function that frees it. Undefined when too many wait, or when
   * no place became free in time.
   */
  enter(owner: string): Promise<Leave | undefined>;
}

/**
 * Shares a number of places between owners: the next place goes to the owner with the fewest in
 * use, and among these to the one who was served the longest time ago.
 */
export function fairQueue(limits: {
  places: number;
  maxWaiting: number;
  /** Longest wait in ms. */
  patience: number;
}): FairQueue {
  const running = new Map<string, number>();
  /** Owners in the order in which they were served last. */
  const served = new Set<string>();
  let waiting: Waiting[] = [];
  let used = 0;

  const take = (owner: string) => {
    used += 1;
    running.set(owner, (running.get(owner) ?? 0) + 1);
    served.delete(owner);
    served.add(owner);
  };
  const leave = (owner: string) => {
    used -= 1;
    const left = (running.get(owner) ?? 0) - 1;
    if (left > 0) running.set(owner, left);
    else running.delete(owner);
    if (waiting.length === 0 && used === 0) served.clear();
    next();
  };
  const next = () => {
    const order = [...served];
    const [first] = waiting.toSorted(
      (one, other) =>
        (running.get(one.owner) ?? 0) - (running.get(other.owner) ?? 0) ||
        order.indexOf(one.owner) - order.indexOf(other.owner),
    );
    if (!first || used >= limits.places) return;
    waiting = waiting.filter((each) => each !== first);
    first.start();
  };
  const leaveOnce = (owner: string): Leave => {
    let isInside = true;
    return () => {
      if (isInside) leave(owner);
      isInside = false;
    };
  };

  return {
    async enter(owner) {
      if (used < limits.places) {
        take(owner);
        return leaveOnce(owner);
      }
      if (waiting.length >= limits.maxWaiting) return undefined;
      return new Promise((resolve) => {
        const own: Waiting = {
          owner,
          start() {
            clearTimeout(timer);
            take(owner);
            resolve(leaveOnce(owner));
          },
        };
        const timer = setTimeout(() => {
          waiting = waiting.filter((each) => each !== own);
          resolve(undefined);
        }, limits.patience);
        waiting.push(own);
      });
    },
  };
}
