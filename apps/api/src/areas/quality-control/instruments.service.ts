import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import {
  holdAt,
  type ControlledInstrument,
  type createInstrument,
  type listInstruments,
  type updateInstrument,
} from '@alms/lis-domain/quality-control';
import { changedFields } from '../../platform/audit/audit-trail.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { nameTaken, refuseTakenName } from '../../platform/http/refusals/taken-name.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import { laboratoryOf } from '../facility/laboratories.service.ts';
import { lockLaboratory } from '../facility/laboratories.store.ts';
import type { ResultUpdates } from '../result-updates.ts';
import {
  ensureInstrument,
  findActiveInstruments,
  findInstrument,
  findInstruments,
  lockInstrument,
  updateInstrumentRow,
  type InstrumentRow,
} from './instruments.store.ts';
import type { InstrumentId } from '@alms/lis-domain/results';

type ReadContext = Pick<OperationContext, 'tx' | 'tenantId' | 'user'>;

/** Answers name the laboratory only in a facility with several. */
const instrumentFor =
  ({ user }: Pick<ReadContext, 'user'>) =>
  ({ laboratory_id, laboratory_name, ...instrument }: InstrumentRow): ControlledInstrument => ({
    ...instrument,
    ...(user.laboratories.length > 0 && {
      laboratory: { id: laboratory_id, name: laboratory_name },
    }),
  });

export async function list(
  context: ReadContext,
  { laboratory_id }: QueryOf<typeof listInstruments>,
): Promise<AnswerOf<typeof listInstruments>> {
  const { tx, tenantId } = context;
  const rows = await findInstruments(tx, tenantId, { laboratoryId: laboratory_id });
  return { items: rows.map(instrumentFor(context)) };
}

async function instrumentRow(
  { tx, tenantId }: ReadContext,
  id: InstrumentId,
): Promise<InstrumentRow> {
  const row = await findInstrument(tx, tenantId, id);
  if (!row) throw new Refusal('not_found');
  return row;
}

const audited = (id: string, name: string) =>
  ({ category: 'qc', entity_type: 'instrument', entity_id: id, entity_label: name }) as const;

/** Locks the laboratory, so that it cannot be retired before the instrument is there. */
async function lockActiveLaboratory(
  { tx, tenantId }: ReadContext,
  id: LaboratoryId,
): Promise<void> {
  await lockLaboratory(tx, tenantId, id);
  if (!(await laboratoryOf(tx, tenantId, id)).active)
    throw invalid({ laboratory_id: 'must be an active laboratory' });
}

export async function create(
  context: OperationContext,
  { name, laboratory_id = context.user.laboratory_id }: BodyOf<typeof createInstrument>,
): Promise<ControlledInstrument> {
  const { tx, tenantId, now } = context;
  await lockActiveLaboratory(context, laboratory_id);
  const { id, isNew } = await ensureInstrument(tx, tenantId, { name, laboratory_id }, now);
  if (!isNew) throw nameTaken();
  context.audit({ action: 'create', ...audited(id, name), after: { name, laboratory_id } });
  return instrumentFor(context)(await instrumentRow(context, id));
}

/**
 * Renames, moves, retires or reactivates an instrument. Its results, runs and QC settings are kept;
 * QC of a retired instrument holds no results. An instrument with a QC hold is neither moved nor
 * retired: only a release with a reason ends a hold.
 */
export async function update(
  context: OperationContext,
  { id, version }: { id: InstrumentId; version: number },
  body: BodyOf<typeof updateInstrument>,
  { releaseQcHolds }: ResultUpdates,
): Promise<ControlledInstrument> {
  const { tx, tenantId, now } = context;
  const tests = await lockInstrument(tx, tenantId, id);
  const row = await instrumentRow(context, id);
  checkVersion(version, row.version);
  const { name, active, laboratory_id = row.laboratory_id } = body;
  const next = { name, laboratory_id, active };
  if (active) {
    await lockActiveLaboratory(context, laboratory_id);
    const isAt = row.active && laboratory_id === row.laboratory_id;
    refuseTakenName(
      await findActiveInstruments(tx, tenantId, laboratory_id),
      name,
      isAt ? row : undefined,
    );
  }
  const leaves = row.active && (laboratory_id !== row.laboratory_id || !active);
  if (leaves && tests.some((test) => holdAt(test, now.toISOString()) !== null))
    throw new Refusal('controls_not_in_order');
  const changed = changedFields(
    { name: row.name, laboratory_id: row.laboratory_id, active: row.active },
    next,
  );
  if (Object.keys(changed.after).length > 0) {
    await updateInstrumentRow(tx, tenantId, id, { ...next, version: version + 1, updated_at: now });
    context.audit({ action: 'update', ...audited(id, name), ...changed });
    if (leaves) for (const test of tests) await releaseQcHolds(context, test.test_parameter_id);
  }
  return instrumentFor(context)(await instrumentRow(context, id));
}

/** Id of the instrument with this name at the user's laboratory; added on first use. */
export async function instrumentNamed(
  context: OperationContext,
  name: string,
): Promise<InstrumentId> {
  const { tx, tenantId, user, now } = context;
  const { laboratory_id } = user;
  const { id, isNew } = await ensureInstrument(tx, tenantId, { name, laboratory_id }, now);
  if (isNew)
    context.audit({ action: 'create', ...audited(id, name), after: { name, laboratory_id } });
  return id;
}
