import type { DemoMode } from '@alms/lis-domain/identity';
import type { FacilityHosts } from '@alms/lis-domain/tenancy';
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { AccessTokens } from '../platform/auth/access-token.ts';
import type { RateLimits } from '../platform/http/refusals/rate-limits.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { ResultUpdates } from './result-updates.ts';
import type { PaymentProvider } from './subscription/payments/payment-provider.ts';
import type { Cipher } from '../platform/crypto/encryption.ts';
import type { PdfRenderer } from '../platform/pdf/pdf-renderer.ts';
import type { Workers } from '../platform/workers/workers.ts';

/** Dependencies of an area's handlers beyond the request context. */
export interface AreaDependencies {
  db: Database;
  clock: Clock;
  tokens: AccessTokens;
  limits: RateLimits;
  mailer: Mailer;
  logger: Logger;
  hosts: FacilityHosts;
  renderer: PdfRenderer;
  /** Threads that parse content chosen by senders. */
  workers: Workers;
  jobs: Jobs;
  payments: PaymentProvider;
  /** The demo facility of this deployment. */
  demo: DemoMode;
  /** While true, all plans are free: nothing is due and no trial ends. */
  beta: boolean;
  /** Updates of results by operations of the areas below. */
  results: ResultUpdates;
  /** Encrypts authenticator app secrets in the database. */
  cipher: Cipher;
  /** Keyed hash of a network address: allows counting without storing the address. */
  hashAddress(ip: string): Buffer;
}
