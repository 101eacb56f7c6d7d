/** FHIR request-priority. */
export const priorities = ['routine', 'urgent', 'asap', 'stat'] as const;
export type Priority = (typeof priorities)[number];

/** Returns a priority as a sort key: 1 is the most urgent. */
export function urgencyOf(priority: Priority): number {
  return priorities.length - priorities.indexOf(priority);
}
