import { mayCall, mayOpen, normaliseRole, type Actor, type Route } from '../access/index.ts';
import { notificationTypes, type NotificationType } from './notification-kinds.ts';
import { sendNotification } from './notification.endpoints.ts';

/** What a person may address (domain model 2.12): whoever may send reaches a person or a role, an administrator also several roles or everybody. */
export function notificationReach(actor: Actor): 'nobody' | 'role' | 'everybody' {
  if (normaliseRole(actor.role) === 'admin') return 'everybody';
  return mayCall(actor, sendNotification.access).allowed ? 'role' : 'nobody';
}

/** The first of these screens that a person may open: nobody is led to a closed door. */
export function openLink(actor: Actor, routes: readonly Route[]): Route | null {
  return routes.find((route) => mayOpen(actor, route).allowed) ?? null;
}

const ofPatients: readonly NotificationType[] = [
  'result_ready',
  'appointment_reminder',
  'payment',
  'system',
];

/** The types that somebody in a role is told of, and so has a choice about. */
export function notificationTypesOf(role: string): readonly NotificationType[] {
  return normaliseRole(role) === 'patient' ? ofPatients : notificationTypes;
}
