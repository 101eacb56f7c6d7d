import { fillPath } from '@alms/lis-domain/http';
import { matchPath } from 'react-router-dom';

/** Every address of the portal, in one table: the router, the links and the tests read it. */
export const paths = {
  root: '/',
  landing: '/landing',
  pricing: '/pricing',
  /** Where the server takes the 'Go to Facility' form that the browser sent by itself. */
  go: '/go',
  feedback: '/feedback',
  contact: '/contact',
  contactSales: '/contact-sales',
  thankYou: '/thank-you',
  registerHospital: '/register-hospital',
  login: '/login',
  /** Where the server takes a code, too, in the form that the browser sent by itself. */
  secondStep: '/login/second-step',
  registerLab: '/register-lab',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/{token}',
  /** What is left of it once the token has gone from the address bar. */
  resetPasswordDone: '/reset-password',
  confirmEmail: '/confirm-email/{token}',
  /** What is left of it once the token has gone from the address bar. */
  confirmEmailDone: '/confirm-email',
  /** A file that the build writes: what the portal contains of others. */
  notices: '/third-party-notices.txt',
  terms: '/terms',
  privacy: '/privacy',
  unauthorized: '/unauthorized',
  onboarding: '/onboarding',
  app: '/app',
  dashboard: '/app/dashboard',
  profile: '/app/profile',
  security: '/app/profile/security',
  /** Where somebody is led who has to have a second step at sign-in and has none. */
  setUp: '/set-up',
  notifications: '/app/notifications',
  testParameters: '/app/test-parameters',
  newTestParameter: '/app/test-parameters/new',
  importTestParameters: '/app/test-parameters/import',
  testParameter: '/app/test-parameters/{testId}',
  testResults: '/app/test-results',
  sampleCollection: '/app/sample-collection',
  sampleTracking: '/app/sample-tracking',
  qualityControl: '/app/quality-control',
  analytics: '/app/analytics',
  inventory: '/app/inventory',
  payments: '/app/payments',
  paymentsDesk: '/app/payments/desk',
  patientPortal: '/app/patient-portal',
  registerPatient: '/app/patient-portal/new',
  patient: '/app/patient-portal/{patientId}',
  newOrder: '/app/orders/new',
  order: '/app/orders/{orderId}',
  mergePatients: '/app/patient-portal/{patientId}/merge',
  placeOrder: '/app/patient-portal/{patientId}/order',
  settings: '/app/settings',
  hospitalSettings: '/app/settings/hospital',
  laboratorySettings: '/app/settings/laboratory',
  tenantSettings: '/app/settings/tenant',
  staff: '/app/settings/staff',
  auditLogs: '/app/audit-logs',
  /** The administrators' own addresses of screens that are under `/app`, too (specification, section 2). */
  admin: '/admin',
  adminDashboard: '/admin/dashboard',
  adminSettings: '/admin/settings',
  adminHospitalSettings: '/admin/settings/hospital',
  adminTenantSettings: '/admin/settings/tenant',
  adminAuditLogs: '/admin/audit-logs',
} as const;

/** A path with its parameters filled and encoded. */
export const hrefOf = fillPath;

/** The registration, begun with the name that was searched for. */
export const registerPatientNamed = (name: string): string =>
  name.trim() === ''
    ? paths.registerPatient
    : `${paths.registerPatient}?${new URLSearchParams({ name }).toString()}`;

/** Where an appointment of a patient is moved to another time. */
export const appointmentToMove = (patientId: string, appointmentId: string): string =>
  `${hrefOf(paths.patient, { patientId })}?${new URLSearchParams({ move: appointmentId }).toString()}`;

/** The list of patients who match what was searched for. */
export const patientsNamed = (query: string): string =>
  `${paths.patientPortal}?${new URLSearchParams({ q: query }).toString()}`;

/** Where critical values are passed on; beside the specimen of one of them, when it is named. */
export const criticalCallHref = (sampleId?: string): string =>
  `${paths.testResults}?${new URLSearchParams({ calls: 'open', ...(sampleId !== undefined && { tab: 'to-verify', specimen: sampleId }) }).toString()}`;

/** Where a second person releases what one has verified. */
export const toReleaseHref = `${paths.testResults}?tab=to-release`;

/** Where is decided about results that a check holds. */
export const heldResultsHref = `${paths.testResults}?tab=held`;

/** The same path as the router writes it: `{id}` becomes `:id`. */
export const routePattern = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/**
 * The row of the table that an address belongs to, for what may not hold ids or tokens: `/app/patient-portal/{patientId}`. Undefined for an
 * address that no row names.
 */
export function patternOf(pathname: string): string | undefined {
  const all = Object.values(paths);
  return (
    all.find((path) => path === pathname) ??
    all.find((path) => matchPath(routePattern(path), pathname))
  );
}
