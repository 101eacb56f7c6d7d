import type { RegistrationPayment } from './payment-progress.tsx';

/** The facility once it is there. */
export interface RegisteredFacility {
  /** As people type it: `northgate.example.com`. */
  address: string;
  href: string;
  /** ISO instant. */
  trialEndsAt: string;
  /** Left out when nothing is to be paid. */
  payment?: RegistrationPayment;
}
