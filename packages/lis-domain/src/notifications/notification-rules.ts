import { mayCall, mayOpen, normaliseRole, type Actor, type Route } from '../access/index.ts';
import { notificationTypes, type NotificationType } from './notification-kinds.ts';
import { sendNotification } from './notification.endpoints.ts';

/**
 * Returns the recipients a user can address (domain model 2.12). A user with the send permission
 * reaches a person or a role; an administrator also several roles or everyone.
 */
export function notificationReach(actor: Actor): 'none' | 'role' | 'all' {
  if (normaliseRole(actor.role) === 'admin') return 'all';
  return mayCall(actor, sendNotification.access).allowed ? 'role' : 'none';
}

/**
 * Returns the first of these routes that the user may open, so that no notification links to an
 * inaccessible page.
 */
export function openLink(actor: Actor, routes: readonly Route[]): Route | null {
  return routes.find((route) => mayOpen(actor, route).allowed) ?? null;
}

const ofPatients: readonly NotificationType[] = [
  'result_ready',
  'appointment_reminder',
  'payment',
  'system',
];

/** Returns the notification types that a role receives and can therefore configure. */
export function notificationTypesOf(role: string): readonly NotificationType[] {
  return normaliseRole(role) === 'patient' ? ofPatients : notificationTypes;
}
