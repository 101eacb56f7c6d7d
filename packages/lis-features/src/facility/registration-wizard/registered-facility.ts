import type { RegistrationPayment } from './payment-progress.tsx';

/** A registered facility. */
export interface RegisteredFacility {
  /** Web address as typed: `northgate.example.com`. */
  address: string;
  href: string;
  /** ISO 8601 instant. */
  trialEndsAt: string;
  /** Omitted when no payment is due. */
  payment?: RegistrationPayment;
}
