/** Root directory of the repository. */
export const root: string;
/** Environment variables, with the pinned Node and the installed tools first in PATH. */
export const environment: NodeJS.ProcessEnv;
export function say(line: string): void;
/** Hash of the content of the given files and folders, without build output. */
export function fingerprint(inputs: readonly string[]): string;
