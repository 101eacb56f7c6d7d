import type { SampleId } from '@alms/lis-domain/samples';
import type { AnswerOf } from '@alms/lis-domain/http';
import { gathered, stepsOf, type listResultSteps, type ResultStep } from '@alms/lis-domain/results';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { concealedFrom } from '../../catalogue/confidential.ts';
import { sampleRow } from '../../samples/samples.service.ts';
import { isConcealed } from '../portal-visibility/concealed-results.ts';
import { findIssued } from '../report/issued-reports.ts';
import { versionOf } from '../result-answers.ts';
import { findConfirmedNotifications, findReadings } from './result-steps.store.ts';
import { findResultsOnSample, findVersions } from '../results.store.ts';

/** History of a specimen's results, without those concealed from the reader. */
export async function resultSteps(
  context: OperationContext,
  sampleId: SampleId,
): Promise<AnswerOf<typeof listResultSteps>> {
  const { tx, tenantId, now } = context;
  const { order_id } = await sampleRow(tx, tenantId, sampleId);
  const concealed = await concealedFrom(context);
  const results = (await findResultsOnSample(tx, tenantId, sampleId)).filter(
    (row) => !isConcealed(row, concealed),
  );
  const ids = results.map(({ id }) => id);
  const versions = await findVersions(tx, tenantId, ids);
  const of = (id: string, steps: readonly Omit<ResultStep, 'tests'>[]) =>
    results
      .filter((result) => result.id === id)
      .flatMap(({ name }) => steps.map((step) => ({ ...step, tests: [name] })));
  const reports = results.some(({ released_at }) => released_at !== null)
    ? await findIssued(tx, tenantId, order_id)
    : [];
  return {
    items: gathered([
      ...ids.flatMap((id) =>
        of(
          id,
          stepsOf(
            versions
              .filter((version) => version.id === id)
              .map((version) => ({ ...versionOf(version), entered_at: version.entered_at })),
          ),
        ),
      ),
      ...(await findConfirmedNotifications(tx, tenantId, order_id)).flatMap(
        ({ result_id, at, by }) => of(result_id, [{ at, kind: 'notified', by }]),
      ),
      ...results.flatMap(({ id, portal_from, shown_by_name, awaiting_notification }) =>
        portal_from !== null && Date.parse(portal_from) <= now.getTime() && !awaiting_notification
          ? of(id, [{ at: portal_from, kind: 'shown', by: shown_by_name }])
          : [],
      ),
      ...(await findReadings(tx, tenantId, ids)).flatMap(
        ({ result_id, seen_at, full_name, is_patient }) =>
          of(result_id, [{ at: seen_at, kind: is_patient ? 'opened' : 'read', by: full_name }]),
      ),
      ...reports.map(({ issued_at }): ResultStep => ({
        at: issued_at,
        kind: 'reported',
        by: null,
        tests: [],
      })),
    ]),
  };
}
