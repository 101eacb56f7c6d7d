/** Of the repository. */
export const root: string;
/** With the pinned Node and the installed tools first in PATH. */
export const environment: NodeJS.ProcessEnv;
export function say(line: string): void;
