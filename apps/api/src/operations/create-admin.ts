import { invitationFields } from '@alms/lis-domain/identity/staff';
import type { FacilityHosts } from '@alms/lis-domain/tenancy';
import { uuidv7 } from 'uuidv7';
import * as v from 'valibot';
import { appendAudit } from '../platform/audit/audit-trail.ts';
import { findAccount, normaliseEmail } from '../platform/auth/account.ts';
import { createAccount } from '../areas/identity/registration/create-account.ts';
import { mailedLink } from '../areas/identity/email/mailed-link.ts';
import type { Database } from '../platform/db/database.ts';
import { tenantTransaction } from '../platform/db/tenant-transaction.ts';
import { Refusal } from '../platform/http/refusals/problems.ts';

/** The account cannot be created; the message states why. */
export class AdminRefused extends Error {
  override readonly name = 'AdminRefused';
}

const wantedSchema = v.object({
  subdomain: v.string(),
  email: invitationFields.email,
  full_name: invitationFields.full_name,
});

/**
 * Creates an administrator for a facility without access, and returns the message to send with a
 * password link. No email is sent: the operator has verified the requester by other means. The
 * operation is audited in the facility.
 * @throws AdminRefused when facility, address or name is invalid
 */
export async function createAdmin(
  db: Database,
  wanted: v.InferInput<typeof wantedSchema>,
  { hosts, now }: { hosts: FacilityHosts; now: Date },
): Promise<string> {
  const read = v.safeParse(wantedSchema, wanted);
  if (!read.success)
    throw new AdminRefused(
      read.issues.map(({ path, message }) => `${String(path?.[0].key)} ${message}`).join('; '),
    );
  const { subdomain, email, full_name } = read.output;
  const tenant = await db
    .selectFrom('tenant')
    .select('id')
    .where('subdomain', '=', subdomain)
    .executeTakeFirst();
  if (!tenant)
    throw new AdminRefused(
      `Facility "${subdomain}" not found. Enter its subdomain, the first part of its address.`,
    );
  const tenantId = tenant.id;
  return tenantTransaction(db, tenantId, async (tx) => {
    if (await findAccount(tx, tenantId, { email_norm: normaliseEmail(email) }))
      throw new AdminRefused(`${email} already has an account at "${subdomain}".`);
    const userId = await createAccount(tx, {
      tenantId,
      email,
      full_name,
      role: 'admin',
      status: 'invited',
      now,
    }).catch(quotaInWords);
    const { text } = await mailedLink(tx, {
      tenantId,
      userId,
      email,
      kind: 'invitation',
      hosts,
      requestLanguage: undefined,
      now,
    });
    await appendAudit(tx, { tenantId, at: now, requestId: uuidv7() }, [
      {
        action: 'create',
        category: 'security',
        entity_type: 'account',
        entity_id: userId,
        entity_label: email,
        after: { role: 'admin', status: 'invited' },
        reason: 'Created by the service operator',
      },
    ]);
    return text;
  });
}

function quotaInWords(error: unknown): never {
  if (error instanceof Refusal && error.code === 'quota_exceeded')
    throw new AdminRefused(
      'The user limit of the facility’s plan is reached. Disable an unused account or choose a larger plan.',
    );
  throw error;
}
