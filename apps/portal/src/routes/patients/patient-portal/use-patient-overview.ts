import { listOrders, placeOrder } from '@alms/lis-domain/orders';
import { mergePatients, readPatient } from '@alms/lis-domain/patients';
import type { PatientOverviewScreenProps } from '@alms/lis-features/patients/patient-overview';
import { hrefOf, paths } from '../../../app/paths.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useMayCall } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { usePatientDetails } from './use-patient-details.ts';
import { usePortalAccount } from './use-portal-account.ts';

/** One patient as staff see them, without the cards that request their own data. */
export function usePatientOverview(
  patientId: string,
): Omit<PatientOverviewScreenProps, 'cards'> & { onRetry: () => Promise<void> } {
  const may = useMayCall();
  const patient = useEndpoint(readPatient, { params: { id: patientId } });
  usePageReading(patient.resource);
  const readsOrders = may(listOrders);
  const orders = usePages(
    listOrders,
    readsOrders ? { query: { patient_id: patientId } } : undefined,
  );
  const details = usePatientDetails(patientId, () =>
    Promise.all([patient.reload(), orders.reload()]),
  );
  return {
    patient: patient.resource,
    orders: readsOrders ? orders.resource : undefined,
    onMoreOrders: orders.more,
    ...details,
    ...usePortalAccount(patient.resource, patientId, patient.reload),
    onRetry: patient.reload,
    hrefs: {
      search: paths.patientPortal,
      order: (orderId) => hrefOf(paths.order, { orderId }),
      patient: (id) => hrefOf(paths.patient, { patientId: id }),
      ...(may(mergePatients) && { merge: hrefOf(paths.mergePatients, { patientId }) }),
      ...(may(placeOrder) && { placeOrder: hrefOf(paths.placeOrder, { patientId }) }),
    },
  };
}
