import type { JobHandler } from '../platform/jobs/job.ts';
import { messageRetention } from '../interfaces/connections/message-retention.ts';
import { auditTrailCheck } from './audit/scheduled-check.ts';
import type { AreaDependencies } from './dependencies.ts';
import { stockUpdate } from './inventory/stock-alerts.ts';
import { authorizationReminders } from './identity/competence/authorization-reminders.ts';
import { notificationMailer } from './notifications/notification-mailer.ts';
import { wardMailer } from './notifications/ward-mailer.ts';
import { eqaReminders } from './quality-control/eqa-reminders.ts';
import { overdueControls } from './quality-control/overdue-controls.ts';
import { criticalResultEscalation } from './results/critical-results/escalation.ts';
import { portalReleaseNotifications } from './results/portal-visibility/portal-release-notifications.ts';

export type JobDependencies = Pick<
  AreaDependencies,
  'db' | 'clock' | 'mailer' | 'logger' | 'hosts'
>;

/** All background jobs. */
export function jobsOfAllAreas(deps: JobDependencies): readonly JobHandler[] {
  return [
    notificationMailer(deps),
    wardMailer(deps),
    criticalResultEscalation(deps),
    portalReleaseNotifications(deps),
    stockUpdate(deps),
    eqaReminders(deps),
    overdueControls(deps),
    authorizationReminders(deps),
    messageRetention(deps),
    auditTrailCheck(deps),
  ];
}
