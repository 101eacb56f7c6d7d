import type { LaboratoryId } from '@alms/lis-domain/facility';
import { isSameText } from '@alms/lis-domain/http';
import type { Instrument, InstrumentId } from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import { newId } from '../../platform/db/new-id.ts';

/** Maximum number of instruments in a list. */
const MOST = 500;

/** Instruments with their laboratory and the tests whose QC runs on them. */
function instruments(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('instrument as i')
    .innerJoin('laboratory as l', (on) =>
      on.onRef('l.tenant_id', '=', 'i.tenant_id').onRef('l.id', '=', 'i.laboratory_id'),
    )
    .select((eb) => [
      'i.id',
      'i.name',
      'i.laboratory_id',
      'l.name as laboratory_name',
      'i.active',
      'i.version',
      'i.created_at',
      'i.updated_at',
      sql<
        TestParameterId[]
      >`array(${eb.selectFrom('qc_test as q').select('q.test_parameter_id').whereRef('q.tenant_id', '=', 'i.tenant_id').whereRef('q.instrument_id', '=', 'i.id').orderBy('q.test_parameter_id')})`.as(
        'test_parameter_ids',
      ),
    ])
    .where('i.tenant_id', '=', tenantId);
}

/** Active instruments first, then by name and laboratory. */
export function findInstruments(
  tx: TenantTransaction,
  tenantId: TenantId,
  { laboratoryId }: { laboratoryId: LaboratoryId | undefined },
) {
  let found = instruments(tx, tenantId);
  if (laboratoryId !== undefined) found = found.where('i.laboratory_id', '=', laboratoryId);
  return found
    .orderBy('i.active', 'desc')
    .orderBy('i.name')
    .orderBy('l.name')
    .orderBy('i.id')
    .limit(MOST)
    .execute();
}

export type InstrumentRow = Awaited<ReturnType<typeof findInstruments>>[number];

export function findInstrument(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: InstrumentId,
): Promise<InstrumentRow | undefined> {
  return instruments(tx, tenantId).where('i.id', '=', id).executeTakeFirst();
}

/** Locks an instrument and the QC of its tests until the transaction ends. */
export async function lockInstrument(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: InstrumentId,
): Promise<Selectable<Schema['qc_test']>[]> {
  await tx
    .selectFrom('instrument')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return tx
    .selectFrom('qc_test')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('instrument_id', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Active instruments with these ids. */
export async function findInstrumentsById(
  tx: TenantTransaction,
  tenantId: TenantId,
  ids: readonly InstrumentId[],
): Promise<Instrument[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('instrument')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('active', '=', true)
    .where('id', 'in', [...new Set(ids)])
    .execute();
}

interface NewInstrument {
  name: string;
  laboratory_id: LaboratoryId;
}

/** Returns the new id, or undefined when an active instrument of the laboratory has the name. */
async function insertInstrument(
  tx: TenantTransaction,
  { name, laboratory_id }: NewInstrument,
  now: Date,
): Promise<InstrumentId | undefined> {
  const added = await tx
    .insertInto('instrument')
    .values({ id: newId<InstrumentId>(), name, laboratory_id, created_at: now, updated_at: now })
    .onConflict((known) =>
      // A literal: a plan for any value cannot use the index on active instruments.
      known
        .columns(['tenant_id', 'laboratory_id', 'name'])
        .where('active', '=', sql.lit(true))
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Active instruments of a laboratory, whose names are unique. */
export function findActiveInstruments(
  tx: TenantTransaction,
  tenantId: TenantId,
  laboratoryId: LaboratoryId,
): Promise<{ id: InstrumentId; name: string }[]> {
  return tx
    .selectFrom('instrument')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('laboratory_id', '=', laboratoryId)
    .where('active', '=', true)
    .execute();
}

/** Finds an active instrument of a laboratory by name, creating it on first use. */
export async function ensureInstrument(
  tx: TenantTransaction,
  tenantId: TenantId,
  instrument: NewInstrument,
  now: Date,
): Promise<{ id: InstrumentId; isNew: boolean }> {
  const find = async () =>
    (await findActiveInstruments(tx, tenantId, instrument.laboratory_id)).find(({ name }) =>
      isSameText(name, instrument.name),
    );
  const known = await find();
  if (known) return { id: known.id, isNew: false };
  const added = await insertInstrument(tx, instrument, now);
  if (added !== undefined) return { id: added, isNew: true };
  // Another request has just added it.
  const other = await find();
  if (!other) throw new Error('An instrument was neither added nor found.');
  return { id: other.id, isNew: false };
}

export async function updateInstrumentRow(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: InstrumentId,
  change: Updateable<Schema['instrument']>,
): Promise<void> {
  await tx
    .updateTable('instrument')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
