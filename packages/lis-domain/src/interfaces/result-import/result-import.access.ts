import type { Access } from '../../http/index.ts';

/** Who reads results from files of instruments. By itself, so that whoever only asks this loads no more. */
export const resultImportAccess = { anyOf: ['enter_results'] } as const satisfies Access;
