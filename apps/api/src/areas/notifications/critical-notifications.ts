import { holds } from '@alms/lis-domain/access';
import type { LanguageTag } from '@alms/lis-domain/language';
import { mayAcknowledge, type ResultId } from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { unisolated } from '../../platform/i18n/catalogue.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { confidentialName } from '../catalogue/confidential.ts';
import type { NotifiedWard } from '../facility/wards.store.ts';
import { sendWardMail } from './notifications.jobs.ts';
import { addNotifications, findRecipients, type Recipient } from './notifications.store.ts';
import {
  addressed,
  confidentialOf,
  findPeople,
  others,
  type Notice,
} from './result-notifications.ts';

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

/** The notification of a critical result that its recipient acknowledges in the inbox. */
const criticalToAcknowledge = ({
  result_id,
  order_number,
  repeated,
}: Pick<CriticalReport, 'result_id' | 'order_number' | 'repeated'>): Notice => ({
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
});

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
  const rows = reports.flatMap(({ requested_by, ...report }) =>
    addressed(
      providers.filter(({ id }) => id === requested_by),
      criticalToAcknowledge(report),
      context.now,
    ),
  );
  await addNotifications(context.tx, rows);
}

/**
 * Returns the members of a ward who are notified of its critical results: doctors and nurses, of a
 * confidential test only those who may read it.
 */
export const membersToNotify = (
  people: readonly Recipient[],
  { members }: Pick<NotifiedWard, 'members'>,
  isConfidential: boolean,
): Recipient[] =>
  people.filter(
    (person) =>
      members.includes(person.id) &&
      mayAcknowledge(person) &&
      holds(person, isConfidential ? 'view_confidential' : 'view_results'),
  );

/** A reported critical result of an order of a ward. */
interface WardReport extends Pick<OverdueCall, 'result_id' | 'test_parameter_id' | 'order_number'> {
  /** Id of the critical result notification. */
  id: string;
  ward: NotifiedWard;
  /** The account that placed the order and is notified as the ordering provider. */
  requested_by: UserId | null;
  /** A repeated critical result is not emailed. */
  repeated: boolean;
}

/**
 * Notifies wards of critical results of their orders that their doctors and nurses can acknowledge,
 * in the application and by email, without test and value. The ward’s address gets an email too.
 */
export async function notifyWardsOfCriticalResults(
  tx: TenantTransaction,
  tenantId: TenantId,
  reports: readonly WardReport[],
  now: Date,
): Promise<void> {
  if (reports.length === 0) return;
  const ids = [...new Set(reports.flatMap(({ ward }) => ward.members))];
  const people = ids.length === 0 ? [] : await findRecipients(tx, tenantId, { ids });
  const isConfidential = await confidentialOf(tx, tenantId);
  const rows = reports.flatMap(
    ({ result_id, test_parameter_id: test, order_number, ward, requested_by, repeated }) =>
      addressed(
        membersToNotify(people, ward, isConfidential(test)).filter(({ id }) => id !== requested_by),
        criticalToAcknowledge({ result_id, order_number, repeated }),
        now,
      ),
  );
  await addNotifications(tx, rows);
  await enqueue(
    tx,
    sendWardMail,
    ...reports
      .filter(({ ward, repeated }) => ward.email !== '' && !repeated)
      .map(({ id, ward }) => ({
        payload: { tenant_id: tenantId, ward_id: ward.id, critical_call_id: id },
        dueAt: now,
      })),
  );
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
