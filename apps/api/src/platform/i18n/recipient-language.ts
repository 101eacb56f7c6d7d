import { chosenLanguage, type LanguageTag } from '@alms/lis-domain/language';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import type { TenantTransaction } from '../db/tenant-transaction.ts';

/**
 * Language for messages to an account: its own choice, else its patient's language, else the
 * facility's, else that of the triggering request. The last may belong to another user but is a
 * better guess than English.
 */
export async function recipientLanguage(
  tx: TenantTransaction,
  tenantId: TenantId,
  userId: UserId,
  requested: LanguageTag | undefined,
): Promise<LanguageTag> {
  const chosen = await tx
    .selectFrom('facility_profile as s')
    .leftJoin('app_user as u', (on) =>
      on.onRef('u.tenant_id', '=', 's.tenant_id').on('u.id', '=', userId),
    )
    .leftJoin('patient as p', (on) =>
      on.onRef('p.tenant_id', '=', 'u.tenant_id').onRef('p.id', '=', 'u.patient_id'),
    )
    .select(['u.language as own', 'p.language as spoken', 's.language as facility'])
    .where('s.tenant_id', '=', tenantId)
    .executeTakeFirst();
  return chosenLanguage(chosen?.own, chosen?.spoken, chosen?.facility, requested);
}
