import { newlyOverdueAt } from '@alms/lis-domain/quality-control';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { notifyOfOverdueControl } from '../notifications/control-notifications.ts';
import { controlledTestLabel } from './controlled-test-label.ts';
import { countResultsEnteredSince, findLastEvaluated, insertRuns } from './control-runs.store.ts';
import { updateControlledTest, type ControlledTestRow } from './controlled-tests.store.ts';

/**
 * Records overdue QC of a locked test as a run without values, so that its affected results are
 * reviewed. At most once per overdue period, and only with results entered since the last accepted
 * run: without results there is nothing to review. `at`: time of the check. Returns whether it was
 * recorded.
 */
export async function recordOverdue(
  { tx, tenantId, now, audit }: Pick<OperationContext, 'tx' | 'tenantId' | 'now' | 'audit'>,
  test: ControlledTestRow,
  at: string,
): Promise<boolean> {
  const last = await findLastEvaluated(tx, tenantId, test.id, ['overdue'], { standing: false });
  const overdueAt = newlyOverdueAt(test, last?.at ?? null, at);
  if (overdueAt === null || !test.instrument_active) return false;
  const { all: results } = await countResultsEnteredSince(tx, tenantId, {
    testParameterId: test.test_parameter_id,
    instrumentId: test.instrument_id,
    since: test.last_accepted_at,
    until: at,
    run: undefined,
    shown: sql<boolean>`true`,
  });
  if (results === 0) return false;
  const id = uuidv7();
  const number = test.last_number + 1;
  await insertRuns(
    tx,
    [
      {
        id,
        qc_test_id: test.id,
        test_parameter_id: test.test_parameter_id,
        laboratory_id: test.laboratory_id,
        number,
        at: overdueAt,
        status: 'overdue',
        judgment: 'overdue',
        violations: [],
        created_at: now,
        updated_at: now,
      },
    ],
    [],
  );
  await updateControlledTest(tx, tenantId, test.id, { last_number: number });
  await notifyOfOverdueControl(tx, tenantId, { ...test, results }, now);
  audit({
    action: 'create',
    category: 'qc',
    entity_type: 'control_run',
    entity_id: id,
    entity_label: `${controlledTestLabel(test)}, ${number}`,
    after: { status: 'overdue', at: overdueAt, results },
    by: 'system',
  });
  return true;
}
