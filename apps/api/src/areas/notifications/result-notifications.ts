import type { SampleId } from '@alms/lis-domain/samples';
import type { ResultId } from '@alms/lis-domain/results';
import type { OrderId } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import type { Route } from '@alms/lis-domain/access';
import { chosenLanguage, type LanguageTag } from '@alms/lis-domain/language';
import {
  openLink,
  type NotificationPriority,
  type NotificationType,
} from '@alms/lis-domain/notifications';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import { uuidv7 } from 'uuidv7';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { findConfidentialTests } from '../catalogue/confidential.ts';
import { noticeWords, type NoticeWords } from './notice-words.ts';
import {
  addNotifications,
  channelsTo,
  findRecipients,
  type Recipient,
} from './notifications.store.ts';

/** A system notification about an operation, written in the same transaction. */
export interface Notice {
  type: NotificationType;
  priority: NotificationPriority;
  /** Text in the recipient's language. */
  says: (words: NoticeWords, language: LanguageTag) => { title: string; message: string };
  entity: { type: string; id: string };
  /** Target screens: each recipient is linked to the first one they may open. */
  screens: readonly Route[];
  /** Appended to the address. */
  view?: string;
  /** Also sent by email to recipients who have not chosen copies of this type. */
  alsoByMail?: boolean;
}

/** Creates the notification for each recipient, visible from `now` on. */
export function addressed(
  recipients: readonly Recipient[],
  { screens, view = '', alsoByMail, entity, says, ...notice }: Notice,
  now: Date,
) {
  return recipients.map((recipient) => {
    const screen = openLink(recipient, screens);
    const language = chosenLanguage(recipient.language);
    return {
      id: uuidv7(),
      recipient_id: recipient.id,
      language,
      ...notice,
      ...says(noticeWords(language), language),
      channels: channelsTo(recipient, notice.type, alsoByMail),
      actor_id: null,
      entity_type: entity.type,
      entity_id: entity.id,
      link: screen && screen + view,
      created_at: now,
    };
  });
}

/** Recipients without the user who performed the operation. */
export const others = (recipients: readonly Recipient[], { user }: OperationContext) =>
  recipients.filter(({ id }) => id !== user.id);

/** Users who placed each order. */
export async function requesters(
  { tx, tenantId }: OperationContext,
  orderIds: readonly OrderId[],
): Promise<Map<string, UserId>> {
  const orders = await tx
    .selectFrom('test_order')
    .select(['id', 'created_by'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', orderIds)
    .execute();
  return new Map(
    orders.flatMap(({ id, created_by }) => (created_by === null ? [] : [[id, created_by]])),
  );
}

export const findPeople = async (context: OperationContext, ids: readonly UserId[]) =>
  ids.length === 0 ? [] : findRecipients(context.tx, context.tenantId, { ids });

/**
 * Tests whose name and value are omitted: notifications can be read by others nearby and are
 * emailed.
 */
export async function confidentialOf(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<(test: string) => boolean> {
  const tests = new Set(
    (await findConfidentialTests(tx, tenantId)).flatMap(({ id, code }) => [id, code]),
  );
  return (test) => tests.has(test);
}

interface ReleasedResult {
  order_id: OrderId;
  order_number: string;
  patient_id: PatientId;
}

/** Orders of the results, each with one result and the number of results. */
function ordersOf(results: readonly ReleasedResult[]): { of: ReleasedResult; count: number }[] {
  const orders = [...new Map(results.map((result) => [result.order_id, result])).values()];
  return orders.map((of) => ({
    of,
    count: results.filter(({ order_id }) => order_id === of.order_id).length,
  }));
}

const readyNotice = (
  { order_id, order_number }: ReleasedResult,
  count: number,
  title: 'yourResultsReady' | 'resultsReady',
  screen: Route,
): Notice => ({
  type: 'result_ready',
  priority: 'normal',
  entity: { type: 'order', id: order_id },
  screens: [screen],
  says: (words) => ({
    title: words(title),
    message: words('resultsOf', { order: order_number, count }),
  }),
});

/** Notifies patients of readable results, once per order. */
export async function notifyPatientsOfResults(
  { tx, tenantId, now }: Pick<OperationContext, 'tx' | 'tenantId' | 'now'>,
  readable: readonly ReleasedResult[],
): Promise<void> {
  if (readable.length === 0) return;
  const patients = await findRecipients(tx, tenantId, {
    patientIds: [...new Set(readable.map(({ patient_id }) => patient_id))],
  });
  const rows = ordersOf(readable).flatMap(({ of, count }) =>
    addressed(
      patients.filter(({ patient_id }) => patient_id === of.patient_id),
      readyNotice(of, count, 'yourResultsReady', '/app/patient-portal'),
      now,
    ),
  );
  await addNotifications(tx, rows);
}

/**
 * Notifies ordering providers of released results, once per order, and patients of those visible in
 * the portal.
 */
export async function notifyOfReleasedResults(
  context: OperationContext,
  released: readonly (ReleasedResult & { shown: boolean })[],
): Promise<void> {
  await notifyPatientsOfResults(
    context,
    released.filter(({ shown }) => shown),
  );
  const requesterOf = await requesters(context, [
    ...new Set(released.map(({ order_id }) => order_id)),
  ]);
  const staff = others(await findPeople(context, [...new Set(requesterOf.values())]), context);
  const rows = ordersOf(released).flatMap(({ of, count }) =>
    addressed(
      staff.filter(({ id }) => id === requesterOf.get(of.order_id)),
      readyNotice(of, count, 'resultsReady', '/app/test-results'),
      context.now,
    ),
  );
  await addNotifications(context.tx, rows);
}

/**
 * Notifies the ordering provider, the verifier, the recipients of earlier reports and a patient who
 * can see the result that a reported result was amended or entered in error.
 */
export async function notifyOfCorrectedResult(
  context: OperationContext,
  {
    order_id,
    order_number,
    patient_id,
    verified_by,
    recipients,
    shown,
  }: ReleasedResult & {
    verified_by: UserId | null;
    /** Accounts that received an earlier report. */
    recipients: readonly UserId[];
    shown: boolean;
  },
  kind: 'amended' | 'entered_in_error',
): Promise<void> {
  const requesterOf = await requesters(context, [order_id]);
  const staff = others(
    await findPeople(context, [
      ...new Set([
        ...requesterOf.values(),
        ...recipients,
        ...(verified_by === null ? [] : [verified_by]),
      ]),
    ]),
    context,
  ).filter(({ patient_id: of }) => of === null);
  const patients = shown
    ? await findRecipients(context.tx, context.tenantId, { patientIds: [patient_id] })
    : [];
  const says: Notice['says'] = (words) => ({
    title: words(`corrected_${kind}`),
    message: words(`correctedOf_${kind}`, { order: order_number }),
  });
  const notice = {
    type: 'result_ready',
    priority: 'high',
    entity: { type: 'order', id: order_id },
    says,
  } as const;
  await addNotifications(context.tx, [
    ...addressed(patients, { ...notice, screens: ['/app/patient-portal'] }, context.now),
    ...addressed(staff, { ...notice, screens: ['/app/test-results'] }, context.now),
  ]);
}

/** Notifies users who can verify it of a proposed amendment. */
export async function notifyOfProposedAmendment(
  context: OperationContext,
  {
    id,
    order_number,
    critical,
    proposed_by,
  }: Pick<ReleasedResult, 'order_number'> & {
    id: ResultId;
    /** Whether the new value is critical. */
    critical: boolean;
    /** Not notified: another user verifies the amendment. */
    proposed_by: UserId;
  },
): Promise<void> {
  const recipients = await findRecipients(context.tx, context.tenantId, {
    roles: ['lab_manager'],
    granted: 'verify_results',
  });
  const notice: Notice = {
    type: 'result_ready',
    priority: critical ? 'critical' : 'high',
    entity: { type: 'result', id },
    screens: ['/app/test-results'],
    view: '?tab=corrections',
    says: (words) => ({
      title: words('amendmentWaits'),
      message: words('amendmentOf', { order: order_number }),
    }),
  };
  const verifiers = recipients.filter((recipient) => recipient.id !== proposed_by);
  await addNotifications(context.tx, addressed(verifiers, notice, context.now));
}

interface UnusableSample {
  id: SampleId;
  accession_number: string;
  order_id: OrderId;
  order_number: string;
  /** Reason code and note. */
  reason: string;
  /** Null when nothing was reordered. */
  replacement: string | null;
}

/** Notifies the collector and the ordering provider that a specimen was rejected. */
export function notifyOfRejectedSample(
  context: OperationContext,
  sample: UnusableSample,
): Promise<void> {
  return tellOfUnusableSample(context, sample, 'rejected');
}

/** Notifies the collector and the ordering provider that some tests of a specimen were rejected. */
export function notifyOfRejectedTests(
  context: OperationContext,
  sample: UnusableSample,
): Promise<void> {
  return tellOfUnusableSample(context, sample, 'testsRejected');
}

/** Notifies the collector and the ordering provider that a specimen was lost. */
export function notifyOfLostSample(
  context: OperationContext,
  sample: UnusableSample,
): Promise<void> {
  return tellOfUnusableSample(context, sample, 'lost');
}

async function tellOfUnusableSample(
  context: OperationContext,
  { id, accession_number, order_id, order_number, reason, replacement }: UnusableSample,
  title: 'rejected' | 'testsRejected' | 'lost',
): Promise<void> {
  const collections = await context.tx
    .selectFrom('sample_event')
    .select('by_id')
    .where('tenant_id', '=', context.tenantId)
    .where('sample_id', '=', id)
    .where('type', '=', 'collected')
    .execute();
  const orderedBy = await requesters(context, [order_id]);
  const people = [...collections.map(({ by_id }) => by_id), ...orderedBy.values()].filter(
    (person) => person !== null,
  );
  const notice: Notice = {
    type: 'sample_rejected',
    priority: 'high',
    entity: { type: 'sample', id },
    screens: ['/app/sample-collection', '/app/sample-tracking'],
    says: (words) => ({
      title: words(title, { sample: accession_number }),
      message: [
        words('unusableFor', { order: order_number, reason }),
        ...(replacement === null ? [] : [words('collectAgainAs', { sample: replacement })]),
      ].join(' '),
    }),
  };
  await addNotifications(
    context.tx,
    addressed(others(await findPeople(context, people), context), notice, context.now),
  );
}

/** Notifies administrators of a request to join the facility. */
export async function notifyOfAccessRequest(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, full_name, now }: { id: string; full_name: string; now: Date },
): Promise<void> {
  const notice: Notice = {
    type: 'onboarding',
    priority: 'normal',
    entity: { type: 'account', id },
    screens: ['/app/settings/staff'],
    view: '?status=pending',
    says: (words) => ({
      title: words('asksToJoin', { name: full_name }),
      message: words('waitsForDecision'),
    }),
  };
  await addNotifications(
    tx,
    addressed(await findRecipients(tx, tenantId, { roles: ['admin'] }), notice, now),
  );
}

/** Notifies a user that their two-step verification was reset, and by whom. */
export async function notifyOfTwoStepReset(
  context: OperationContext,
  { id }: { id: UserId },
): Promise<void> {
  const notice: Notice = {
    type: 'system',
    priority: 'high',
    entity: { type: 'account', id },
    screens: ['/app/profile/security'],
    says: (words) => ({
      title: words('twoStepReset'),
      message: words('twoStepResetBy', { name: context.user.full_name }),
    }),
  };
  const rows = addressed(await findPeople(context, [id]), notice, context.now);
  // No email copy: a more detailed email is always sent.
  await addNotifications(
    context.tx,
    rows.map((row) => ({ ...row, channels: ['in_app'] })),
  );
}
