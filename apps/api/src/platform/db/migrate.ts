import { Kysely, PostgresDialect } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type pg from 'pg';
import { DatabaseUnusable } from './database-unusable.ts';
import * as facilitiesAndAccounts from './migrations/0001-facilities-and-accounts.ts';
import * as laboratory from './migrations/0002-laboratory.ts';
import * as peopleOfAFacility from './migrations/0003-people-of-a-facility.ts';
import * as workListsInOrder from './migrations/0004-work-lists-in-order.ts';
import * as subscriptions from './migrations/0005-subscriptions.ts';
import * as notifications from './migrations/0006-notifications.ts';
import * as auditLogInOrder from './migrations/0007-audit-log-in-order.ts';
import * as languagesAndAppearance from './migrations/0008-languages-and-appearance.ts';
import * as logos from './migrations/0009-logos.ts';
import * as accountSecurity from './migrations/0010-account-security.ts';
import * as liveNotifications from './migrations/0011-live-notifications.ts';
import * as notificationMail from './migrations/0012-notification-mail.ts';
import * as paymentFailures from './migrations/0013-payment-failures.ts';
import * as auditCheckpoints from './migrations/0014-audit-checkpoints.ts';
import * as seenResults from './migrations/0015-seen-results.ts';
import * as testVersions from './migrations/0016-test-versions.ts';
import * as correctionsAndCriticalCalls from './migrations/0017-corrections-and-critical-calls.ts';
import * as appointments from './migrations/0018-appointments.ts';
import * as storedSpecimens from './migrations/0019-stored-specimens.ts';
import * as qualityControl from './migrations/0020-quality-control.ts';
import * as inventory from './migrations/0021-inventory.ts';
import * as billing from './migrations/0022-billing.ts';
import * as figures from './migrations/0023-figures.ts';
import * as checksAndHolds from './migrations/0024-checks-and-holds.ts';
import * as workListByDueTime from './migrations/0025-work-list-by-due-time.ts';
import * as calculationsAndRules from './migrations/0026-calculations-and-rules.ts';
import * as changedOrdersAndMergedPatients from './migrations/0027-changed-orders-and-merged-patients.ts';
import * as instrumentsAndImports from './migrations/0028-instruments-and-imports.ts';
import * as accessTokens from './migrations/0029-access-tokens.ts';
import * as hl7Messages from './migrations/0029-hl7-messages.ts';
import * as autoverification from './migrations/0030-autoverification.ts';
import * as storageBoxes from './migrations/0031-storage-boxes.ts';
import * as externalAssessment from './migrations/0032-external-assessment.ts';
import * as confidentialTests from './migrations/0033-confidential-tests.ts';
import * as interfaces from './migrations/0034-interfaces.ts';
import * as priceLists from './migrations/0036-price-lists.ts';
import * as changedEqaRounds from './migrations/0037-changed-eqa-rounds.ts';
import * as patientIdentifiers from './migrations/0038-patient-identifiers.ts';
import * as toldWithAnOrder from './migrations/0039-told-with-an-order.ts';
import * as catalogueFields from './migrations/0040-catalogue-fields.ts';
import * as portalRelease from './migrations/0040-portal-release.ts';
import * as sampleConsent from './migrations/0040-sample-consent.ts';
import * as twoVerifications from './migrations/0042-two-verifications.ts';
import * as reportLetterhead from './migrations/0043-report-letterhead.ts';
import * as issuedReports from './migrations/0044-issued-reports.ts';
import * as consents from './migrations/0045-consents.ts';
import * as patientContacts from './migrations/0046-patient-contacts.ts';
import * as partialBirthDates from './migrations/0047-partial-birth-dates.ts';
import * as conditionOnArrival from './migrations/0048-condition-on-arrival.ts';
import * as testTranslations from './migrations/0052-test-translations.ts';
import * as readingsOfResults from './migrations/0053-readings-of-results.ts';
import * as namesAndBirths from './migrations/0055-names-and-births.ts';
import * as workingHours from './migrations/0056-working-hours.ts';
import * as deaths from './migrations/0057-deaths.ts';
import * as resultAttachments from './migrations/0058-result-attachments.ts';
import * as longerFigureSpans from './migrations/0059-longer-figure-spans.ts';
import * as covers from './migrations/0060-covers.ts';
import * as patientNotes from './migrations/0061-patient-notes.ts';
import * as keptConditions from './migrations/0063-kept-conditions.ts';
import * as recordNumbers from './migrations/0064-record-numbers.ts';
import { openPool, type Connection, unlimited } from './pool.ts';
import { asMemberOfSearchRole } from './roles.ts';

/** In order; a released migration is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-facilities-and-accounts': facilitiesAndAccounts,
  '0002-laboratory': laboratory,
  '0003-people-of-a-facility': peopleOfAFacility,
  '0004-work-lists-in-order': workListsInOrder,
  '0005-subscriptions': subscriptions,
  '0006-notifications': notifications,
  '0007-audit-log-in-order': auditLogInOrder,
  '0008-languages-and-appearance': languagesAndAppearance,
  '0009-logos': logos,
  '0010-account-security': accountSecurity,
  '0011-live-notifications': liveNotifications,
  '0012-notification-mail': notificationMail,
  '0013-payment-failures': paymentFailures,
  '0014-audit-checkpoints': auditCheckpoints,
  '0015-seen-results': seenResults,
  '0016-test-versions': testVersions,
  '0017-corrections-and-critical-calls': correctionsAndCriticalCalls,
  '0018-appointments': appointments,
  '0019-stored-specimens': storedSpecimens,
  '0020-quality-control': qualityControl,
  '0021-inventory': inventory,
  '0022-billing': billing,
  '0023-figures': figures,
  '0024-checks-and-holds': checksAndHolds,
  '0025-work-list-by-due-time': workListByDueTime,
  '0026-calculations-and-rules': calculationsAndRules,
  '0027-changed-orders-and-merged-patients': changedOrdersAndMergedPatients,
  '0028-instruments-and-imports': instrumentsAndImports,
  '0029-access-tokens': accessTokens,
  '0029-hl7-messages': hl7Messages,
  '0030-autoverification': autoverification,
  '0031-storage-boxes': storageBoxes,
  '0032-external-assessment': externalAssessment,
  '0033-confidential-tests': confidentialTests,
  '0034-interfaces': interfaces,
  '0036-price-lists': priceLists,
  '0037-changed-eqa-rounds': changedEqaRounds,
  '0038-patient-identifiers': patientIdentifiers,
  '0039-told-with-an-order': toldWithAnOrder,
  '0040-catalogue-fields': catalogueFields,
  '0040-portal-release': portalRelease,
  '0040-sample-consent': sampleConsent,
  '0042-two-verifications': twoVerifications,
  '0043-report-letterhead': reportLetterhead,
  '0044-issued-reports': issuedReports,
  '0045-consents': consents,
  '0046-patient-contacts': patientContacts,
  '0047-partial-birth-dates': partialBirthDates,
  '0048-condition-on-arrival': conditionOnArrival,
  '0052-test-translations': testTranslations,
  '0053-readings-of-results': readingsOfResults,
  '0055-names-and-births': namesAndBirths,
  '0056-working-hours': workingHours,
  '0057-deaths': deaths,
  '0058-result-attachments': resultAttachments,
  '0059-longer-figure-spans': longerFigureSpans,
  '0060-covers': covers,
  '0061-patient-notes': patientNotes,
  '0063-kept-conditions': keptConditions,
  '0064-record-numbers': recordNumbers,
};

/**
 * Migrates the schema as its owner, atomically and without time limits.
 * @param names Migrations to apply, for the schema of an earlier version; all by default
 */
export async function migrate(
  owner: Connection,
  names: readonly string[] = Object.keys(migrations),
): Promise<void> {
  const pool = openPool(owner, { size: 1, limits: unlimited });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const done = await doneMigrations(pool);
    refuseNewerSchema(done);
    if (names.every((name) => done.includes(name))) return;
    const steps = Object.fromEntries(
      Object.entries(migrations).filter(([name]) => names.includes(name)),
    );
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve(steps) },
    });
    const { error } = await asMemberOfSearchRole(pool, () => migrator.migrateToLatest());
    if (error !== undefined) throw error;
  } finally {
    await db.destroy();
  }
}

/** Migrations applied to a database. */
export async function doneMigrations(owner: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows: found } = await owner.query<{ table: string | null }>(
    "select to_regclass('public.kysely_migration')::text as table",
  );
  if (!found[0]?.table) return [];
  const { rows } = await owner.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  return rows.map(({ name }) => name);
}

function refuseNewerSchema(done: readonly string[]): void {
  const unknown = done.find((name) => !(name in migrations));
  if (unknown === undefined) return;
  throw new DatabaseUnusable(
    `The database has been used by a newer version of ALMS (its schema has the step "${unknown}", which this version does not know). ` +
      'Start the newer version, or restore a backup made before it.',
  );
}
