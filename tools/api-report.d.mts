import type { Door } from './doors.mjs';

/** The declarations behind some doors, each module once, in the order of their paths. */
export function reportOf(
  title: string,
  doors: readonly Pick<Door, 'door' | 'types'>[],
  read: (file: string) => string,
): string;
/** Says how the built packages differ from the committed reports; resolves to whether they are the same. */
export function checkApiReports(): Promise<boolean>;
