import { mayOpen, type Actor } from '@alms/lis-domain/access';
import { listOrders, placeOrder, readConditions } from '@alms/lis-domain/orders';
import { mergePatients, readPatient, type PatientId } from '@alms/lis-domain/patients';
import { listChartResults, readChartCounts } from '@alms/lis-domain/results';
import {
  chartTabs,
  type PatientOverviewScreenProps,
} from '@alms/lis-features/patients/patient-overview';
import { hrefOf, paths } from '../../../app/paths.ts';
import { allowedValue, useView } from '../../../app/use-view.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useMayCall, useSignedIn } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { usePatientHref } from '../../../session/use-patient-href.ts';
import { usePatientDetails } from './use-patient-details.ts';
import { usePortalAccount } from './use-portal-account.ts';

/** Link to the patient search that the user may open. */
function searchHref(user: Actor): { search?: string } {
  if (mayOpen(user, '/app/patient-portal').allowed) return { search: paths.patientPortal };
  return mayOpen(user, '/app/patients').allowed ? { search: paths.patients } : {};
}

/** Chart of one patient, without the tabs and cards that request their own data. */
export function usePatientOverview(patientId: PatientId): Omit<
  PatientOverviewScreenProps,
  'cards'
> & {
  onRetry: () => Promise<void>;
  reloadCounts: () => Promise<void>;
} {
  const may = useMayCall();
  const { user } = useSignedIn();
  const [view, change] = useView();
  const patientHref =
    usePatientHref() ?? ((id: PatientId) => hrefOf(paths.patient, { patientId: id }));
  const patient = useEndpoint(readPatient, { params: { id: patientId } });
  usePageReading(patient.resource);
  const tab =
    allowedValue(chartTabs, view.get('tab')) || (may(listChartResults) ? 'results' : 'orders');
  const readsOrders = may(listOrders);
  // A chart opens with the results; its counts include the open orders.
  const orders = usePages(
    listOrders,
    readsOrders && tab === 'orders' ? { query: { patient_id: patientId } } : undefined,
  );
  const conditions = useEndpoint(
    readConditions,
    may(readConditions) ? { params: { id: patientId } } : undefined,
  );
  const counts = useEndpoint(readChartCounts, { params: { id: patientId } });
  const details = usePatientDetails(patientId, () =>
    Promise.all([patient.reload(), orders.reload()]),
  );
  return {
    patient: patient.resource,
    tab,
    onTabChange: (tab) => change({ tab }),
    counts: counts.resource.status === 'ready' ? counts.resource.data : undefined,
    asPatient: view.get('view') === 'patient',
    conditions:
      conditions.resource.status === 'ready' ? conditions.resource.data.conditions : undefined,
    orders: readsOrders ? orders.resource : undefined,
    onMoreOrders: orders.more,
    ...details,
    ...usePortalAccount(patient.resource, patientId, patient.reload),
    onRetry: patient.reload,
    reloadCounts: counts.reload,
    hrefs: {
      ...searchHref(user),
      chart: patientHref(patientId),
      patientView: `${patientHref(patientId)}?view=patient`,
      order: (orderId) => hrefOf(paths.order, { orderId }),
      patient: patientHref,
      ...(may(mergePatients) && { merge: hrefOf(paths.mergePatients, { patientId }) }),
      ...(may(placeOrder) && { placeOrder: hrefOf(paths.placeOrder, { patientId }) }),
    },
  };
}
