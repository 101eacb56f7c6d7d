import { idField } from '@alms/lis-domain/http';
import type { Logger } from 'pino';
import Stripe from 'stripe';
import * as v from 'valibot';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { Outcome, PaymentProvider } from './payment-provider.ts';

export interface StripeOptions {
  secretKey: string;
  /** Signing secret of Stripe webhooks to `/webhooks/stripe`. */
  webhookSecret: string;
  logger: Logger;
  /** Stripe API address, for tests. @default Stripe's own */
  api?: { host: string; port: number; protocol: 'http' };
}

/** Timeout with one retry, shorter than the request limit. */
const patience = { timeout: 10_000, maxNetworkRetries: 1 };

/**
 * Payments through Stripe Checkout. Card numbers are entered there and never reach this service.
 */
export function stripePayments({
  secretKey,
  webhookSecret,
  logger,
  api,
}: StripeOptions): PaymentProvider {
  const stripe = new Stripe(secretKey, { ...patience, telemetry: false, ...api });

  /**
   * Stripe errors and timeouts are not the client's fault: they are logged for the operator and can
   * be retried.
   */
  async function reached<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const { type, code, requestId, statusCode } = error;
      logger.error(
        { type, code, statusCode, stripe_request: requestId },
        'payment provider request failed',
      );
      throw new Refusal('unavailable', {}, { 'Retry-After': '5' });
    }
  }

  return {
    name: 'stripe',

    async open({ paymentId, attempt, amountMinor, currency, description, returnUrl }) {
      const price = {
        currency: currency.toLowerCase(),
        unit_amount: amountMinor,
        product_data: { name: description },
      };
      const session = await reached(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            allowed_payment_method_types: ['card'],
            client_reference_id: paymentId,
            line_items: [{ quantity: 1, price_data: price }],
            success_url: returnUrl,
            cancel_url: returnUrl,
          },
          { idempotencyKey: `alms-${paymentId}-${attempt}` },
        ),
      );
      if (session.url === null)
        throw new Error('@alms/api: Stripe created a checkout session without a URL.');
      return { reference: session.id, url: session.url };
    },

    async ask(reference) {
      return outcomeOf(await reached(stripe.checkout.sessions.retrieve(reference)));
    },

    addRoutes(app, desk) {
      void app.register(async (scope) => {
        // The signature covers the raw bytes.
        scope.removeContentTypeParser('application/json');
        scope.addContentTypeParser(
          'application/json',
          { parseAs: 'buffer' },
          (_request, bytes, done) => done(null, bytes),
        );
        scope.post('/webhooks/stripe', { bodyLimit: 262_144 }, async (request, reply) => {
          const notice = verified(request.body as Buffer, request.headers['stripe-signature']);
          if (!notice.type.startsWith('checkout.session.')) return reply.status(204).send();
          const session = notice.data.object as Stripe.Checkout.Session;
          const outcome = outcomeOf(session);
          if (outcome && v.is(idField, session.client_reference_id))
            await desk.settle(session.client_reference_id, outcome, {
              requestId: request.id,
              ip: request.ip,
            });
          return reply.status(204).send();
        });
      });
    },
  };

  function verified(body: Buffer, signature: string | string[] | undefined): Stripe.Event {
    try {
      return stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret);
    } catch {
      throw new Refusal('malformed');
    }
  }
}

/** Undefined while the page is open: Stripe shows a declined card there and accepts another one. */
function outcomeOf({ id, payment_status, status }: Stripe.Checkout.Session): Outcome | undefined {
  if (payment_status === 'paid') return { reference: id, status: 'succeeded' };
  if (status === 'expired') return { reference: id, status: 'failed', failure: 'expired' };
  return status === 'complete' ? { reference: id, status: 'pending' } : undefined;
}
