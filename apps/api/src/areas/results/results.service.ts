import type { PatientId } from '@alms/lis-domain/patients';
import type { AnswerOf, QueryOf } from '@alms/lis-domain/http';
import {
  isWithheldVisibility,
  portalVisibility,
  type countResults,
  type listPatientResults,
  type listResults,
  type listResultVersions,
  type ResultsToCome,
  type ResultId,
} from '@alms/lis-domain/results';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { concealedFrom, type Concealment } from '../catalogue/confidential.ts';
import { tracesOf } from '../quality-control/result-traces.service.ts';
import { readingOf, summaryOf } from '../patients/patient-summary.ts';
import { patientRow } from '../patients/patients.service.ts';
import { confirmationsOf } from './chart/confirmations.ts';
import { isConcealed } from './portal-visibility/concealed-results.ts';
import { patientResultOf, readerOf, resultOf, versionsOf } from './result-answers.ts';
import { findReportRecipients } from './report/report-recipients.store.ts';
import { addSeen } from './report/requested-reports.store.ts';
import {
  countWork,
  findReleased,
  findReportedPage,
  findResults,
  findResultsById,
  findToCome,
  findVersions,
  placeOf,
} from './results.store.ts';

const defaultLimit = 20;

/** The work list. Access limited to one order or specimen is audited. */
export async function list(
  context: OperationContext,
  query: QueryOf<typeof listResults>,
): Promise<AnswerOf<typeof listResults>> {
  const { tx, tenantId, now } = context;
  const {
    q,
    cursor,
    limit = defaultLimit,
    status,
    order_id,
    sample_id,
    arrived,
    amendment,
    department,
    laboratory_id: laboratoryId,
    priority,
    due,
    reported,
  } = query;
  const reader = await readerOf(context);
  const filter = {
    status,
    order_id,
    sample_id,
    arrived: arrived === 'true',
    amended: amendment === 'open',
    query: q === '' ? undefined : q,
    department,
    laboratoryId,
    priority,
    dueBefore: due === 'overdue' ? now : undefined,
    shown: reader.concealed.shows,
  };
  const max = limit + 1;
  const rows =
    reported === 'true'
      ? await findReportedPage(tx, tenantId, {
          ...filter,
          after: keysOf(cursor, 2) as [string, string] | undefined,
          max,
        })
      : await findResults(tx, tenantId, {
          ...filter,
          after: keysOf(cursor, 4) as [number, string, string, string] | undefined,
          max,
        });
  const [first] = rows;
  if (first && (order_id !== undefined || sample_id !== undefined))
    context.audit(readingOf(summaryOf(first), 'result'));
  return pageOfRows(
    rows,
    limit,
    reported === 'true' ? ({ released_at, id }) => [released_at ?? '', id] : placeOf,
    (row) => resultOf(row, reader),
  );
}

/** Numbers of results in the tabs of the work list. */
export async function count(
  context: OperationContext,
  query: QueryOf<typeof countResults>,
): Promise<AnswerOf<typeof countResults>> {
  const { q, department, laboratory_id, priority, due } = query;
  return countWork(context, {
    query: q === '' ? undefined : q,
    department,
    laboratoryId: laboratory_id,
    priority,
    dueBefore: due === 'overdue' ? context.now : undefined,
  });
}

/**
 * All versions of a result, and since when it is visible in the portal. Access is audited because
 * it reveals patient data.
 */
export async function versions(
  context: OperationContext,
  id: ResultId,
): Promise<AnswerOf<typeof listResultVersions>> {
  const { tx, tenantId } = context;
  const [now] = await findResultsById(tx, tenantId, [id]);
  const reader = await readerOf(context);
  if (!now || isConcealed(now, reader.concealed)) throw new Refusal('not_found');
  context.audit(readingOf(summaryOf(now), 'result'));
  const isShown =
    portalVisibility(now, now.definition.portal, context.now.toISOString()) === 'shown';
  const rows = await findVersions(tx, tenantId, [id]);
  return {
    items: versionsOf(rows, reader, await tracesOf(context, rows)),
    recipients: (await findReportRecipients(tx, tenantId, now)).map(({ channel, name, at }) => ({
      channel,
      name,
      at,
    })),
    shown:
      isShown && now.portal_from !== null ? { at: now.portal_from, by: now.shown_by_name } : null,
  };
}

/**
 * A patient's released results. Access by anyone but the patient is audited; results opened by the
 * patient appear in the specimen history.
 */
export async function listOfPatient(
  context: OperationContext,
  patientId: PatientId,
  { cursor, limit = defaultLimit }: QueryOf<typeof listPatientResults>,
): Promise<AnswerOf<typeof listPatientResults>> {
  const { tx, tenantId, user, now } = context;
  const patient = await patientRow(tx, tenantId, patientId);
  const after = keysOf(cursor, 2) as [string, string] | undefined;
  const concealed = await concealedFrom(context);
  const rows = await findReleased(tx, tenantId, {
    patientId,
    now,
    shown: concealed.shows,
    after,
    max: limit + 1,
  });
  if (user.role === 'patient') await addSeen(tx, { accountId: user.id }, rows.slice(0, limit), now);
  else context.audit(readingOf(summaryOf({ ...patient, patient_id: patientId }), 'result'));
  const to_come =
    cursor === undefined
      ? toComeOf(await findToCome(tx, tenantId, { patientId, now }), {
          now,
          concealed,
          isPatient: user.role === 'patient',
        })
      : [];
  // As the results, only confirmatory tests that the patient portal shows confirm them.
  const confirmations = await confirmationsOf(context, rows, {
    isVisible: (row) => !isConcealed(row, concealed),
    isShown: (row) => portalVisibility(row, row.definition.portal, now.toISOString()) === 'shown',
  });
  return {
    ...pageOfRows(
      rows,
      limit,
      ({ released_at, id }) => [released_at ?? '', id],
      (row) => {
        const confirmation = confirmations.get(row.id)?.state;
        return { ...patientResultOf(row), ...(confirmation && { confirmation }) };
      },
    ),
    to_come,
  };
}

type RowToCome = Awaited<ReturnType<typeof findToCome>>[number];

/**
 * Pending tests by order. Only staff see which results are ready but not visible in the portal, and
 * why.
 */
function toComeOf(
  rows: readonly RowToCome[],
  {
    now,
    concealed,
    isPatient,
  }: { now: Date; concealed: Pick<Concealment, 'hides'>; isPatient: boolean },
): ResultsToCome[] {
  const orders = new Map<string, ResultsToCome>();
  for (const row of rows) {
    const {
      order_id,
      order_number,
      collected_at,
      portal,
      id: result_id,
      name: test_name,
      portal_from: from,
    } = row;
    const order = orders.get(order_id) ?? {
      order_id,
      order_number,
      collected_at,
      count: 0,
      withheld: [],
    };
    const visibility = portalVisibility(row, portal, now.toISOString());
    if (portal.visible) order.count += 1;
    if (!isPatient && isWithheldVisibility(visibility) && !isConcealed(row, concealed))
      order.withheld.push({ result_id, test_name, visibility, from });
    orders.set(order_id, order);
  }
  return [...orders.values()].filter(({ count, withheld }) => count > 0 || withheld.length > 0);
}
