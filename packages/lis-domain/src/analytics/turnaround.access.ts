import type { Access } from '../http/index.ts';

/** Who reads how long results took. By itself, so that whoever only asks this loads no more. */
export const turnaroundAccess = { anyOf: ['view_analytics'] } as const satisfies Access;
