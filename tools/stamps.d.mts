export interface Counts {
  passed: number;
  failed: number;
  /** Time of the pass that these counts repeat; missing when the step ran. */
  unchangedSince?: string;
}
export function unlessUnchanged(
  step: {
    folder: string;
    name: string;
    print: string | undefined;
    isForced?: boolean;
    now: () => string;
  },
  work: () => Promise<Counts>,
): Promise<Counts>;
