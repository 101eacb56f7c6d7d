import { roles, type Role } from '@alms/lis-domain/access';
import { aPatient, aUser } from '@alms/lis-domain/fixtures';
import { uuidv7 } from 'uuidv7';
import { createFacility } from '../areas/facility/create-facility.ts';
import { updateSettings } from '../areas/facility/facility.store.ts';
import { createAccount } from '../areas/identity/create-account.ts';
import { findTenant } from '../areas/identity/identity.store.ts';
import { hashPassword } from '../areas/identity/password-hash.ts';
import { loadStarterCatalogue, updateOnboarding } from '../areas/onboarding/onboarding.store.ts';
import { comparedName, searchText } from '../areas/patients/patients.store.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { tenantTransaction, type TenantTransaction } from '../db/tenant-transaction.ts';

export interface DemoDependencies {
  db: Database;
  clock: Clock;
}

export const demoSubdomain = 'demo';
/** Known to everybody: the demo facility is made only when it is asked for. */
export const demoPassword = 'Demo-Pass-2026!';
export const demoAccounts = roles.map((role) => ({ role, email: `${role}@demo.test` }));

/** Makes the demo facility with one account per role, unless it is there. All of it or nothing. */
export async function seedDemo({ db, clock }: DemoDependencies): Promise<void> {
  if (await findTenant(db, demoSubdomain)) return;
  const now = clock.now();
  const tenantId = uuidv7();
  const passwordHash = await hashPassword(demoPassword);
  await tenantTransaction(db, tenantId, async (tx) => {
    await createFacility(tx, { tenantId, subdomains: [demoSubdomain], facilityName: 'Demo General Laboratory', now });
    await updateSettings(
      tx, tenantId, { email: 'desk@demo.test', phone: '+1 555 0100', address: '1 Sample Street\nFixtureville', custom_login_message: 'This is a demonstration. Everybody in it is invented.' }, now,
    );
    await loadStarterCatalogue(tx, tenantId, now);
    await updateOnboarding(tx, tenantId, { setup_done: true, preferences_done: true, completed_at: now });
    const patientId = await firstPatient(tx, tenantId, now);
    for (const { role, email } of demoAccounts) {
      await createAccount(tx, { tenantId, email, full_name: nameOf(role), role, status: 'active', passwordHash, email_verified: true, now, ...(role === 'patient' && { patientId }) });
    }
  });
}

const nameOf = (role: Role) => aUser(role).full_name;

/** The invented person behind the patient's account. */
async function firstPatient(tx: TenantTransaction, tenantId: string, now: Date): Promise<string> {
  const { family_name, given_name, gender, sex_for_ranges, birth_date, phone, email, mrn } = aPatient({ number: 1 });
  const person = { family_name, given_name, gender, sex_for_ranges, birth_date, phone, email, mrn };
  const id = uuidv7();
  await tx
    .insertInto('patient')
    .values({ tenant_id: tenantId, id, ...person, name_norm: comparedName(person), search_text: searchText(person), created_at: now, created_by: null, updated_at: now })
    .execute();
  return id;
}
