import { ONE_COLLECTION, type PreviousValue, type SecondSpecimen } from '@alms/lis-domain/results';
import { sql } from 'kysely';
import { instantText } from '../../../platform/db/instant-text.ts';
import { verifiedStates } from '../report/reported-states.ts';

/** An earlier value with its ordering user, which determines access for a confidential test. */
export type EarlierValue = PreviousValue & { requested_by: string | null };

/**
 * SQL column: the patient's latest verified value of the same test and unit as result `r`, from a
 * specimen collected before its specimen `s`, without time limit (domain model 2.6.3); null when
 * absent.
 */
export const previousOfResult = sql<EarlierValue | null>`(
  select jsonb_build_object(
    'result_id', e.id, 'value_text', e.value_text, 'collected_at', ${instantText('es.collected_at')}, 'requested_by', eo.created_by)
  from current_result e
  join sample es on es.tenant_id = e.tenant_id and es.id = e.sample_id
  join test_order eo on eo.tenant_id = e.tenant_id and eo.id = e.order_id
  where e.tenant_id = r.tenant_id and e.patient_id = r.patient_id and e.test_parameter_id = r.test_parameter_id
    and e.unit is not distinct from r.unit and e.status in (${sql.join(verifiedStates.map((state) => sql.lit(state)))}) and e.value_text is not null and es.collected_at < s.collected_at
  order by es.collected_at desc, e.id desc
  limit 1)`;

const differsFromHistory = JSON.stringify([{ kind: 'delta', reason: 'value_changed' }]);
const enteredStates = ['entered', 'held', ...verifiedStates];

/**
 * SQL column: for a result `r` on hold because its coded value differs from the previous one, the
 * latest specimen with the same value that was collected on another occasion than its specimen `s`,
 * and after the previous value; null when absent. Aliquots have the collection time of their
 * specimen.
 */
export const secondSpecimenOfResult = sql<SecondSpecimen | null>`(
  select jsonb_build_object('accession_number', es.accession_number, 'collected_at', ${instantText('es.collected_at')})
  from jsonb_array_elements(r.checks) held
  join current_result e on e.tenant_id = r.tenant_id and e.patient_id = r.patient_id and e.test_parameter_id = r.test_parameter_id
  join sample es on es.tenant_id = e.tenant_id and es.id = e.sample_id
  where r.status = 'held' and r.checks @> ${differsFromHistory}::jsonb
    and held->>'kind' = 'delta' and es.collected_at > (held->'previous'->>'collected_at')::timestamptz
    and e.id <> r.id and e.value_text = r.value_text and e.status in (${sql.join(enteredStates.map((state) => sql.lit(state)))})
    and abs(extract(epoch from es.collected_at - s.collected_at)) * 1000 > ${sql.lit(ONE_COLLECTION)}
  order by es.collected_at desc
  limit 1)`;

/** Maps an earlier value to the contract. */
export function previousValueOf({
  result_id,
  value_text,
  collected_at,
}: EarlierValue): PreviousValue {
  return { result_id, value_text, collected_at };
}
