import { capabilities, mayOpen, type Route } from '@alms/lis-domain/access';
import type { PatientId } from '@alms/lis-domain/patients';
import type { DashboardHrefs } from '@alms/lis-features/dashboard';
import { hrefOf, paths } from '../../app/paths.ts';
import { toReleaseHref, toVerifyHref } from '../../app/task-links.ts';
import { useSignedIn } from '../../session/session-provider.tsx';

/** Links of the dashboard to the pages that this user may open. */
export function useHrefs(): DashboardHrefs {
  const { user } = useSignedIn();
  const opens = (route: Route) => mayOpen(user, route).allowed;
  return {
    testResults: paths.testResults,
    toVerify: toVerifyHref,
    toRelease: toReleaseHref,
    collection: paths.sampleCollection,
    collect: (patient) =>
      `${paths.sampleCollection}?${new URLSearchParams({ patient }).toString()}`,
    order: (orderId) => hrefOf(paths.order, { orderId }),
    ...(opens('/app/patient-portal/{patientId}') && {
      patient: (patientId: PatientId) => hrefOf(paths.patient, { patientId }),
    }),
    ...(opens('/app/orders/new') && { newOrder: paths.newOrder }),
    ...(opens('/app/analytics') && { analytics: paths.analytics }),
    ...(opens('/app/front-desk') &&
      capabilities(user).receivePatients && { frontDesk: paths.frontDesk }),
    // Users with the full payments page have it in the navigation.
    ...(opens('/app/payments/desk') &&
      !opens('/app/payments') && { deskPayments: paths.paymentsDesk }),
    ...(opens('/app/patient-portal/new') && { registerPatient: paths.registerPatient }),
  };
}
