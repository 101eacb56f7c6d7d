import type { ControlRule, EqaDue } from '@alms/lis-domain/quality-control';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { printedTime } from '../../platform/i18n/printed-dates.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { addressed } from './result-notifications.ts';
import { addNotifications, findRecipients } from './notifications.store.ts';

interface RejectedRun {
  /** Id of the controlled test. */
  id: string;
  name: string;
  instrument_name: string;
  rules: readonly ControlRule[];
}

/**
 * Notifies laboratory managers and users who may release the QC hold that a control run was
 * rejected.
 */
export async function notifyOfRejectedRun(
  context: OperationContext,
  { id, name, instrument_name, rules }: RejectedRun,
): Promise<void> {
  const recipients = await findRecipients(context.tx, context.tenantId, {
    roles: ['lab_manager'],
    granted: 'override_qc',
  });
  const rows = addressed(
    recipients.filter((recipient) => recipient.id !== context.user.id),
    {
      type: 'qc_failure',
      priority: 'high',
      entity: { type: 'controlled_test', id },
      screens: ['/app/quality-control'],
      view: `?test=${id}`,
      says: (words) => ({
        title: words('controlRejected', { test: name, instrument: instrument_name }),
        message: words('controlRejectedBy', { rules: rules.join(', ') }),
      }),
    },
    context.now,
  );
  await addNotifications(context.tx, rows);
}

interface OverdueControl extends Omit<RejectedRun, 'rules'> {
  /** Number of results since the last accepted run. */
  results: number;
}

/** Notifies laboratory managers and users who may release the QC hold of overdue QC. */
export async function notifyOfOverdueControl(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, name, instrument_name, results }: OverdueControl,
  now: Date,
): Promise<void> {
  const recipients = await findRecipients(tx, tenantId, {
    roles: ['lab_manager'],
    granted: 'override_qc',
  });
  const rows = addressed(
    recipients,
    {
      type: 'qc_failure',
      priority: 'high',
      entity: { type: 'controlled_test', id },
      screens: ['/app/quality-control'],
      view: `?test=${id}`,
      says: (words) => ({
        title: words('controlOverdue', { test: name, instrument: instrument_name }),
        message: words('controlOverdueReview', { count: results }),
      }),
    },
    now,
  );
  await addNotifications(tx, rows);
}

interface DueRound {
  id: string;
  scheme: string;
  round: string;
  closes_at: string;
  urgency: Exclude<EqaDue, 'later'>;
}

/** Notifies QC staff of EQA rounds awaiting submission, in facility time. */
export async function notifyOfDueEqaRounds(
  tx: TenantTransaction,
  tenantId: TenantId,
  due: readonly DueRound[],
  { now, zone }: { now: Date; zone: string },
): Promise<void> {
  if (due.length === 0) return;
  const keepers = await findRecipients(tx, tenantId, {
    roles: ['lab_manager'],
    granted: 'manage_qc',
  });
  const rows = due.flatMap(({ id, scheme, round, closes_at, urgency }) =>
    addressed(
      keepers,
      {
        type: 'qc_failure',
        priority: urgency === 'overdue' ? 'high' : 'normal',
        entity: { type: 'eqa_round', id },
        screens: ['/app/quality-control'],
        view: `?tab=eqa&round=${id}`,
        says: (words, language) => ({
          title: words(`roundDue_${urgency}`, { round: `${scheme}, ${round}` }),
          message: words(`roundDueOf_${urgency}`, {
            closes: printedTime(zone, closes_at, language),
          }),
        }),
      },
      now,
    ),
  );
  await addNotifications(tx, rows);
}
