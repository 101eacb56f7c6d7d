import { dateIn } from '@alms/lis-domain/calendar';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { json } from '../../platform/db/json.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

/** Settings by the table of their subject. */
const columns = {
  facility_profile: [
    'facility_name',
    'email',
    'phone',
    'address',
    'timezone',
    'date_format',
    'language',
    'logo_hash',
    'primary_color',
    'secondary_color',
    'custom_login_message',
    'working_hours',
    'holidays',
    'appointments_at_once',
  ],
  laboratory_settings: [
    'laboratory_director',
    'registration_number',
    'accreditation',
    'report_note',
    'report_instruments',
    'report_uncertainty',
    'self_verification',
    'authorization_required',
    'reagent_lot_comparison',
    'verification_levels',
    'autoverification_enabled',
    'critical_within_minutes',
    'critical_escalation',
    'storage_retention_days',
    'mrn_pattern',
  ],
  access_settings: ['enable_patient_portal', 'enable_online_booking', 'require_second_factor'],
  billing_settings: ['currency', 'collect_before_payment', 'invoice_on_order', 'payment_days'],
} as const satisfies { [Table in keyof Schema]?: readonly (keyof Schema[Table])[] };

/** Settings of all subjects, with their common version. */
export type Settings = Schema['facility_profile'] &
  Schema['laboratory_settings'] &
  Schema['access_settings'] &
  Schema['billing_settings'];

type Subject = keyof typeof columns;

/** Values by table. Throws for a name that no table has. */
function bySubject(
  values: Readonly<Record<string, unknown>>,
): [Subject, Record<string, unknown>][] {
  const unknown = new Set(Object.keys(values));
  const sorted = Object.entries(columns).map(
    ([table, names]): [Subject, Record<string, unknown>] => [
      table as Subject,
      Object.fromEntries(
        names.flatMap((name) => {
          const value = values[name];
          if (!unknown.delete(name) || value === undefined) return [];
          return [[name, Array.isArray(value) ? json(value) : value]];
        }),
      ),
    ],
  );
  if (unknown.size > 0) throw new Error(`No table has the settings ${[...unknown].join(', ')}.`);
  return sorted;
}

/** Inserts the settings of a new facility; those not given take their defaults. */
export async function insertSettings(
  tx: TenantTransaction,
  tenantId: TenantId,
  values: Omit<Insertable<Settings>, 'tenant_id' | 'version' | 'updated_at'>,
  now: Date,
): Promise<void> {
  for (const [table, given] of bySubject(values))
    await tx
      .insertInto(table)
      .values({
        tenant_id: tenantId,
        ...given,
        ...(table === 'facility_profile' && { updated_at: now.toISOString() }),
      })
      .execute();
}

/**
 * The facility's settings, which exist from registration on. `lock`: locks them until the
 * transaction ends.
 */
export function findSettings(
  tx: TenantTransaction,
  tenantId: TenantId,
  { lock = false } = {},
): Promise<Selectable<Settings>> {
  const query = tx
    .selectFrom('facility_profile as p')
    .innerJoin('laboratory_settings as l', 'l.tenant_id', 'p.tenant_id')
    .innerJoin('access_settings as a', 'a.tenant_id', 'p.tenant_id')
    .innerJoin('billing_settings as b', 'b.tenant_id', 'p.tenant_id')
    .selectAll(['p', 'l', 'a', 'b'])
    .where('p.tenant_id', '=', tenantId);
  return (lock ? query.forUpdate() : query).executeTakeFirstOrThrow();
}

/** The time zone that defines the days of the facility, or of one of its laboratories. */
export async function timeZoneOf(
  tx: TenantTransaction,
  tenantId: TenantId,
  laboratoryId?: LaboratoryId,
): Promise<string> {
  const { timezone } = await tx
    .selectFrom('facility_profile as p')
    .leftJoin('laboratory as l', (on) =>
      on.onRef('l.tenant_id', '=', 'p.tenant_id').on('l.id', '=', laboratoryId ?? null),
    )
    .select((eb) => eb.fn.coalesce('l.time_zone', 'p.timezone').as('timezone'))
    .where('p.tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return timezone;
}

/** The current calendar day of the facility. */
export async function todayOf({
  tx,
  tenantId,
  now,
}: {
  tx: TenantTransaction;
  tenantId: TenantId;
  now: Date;
}): Promise<string> {
  return dateIn(await timeZoneOf(tx, tenantId), now.toISOString());
}

/**
 * Whether autoverification is enabled. Disabling it waits for this transaction, so no result is
 * autoverified afterwards.
 */
export async function letsRulesVerify(tx: TenantTransaction, tenantId: TenantId): Promise<boolean> {
  const { autoverification_enabled } = await tx
    .selectFrom('laboratory_settings')
    .select('autoverification_enabled')
    .where('tenant_id', '=', tenantId)
    .forShare()
    .executeTakeFirstOrThrow();
  return autoverification_enabled;
}

/** Finds the facility at an address. */
export function findTenant(
  db: Database,
  subdomain: string,
): Promise<{ id: TenantId; subdomain: string; created_at: string } | undefined> {
  return db
    .selectFrom('tenant')
    .select(['id', 'subdomain', 'created_at'])
    .where('subdomain', '=', subdomain)
    .executeTakeFirst();
}

export function findTenantById(
  db: Database | TenantTransaction,
  id: TenantId,
): Promise<{ id: TenantId; subdomain: string } | undefined> {
  return db
    .selectFrom('tenant')
    .select(['id', 'subdomain'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findSubdomain(tx: TenantTransaction, tenantId: TenantId): Promise<string> {
  const { subdomain } = await tx
    .selectFrom('tenant')
    .select('subdomain')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return subdomain;
}

/** Changes settings and counts their version. */
export async function updateSettings(
  tx: TenantTransaction,
  tenantId: TenantId,
  values: Omit<Updateable<Settings>, 'version' | 'updated_at'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('facility_profile')
    .set(({ eb }) => ({ updated_at: now.toISOString(), version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .execute();
  for (const [table, changed] of bySubject(values)) {
    if (Object.keys(changed).length === 0) continue;
    await tx.updateTable(table).set(changed).where('tenant_id', '=', tenantId).execute();
  }
}
