import { mayOpen } from '@alms/lis-domain/access';
import { countPatientAppointments } from '@alms/lis-domain/appointments';
import { countPatientInvoices } from '@alms/lis-domain/billing';
import { listOrders, placeOrder, readConditions } from '@alms/lis-domain/orders';
import { mergePatients, readPatient } from '@alms/lis-domain/patients';
import {
  chartTabs,
  type PatientOverviewScreenProps,
} from '@alms/lis-features/patients/patient-overview';
import { hrefOf, paths } from '../../../app/paths.ts';
import { allowedValue, useView } from '../../../app/use-view.ts';
import { countOf, known } from '../../../data/lists.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useMayCall, useOffer, useSignedIn } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { usePatientHref } from '../../../session/use-patient-href.ts';
import { usePatientDetails } from './use-patient-details.ts';
import { usePortalAccount } from './use-portal-account.ts';

/** Chart of one patient, without the tabs and cards that request their own data. */
export function usePatientOverview(patientId: string): Omit<PatientOverviewScreenProps, 'cards'> & {
  onRetry: () => Promise<void>;
  reloadVisits: () => Promise<void>;
} {
  const may = useMayCall();
  const { user } = useSignedIn();
  const [view, change] = useView();
  const patientHref =
    usePatientHref() ?? ((id: string) => hrefOf(paths.patient, { patientId: id }));
  const patient = useEndpoint(readPatient, { params: { id: patientId } });
  usePageReading(patient.resource);
  const readsOrders = may(listOrders);
  const orders = usePages(
    listOrders,
    readsOrders ? { query: { patient_id: patientId } } : undefined,
  );
  const conditions = useEndpoint(
    readConditions,
    may(readConditions) ? { params: { id: patientId } } : undefined,
  );
  const offer = useOffer();
  const params = { id: patientId };
  const visits = useEndpoint(countPatientAppointments, offer(countPatientAppointments, { params }));
  const invoices = useEndpoint(
    countPatientInvoices,
    offer(countPatientInvoices, { params }),
  ).resource;
  const details = usePatientDetails(patientId, () =>
    Promise.all([patient.reload(), orders.reload()]),
  );
  return {
    patient: patient.resource,
    tab: allowedValue(chartTabs, view.get('tab')) || 'results',
    onTabChange: (tab) => change({ tab }),
    counts: known({
      orders: readsOrders ? countOf(orders.resource) : undefined,
      visits: visits.resource.status === 'ready' ? visits.resource.data.count : undefined,
      billing: invoices.status === 'ready' ? invoices.data.count : undefined,
    }),
    asPatient: view.get('view') === 'patient',
    conditions:
      conditions.resource.status === 'ready' ? conditions.resource.data.conditions : undefined,
    orders: readsOrders ? orders.resource : undefined,
    onMoreOrders: orders.more,
    ...details,
    ...usePortalAccount(patient.resource, patientId, patient.reload),
    onRetry: patient.reload,
    reloadVisits: visits.reload,
    hrefs: {
      ...(mayOpen(user, '/app/patient-portal').allowed && { search: paths.patientPortal }),
      chart: patientHref(patientId),
      patientView: `${patientHref(patientId)}?view=patient`,
      order: (orderId) => hrefOf(paths.order, { orderId }),
      patient: patientHref,
      ...(may(mergePatients) && { merge: hrefOf(paths.mergePatients, { patientId }) }),
      ...(may(placeOrder) && { placeOrder: hrefOf(paths.placeOrder, { patientId }) }),
    },
  };
}
