import { demoSubdomain, type openLiveDemo, type SignedIn } from '@alms/lis-domain/identity';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { PublicCall } from '../../../platform/http/requests/call.ts';
import type { AreaDependencies } from '../../dependencies.ts';
import { findTenant } from '../../facility/facility.store.ts';
import { demoEmail } from '../registration/demo-email.ts';
import { openSession } from './open-session.ts';
import { accountAt } from './sign-in-candidates.ts';

/**
 * Opens a session of the demo facility in a role, without an account. Its visitors can do daily
 * work only (`openToVisitors`).
 * @throws Refusal `not_found` at every other facility, and without a demo
 */
export async function openDemo(
  call: PublicCall<typeof openLiveDemo>,
  deps: AreaDependencies,
): Promise<SignedIn> {
  const { body, site, now } = call;
  const { db, demo } = deps;
  const isDemo = demo !== 'off' && site.kind === 'facility' && site.subdomain === demoSubdomain;
  const tenant = isDemo ? await findTenant(db, demoSubdomain) : undefined;
  const account = tenant && (await accountAt(db, tenant.id, { email_norm: demoEmail(body.role) }));
  if (!account || account.shutOut !== undefined) throw new Refusal('not_found');
  return tenantTransaction(db, account.row.tenant_id, (tx) =>
    openSession(tx, account, call, deps, now, { isVisitor: true }),
  );
}
