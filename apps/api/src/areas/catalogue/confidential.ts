import {
  holds,
  mayReadConfidential,
  normaliseRole,
  worksOnTests,
  type ConfidentialMatter,
} from '@alms/lis-domain/access';
import type { LanguageTag } from '@alms/lis-domain/language';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type RawBuilder } from 'kysely';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { catalogue } from '../../platform/i18n/catalogue.ts';
import { recipientLanguage } from '../../platform/i18n/recipient-language.ts';
import type english from './words/en.json';
import type { TestParameterId } from '@alms/lis-domain/catalogue';

/** The fields of the reader that decide disclosure. */
export type Reading = Pick<OperationContext, 'tx' | 'tenantId' | 'user'>;

const catalogueWords = catalogue<typeof english>(new URL('./words/', import.meta.url));

/** Replacement text for a confidential test, by the reader's language. */
export const confidentialName = (language: LanguageTag): string =>
  catalogueWords(language)('confidentialTest');

/** An id that belongs to no test. */
const noTest = '00000000-0000-0000-0000-000000000000' as TestParameterId;

/** The confidential tests of a facility. The current catalogue also decides for earlier orders. */
export function findConfidentialTests(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<{ id: string; code: string }[]> {
  return tx
    .selectFrom('test_parameter')
    .select(['id', 'code'])
    .where('tenant_id', '=', tenantId)
    .where('confidential', '=', true)
    .execute();
}

/** Tests concealed from a reader, where only the test itself is known. */
export interface Concealment {
  /**
   * Ids and codes; both empty for readers with access to all confidential tests, and where none
   * exist.
   */
  ids: ReadonlySet<string>;
  codes: ReadonlySet<string>;
  /** Whether a test, by id or code, is concealed for the given matter. */
  hides: (test: string, matter: ConfidentialMatter) => boolean;
  /**
   * SQL condition: result `r` of order `o` is visible. The same rule, applied in the database.
   * Users who only place orders query no values.
   */
  shows: RawBuilder<boolean>;
  /** Placeholder for a concealed test, so that an order or specimen does not appear incomplete. */
  unnamed: { test_parameter_id: TestParameterId; code: string; name: string };
}

/**
 * Tests concealed from the user. Nothing is concealed from patients, whose requests cover only
 * their own data.
 */
export async function concealedFrom({ tx, tenantId, user }: Reading): Promise<Concealment> {
  const seesAll = holds(user, 'view_confidential') || normaliseRole(user.role) === 'patient';
  const tests = seesAll ? [] : await findConfidentialTests(tx, tenantId);
  const ids = new Set(tests.map(({ id }) => id));
  const name =
    tests.length === 0
      ? ''
      : confidentialName(await recipientLanguage(tx, tenantId, user.id, undefined));
  const codes = new Set(tests.map(({ code }) => code));
  const requesterId = holds(user, 'view_results') ? user.id : null;
  return {
    ids,
    codes,
    hides: (test, matter) =>
      (ids.has(test) || codes.has(test)) && !mayReadConfidential(user, matter),
    shows:
      tests.length === 0
        ? sql<boolean>`true`
        : sql<boolean>`(r.test_parameter_id <> all(${[...ids]}::uuid[]) or o.created_by = ${requesterId}::uuid or (${worksOnTests(user)} and r.released_at is null))`,
    unnamed: { test_parameter_id: noTest, code: 'CONFIDENTIAL', name },
  };
}
