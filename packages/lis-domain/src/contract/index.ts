import { analyticsEndpoints, figuresEndpoints, turnaroundEndpoints } from '../analytics/index.js';
import { appointmentEndpoints } from '../appointments/index.js';
import { auditEndpoints } from '../audit/index.js';
import { billingEndpoints } from '../billing/index.js';
import { catalogueEndpoints } from '../catalogue/index.js';
import { connectionEndpoints } from '../connections/index.js';
import { facilityEndpoints } from '../facility/index.js';
import { feedbackEndpoints } from '../feedback/index.js';
import type { Endpoint } from '../http/index.js';
import { identityEndpoints } from '../identity/index.js';
import {
  inventoryEndpoints,
  stockCountEndpoints,
  supplierOrderEndpoints,
} from '../inventory/index.js';
import { notificationEndpoints } from '../notifications/index.js';
import { onboardingEndpoints } from '../onboarding/index.js';
import { conditionEndpoints, orderEndpoints } from '../orders/index.js';
import {
  consentEndpoints,
  mergeEndpoints,
  patientEndpoints,
  portalAccountEndpoints,
  unidentifiedEndpoints,
} from '../patients/index.js';
import { externalAssessmentEndpoints, qualityControlEndpoints } from '../quality-control/index.js';
import { resultImportEndpoints } from '../result-import/index.js';
import { criticalCallEndpoints, requestedEndpoints, resultEndpoints } from '../results/index.js';
import { sampleEndpoints, storageEndpoints } from '../samples/index.js';
import { secondFactorEndpoints } from '../second-factor/index.js';
import { staffEndpoints } from '../staff/index.js';
import { starterPackEndpoints } from '../starter-packs/index.js';
import { subscriptionEndpoints } from '../subscription/index.js';

/** Every call there is. The server routes these and no others; the OpenAPI document and the contract tests are made from it. */
export const contract: readonly Endpoint[] = [
  ...identityEndpoints,
  ...secondFactorEndpoints,
  ...staffEndpoints,
  ...onboardingEndpoints,
  ...facilityEndpoints,
  ...subscriptionEndpoints,
  ...catalogueEndpoints,
  ...starterPackEndpoints,
  ...patientEndpoints,
  ...unidentifiedEndpoints,
  ...consentEndpoints,
  ...portalAccountEndpoints,
  ...mergeEndpoints,
  ...appointmentEndpoints,
  ...orderEndpoints,
  ...conditionEndpoints,
  ...sampleEndpoints,
  ...storageEndpoints,
  ...resultEndpoints,
  ...criticalCallEndpoints,
  ...requestedEndpoints,
  ...resultImportEndpoints,
  ...billingEndpoints,
  ...qualityControlEndpoints,
  ...externalAssessmentEndpoints,
  ...analyticsEndpoints,
  ...turnaroundEndpoints,
  ...inventoryEndpoints,
  ...stockCountEndpoints,
  ...supplierOrderEndpoints,
  ...figuresEndpoints,
  ...notificationEndpoints,
  ...auditEndpoints,
  ...connectionEndpoints,
  ...feedbackEndpoints,
];
