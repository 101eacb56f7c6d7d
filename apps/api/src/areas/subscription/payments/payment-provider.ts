import type { LanguageTag } from '@alms/lis-domain/language';
import type { PaymentFailure } from '@alms/lis-domain/subscription';
import type { FastifyInstance } from 'fastify';

/** What somebody is to pay, as the provider's page shows it. */
export interface Invoice {
  paymentId: string;
  /** Counts the tries, from 1: the same try asked for twice is the same checkout. */
  attempt: number;
  /** In minor units of `currency`. */
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
  /** What it is for: the plan and the period, in the payer's language. */
  description: string;
  /** Where the person goes on when done. */
  returnUrl: string;
}

/** A page of the provider's on which one try is paid. */
export interface Checkout {
  /** The provider's own name of it. */
  reference: string;
  url: string;
}

/** How one try stands, as the provider says. */
export interface Outcome {
  reference: string;
  status: 'pending' | 'succeeded' | 'failed';
  /** Of a failure: why. */
  failure?: PaymentFailure;
}

/** Where providers bring what they hear. */
export interface PaymentDesk {
  /** What is to be paid, and how it stands; undefined for an id nobody was given. */
  find(
    paymentId: string,
    language: LanguageTag,
  ): Promise<{ invoice: Invoice; status: Outcome['status'] } | undefined>;
  /** Takes an outcome down, once however often it is told. */
  settle(
    paymentId: string,
    outcome: Outcome,
    origin: { requestId: string; ip: string },
  ): Promise<void>;
}

/** Takes the money. No card number ever reaches this service: people type it on the provider's own page. */
export interface PaymentProvider {
  readonly name: string;
  /** Opens the page for one try. */
  open(invoice: Invoice): Promise<Checkout>;
  /** Asks how a try stands; undefined where the provider tells by itself alone. */
  ask(reference: string): Promise<Outcome | undefined>;
  /** The provider's own addresses: the page it pays on, or the one its notices come to. */
  addRoutes(app: FastifyInstance, desk: PaymentDesk): void;
}
