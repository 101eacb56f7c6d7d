import type { Role } from '@alms/lis-domain/access';
import type { TestParameter } from '@alms/lis-domain/catalogue';
import type { User } from '@alms/lis-domain/identity';
import { uuidv7 } from 'uuidv7';
import { findOfferedTests } from '../areas/catalogue/catalogue.store.ts';
import { register } from '../areas/patients/patients.service.ts';
import type { TenantTransaction } from '../db/tenant-transaction.ts';
import { demoCast, type DemoCast } from './demo-cast.ts';
import { daysBefore, planWeek } from './demo-orders.ts';
import { accountHolder, inventedPatient } from './demo-people.ts';
import { scenesOfDay } from './demo-scenes.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';

const hour = 60 * 60_000;
const dayLong = 24 * hour;
const patients = 40;

/**
 * Fills a facility with a week of work up to `now`, done by its staff in the order of time: so all of it obeys the rules and is in the audit trail.
 * Answers the patient who is to have an account.
 */
export async function seedDemoWeek(tx: TenantTransaction, tenantId: string, staff: ReadonlyMap<Role, User>, now: Date): Promise<string> {
  const random = seededRandom(20_260_512);
  const cast = demoCast(tx, tenantId, staff);
  const tests = await findOfferedTests(tx, tenantId);
  const byCode = new Map(tests.map((test) => [test.code, test]));

  const patientIds = await registerPatients(cast, now, random);
  const orders = planWeek(patientIds, now, random);
  const days = Array.from({ length: daysBefore + 1 }, (_, daysAgo) => orders.filter((order) => order.daysAgo === daysAgo));
  const scenes = days.flatMap((day) => scenesOfDay(day, byCode, random));
  for (const scene of scenes.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await cast.play(scene);
  await addControlRuns(tx, tenantId, tests, now, random);
  await cast.signOff();
  return patientIds[0] ?? '';
}

/** The one with the account is the first. */
async function registerPatients(cast: DemoCast, now: Date, random: SeededRandom): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < patients; number += 1) {
    const registration = number === 0 ? accountHolder : inventedPatient(random, number, now.getUTCFullYear());
    await cast.play({
      at: new Date(now.getTime() - (daysBefore + 2) * dayLong - (patients - number) * 4 * hour),
      by: 'receptionist',
      play: async (act) => void ids.push((await register(act, registration)).id),
    });
  }
  return ids;
}

/** Two control runs a day for each measured test. Few are rejected, as in a good week. */
async function addControlRuns(tx: TenantTransaction, tenantId: string, tests: readonly TestParameter[], now: Date, random: SeededRandom): Promise<void> {
  const measured = tests.filter(({ result_type, kind }) => result_type === 'numeric' && kind === 'single');
  const rows = measured.flatMap(({ id }) =>
    Array.from({ length: (daysBefore + 1) * 2 }, (_, number) => {
      const at = new Date(now.getTime() - (number / 2) * dayLong - random.next() * hour);
      const chance = random.next();
      const status = chance < 0.015 ? ('rejected' as const) : chance < 0.06 ? ('warning' as const) : ('accepted' as const);
      return { tenant_id: tenantId, id: uuidv7(), test_parameter_id: id, at, status, created_at: at };
    }),
  );
  await tx.insertInto('qc_run').values(rows).execute();
}
