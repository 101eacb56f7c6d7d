/**
 * Time after which code that has not arrived counts as missing, in ms (specification, section 9).
 */
export const CODE_TIMEOUT_MS = 120_000;

class CodeTimeout extends Error {
  constructor() {
    super('@alms/ui: a part of the page took too long to load.');
  }
}

async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new CodeTimeout()), CODE_TIMEOUT_MS);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/**
 * Loads code with a dynamic import. The only place that waits for one, so that no hang is without
 * end: a failed request is repeated once, and code that has not arrived in time is an error. A
 * browser repeats no pending import, so the caller offers the retry of a hang.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await inTime(load());
  } catch (error) {
    if (error instanceof CodeTimeout) throw error;
    return inTime(load());
  }
}
