import type { BodyOf } from '@alms/lis-domain/http';
import { refusesEntry, type enterResults, type Result } from '@alms/lis-domain/results';
import { canMoveSample, sampleMoves } from '@alms/lis-domain/samples';
import { Refusal } from '../../http/problems.ts';
import type { Act } from '../act.ts';
import { timeZoneOf } from '../facility/facility.store.ts';
import { noteTestsMade } from '../inventory/tests-made.ts';
import { moveItems } from '../orders/orders.store.ts';
import { updateSample } from '../samples/samples.store.ts';
import { callAboutCritical } from './critical-calls.service.ts';
import { lockedResults } from './locked-results.ts';
import { overrideOf, readingOf, refuseImplausible, writtenBy, type Reading } from './reading.ts';
import { changedResults } from './result-answers.ts';
import { addResultVersions } from './result-versions.ts';

type EnteredValue = BodyOf<typeof enterResults>['items'][number];

/**
 * Enters values, all or none. Each is flagged by the interval that applies to the patient at collection, which is kept with it. Entering again before
 * verification makes a new version; nothing is overwritten.
 */
export async function enter(act: Act, items: readonly EnteredValue[]): Promise<Result[]> {
  const viewpoint = { zone: await timeZoneOf(act.tx, act.tenantId), now: act.now };
  const read = await lockedResults(act, items);
  for (const { row } of read) {
    const refusal = refusesEntry(row.status, row.sample_status);
    if (refusal) throw new Refusal(refusal, { fields: { [row.id]: 'cannot be entered now' } });
  }
  const readings = read.map(({ row, item }) => readingOf(row, item, viewpoint));
  refuseImplausible(readings);

  const written = await addResultVersions(act, readings.map((reading) => ({ id: reading.row.id, version: reading.row.version, change: { status: 'entered', ...writtenBy(act, reading) } })));
  await moveItems(act, { ids: readings.map(({ row }) => row.order_item_id) }, 'result');
  await beginTesting(act, readings);
  for (const reading of readings) auditEntry(act, reading);
  await callAboutCritical(act, readings, written);
  const made = readings.filter(({ row }) => row.status === 'pending');
  await noteTestsMade(act.tx, act.tenantId, made.map(({ row }) => ({ testParameterId: row.test_parameter_id, type: 'consumption', reference: row.order_number })), act.now);
  return changedResults(readings.map(({ row }) => row), written, viewpoint);
}

/** With its first value a specimen is in testing, and can no longer be rejected. */
async function beginTesting(act: Act, readings: readonly Reading[]): Promise<void> {
  const versions = new Map(readings.filter(({ row }) => canMoveSample(row.sample_status, 'test')).map(({ row }) => [row.sample_id, row.sample_version]));
  for (const [id, version] of versions) await updateSample(act, { id, version }, { status: sampleMoves.test.to });
}

function auditEntry(act: Act, reading: Reading): void {
  const { row, item, meaning } = reading;
  const reason = overrideOf(reading);
  act.audit({
    action: reason === undefined ? 'update' : 'override', category: 'result', entity_type: 'result', entity_id: row.id, entity_label: `${row.order_number} ${row.code}`, patient_id: row.patient_id,
    before: { status: row.status, value_text: row.value_text, flag: row.flag },
    after: { status: 'entered', value_text: item.value_text, flag: meaning.flag },
    ...(reason !== undefined && { reason }),
  });
}
