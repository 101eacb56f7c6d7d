import type { FacilityHosts } from '@alms/lis-domain/tenancy';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { AccessTokens } from '../http/access-token.ts';
import type { Route } from '../http/call.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ReportPress } from '../reports/render-report.ts';
import { analyticsRoutes } from './analytics/analytics.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { facilityRoutes } from './facility/facility.routes.ts';
import { identityRoutes } from './identity/identity.routes.ts';
import { onboardingRoutes } from './onboarding/onboarding.routes.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { patientRoutes } from './patients/patients.routes.ts';
import { resultRoutes } from './results/results.routes.ts';
import { sampleRoutes } from './samples/samples.routes.ts';

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
}

/** Every handler there is. */
export function routesOfAllAreas(deps: AreaDependencies): readonly Route[] {
  return [...identityRoutes(deps), ...onboardingRoutes(deps), ...facilityRoutes(deps), ...catalogueRoutes(), ...patientRoutes(deps), ...orderRoutes(), ...sampleRoutes(), ...resultRoutes(deps), ...analyticsRoutes(), ...auditRoutes()];
}
