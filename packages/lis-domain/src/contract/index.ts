import { analyticsEndpoints, figuresEndpoints, turnaroundEndpoints } from '../analytics/index.ts';
import { appointmentEndpoints } from '../appointments/index.ts';
import { auditEndpoints } from '../audit/index.ts';
import { billingEndpoints } from '../billing/index.ts';
import { catalogueEndpoints } from '../catalogue/index.ts';
import { codedCommentEndpoints } from '../catalogue/coded-comments/index.ts';
import { consistencyRuleEndpoints } from '../catalogue/consistency/index.ts';
import { analyserEndpoints } from '../interfaces/analysers/index.ts';
import { connectionEndpoints } from '../interfaces/connections/index.ts';
import { facilityEndpoints } from '../facility/index.ts';
import { feedbackEndpoints } from '../feedback/index.ts';
import type { Endpoint } from '../http/index.ts';
import { identityEndpoints } from '../identity/index.ts';
import {
  inventoryEndpoints,
  stockCountEndpoints,
  supplierOrderEndpoints,
} from '../inventory/index.ts';
import { notificationEndpoints } from '../notifications/index.ts';
import { onboardingEndpoints } from '../onboarding/index.ts';
import { conditionEndpoints, orderEndpoints } from '../orders/index.ts';
import {
  consentEndpoints,
  mergeEndpoints,
  patientEndpoints,
  portalAccountEndpoints,
  unidentifiedEndpoints,
} from '../patients/index.ts';
import {
  eqaEndpoints,
  eqaLimitEndpoints,
  lotComparisonEndpoints,
  lotEndpoints,
  qualityControlEndpoints,
} from '../quality-control/index.ts';
import { resultImportEndpoints } from '../interfaces/result-import/index.ts';
import {
  chartEndpoints,
  criticalCallEndpoints,
  requestedEndpoints,
  resultEndpoints,
} from '../results/index.ts';
import {
  sampleEndpoints,
  sampleStepEndpoints,
  storageEndpoints,
  visitEndpoints,
} from '../samples/index.ts';
import { secondFactorEndpoints } from '../identity/two-step/index.ts';
import { competenceEndpoints } from '../identity/competence/index.ts';
import { staffEndpoints } from '../identity/staff/index.ts';
import { starterPackEndpoints } from '../catalogue/starter-packs/index.ts';
import { subscriptionEndpoints } from '../subscription/index.ts';

/**
 * All endpoints. The server routes exactly these; the OpenAPI document and the contract tests are
 * generated from them.
 */
export const contract: readonly Endpoint[] = [
  ...identityEndpoints,
  ...secondFactorEndpoints,
  ...staffEndpoints,
  ...competenceEndpoints,
  ...onboardingEndpoints,
  ...facilityEndpoints,
  ...subscriptionEndpoints,
  ...catalogueEndpoints,
  ...starterPackEndpoints,
  ...consistencyRuleEndpoints,
  ...codedCommentEndpoints,
  ...patientEndpoints,
  ...unidentifiedEndpoints,
  ...consentEndpoints,
  ...portalAccountEndpoints,
  ...mergeEndpoints,
  ...appointmentEndpoints,
  ...orderEndpoints,
  ...conditionEndpoints,
  ...sampleEndpoints,
  ...sampleStepEndpoints,
  ...visitEndpoints,
  ...storageEndpoints,
  ...resultEndpoints,
  ...criticalCallEndpoints,
  ...chartEndpoints,
  ...requestedEndpoints,
  ...resultImportEndpoints,
  ...billingEndpoints,
  ...qualityControlEndpoints,
  ...eqaEndpoints,
  ...eqaLimitEndpoints,
  ...lotEndpoints,
  ...lotComparisonEndpoints,
  ...analyticsEndpoints,
  ...turnaroundEndpoints,
  ...inventoryEndpoints,
  ...stockCountEndpoints,
  ...supplierOrderEndpoints,
  ...figuresEndpoints,
  ...notificationEndpoints,
  ...auditEndpoints,
  ...connectionEndpoints,
  ...analyserEndpoints,
  ...feedbackEndpoints,
];
