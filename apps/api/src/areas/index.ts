import type { Route } from '../platform/http/requests/call.ts';
import { analyticsRoutes } from './analytics/analytics.routes.ts';
import { appointmentRoutes } from './appointments/appointments.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { billingRoutes } from './billing/billing.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { analyserRoutes } from '../interfaces/analysers/analysers.routes.ts';
import type { AnalyserSettings } from '../interfaces/analysers/settings.ts';
import { connectionRoutes } from '../interfaces/connections/connections.routes.ts';
import type { Hl7Peers } from '../interfaces/hl7/hl7-sender.ts';
import type { AreaDependencies } from './dependencies.ts';
import { facilityRoutes } from './facility/facility.routes.ts';
import { feedbackRoutes } from './feedback/feedback.routes.ts';
import { identityRoutes } from './identity/identity.routes.ts';
import { inventoryRoutes } from './inventory/inventory.routes.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
import { onboardingRoutes } from './onboarding/onboarding.routes.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { patientRoutes } from './patients/patients.routes.ts';
import { qualityControlRoutes } from './quality-control/quality-control.routes.ts';
import { resultImportRoutes } from '../interfaces/result-import/result-import.routes.ts';
import { resultRoutes } from './results/results.routes.ts';
import { sampleRoutes } from './samples/samples.routes.ts';
import { competenceRoutes } from './identity/competence/competence.routes.ts';
import { staffRoutes } from './identity/staff/staff.routes.ts';
import { subscriptionRoutes } from './subscription/subscription.routes.ts';

/** All request handlers. */
export function routesOfAllAreas(
  deps: AreaDependencies & { hl7Peers: Hl7Peers; analysers: AnalyserSettings },
): readonly Route[] {
  return [
    ...identityRoutes(deps),
    ...staffRoutes(deps),
    ...competenceRoutes,
    ...onboardingRoutes(deps),
    ...facilityRoutes(deps),
    ...subscriptionRoutes(deps),
    ...catalogueRoutes(deps),
    ...patientRoutes(deps),
    ...appointmentRoutes(),
    ...orderRoutes(deps),
    ...sampleRoutes(deps),
    ...resultRoutes(deps),
    ...resultImportRoutes(deps),
    ...billingRoutes(deps),
    ...qualityControlRoutes(deps),
    ...analyticsRoutes(deps),
    ...inventoryRoutes(),
    ...notificationRoutes(),
    ...auditRoutes(deps),
    ...connectionRoutes(deps),
    ...analyserRoutes(deps),
    ...feedbackRoutes(deps),
  ];
}
