import {
  holds,
  mayReadConfidential,
  normaliseRole,
  worksOnTests,
  type ConfidentialMatter,
} from '@alms/lis-domain/access';
import type { LanguageTag } from '@alms/lis-domain/language';
import { sql, type RawBuilder } from 'kysely';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { OperationContext } from '../../platform/http/call.ts';
import { receiverLanguage } from '../identity/email/recipient-language.ts';

/** Who reads, as far as it decides what is shown. */
type Reading = Pick<OperationContext, 'tx' | 'tenantId' | 'user'>;

/** What is said in the place of a confidential test, by who reads it. */
const names: Record<LanguageTag, string> = {
  en: 'Confidential test',
  fr: 'Examen confidentiel',
  es: 'Prueba confidencial',
  pt: 'Exame confidencial',
  ar: 'فحص سري',
};

export const confidentialName = (language: LanguageTag): string => names[language];

/** An id that is no test's. */
const noTest = '00000000-0000-0000-0000-000000000000';

/** The tests that a facility keeps confidential. The catalogue as it is now decides, also over what was ordered before. */
export function findConfidentialTests(
  tx: TenantTransaction,
  tenantId: string,
): Promise<{ id: string; code: string }[]> {
  return tx
    .selectFrom('test_parameter')
    .select(['id', 'code'])
    .where('tenant_id', '=', tenantId)
    .where('confidential', '=', true)
    .execute();
}

/** What is kept from a reader, wherever no more is known of it than which test it is. */
export interface Concealment {
  /** Ids and codes; both empty for who may see every confidential test, and where there are none. */
  ids: ReadonlySet<string>;
  codes: ReadonlySet<string>;
  /** Whether this test of somebody's, by its id or code, is among them. */
  hides: (test: string, matter: ConfidentialMatter) => boolean;
  /** Whether the result `r` of the order `o` is not among them: the same rule, asked of the database. Whoever only places orders asks for no values. */
  shows: RawBuilder<boolean>;
  /** What stands in its place, so that an order or a specimen does not look smaller than it is. */
  unnamed: { test_parameter_id: string; code: string; name: string };
}

/** What is kept from whoever acts. A patient's calls are about nobody else, so nothing is kept from her. */
export async function concealedFrom({ tx, tenantId, user }: Reading): Promise<Concealment> {
  const seesAll = holds(user, 'view_confidential') || normaliseRole(user.role) === 'patient';
  const tests = seesAll ? [] : await findConfidentialTests(tx, tenantId);
  const ids = new Set(tests.map(({ id }) => id));
  const name =
    tests.length === 0
      ? ''
      : confidentialName(await receiverLanguage(tx, tenantId, user.id, undefined));
  const codes = new Set(tests.map(({ code }) => code));
  const asked = holds(user, 'view_results') ? user.id : null;
  return {
    ids,
    codes,
    hides: (test, matter) =>
      (ids.has(test) || codes.has(test)) && !mayReadConfidential(user, matter),
    shows:
      tests.length === 0
        ? sql<boolean>`true`
        : sql<boolean>`(r.test_parameter_id <> all(${[...ids]}::uuid[]) or o.created_by = ${asked}::uuid or (${worksOnTests(user)} and r.released_at is null))`,
    unnamed: { test_parameter_id: noTest, code: 'CONFIDENTIAL', name },
  };
}
