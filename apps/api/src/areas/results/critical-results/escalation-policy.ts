import { escalationOf, mostRepeatedHours, type Escalation } from '@alms/lis-domain/facility';
import { mayAcknowledge, type Flag } from '@alms/lis-domain/results';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { findSettings } from '../../facility/facility.store.ts';
import { findWardsOfOrders } from '../../facility/wards.store.ts';
import { membersToNotify } from '../../notifications/critical-notifications.ts';
import {
  confidentialOf,
  findPeople,
  requesters,
} from '../../notifications/result-notifications.ts';
import type { DetailedResult } from '../results.store.ts';
import { findLastNotified } from './critical-results.store.ts';

const hour = 3_600_000;

type CriticalValue = Pick<DetailedResult, 'order_id' | 'patient_id' | 'test_parameter_id'> & {
  flag: Flag;
};

/** Chooses the escalation of new critical results by the policy of the facility and the tests. */
export async function escalations(
  context: OperationContext,
  results: readonly CriticalValue[],
): Promise<Escalation[]> {
  const { tx, tenantId, now } = context;
  const settings = await findSettings(tx, tenantId);
  const notified = await findLastNotified(
    tx,
    tenantId,
    [...new Set(results.map(({ patient_id }) => patient_id))],
    new Date(now.getTime() - mostRepeatedHours * hour),
  );
  const orderIds = [...new Set(results.map(({ order_id }) => order_id))];
  const requesterOf = await requesters(context, orderIds);
  const wardOf = await findWardsOfOrders(tx, tenantId, orderIds);
  const people = await findPeople(context, [
    ...new Set([
      ...requesterOf.values(),
      ...[...wardOf.values()].flatMap(({ members }) => members),
    ]),
  ]);
  const isConfidential = await confidentialOf(tx, tenantId);
  return results.map(({ order_id, patient_id, test_parameter_id, flag }) => {
    const last = notified.find(
      (each) =>
        each.patient_id === patient_id &&
        each.test_parameter_id === test_parameter_id &&
        each.flag === flag,
    );
    const requester = requesterOf.get(order_id);
    const ward = wardOf.get(order_id);
    return escalationOf(settings, {
      test_parameter_id,
      hoursSinceNotified: last ? (now.getTime() - Date.parse(last.notified_at)) / hour : null,
      hasProvider: people.some((person) => person.id === requester && mayAcknowledge(person)),
      ward: ward
        ? {
            id: ward.id,
            hasMembers: membersToNotify(people, ward, isConfidential(test_parameter_id)).length > 0,
            hasEmail: ward.email !== '',
          }
        : null,
    });
  });
}
