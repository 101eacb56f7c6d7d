import type { PatientId } from '@alms/lis-domain/patients';
import { randomBytes } from 'node:crypto';
import { demoSubdomain, type DemoMode } from '@alms/lis-domain/identity';
import { roles, type Role } from '@alms/lis-domain/access';
import { aUser } from '@alms/lis-domain/fixtures';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import { insertTests } from '../areas/catalogue/catalogue.store.ts';
import { proposeComments, proposeRules } from '../areas/catalogue/starter-packs.service.ts';
import { createFacility } from '../areas/onboarding/registration/create-facility.ts';
import { updateSettings } from '../areas/facility/facility.store.ts';
import { findAccount, type Account } from '../platform/auth/account.ts';
import { createAccount } from '../areas/identity/registration/create-account.ts';
import { findTenant } from '../areas/facility/facility.store.ts';
import { hashPassword, passwordMatches } from '../areas/identity/passwords/password-hash.ts';
import { notifyOfAccessRequest } from '../areas/notifications/result-notifications.ts';
import { updateOnboarding } from '../areas/onboarding/onboarding.store.ts';
import { activateSubscription } from '../areas/subscription/payment.store.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { tenantTransaction, type TenantTransaction } from '../platform/db/tenant-transaction.ts';
import { demoEmail } from '../areas/identity/registration/demo-email.ts';
import { newId } from '../platform/db/new-id.ts';
import { priced } from './demo-billing.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { seedDemoConnections } from './demo-connections.ts';
import { demoOpening } from './demo-opening.ts';
import { seedDemoStock } from './demo-stock.ts';
import { seedDemoWeek } from './demo-week.ts';

export interface DemoDependencies {
  db: Database;
  clock: Clock;
}

/** Published password of a local demo. */
export const demoPassword = 'Demo-Pass-2026!';
export const demoAccounts = roles.map((role) => ({ role, email: demoEmail(role) }));

/** Password of the demo's accounts: published for a local demo, unknown for a public one. */
export function passwordHashOf(mode: DemoMode): Promise<string> {
  return hashPassword(mode === 'public' ? randomBytes(48).toString('base64url') : demoPassword);
}

/**
 * Creates the demo facility atomically with one account per role and half a year of work, unless it
 * exists. Returns whether it was created.
 */
export async function seedDemo(
  { db, clock }: DemoDependencies,
  mode: DemoMode = 'local',
): Promise<boolean> {
  if (await findTenant(db, demoSubdomain)) return false;
  const now = clock.now();
  const tenantId = newId<TenantId>();
  const passwordHash = await passwordHashOf(mode);
  await tenantTransaction(db, tenantId, (tx) => createDemo(tx, { tenantId, passwordHash, now }));
  return true;
}

/** Whether the demo facility was created for local use, with the published password. */
export async function hasPublishedPassword(db: Database): Promise<boolean> {
  const tenant = await findTenant(db, demoSubdomain);
  if (!tenant) return false;
  const account = await tenantTransaction(db, tenant.id, (tx) =>
    findAccount(tx, tenant.id, { email_norm: demoEmail('admin') }),
  );
  return passwordMatches(account?.row.password_hash, demoPassword);
}

interface NewDemo {
  tenantId: TenantId;
  passwordHash: string;
  now: Date;
}

/** Creates the demo facility in a transaction bound to its id. */
export async function createDemo(
  tx: TenantTransaction,
  { tenantId, passwordHash, now }: NewDemo,
): Promise<void> {
  // No client waits for it, and on a busy machine it exceeds the request limits.
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await sql`set local ${sql.ref(limit)} = 0`.execute(tx);
  await createFacility(tx, {
    tenantId,
    subdomains: [demoSubdomain],
    settings: {
      facility_name: 'Demo General Laboratory',
      email: 'desk@demo.test',
      phone: '+1 555 0100',
      address: '1 Sample Street\nFixtureville',
      laboratory_director: 'Lamar Overview (demo)',
      registration_number: '05D0000000 (demo)',
      report_note: 'Demonstration data: no real patient, no real result.',
      custom_login_message: 'This is a demonstration. Everybody in it is invented.',
      autoverification_enabled: true,
    },
    booking: { planName: 'Professional', billingCycle: 'yearly', due: false },
    now,
  });
  await updateSettings(tx, tenantId, demoOpening(now), now);
  // A demo has no trial that could end.
  await activateSubscription(tx, tenantId, now);
  await insertTests(tx, tenantId, demoCatalogue.map(priced), { by: null, now });
  await proposeRules(tx, tenantId, 'en', now);
  await proposeComments(tx, tenantId, now);
  await updateOnboarding(tx, tenantId, {
    setup_done: true,
    preferences_done: true,
    completed_at: now,
  });

  const join = async (role: Role, patientId?: PatientId): Promise<Account['user']> => {
    const account = {
      tenantId,
      email: demoEmail(role),
      full_name: aUser(role).full_name,
      role,
      status: 'active' as const,
      passwordHash,
      email_verified: true,
      now,
    };
    const id = await createAccount(tx, {
      ...account,
      ...(patientId !== undefined && { patientId }),
    });
    const joined = await findAccount(tx, tenantId, { id });
    if (!joined) throw new Error('@alms/api: the account was not found after it was created.');
    return joined.user;
  };
  const staff = new Map<Role, Account['user']>();
  for (const { role } of demoAccounts) if (role !== 'patient') staff.set(role, await join(role));
  await join('patient', await seedDemoWeek(tx, tenantId, staff, now));
  const technician = staff.get('technician');
  if (technician) await seedDemoStock(tx, tenantId, technician, now);
  const admin = staff.get('admin');
  if (admin) await seedDemoConnections(tx, tenantId, admin, now);
  // A request to join, pending approval by the administrator.
  const joiner = {
    tenantId,
    email: 'ivo@demo.test',
    full_name: 'Ivo Joinwell',
    role: 'report_viewer' as const,
    status: 'pending' as const,
    passwordHash,
    email_verified: true,
    now,
  };
  await notifyOfAccessRequest(tx, tenantId, { ...joiner, id: await createAccount(tx, joiner) });
  // Notifications from previous days are already read.
  const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  await tx
    .updateTable('notification')
    .set({ read_at: yesterday })
    .where('tenant_id', '=', tenantId)
    .where('created_at', '<', yesterday.toISOString())
    .execute();
}
