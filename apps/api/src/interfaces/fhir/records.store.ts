import { outstandingStates } from '@alms/lis-domain/orders';
import type { ResultState } from '@alms/lis-domain/results';
import type { SampleState } from '@alms/lis-domain/samples';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { identifiersOfPatient } from '../../areas/patients/identifiers.store.ts';
import { summaryColumns } from '../../areas/patients/patient-summary.ts';
import {
  isReportedOrWithdrawn,
  isWithdrawnResult,
  reportedStates,
} from '../../areas/results/report/reported-states.ts';
import type { OwnSystems } from './code-systems.ts';
import {
  inRanges,
  isAfter,
  isBornIn,
  isIdentified,
  isOneOf,
  isPolicy,
  isOpen,
  isPatientIdentified,
  isTest,
  statesOf,
} from './conditions.ts';
import { observationStatuses } from './observation-resource.ts';
import type { Search } from './search.ts';
import { requestStatuses } from './service-request-resource.ts';
import { specimenStatuses, type CollectedState } from './specimen-resource.ts';

/** A search at a facility, limited to the token's access. */
export interface RecordQuery {
  tx: TenantTransaction;
  tenantId: TenantId;
  own: OwnSystems;
  search: Pick<Search, 'ids' | 'changed' | 'tokens' | 'ranges' | 'patients'>;
  /** Includes unreported results. */
  unreleased: boolean;
  /** Ids of concealed confidential tests; empty for tokens that may read them. */
  concealed: readonly string[];
  /** Change time and id of the last record on the previous page. */
  after: readonly [string, string] | undefined;
  max: number;
}

/*
 * Lists are sorted by last change, oldest first: a synchronising system resumes where it stopped,
 * and records changed during reading appear again at the end. Reports alone are sorted by order
 * time, because their last change depends on all their results.
 */

/** Last change of the exposed result: creation of this version or a move by a patient merge. */
const resultChanged = sql<string>`greatest(r.created_at, r.moved_at)`;

/** No specimen exists in these statuses, so none is exposed. */
const uncollected: readonly SampleState[] = ['expected', 'cancelled'];

export function findPatients({ tx, tenantId, own, search, after, max }: RecordQuery) {
  const { ids, changed, tokens, ranges } = search;
  return tx
    .selectFrom('patient as p')
    .selectAll('p')
    .select([
      'p.id as patient_id',
      'p.updated_at as changed_at',
      identifiersOfPatient.as('identifiers'),
    ])
    .select(
      sql<
        string[]
      >`array(select m.id::text from patient m where m.tenant_id = p.tenant_id and m.merged_into_id = p.id order by m.mrn)`.as(
        'merged_ids',
      ),
    )
    .where('p.tenant_id', '=', tenantId)
    .where(isOneOf('p.id', ids, 'uuid'))
    .where(inRanges('p.updated_at', changed))
    .where(isPatientIdentified(tokens['identifier'], own))
    .where(isBornIn(ranges['birthdate']))
    .where(isAfter('p.updated_at', 'p.id', after))
    .orderBy('p.updated_at')
    .orderBy('p.id')
    .limit(max)
    .execute();
}

/** Coverages are saved with their patient, so they use the record's change time. */
export function findCoverages({ tx, tenantId, search, after, max }: RecordQuery) {
  const { ids, changed, tokens, patients } = search;
  return tx
    .selectFrom('patient_coverage as c')
    .innerJoin('payer as y', (on) =>
      on.onRef('y.tenant_id', '=', 'c.tenant_id').onRef('y.id', '=', 'c.payer_id'),
    )
    .innerJoin('patient as p', (on) =>
      on.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.patient_id'),
    )
    .select([
      'c.id',
      'c.patient_id',
      'c.policy_number',
      'c.group_name as group',
      'c.valid_from',
      'c.valid_to',
      'y.name as payer_name',
      'y.kind as payer_kind',
      'p.version',
      'p.updated_at',
      'p.updated_at as changed_at',
      ...summaryColumns,
    ])
    .where('c.tenant_id', '=', tenantId)
    .where(isOneOf('c.id', ids, 'uuid'))
    .where(isOneOf('c.patient_id', patients, 'uuid'))
    .where(inRanges('p.updated_at', changed))
    .where(isPolicy('c.policy_number', tokens['identifier']))
    .where(isAfter('p.updated_at', 'c.id', after))
    .orderBy('p.updated_at')
    .orderBy('c.id')
    .limit(max)
    .execute();
}

export function findRequests({ tx, tenantId, own, search, concealed, after, max }: RecordQuery) {
  const { ids, changed, tokens, ranges, patients } = search;
  return tx
    .selectFrom('order_item as i')
    .innerJoin('test_order as o', (on) =>
      on.onRef('o.tenant_id', '=', 'i.tenant_id').onRef('o.id', '=', 'i.order_id'),
    )
    .innerJoin('patient as p', (on) =>
      on.onRef('p.tenant_id', '=', 'o.tenant_id').onRef('p.id', '=', 'o.patient_id'),
    )
    .innerJoin('test_parameter_version as t', (on) =>
      on
        .onRef('t.tenant_id', '=', 'i.tenant_id')
        .onRef('t.test_parameter_id', '=', 'i.test_parameter_id')
        .onRef('t.version', '=', 'i.test_version'),
    )
    .leftJoin('sample as s', (on) =>
      on
        .onRef('s.tenant_id', '=', 'i.tenant_id')
        .onRef('s.id', '=', 'i.sample_id')
        .on('s.status', 'not in', uncollected),
    )
    .leftJoin('hl7_inbound as m', (on) =>
      on.onRef('m.tenant_id', '=', 'o.tenant_id').onRef('m.order_id', '=', 'o.id'),
    )
    .select([
      'm.provider_id',
      'm.provider_authority',
      'm.visit_number',
      'i.id',
      'i.status',
      'i.code',
      'i.name',
      'i.recollect_of',
      'i.updated_at',
      'i.updated_at as changed_at',
      'o.order_number',
      'o.priority',
      'o.patient_id',
      'o.ordered_by',
      'o.clinical_info',
      'o.conditions',
      'o.fasting',
      'o.diagnosis_codes',
      'o.requested_at',
      's.id as specimen_id',
      't.definition',
      ...summaryColumns,
    ])
    .where('i.tenant_id', '=', tenantId)
    .where(isOpen('i.test_parameter_id', concealed))
    .where(isOneOf('i.id', ids, 'uuid'))
    .where(isOneOf('o.patient_id', patients, 'uuid'))
    .where(inRanges('i.updated_at', changed))
    .where(isIdentified('o.order_number', tokens['identifier'], own.orderNumber))
    .where(isOneOf('i.status', statesOf(tokens['status'], requestStatuses)))
    .where(isTest(tokens['code'], own))
    .where(inRanges('o.requested_at', ranges['authored']))
    .where(isAfter('i.updated_at', 'i.id', after))
    .orderBy('i.updated_at')
    .orderBy('i.id')
    .limit(max)
    .execute();
}

export function findSpecimens({ tx, tenantId, own, search, concealed, after, max }: RecordQuery) {
  const { ids, changed, tokens, ranges, patients } = search;
  const states =
    statesOf(tokens['status'], specimenStatuses) ??
    (Object.keys(specimenStatuses) as CollectedState[]);
  return tx
    .selectFrom('sample as s')
    .innerJoin('patient as p', (on) =>
      on.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.patient_id'),
    )
    .selectAll('s')
    .select(['s.updated_at as changed_at', ...summaryColumns])
    .select(
      sql<
        string[]
      >`array(select i.id::text from order_item i where i.tenant_id = s.tenant_id and i.sample_id = s.id and ${isOpen('i.test_parameter_id', concealed)} order by i.position)`.as(
        'order_item_ids',
      ),
    )
    .where('s.tenant_id', '=', tenantId)
    .where(isOneOf('s.id', ids, 'uuid'))
    .where(isOneOf('s.patient_id', patients, 'uuid'))
    .where(inRanges('s.updated_at', changed))
    .where(isIdentified('s.accession_number', tokens['identifier'], own.accessionNumber))
    .where(isOneOf('s.status', states))
    .where(inRanges('s.collected_at', ranges['collected']))
    .where(isAfter('s.updated_at', 's.id', after))
    .orderBy('s.updated_at')
    .orderBy('s.id')
    .limit(max)
    .execute();
}

/** Reported results, and those later withdrawn, so that readers learn of the withdrawal. */
const isReleased = isReportedOrWithdrawn;

/** SQL column: status of result `r`; a withdrawn calculated value is entered in error. */
const statedStatus = sql<ResultState>`case when ${isWithdrawnResult} then 'entered_in_error' else r.status end`;

/**
 * One internal status maps to two FHIR statuses, distinguished by value as in `observationStatus`.
 */
function hasStatus(tokens: Search['tokens'][string] | undefined) {
  const states = statesOf(tokens, observationStatuses);
  if (tokens === undefined || states === undefined) return sql<boolean>`true`;
  const wanted = tokens.map(({ value }) => value);
  const amended = sql`case when r.correction->>'value_text' is distinct from r.value_text or (r.attachment->>'version')::int = r.version then 'corrected' else 'amended' end`;
  return sql<boolean>`(${statedStatus} = any(${states}::text[]) and (r.status <> 'amended' or ${amended} = any(${wanted}::text[])))`;
}

export function findObservations({
  tx,
  tenantId,
  own,
  search,
  unreleased,
  concealed,
  after,
  max,
}: RecordQuery) {
  const { ids, changed, tokens, ranges, patients } = search;
  return tx
    .selectFrom('current_result as r')
    .innerJoin('order_item as i', (on) =>
      on.onRef('i.tenant_id', '=', 'r.tenant_id').onRef('i.id', '=', 'r.order_item_id'),
    )
    .innerJoin('sample as s', (on) =>
      on.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.sample_id'),
    )
    .innerJoin('patient as p', (on) =>
      on.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.id', '=', 'r.patient_id'),
    )
    .innerJoin('test_parameter_version as t', (on) =>
      on
        .onRef('t.tenant_id', '=', 'r.tenant_id')
        .onRef('t.test_parameter_id', '=', 'r.test_parameter_id')
        .onRef('t.version', '=', 'r.test_version'),
    )
    .selectAll('r')
    .select([
      resultChanged.as('changed_at'),
      statedStatus.as('status'),
      'i.code',
      'i.name',
      's.collected_at',
      't.definition',
      ...summaryColumns,
    ])
    .where('r.tenant_id', '=', tenantId)
    .where(isOpen('r.test_parameter_id', concealed))
    .where(isOneOf('r.id', ids, 'uuid'))
    .where(isOneOf('r.patient_id', patients, 'uuid'))
    .where(inRanges(resultChanged, changed))
    .where(hasStatus(tokens['status']))
    .where(isTest(tokens['code'], own))
    .where(inRanges('s.collected_at', ranges['date']))
    .$if(!unreleased, (query) => query.where(isReleased))
    .where(isAfter(resultChanged, 'r.id', after))
    .orderBy(resultChanged)
    .orderBy('r.id')
    .limit(max)
    .execute();
}

const isReported = sql<boolean>`(r.status = any(${[...reportedStates]}::text[]) and r.released_at is not null)`;

export async function findReports({
  tx,
  tenantId,
  own,
  search,
  unreleased,
  concealed,
  after,
  max,
}: RecordQuery) {
  const { ids, changed, tokens, ranges, patients } = search;
  const since = changed
    .flatMap(({ from }) => from ?? [])
    .toSorted()
    .at(-1);
  const wanted = tokens['status']?.map(({ value }) => value);
  const shown = unreleased ? sql<boolean>`true` : isReleased;
  let page = tx
    .selectFrom('test_order as o')
    .innerJoin('patient as p', (on) =>
      on.onRef('p.tenant_id', '=', 'o.tenant_id').onRef('p.id', '=', 'o.patient_id'),
    )
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('current_result as r')
          .innerJoin('order_item as i', (on) =>
            on.onRef('i.tenant_id', '=', 'r.tenant_id').onRef('i.id', '=', 'r.order_item_id'),
          )
          .innerJoin('sample as s', (on) =>
            on.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.sample_id'),
          )
          .whereRef('r.tenant_id', '=', 'o.tenant_id')
          .whereRef('r.order_id', '=', 'o.id')
          .where(isOpen('r.test_parameter_id', concealed))
          .select([
            sql<number>`count(*) filter (where i.status = any(${[...outstandingStates]}::text[]))`.as(
              'outstanding',
            ),
            sql<number>`count(*) filter (where ${isReported})`.as('reported'),
            sql<number>`count(*) filter (where ${isReported} and r.status = 'amended')`.as(
              'corrected',
            ),
            sql<number>`count(*) filter (where ${isWithdrawnResult})`.as('taken_back'),
            sql<string | null>`min(s.collected_at) filter (where ${shown})`.as('collected_at'),
            sql<string | null>`max(r.released_at) filter (where ${isReleased})`.as('issued_at'),
            sql<string | null>`max(${resultChanged}) filter (where ${shown})`.as('changed_at'),
            sql<
              string | null
            >`case when count(distinct i.panel_code) = 1 and count(i.panel_code) = count(*) then min(i.panel_code) end`.as(
              'panel_code',
            ),
            sql<string[]>`array_agg(i.id::text order by i.position)`.as('order_item_ids'),
            sql<
              string[]
            >`coalesce(array_agg(distinct s.id::text) filter (where s.status <> all (${[...uncollected]}::text[])), '{}')`.as(
              'specimen_ids',
            ),
            sql<
              string[]
            >`coalesce(array_agg(r.id::text order by i.position) filter (where ${shown}), '{}')`.as(
              'result_ids',
            ),
          ])
          .as('f'),
      (on) => on.onTrue(),
    )
    // The single panel that covers the whole report.
    .leftJoin('test_parameter as n', (on) =>
      on
        .onRef('n.tenant_id', '=', 'o.tenant_id')
        .onRef('n.code', '=', 'f.panel_code')
        .on('n.kind', '=', 'panel')
        .on(isOpen('n.id', concealed)),
    )
    .select([
      'o.id',
      'o.order_number',
      'o.patient_id',
      'o.created_at',
      'f.outstanding',
      'f.reported',
      'f.corrected',
      'f.taken_back',
      'f.collected_at',
      'f.issued_at',
      'f.order_item_ids',
      'f.specimen_ids',
      'f.result_ids',
      'n.code as panel_code',
      'n.name as panel_name',
      'n.definition as panel_definition',
      ...summaryColumns,
    ])
    .select(sql<string>`f.changed_at`.as('changed_at'))
    .where('o.tenant_id', '=', tenantId)
    // An order without exposable results has no report.
    .where('f.changed_at', 'is not', null)
    .where(isOneOf('o.id', ids, 'uuid'))
    .where(isOneOf('o.patient_id', patients, 'uuid'))
    .where(isIdentified('o.order_number', tokens['identifier'], own.orderNumber))
    .where(inRanges('f.changed_at', changed))
    .where(inRanges('f.collected_at', ranges['date']))
    .where(inRanges('f.issued_at', ranges['issued']))
    .where(isAfter('o.created_at', 'o.id', after));
  // Redundant condition on the results, which enables the index on their change time.
  if (since !== undefined)
    page = page.where('o.id', 'in', (of) =>
      of
        .selectFrom('current_result as r')
        .select('r.order_id')
        .where('r.tenant_id', '=', tenantId)
        .where(sql<boolean>`${resultChanged} >= ${since}::timestamptz`),
    );
  if (wanted !== undefined)
    page = page.where(sql<boolean>`${reportStatusOf} = any(${wanted}::text[])`);
  return page.orderBy('o.created_at').orderBy('o.id').limit(max).execute();
}

/** SQL version of `reportStatus`, for searches. */
const reportStatusOf = sql<string>`
  case
    when f.reported = 0 and f.taken_back > 0 then case when f.outstanding > 0 then 'corrected' else 'entered-in-error' end
    when f.reported = 0 then case when f.outstanding > 0 then 'registered' else 'cancelled' end
    when f.corrected > 0 or f.taken_back > 0 then 'corrected'
    when f.outstanding > 0 then 'partial'
    else 'final'
  end`;
