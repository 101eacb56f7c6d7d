import { normaliseRole } from './roles.ts';
import type { Actor } from './actor.ts';

/**
 * Returns whether a user reads the chart only of own patients, with an order that the user placed
 * or of the user’s ward: doctors and nurses, who do not work with other patients. Laboratory staff
 * read any chart.
 */
export function readsOwnPatientsOnly(actor: Actor): boolean {
  const role = normaliseRole(actor.role);
  return role === 'doctor' || role === 'nurse';
}
