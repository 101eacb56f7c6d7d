import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import {
  canRead,
  lotStateOn,
  expiryOf,
  type addControlLot,
  type ControlLot,
  type ControlMaterial,
  type createControlMaterial,
  type listControlMaterials,
  type readQcMaterials,
} from '@alms/lis-domain/quality-control';
import { uuidv7 } from 'uuidv7';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { nameTaken, refuseTakenName } from '../../platform/http/refusals/taken-name.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { todayOf } from '../facility/facility.store.ts';
import {
  findLots,
  findMaterial,
  findMaterialNames,
  findMaterials,
  findSingleTests,
  insertLot,
  insertMaterial,
  lockLot,
  setTestsOfMaterial,
  updateLot,
  type MaterialRow,
} from './control-materials.store.ts';
import type { TestParameterId } from '@alms/lis-domain/catalogue';

const defaultLimit = 50;
/** Maximum number of materials in the complete list. */
const MOST = 200;

type ReadContext = Pick<OperationContext, 'tx' | 'tenantId' | 'now'>;
type MaterialBody = BodyOf<typeof createControlMaterial>;

async function withLots(
  { tx, tenantId, now }: ReadContext,
  rows: readonly MaterialRow[],
): Promise<ControlMaterial[]> {
  const today = await todayOf({ tx, tenantId, now });
  const lots = await findLots(
    tx,
    tenantId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    test_parameter_ids: row.test_parameter_ids ?? [],
    lots: lots
      .filter(({ material_id }) => material_id === row.id)
      .map(({ archived_at, has_target, ...lot }): ControlLot => {
        const use_by = expiryOf(lot);
        return {
          ...lot,
          use_by,
          state: lotStateOn(
            { archived: archived_at !== null, use_by, hasTarget: has_target === true },
            today,
          ),
        };
      }),
  }));
}

async function materialRow(
  { tx, tenantId }: ReadContext,
  id: string,
  { lock = false } = {},
): Promise<MaterialRow> {
  const row = await findMaterial(tx, tenantId, id, { lock });
  if (!row) throw new Refusal('not_found');
  return row;
}

async function readMaterial(context: ReadContext, id: string): Promise<ControlMaterial> {
  const [material] = await withLots(context, [await materialRow(context, id)]);
  if (!material) throw new Refusal('not_found');
  return material;
}

export async function list(
  context: ReadContext,
  { cursor, limit = defaultLimit }: QueryOf<typeof listControlMaterials>,
): Promise<AnswerOf<typeof listControlMaterials>> {
  const rows = await findMaterials(context.tx, context.tenantId, {
    after: keysOf(cursor, 2) as [string, string] | undefined,
    max: limit + 1,
  });
  const { next_cursor } = pageOfRows(
    rows,
    limit,
    ({ name, id }) => [name, id],
    (row) => row,
  );
  return { items: await withLots(context, rows.slice(0, limit)), next_cursor };
}

/** Usable lots, as listed by the endpoint in the specification. */
export async function listReadableLots(
  context: ReadContext,
): Promise<AnswerOf<typeof readQcMaterials>> {
  const materials = await withLots(
    context,
    await findMaterials(context.tx, context.tenantId, { after: undefined, max: MOST }),
  );
  return {
    items: materials.flatMap(({ name, test_parameter_ids, lots }) =>
      lots
        .filter(({ state }) => canRead(state))
        .map(({ id, level, lot_number, expiry_date }) => ({
          id,
          name,
          level,
          lot_number,
          expiry_date,
          test_parameter_ids,
        })),
    ),
  };
}

const audited = ({ id, name }: { id: string; name: string }) =>
  ({ category: 'qc', entity_type: 'control_material', entity_id: id, entity_label: name }) as const;

/** Refuses ids that are no tests of the catalogue; returns each once. */
export async function checkTests(
  { tx, tenantId }: ReadContext,
  ids: readonly TestParameterId[],
): Promise<TestParameterId[]> {
  const wanted = [...new Set(ids)];
  const known = await findSingleTests(tx, tenantId, wanted);
  if (known.length < wanted.length)
    throw new Refusal('not_found', {
      fields: { test_parameter_ids: 'must be tests in the catalogue' },
    });
  return wanted;
}

export async function create(
  context: OperationContext,
  { test_parameter_ids, ...body }: MaterialBody,
): Promise<ControlMaterial> {
  const { tx, tenantId, now } = context;
  const id = uuidv7();
  const tests = await checkTests(context, test_parameter_ids);
  refuseTakenName(await findMaterialNames(tx, tenantId), body.name);
  if (!(await insertMaterial(tx, { id, ...body, created_at: now, updated_at: now })))
    throw nameTaken();
  await setTestsOfMaterial(tx, tenantId, id, tests);
  context.audit({
    action: 'create',
    ...audited({ id, name: body.name }),
    after: { ...body, test_parameter_ids },
  });
  return readMaterial(context, id);
}

export async function addLot(
  context: OperationContext,
  materialId: string,
  body: BodyOf<typeof addControlLot>,
): Promise<ControlMaterial> {
  const material = await materialRow(context, materialId, { lock: true });
  if (!material.levels.some(({ level }) => level === body.level))
    throw invalid({ level: 'must be a level of the material' });
  const added = await insertLot(context.tx, {
    id: uuidv7(),
    material_id: materialId,
    ...body,
    created_at: context.now,
    updated_at: context.now,
  });
  if (!added)
    throw new Refusal('duplicate', { fields: { lot_number: 'is in use for this level' } });
  context.audit({ action: 'create', ...audited(material), after: body });
  return readMaterial(context, materialId);
}

/** Retires a lot. */
export async function archiveLot(
  context: OperationContext,
  { id, version }: { id: string; version: number },
): Promise<ControlLot> {
  const { tx, tenantId, now } = context;
  const row = await lockLot(tx, tenantId, id);
  if (!row) throw new Refusal('not_found');
  checkVersion(version, row.version);
  if (row.archived_at !== null) throw new Refusal('conflict');
  await updateLot(tx, tenantId, id, { archived_at: now, version: version + 1, updated_at: now });
  const material = await readMaterial(context, row.material_id);
  context.audit({
    action: 'update',
    ...audited(material),
    before: { lot_number: row.lot_number, archived: false },
    after: { lot_number: row.lot_number, archived: true },
  });
  const lot = material.lots.find((each) => each.id === id);
  if (!lot) throw new Refusal('not_found');
  return lot;
}
