import type { PatientId } from '@alms/lis-domain/patients';
import type { Role } from '@alms/lis-domain/access';
import type { User } from '@alms/lis-domain/identity';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { findOrderableTests } from '../areas/catalogue/catalogue.store.ts';
import { register } from '../areas/patients/patients.service.ts';
import type { TenantTransaction } from '../platform/db/tenant-transaction.ts';
import { seedDemoAssessment } from './demo-assessment.ts';
import { billingScenes } from './demo-billing.ts';
import { demoCast, type DemoCast } from './demo-cast.ts';
import { seedDemoControls } from './demo-controls.ts';
import { deskScenes } from './demo-desk.ts';
import { fileScenes, filmScenes } from './demo-files.ts';
import { seedDemoHistory } from './demo-history.ts';
import { stageDemoFile } from './demo-imports.ts';
import { daysBefore, planShown, planWeek } from './demo-orders.ts';
import { accountHolder, inventedPatient } from './demo-people.ts';
import { scenesOfDay } from './demo-scenes.ts';
import { storageScenes } from './demo-storage.ts';
import { daysOfHistory } from './demo-visits.ts';
import { seedDemoWards } from './demo-wards.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';

const hour = 60 * 60_000;
const dayLong = 24 * hour;
const patients = 40;

/**
 * Fills a facility with half a year of work up to `now`. Staff perform the last week
 * chronologically through the same services as API requests; earlier work is written in bulk with
 * an equivalent outcome. All of it is audited. Returns the patient who gets an account.
 */
export async function seedDemoWeek(
  tx: TenantTransaction,
  tenantId: TenantId,
  staff: ReadonlyMap<Role, User>,
  now: Date,
): Promise<PatientId> {
  const random = seededRandom(20_260_512);
  const cast = demoCast(tx, tenantId, staff);
  const tests = await findOrderableTests(tx, tenantId);
  const byCode = new Map(tests.map((test) => [test.code, test]));

  const bench = {
    technician: colleague(staff, 'technician'),
    lab_manager: colleague(staff, 'lab_manager'),
  };
  await seedDemoControls(cast, tests, bench, now);
  await seedDemoAssessment(cast, tests, now);
  const patientIds = await registerPatients(cast, now, random);
  const [accountHolderId] = patientIds;
  if (!accountHolderId) throw new Error('@alms/api: too few patients.');
  const worked = {
    doctor: colleague(staff, 'doctor'),
    receptionist: colleague(staff, 'receptionist'),
    phlebotomist: colleague(staff, 'phlebotomist'),
    ...bench,
  };
  cast.addOperations(
    await seedDemoHistory(
      tx,
      tenantId,
      { patientIds: patientIds.slice(2), tests, staff: worked, random: seededRandom(20_251_121) },
      now,
    ),
  );
  const facility = {
    tests: byCode,
    wards: await seedDemoWards(tx, tenantId, colleague(staff, 'nurse').id, now),
  };
  const orders = planWeek(patientIds, now, random);
  const days = Array.from({ length: daysBefore + 1 }, (_, daysAgo) =>
    orders.filter((order) => order.daysAgo === daysAgo),
  );
  const shown = seededRandom(20_260_118);
  const scenes = [
    ...days.flatMap((day) => scenesOfDay(day, facility, random)),
    ...planShown(patientIds, now).flatMap((order) => scenesOfDay([order], facility, shown)),
    ...billingScenes(orders, now),
    ...storageScenes(daysBefore, now),
    ...deskScenes(patientIds.slice(-2), byCode, now),
    ...fileScenes(accountHolderId, byCode, now),
    ...filmScenes(accountHolderId, byCode, now),
  ];
  for (const scene of scenes.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    await cast.play(scene);
  await cast.play({ at: now, by: 'technician', play: stageDemoFile });
  await cast.signOff();
  return accountHolderId;
}

function colleague(staff: ReadonlyMap<Role, User>, role: Role): User {
  const user = staff.get(role);
  if (!user) throw new Error(`@alms/api: the demo facility has no user with the role ${role}.`);
  return user;
}

/** The account holder is first. */
async function registerPatients(
  cast: DemoCast,
  now: Date,
  random: SeededRandom,
): Promise<PatientId[]> {
  const ids: PatientId[] = [];
  for (let number = 0; number < patients; number += 1) {
    const registration =
      number === 0 ? accountHolder : inventedPatient(random, number, now.getUTCFullYear());
    await cast.play({
      at: new Date(now.getTime() - (daysOfHistory + 2) * dayLong - (patients - number) * 4 * hour),
      by: 'receptionist',
      play: async (context) => void ids.push((await register(context, registration)).id),
    });
  }
  return ids;
}
