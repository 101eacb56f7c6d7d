/** The banned wordings of one file, each as `path:line: “wording” (instead)`. */
export function breachesIn(path: string, source: string): string[];
