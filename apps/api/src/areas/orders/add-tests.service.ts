import { dateIn } from '@alms/lis-domain/calendar';
import type { BodyOf } from '@alms/lis-domain/http';
import { isOutstanding, itemStateOn, specimenForAddition, type addTests, type Order, type OrderSpecimen } from '@alms/lis-domain/orders';
import { Refusal } from '../../http/problems.ts';
import { checkVersion } from '../../http/versions.ts';
import type { Act } from '../act.ts';
import { billAddition } from '../billing/order-changes.ts';
import { timeZoneOf } from '../facility/facility.store.ts';
import { patientRow } from '../patients/patients.service.ts';
import { setDueTimes } from '../results/due-times.ts';
import { expectSample } from '../samples/expect-sample.ts';
import { findSamplesOfOrder } from '../samples/samples.store.ts';
import { takeUp } from '../subscription/quota.ts';
import { addItems, type NewItem } from './add-items.ts';
import { lockedOrder, type ReadOrder } from './locked-order.ts';
import { read } from './orders.service.ts';
import { touchOrder } from './orders.store.ts';
import { planFor } from './plan-for.ts';

/**
 * Adds tests to an order, also after others of it are verified (domain model 2.14, link 8): on the specimens that are there, while they are not disposed of
 * and somebody has looked at them, else on new ones to be collected. A test that is on the order already is not ordered twice.
 */
export async function add(act: Act, which: ReadOrder, { test_parameter_ids, specimens_confirmed: confirmed }: BodyOf<typeof addTests>): Promise<Order> {
  const { tx, tenantId, now } = act;
  const known = await read(tx, tenantId, which.id);
  checkVersion(which.version, known.version);
  if ((await patientRow(tx, tenantId, known.patient.id)).status !== 'active') throw new Refusal('conflict');
  const plan = await planFor(tx, tenantId, test_parameter_ids);
  const isOrdered = ({ id }: { id: string }) => known.items.some(({ test_parameter_id, status }) => test_parameter_id === id && (isOutstanding(status) || status === 'released'));
  const wanted = plan.tests.filter(({ test }) => !isOrdered(test));
  if (wanted.length === 0) throw new Refusal('conflict', { fields: { test_parameter_ids: 'are on this order already' } });
  const day = dateIn(await timeZoneOf(tx, tenantId), now.toISOString());
  await takeUp(tx, tenantId, 'tests', wanted.length, day.slice(0, 'YYYY-MM'.length));

  // The version that was read has not changed since, so neither has what is ordered.
  const { order, items } = await lockedOrder(act, which);
  const samples: (OrderSpecimen & { id: string })[] = await findSamplesOfOrder(tx, tenantId, order.id);
  const added: NewItem[] = [];
  const collectedAnew: string[] = [];
  for (const { test, panel_code } of wanted) {
    let sample = specimenForAddition(test, samples, { confirmed });
    if (!sample) {
      const { type = '', container = '' } = plan.specimens.find(({ tests }) => tests.includes(test)) ?? {};
      const { id, accession_number } = await expectSample(act, day, { order_id: order.id, patient_id: order.patient_id, priority: order.priority, type, container });
      sample = { id, type, container, status: 'expected' };
      samples.push(sample);
      collectedAnew.push(accession_number);
    }
    added.push({ test, panel_code, sample_id: sample.id, status: itemStateOn(sample.status) ?? 'ordered' });
  }
  const ids = await addItems(act, order, added, { behind: (items.at(-1)?.position ?? -1) + 1 });
  for (const sampleId of new Set(added.map(({ sample_id }) => sample_id))) await setDueTimes(act, sampleId);
  await billAddition(act, order, new Set(ids));
  await touchOrder(act, order);
  act.audit({
    action: 'update', category: 'order', entity_type: 'order', entity_id: order.id, entity_label: order.order_number, patient_id: order.patient_id,
    after: { added: added.map(({ test }) => test.code), ...(collectedAnew.length > 0 && { specimens: collectedAnew }), specimens_confirmed: confirmed },
  });
  return read(tx, tenantId, order.id);
}
