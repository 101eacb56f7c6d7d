import type { LanguageTag } from '@alms/lis-domain/language';
import type { PaymentFailure } from '@alms/lis-domain/subscription';
import type { FastifyInstance } from 'fastify';

/** A payment request as shown on the provider's page. */
export interface Invoice {
  paymentId: string;
  /** Attempt number, from 1: repeating an attempt returns the same checkout. */
  attempt: number;
  /** In minor units of `currency`. */
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
  /** Plan and period, in the payer's language. */
  description: string;
  /** Page shown after the payment. */
  returnUrl: string;
}

/** A provider page for one payment attempt. */
export interface Checkout {
  /** The provider's reference. */
  reference: string;
  url: string;
}

/** Status of one attempt according to the provider. */
export interface Outcome {
  reference: string;
  status: 'pending' | 'succeeded' | 'failed';
  /** Reason of a failure. */
  failure?: PaymentFailure;
}

/** Callbacks for payment providers. */
export interface PaymentDesk {
  /** Payment request and status; undefined for an unknown id. */
  find(
    paymentId: string,
    language: LanguageTag,
  ): Promise<{ invoice: Invoice; status: Outcome['status'] } | undefined>;
  /** Records an outcome. Idempotent. */
  settle(
    paymentId: string,
    outcome: Outcome,
    origin: { requestId: string; ip: string },
  ): Promise<void>;
}

/**
 * Payment provider. Card numbers never reach this service: users enter them on the provider's page.
 */
export interface PaymentProvider {
  readonly name: string;
  /** Opens the page of one attempt. */
  open(invoice: Invoice): Promise<Checkout>;
  /** Queries the status of an attempt; undefined for providers that only send webhooks. */
  ask(reference: string): Promise<Outcome | undefined>;
  /** Routes of the provider: its payment page or its webhook. */
  addRoutes(app: FastifyInstance, desk: PaymentDesk): void;
}
