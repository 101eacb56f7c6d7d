import type { BodyOf } from '@alms/lis-domain/http';
import { interpret, parseValue, refusesEntry, type enterResults, type Interpretation, type Result } from '@alms/lis-domain/results';
import { canMoveSample, sampleMoves } from '@alms/lis-domain/samples';
import { Refusal } from '../../http/problems.ts';
import type { Act } from '../act.ts';
import { timeZoneOf } from '../facility/facility.store.ts';
import { tellOfCriticalResults } from '../notifications/notices.ts';
import { moveItems } from '../orders/orders.store.ts';
import { updateSample } from '../samples/samples.store.ts';
import { lockedResults } from './locked-results.ts';
import { changedResults, intervalContext, type Viewpoint } from './result-answers.ts';
import { addResultVersions, type ResultChange } from './result-versions.ts';
import type { DetailedResult } from './results.store.ts';

type EnteredValue = BodyOf<typeof enterResults>['items'][number];

interface Reading {
  row: DetailedResult;
  item: EnteredValue;
  meaning: Interpretation;
}

/**
 * Enters values, all or none. Each is flagged by the interval that applies to the patient at collection, which is kept with it. Entering again before
 * verification makes a new version; nothing is overwritten.
 */
export async function enter(act: Act, items: readonly EnteredValue[]): Promise<Result[]> {
  const viewpoint = { zone: await timeZoneOf(act.tx, act.tenantId), now: act.now };
  const readings = (await lockedResults(act, items)).map(({ row, item }) => readingOf(row, item, viewpoint));
  refuseImplausible(readings);

  const written = await addResultVersions(act, readings.map((reading) => entryOf(act, reading)));
  await moveItems(act, { ids: readings.map(({ row }) => row.order_item_id) }, 'result');
  await beginTesting(act, readings);
  for (const reading of readings) auditEntry(act, reading);
  await tellOfCriticalResults(act, readings.filter(isNewlyCritical).map(({ row, item }) => ({ ...row, value: [item.value_text, row.unit_display].filter(Boolean).join(' ') })));
  return changedResults(readings.map(({ row }) => row), written, viewpoint);
}

function readingOf(row: DetailedResult, item: EnteredValue, viewpoint: Viewpoint): Reading {
  const refusal = refusesEntry(row.status, row.sample_status);
  if (refusal) throw new Refusal(refusal, { fields: { [row.id]: 'cannot be entered now' } });
  return { row, item, meaning: interpret(item.value_text, row.definition, intervalContext(row, viewpoint)) };
}

/** A value outside the plausible range is a slip of the pen until somebody says why it is not. */
function refuseImplausible(readings: readonly Reading[]): void {
  const asked = readings.filter(({ meaning, item }) => !meaning.plausible && item.override_reason === undefined);
  if (asked.length > 0) throw new Refusal('implausible_value', { fields: Object.fromEntries(asked.map(({ row }) => [row.id, 'is outside the plausible range'])) });
}

function entryOf({ user, now }: Act, { row, item, meaning }: Reading): ResultChange {
  const { flag, flag_reason, critical, range, comparator, plausible } = meaning;
  const value = parseValue(item.value_text);
  return {
    id: row.id,
    version: row.version,
    change: {
      status: 'entered',
      value_text: item.value_text,
      value_num: value.kind === 'number' && row.definition.result_type === 'numeric' ? value.number : null,
      comparator, flag, flag_reason, critical, range,
      override_reason: plausible ? null : (item.override_reason ?? null),
      comment: item.comment ?? row.comment,
      entered_by: user.id, entered_by_name: user.full_name, entered_at: now,
    },
  };
}

/** A critical value that is typed again as it was has been told of. */
function isNewlyCritical({ row, item, meaning }: Reading): boolean {
  return meaning.critical && !(row.critical && row.value_text === item.value_text);
}

/** With its first value a specimen is in testing, and can no longer be rejected. */
async function beginTesting(act: Act, readings: readonly Reading[]): Promise<void> {
  const versions = new Map(readings.filter(({ row }) => canMoveSample(row.sample_status, 'test')).map(({ row }) => [row.sample_id, row.sample_version]));
  for (const [id, version] of versions) await updateSample(act, { id, version }, { status: sampleMoves.test.to });
}

function auditEntry(act: Act, { row, item, meaning }: Reading): void {
  const reason = meaning.plausible ? undefined : item.override_reason;
  act.audit({
    action: reason === undefined ? 'update' : 'override', category: 'result', entity_type: 'result', entity_id: row.id, entity_label: `${row.order_number} ${row.code}`, patient_id: row.patient_id,
    before: { status: row.status, value_text: row.value_text, flag: row.flag },
    after: { status: 'entered', value_text: item.value_text, flag: meaning.flag },
    ...(reason !== undefined && { reason }),
  });
}
