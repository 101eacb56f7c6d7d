import type { FacilityHosts } from '@alms/lis-domain/tenancy';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { AccessTokens } from '../http/access-token.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { Hl7Peer } from '../interfaces/hl7/hl7-post.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { Seal } from '../seal.ts';
import type { ReportPress } from '../reports/render-report.ts';
import type { ChainWatch } from './audit/chain-watch.ts';

/** What an area's handlers may need besides what each call brings. */
export interface AreaDependencies {
  db: Database;
  clock: Clock;
  tokens: AccessTokens;
  limits: RateLimits;
  mailer: Mailer;
  logger: Logger;
  hosts: FacilityHosts;
  press: ReportPress;
  chainWatch: ChainWatch;
  payments: PaymentProvider;
  /** While all plans are free nothing is due and no trial ends. */
  beta: boolean;
  /** Keeps the secrets of authenticator apps unreadable in the database. */
  seal: Seal;
  /** Where facilities' results are sent on (HL7 v2), by subdomain. */
  hl7Peers: Readonly<Record<string, Hl7Peer>>;
  /** Keyed hash of a network address: the same one can be counted without being known. */
  hashAddress(ip: string): Buffer;
}
