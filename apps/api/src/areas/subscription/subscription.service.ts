import { holds } from '@alms/lis-domain/access';
import {
  trialEnded,
  type Plan,
  type readSubscription,
  type Subscription,
} from '@alms/lis-domain/subscription';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { Database } from '../../platform/db/database.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { SignedInCall } from '../../platform/http/requests/call.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { todayOf } from '../facility/facility.store.ts';
import { findFirstPayment } from './payment.store.ts';
import { findSubscription, findUsage, listPlans } from './subscription.store.ts';

export async function plans(db: Database): Promise<Plan[]> {
  const rows = await listPlans(db);
  return rows.map(
    ({ id, plan_name, monthly_price_minor, yearly_price_minor, currency, ...features }) => ({
      id,
      plan_name,
      monthly_price: monthly_price_minor / 100,
      yearly_price: yearly_price_minor / 100,
      currency,
      features,
    }),
  );
}

/** The facility's subscription with limits and usage. */
export async function read(
  { tx, tenantId, user, now }: SignedInCall<typeof readSubscription>,
  { beta }: AreaDependencies,
): Promise<Subscription> {
  const {
    plan_name,
    billing_cycle,
    status,
    trial_ends_at,
    max_users,
    max_patients,
    max_tests_per_month,
    analytics,
    priority_support,
  } = await findSubscription(tx, tenantId);
  const month = (await todayOf({ tx, tenantId, now })).slice(0, 7);
  const [users, patients, tests] = [
    await findUsage(tx, tenantId, 'users'),
    await findUsage(tx, tenantId, 'patients'),
    await findUsage(tx, tenantId, 'tests', month),
  ];
  return {
    plan_name,
    billing_cycle,
    status,
    trial_ends_at,
    ended: trialEnded({ status, trial_ends_at }, { beta, now: now.toISOString() }),
    limits: { max_users, max_patients, max_tests_per_month },
    usage: { users, patients, tests },
    features: { analytics, priority_support },
    payment_id: holds(user, 'manage_payments') ? await duePayment(tx, tenantId) : null,
  };
}

/** Only the first period is payable so far. */
async function duePayment(tx: TenantTransaction, tenantId: TenantId): Promise<string | null> {
  const payment = await findFirstPayment(tx, tenantId);
  return payment === undefined || payment.status === 'succeeded' ? null : payment.id;
}
