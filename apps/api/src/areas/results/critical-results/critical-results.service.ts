import type { UserId } from '@alms/lis-domain/identity';
import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import type { OrderId } from '@alms/lis-domain/orders';
import {
  refusesAttempt,
  type AttemptChannel,
  type CallAttempt,
  type CriticalCall,
  type listCriticalCalls,
  type recordCallAttempt,
  type ResultId,
} from '@alms/lis-domain/results';
import { uuidv7 } from 'uuidv7';
import { keysOf, pageOfRows } from '../../../platform/http/requests/cursor.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { checkVersion } from '../../../platform/http/requests/versions.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { concealedFrom } from '../../catalogue/confidential.ts';
import { findWardsOfOrders } from '../../facility/wards.store.ts';
import {
  notifyOfCriticalResults,
  notifyRequestersOfCriticalResults,
  notifyWardsOfCriticalResults,
} from '../../notifications/critical-notifications.ts';
import { notifyPatientsOfResults } from '../../notifications/result-notifications.ts';
import { refreshFeeds } from '../../notifications/notifications.store.ts';
import { summaryOf } from '../../patients/patient-summary.ts';
import {
  findOpenCallsOfOrder,
  scheduleWardStep,
  addAttempt,
  addCalls,
  findAttempts,
  findCalls,
  findCriticalReports,
  lockCall,
  takeWardSteps,
  updateCall,
  withdrawOpenNotifications,
  type AttemptRow,
  type CallRow,
} from './critical-results.store.ts';
import { escalations } from './escalation-policy.ts';
import type { VersionedResult } from '../entry/lock-results.ts';
import {
  isNewlyCritical,
  differsFromRecord,
  valueWithUnit,
  type Reading,
} from '../entry/evaluated-value.ts';
import { showNotifiedResults, type DetailedResult } from '../results.store.ts';

const defaultLimit = 20;
const minute = 60_000;

/**
 * Opens a critical result notification for each new critical value and notifies staff.
 * Notifications of replaced values are withdrawn unless already communicated.
 */
export async function openCriticalNotification(
  context: OperationContext,
  readings: readonly Reading[],
  written: readonly VersionedResult[],
): Promise<void> {
  const { tx, tenantId, now } = context;
  await withdrawCriticalNotifications(
    context,
    readings.filter(differsFromRecord).map(({ row }) => row),
  );
  const critical = readings.filter(isNewlyCritical);
  if (critical.length === 0) return;
  const opened = critical.flatMap(({ row, item, meaning: { flag } }) => {
    const version = written.find(({ id }) => id === row.id)?.version;
    return version === undefined || flag === null ? [] : [{ ...row, item, flag, version }];
  });
  const policies = await escalations(context, opened);
  const after = (minutes: number) => new Date(now.getTime() + minutes * minute);
  const rows = opened.flatMap(({ version, item, flag, ...row }, index) => {
    const policy = policies[index];
    if (!policy) return [];
    const { id: result_id, order_id, patient_id, name: test_name, unit_display } = row;
    const { isRepeated, wardAfter, onCallAfter, managersAfter } = policy;
    return [
      {
        id: uuidv7(),
        result_id,
        result_version: version,
        order_id,
        patient_id,
        test_name,
        unit_display,
        value_text: item.value_text,
        flag,
        state: 'open' as const,
        opened_at: now,
        due_at: after(managersAfter),
        ward_at: wardAfter === null ? null : after(wardAfter),
        on_call_at: onCallAfter === null ? null : after(onCallAfter),
        repeated: isRepeated,
      },
    ];
  });
  await addCalls(tx, tenantId, rows);
  await notifyOfCriticalResults(
    context,
    critical.map(({ row, item }) => ({
      ...row,
      value: valueWithUnit(item.value_text, row.unit_display),
    })),
  );
  await notifyRequesters(
    context,
    critical.map(({ row: { id } }) => id),
  );
}

/**
 * Notifies the ordering providers, and the wards whose step is due, of those results that are
 * critical, released and not yet notified. An unreleased value is not shown to them: the laboratory
 * decides whether to report it by telephone.
 */
export async function notifyRequesters(
  context: OperationContext,
  resultIds: readonly ResultId[],
): Promise<void> {
  await notifyRequestersOfCriticalResults(
    context,
    await findCriticalReports(context.tx, context.tenantId, resultIds),
  );
  await notifyWards(context, resultIds);
}

/** Notifies the wards of reported critical results whose step is due, each once. */
export async function notifyWards(
  { tx, tenantId, now }: Pick<OperationContext, 'tx' | 'tenantId' | 'now'>,
  resultIds?: readonly ResultId[],
): Promise<CallRow[]> {
  const due = await takeWardSteps(tx, tenantId, { now, resultIds });
  const wards = await findWardsOfOrders(
    tx,
    tenantId,
    due.map(({ order_id }) => order_id),
  );
  await notifyWardsOfCriticalResults(
    tx,
    tenantId,
    due.flatMap((call) => {
      const ward = wards.get(call.order_id);
      return ward ? [{ ...call, ward }] : [];
    }),
    now,
  );
  return due;
}

/**
 * Notifies the present ward of an order of its open critical results, after the patient was
 * transferred. The policy of this ward applies, counted from the opening of the notification: a
 * step that has passed is due now. The deadlines of staff on call and managers are unchanged.
 */
export async function notifyPresentWard(
  context: OperationContext,
  orderId: OrderId,
): Promise<void> {
  const { tx, tenantId } = context;
  const open = await findOpenCallsOfOrder(tx, tenantId, orderId);
  if (open.length === 0) return;
  const policies = await escalations(context, open);
  for (const [index, { id, opened_at }] of open.entries()) {
    const wardAfter = policies[index]?.wardAfter ?? null;
    await scheduleWardStep(
      tx,
      tenantId,
      id,
      wardAfter === null ? null : new Date(Date.parse(opened_at) + wardAfter * minute),
    );
  }
  await notifyWards(
    context,
    open.map(({ result_id }) => result_id),
  );
}

/** Withdraws notifications of removed values that were not yet communicated. */
export function withdrawCriticalNotifications(
  { tx, tenantId, now }: OperationContext,
  results: readonly Pick<DetailedResult, 'id' | 'critical'>[],
): Promise<void> {
  return withdrawOpenNotifications(
    tx,
    tenantId,
    results.filter(({ critical }) => critical).map(({ id }) => id),
    now,
  );
}

export async function listCalls(
  context: OperationContext,
  { cursor, limit = defaultLimit, closed, laboratory_id }: QueryOf<typeof listCriticalCalls>,
): Promise<AnswerOf<typeof listCriticalCalls>> {
  const { tx, tenantId } = context;
  const isClosed = closed === 'true';
  const after = keysOf(cursor, 2) as [string, string] | undefined;
  const rows = await findCalls(tx, tenantId, {
    closed: isClosed,
    laboratoryId: laboratory_id,
    hidden: (await concealedFrom(context)).ids,
    after,
    max: limit + 1,
  });
  const attempts = await findAttempts(
    tx,
    tenantId,
    rows.map(({ id }) => id),
  );
  return pageOfRows(
    rows,
    limit,
    ({ id, due_at, closed_at }) => [(isClosed ? closed_at : due_at) ?? '', id],
    (row) => callOf(row, attempts),
  );
}

/**
 * Records a notification attempt. Only a confirmed read-back completes the critical result
 * notification. The patient may see the value from then on, by the policy of its test.
 */
export async function recordAttempt(
  context: OperationContext,
  { id, version }: { id: string; version: number },
  body: BodyOf<typeof recordCallAttempt>,
): Promise<CriticalCall> {
  const { tx, tenantId } = context;
  const row = await lockCall(tx, tenantId, id);
  if (!row) throw new Refusal('not_found');
  checkVersion(version, row.version);
  const refusal = refusesAttempt(row, body);
  if (refusal)
    throw new Refusal(
      refusal,
      refusal === 'conflict' ? {} : { fields: { read_back: 'must be the notified value' } },
    );

  const updated = await writeAttempt(context, row, body);
  return callOf(updated, await findAttempts(tx, tenantId, [id]));
}

/** A permitted attempt: recorded by the laboratory, or the acknowledgement of its recipient. */
type NewAttempt = Omit<CallAttempt, 'channel'> & {
  channel: AttemptChannel;
  recipient_id?: UserId;
};

/**
 * Stores an attempt on a locked notification. A confirmed one completes it, shows the value to the
 * patient by the policy of its test, and updates the screens of the notified staff.
 */
export async function writeAttempt(
  context: OperationContext,
  row: CallRow,
  attempt: NewAttempt,
): Promise<CallRow> {
  const { tx, tenantId, user, now } = context;
  const { id, result_id } = row;
  const completes = attempt.outcome === 'confirmed';
  await addAttempt(tx, {
    ...attempt,
    id: uuidv7(),
    critical_call_id: id,
    at: now,
    by_id: user.id,
    by_name: user.full_name,
    read_back: completes ? (attempt.read_back ?? null) : null,
  });
  const change = {
    version: row.version + 1,
    ...(completes && { state: 'completed' as const, closed_at: now }),
  };
  await updateCall(tx, tenantId, id, change);
  if (completes) {
    await notifyPatientsOfResults(context, await showNotifiedResults(tx, tenantId, result_id, now));
    await refreshFeeds(tx, tenantId, { type: 'critical_result', entityId: result_id });
  }
  context.audit({
    action: 'update',
    category: 'result',
    entity_type: 'critical_call',
    entity_id: id,
    entity_label: `${row.order_number} ${row.test_name}`,
    patient_id: row.patient_id,
    before: { state: row.state },
    after: { state: completes ? 'completed' : row.state, ...attempt },
  });
  return { ...row, ...change, closed_at: completes ? now.toISOString() : row.closed_at };
}

function callOf(row: CallRow, attempts: readonly AttemptRow[]): CriticalCall {
  const own = attempts.filter(({ critical_call_id }) => critical_call_id === row.id);
  return {
    ...row,
    patient: summaryOf(row),
    attempts: own.map(({ by_id, by_name, ...attempt }) => ({
      ...attempt,
      by: { id: by_id, name: by_name },
    })),
  };
}
