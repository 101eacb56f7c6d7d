import { holdsOf, resultMoves, type Check } from '@alms/lis-domain/results';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { qualityGate } from '../../quality-control/quality-hold.ts';
import { recalculate } from '../calculation/calculate.service.ts';
import { addResultVersions } from '../result-versions.ts';
import { findResultsById, findHeldOfTest, lockSamplesOfResults } from '../results.store.ts';
import type { TestParameterId } from '@alms/lis-domain/catalogue';

const waitsForControls = (checks: readonly Check[] | null) =>
  holdsOf(checks).some(({ kind }) => kind === 'qc');

/**
 * Ends QC holds once the test's QC is accepted again. Values with another hold, measured on another
 * held instrument or without an instrument stay on hold.
 */
export async function releaseQcHolds(
  context: OperationContext,
  testParameterId: TestParameterId,
): Promise<void> {
  const { tx, tenantId } = context;
  const gate = await qualityGate(context, [testParameterId]);
  const ids = await findHeldOfTest(tx, tenantId, testParameterId);
  if (ids.length === 0) return;
  await lockSamplesOfResults(tx, tenantId, ids);
  const waiting = (await findResultsById(tx, tenantId, ids)).filter(
    (row) => row.status === 'held' && waitsForControls(row.checks) && gate(row) === null,
  );
  const changes = waiting.map(({ id, version, checks }) => {
    const next = (checks ?? []).map((check): Check =>
      check.kind === 'qc' ? { kind: 'qc', outcome: 'passed' } : check,
    );
    return {
      id,
      version,
      change: {
        checks: next,
        status: holdsOf(next).length > 0 ? ('held' as const) : resultMoves.resume.to,
      },
    };
  });
  await addResultVersions(context, changes);
  for (const { id, order_number, code, patient_id } of waiting) {
    const status = changes.find((each) => each.id === id)?.change.status;
    context.audit({
      action: 'update',
      category: 'result',
      entity_type: 'result',
      entity_id: id,
      entity_label: `${order_number} ${code}`,
      patient_id,
      before: { status: 'held', qc: 'held' },
      after: { status, qc: 'passed' },
    });
  }
  await recalculate(context, waiting);
}
