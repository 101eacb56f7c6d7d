import { chosenLanguage, type LanguageTag } from '@alms/lis-domain/language';
import type { Payment, processPayment } from '@alms/lis-domain/subscription';
import { facilityUrl, type FacilityHosts } from '@alms/lis-domain/tenancy';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { tenantTransaction, type TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { PublicCall } from '../../platform/http/requests/call.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { catalogue } from '../../platform/i18n/catalogue.ts';
import type { Invoice, Outcome, PaymentDesk } from './payments/payment-provider.ts';
import { appendAudit } from '../../platform/audit/audit-trail.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { findSubdomain } from '../facility/facility.store.ts';
import {
  activateSubscription,
  findPayment,
  tenantOfPayment,
  updatePayment,
  type PaymentRow,
} from './payment.store.ts';
import { findSubscription } from './subscription.store.ts';
import type english from './words/en.json';

type PaymentDependencies = Pick<AreaDependencies, 'db' | 'hosts' | 'payments'>;
type Origin = { now: Date; requestId: string; ip: string };

/**
 * Starts a payment or returns its status. Idempotent: an open attempt keeps its checkout page, a
 * failed one is followed by the next, and a successful one is the last.
 */
export async function pay(
  call: PublicCall<typeof processPayment>,
  deps: PaymentDependencies,
): Promise<Payment> {
  const { db, payments } = deps;
  const { payment_id: id } = call.params;
  const tenantId = await tenantOfPayment(db, id);
  if (tenantId === undefined) throw new Refusal('not_found');

  let payment = await tenantTransaction(db, tenantId, (tx) => findPayment(tx, tenantId, id));
  if (
    payment.status !== 'succeeded' &&
    payment.provider === payments.name &&
    payment.provider_reference !== null
  ) {
    const outcome = await payments.ask(payment.provider_reference);
    if (outcome) payment = await settle(db, tenantId, id, outcome, call);
  }
  if (
    payment.status !== 'succeeded' &&
    (payment.checkout_url === null || payment.provider !== payments.name)
  )
    payment = await openCheckout(payment, call, deps);

  const { status, checkout_url, failure } = payment;
  return {
    success: status === 'succeeded',
    payment_id: id,
    status,
    checkout_url,
    ...(status === 'failed' && failure !== null && { failure }),
  };
}

/**
 * Contacts the provider outside any transaction. Concurrent requests get the same page because they
 * share the attempt.
 */
async function openCheckout(
  { tenant_id: tenantId, id, attempt }: PaymentRow,
  { requestLanguage, now }: Pick<PublicCall<typeof processPayment>, 'requestLanguage' | 'now'>,
  { db, hosts, payments }: PaymentDependencies,
): Promise<PaymentRow> {
  const { invoice } = await tenantTransaction(db, tenantId, (tx) =>
    onTheDesk(tx, tenantId, id, chosenLanguage(requestLanguage), hosts),
  );
  const { reference, url } = await payments.open(invoice);
  return tenantTransaction(db, tenantId, async (tx) => {
    const payment = await findPayment(tx, tenantId, id, { lock: true });
    if (payment.status === 'succeeded' || payment.attempt !== attempt) return payment;
    return updatePayment(tx, tenantId, id, {
      provider: payments.name,
      provider_reference: reference,
      checkout_url: url,
      updated_at: now,
    });
  });
}

const subscriptionWords = catalogue<typeof english>(new URL('./words/', import.meta.url));

async function onTheDesk(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  language: LanguageTag,
  hosts: FacilityHosts,
): Promise<{ invoice: Invoice; status: Outcome['status'] }> {
  const { attempt, amount_minor, currency, status } = await findPayment(tx, tenantId, id);
  const { plan_name, billing_cycle } = await findSubscription(tx, tenantId);
  const returnUrl = `${facilityUrl(await findSubdomain(tx, tenantId), hosts)}/login`;
  const description = subscriptionWords(language)(`period_${billing_cycle}`, {
    plan: `ALMS ${plan_name}`,
  });
  return {
    status,
    invoice: {
      paymentId: id,
      attempt,
      amountMinor: amount_minor,
      currency,
      description,
      returnUrl,
    },
  };
}

/**
 * Records an outcome. A success is final, whichever attempt it belongs to; the failure of an
 * earlier attempt is ignored.
 */
function settle(
  db: Database,
  tenantId: string,
  id: string,
  { reference, status, failure }: Outcome,
  { now, requestId, ip }: Origin,
): Promise<PaymentRow> {
  return tenantTransaction(db, tenantId, async (tx) => {
    const payment = await findPayment(tx, tenantId, id, { lock: true });
    if (payment.status === 'succeeded') return payment;
    if (
      status !== 'succeeded' &&
      (payment.provider_reference !== reference || status === payment.status)
    )
      return payment;
    const settled = await updatePayment(tx, tenantId, id, {
      status,
      updated_at: now,
      failure: failure ?? null,
      ...(status === 'succeeded' && {
        paid_at: now,
        provider_reference: reference,
        checkout_url: null,
      }),
      ...(status === 'failed' && {
        attempt: payment.attempt + 1,
        provider_reference: null,
        checkout_url: null,
      }),
    });
    if (status === 'succeeded') await activateSubscription(tx, tenantId, now);
    await appendAudit(tx, { tenantId, at: now, requestId, ip }, [
      {
        action: 'update',
        category: 'billing',
        entity_type: 'subscription_payment',
        entity_id: id,
        entity_label: reference,
        before: { status: payment.status },
        after: { status },
      },
    ]);
    return settled;
  });
}

/** Callbacks through which the provider looks up payments and reports outcomes. */
export function paymentDesk({
  db,
  clock,
  hosts,
}: {
  db: Database;
  clock: Clock;
  hosts: FacilityHosts;
}): PaymentDesk {
  return {
    async find(id, language) {
      const tenantId = await tenantOfPayment(db, id);
      return tenantId === undefined
        ? undefined
        : tenantTransaction(db, tenantId, (tx) => onTheDesk(tx, tenantId, id, language, hosts));
    },
    async settle(id, outcome, origin) {
      const tenantId = await tenantOfPayment(db, id);
      if (tenantId !== undefined)
        await settle(db, tenantId, id, outcome, { ...origin, now: clock.now() });
    },
  };
}
