import type { LanguageTag } from '@alms/lis-domain/language';
import { mayAcknowledge, type ResultId } from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { unisolated } from '../../platform/i18n/catalogue.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { confidentialName } from '../catalogue/confidential.ts';
import { addNotifications, findRecipients } from './notifications.store.ts';
import { addressed, confidentialOf, findPeople, others } from './result-notifications.ts';

/** Replaces the name of a test in a notification. */
const confidential = (language: LanguageTag) => unisolated(confidentialName(language));

interface CriticalResult {
  id: string;
  test_parameter_id: string;
  name: string;
  value: string;
  order_number: string;
  accession_number: string;
}

/**
 * Notifies laboratory managers and users who may verify of critical results awaiting notification.
 */
export async function notifyOfCriticalResults(
  context: OperationContext,
  critical: readonly CriticalResult[],
): Promise<void> {
  if (critical.length === 0) return;
  const recipients = others(
    await findRecipients(context.tx, context.tenantId, {
      roles: ['lab_manager'],
      granted: 'verify_results',
    }),
    context,
  );
  const isConfidential = await confidentialOf(context.tx, context.tenantId);
  const rows = critical.flatMap(
    ({ id, test_parameter_id: test, name, value, order_number, accession_number }) =>
      addressed(
        recipients,
        {
          type: 'critical_result',
          priority: 'critical',
          entity: { type: 'result', id },
          screens: ['/app/test-results'],
          says: (words, language) => ({
            title: isConfidential(test)
              ? words('critical', { test: confidential(language), value: '' }).trimEnd()
              : words('critical', { test: name, value }),
            message: words('criticalWaits', { order: order_number, sample: accession_number }),
          }),
        },
        context.now,
      ),
  );
  await addNotifications(context.tx, rows);
}

interface OverdueCall {
  result_id: ResultId;
  test_parameter_id: string;
  test_name: string;
  value_text: string;
  unit_display: string | null;
  order_number: string;
  accession_number: string;
}

/** Notifies laboratory managers of overdue critical result notifications. */
export async function notifyOfOverdueCriticalResults(
  tx: TenantTransaction,
  tenantId: TenantId,
  overdue: readonly OverdueCall[],
  now: Date,
): Promise<void> {
  if (overdue.length === 0) return;
  const managers = await findRecipients(tx, tenantId, { roles: ['lab_manager'] });
  const isConfidential = await confidentialOf(tx, tenantId);
  const rows = overdue.flatMap(
    ({
      result_id,
      test_parameter_id: test,
      test_name,
      value_text,
      unit_display,
      order_number,
      accession_number,
    }) =>
      addressed(
        managers,
        {
          type: 'critical_result',
          priority: 'critical',
          entity: { type: 'result', id: result_id },
          screens: ['/app/test-results'],
          view: '?calls=open',
          says: (words, language) => ({
            title: isConfidential(test)
              ? words('callOverdue', { test: confidential(language), value: '' }).trimEnd()
              : words('callOverdue', {
                  test: test_name,
                  value: [value_text, unit_display].filter(Boolean).join(' '),
                }),
            message: words('callOverdueOf', { order: order_number, sample: accession_number }),
          }),
        },
        now,
      ),
  );
  await addNotifications(tx, rows);
}

/** A released critical result with an open notification. */
export interface CriticalReport {
  result_id: ResultId;
  order_number: string;
  /** The account that placed the order. */
  requested_by: UserId;
  /** A repeated critical result is not emailed. */
  repeated: boolean;
}

/**
 * Notifies the ordering providers of critical results that they can acknowledge, in the application
 * and by email, without test and value (ISO 15189:2022 7.4.1.3: immediate notification).
 */
export async function notifyRequestersOfCriticalResults(
  context: OperationContext,
  reports: readonly CriticalReport[],
): Promise<void> {
  if (reports.length === 0) return;
  const people = await findPeople(context, [
    ...new Set(reports.map(({ requested_by }) => requested_by)),
  ]);
  const providers = people.filter(mayAcknowledge);
  const rows = reports.flatMap(({ result_id, order_number, requested_by, repeated }) =>
    addressed(
      providers.filter(({ id }) => id === requested_by),
      {
        type: 'critical_result',
        priority: 'critical',
        entity: { type: 'result', id: result_id },
        screens: ['/app/inbox'],
        view: '?tab=critical',
        alsoByMail: !repeated,
        says: (words) => ({
          title: words('criticalToAcknowledge'),
          message: words('criticalToAcknowledgeOf', { order: order_number }),
        }),
      },
      context.now,
    ),
  );
  await addNotifications(context.tx, rows);
}

/**
 * Notifies staff on call that the ordering provider has not acknowledged a critical result, without
 * test and value. They contact the laboratory, which identifies them and records the read-back:
 * being on call gives no access to the reports of other providers' patients.
 */
export async function notifyOnCallOfCriticalResults(
  tx: TenantTransaction,
  tenantId: TenantId,
  due: readonly Pick<OverdueCall, 'result_id' | 'order_number'>[],
  now: Date,
): Promise<void> {
  if (due.length === 0) return;
  const onCall = await findRecipients(tx, tenantId, { roles: [], granted: 'receive_escalations' });
  const rows = due.flatMap(({ result_id, order_number }) =>
    addressed(
      onCall,
      {
        type: 'critical_result',
        priority: 'critical',
        entity: { type: 'result', id: result_id },
        screens: [],
        alsoByMail: true,
        says: (words) => ({
          title: words('criticalOnCall'),
          message: words('criticalOnCallOf', { order: order_number }),
        }),
      },
      now,
    ),
  );
  await addNotifications(tx, rows);
}
