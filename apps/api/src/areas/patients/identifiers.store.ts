import {
  comparedIdentifier,
  type PatientIdentifier,
  type PatientId,
} from '@alms/lis-domain/patients';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';

/** The identifiers of patient `p`. */
export const identifiersOfPatient = sql<PatientIdentifier[]>`coalesce((
  select jsonb_agg(jsonb_build_object('type', n.type, 'value', n.value, 'issuer', n.issuer) order by n.type, n.issuer, n.value)
  from patient_identifier n where n.tenant_id = p.tenant_id and n.patient_id = p.id), '[]')`;

const isSame = (a: PatientIdentifier, b: PatientIdentifier) =>
  a.type === b.type && a.value === b.value && a.issuer === b.issuer;

/**
 * Replaces a patient's identifiers. An identifier of another patient is rejected with that
 * patient's number, so that the existing record can be opened (domain model 2.2). Unchanged
 * identifiers keep their rows, so that a merge that moved them can be undone.
 */
export async function writeIdentifiers(
  tx: TenantTransaction,
  tenantId: TenantId,
  patientId: PatientId,
  wanted: readonly PatientIdentifier[],
): Promise<void> {
  const present = await tx
    .selectFrom('patient_identifier')
    .select(['id', 'type', 'value', 'issuer'])
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patientId)
    .execute();
  const removed = present
    .filter((each) => !wanted.some((identifier) => isSame(each, identifier)))
    .map(({ id }) => id);
  if (removed.length > 0)
    await tx
      .deleteFrom('patient_identifier')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', removed)
      .execute();
  for (const [index, identifier] of wanted.entries()) {
    if (present.some((each) => isSame(each, identifier))) continue;
    const { value: value_norm, issuer: issuer_norm } = comparedIdentifier(identifier);
    const row = { ...identifier, id: uuidv7(), patient_id: patientId, value_norm, issuer_norm };
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('patient_identifier')
      .values(row)
      .onConflict((taken) =>
        taken.columns(['tenant_id', 'type', 'issuer_norm', 'value_norm']).doNothing(),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n)
      throw new Refusal('identifier_taken', {
        fields: {
          [`identifiers.${index}.value`]: 'is in use',
          held_by: await holderOf(tx, tenantId, row),
        },
      });
  }
}

/** Number of the patient with an identifier. */
async function holderOf(
  tx: TenantTransaction,
  tenantId: TenantId,
  {
    type,
    value_norm,
    issuer_norm,
  }: { type: PatientIdentifier['type']; value_norm: string; issuer_norm: string },
): Promise<string> {
  const holder = await tx
    .selectFrom('patient_identifier as n')
    .innerJoin('patient as p', (on) =>
      on.onRef('p.tenant_id', '=', 'n.tenant_id').onRef('p.id', '=', 'n.patient_id'),
    )
    .select('p.mrn')
    .where('n.tenant_id', '=', tenantId)
    .where('n.type', '=', type)
    .where('n.issuer_norm', '=', issuer_norm)
    .where('n.value_norm', '=', value_norm)
    .executeTakeFirst();
  return holder?.mrn ?? '';
}
