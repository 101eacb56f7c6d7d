import { isNumbered } from '../platform/db/migrate.ts';
import { baseline } from '../platform/db/sql-migrations.ts';
import { ArchiveUnusable, type ArchiveHeader } from './archive.ts';

/** Last of the numbered migrations that the baseline replaced. */
const lastNumbered = '0064-record-numbers';

/**
 * Migrations of the schema into which an archive is restored. Archives of the last numbered schema
 * belong to the baseline (`tablesOf`).
 * @throws ArchiveUnusable for an archive of an earlier numbered schema
 */
export function schemaOf(file: string, { migrations }: ArchiveHeader): readonly string[] {
  if (!migrations.some(isNumbered)) return migrations;
  if (migrations.at(-1) !== lastNumbered)
    throw new ArchiveUnusable(
      `${file} was made by an earlier version of ALMS and cannot be read by this version. ` +
        `Restore it with the version whose last migration is ${lastNumbered}, then create a new archive with that version.`,
    );
  return [baseline];
}

/** Tables that hold the rows of an archived table: settings of a facility were in one. */
export const tablesOf = (table: string): readonly string[] =>
  table === 'hospital_settings'
    ? ['facility_profile', 'laboratory_settings', 'access_settings', 'billing_settings']
    : [table];
