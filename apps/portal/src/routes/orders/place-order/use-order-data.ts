import { listOrderableTests } from '@alms/lis-domain/catalogue';
import { readConditions } from '@alms/lis-domain/orders';
import { readPatient, type PatientId } from '@alms/lis-domain/patients';
import type { PlaceOrderScreenProps } from '@alms/lis-features/orders/place-order';
import { itemsOf } from '../../../data/lists.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useSites } from '../../../data/use-sites.ts';
import { useWards } from '../../../data/use-wards.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';

/** Data of an order form for one patient. */
export function useOrderData(patientId: PatientId) {
  const { user } = useSignedIn();
  const sites = useSites();
  const wards = useWards();
  const patient = useEndpoint(readPatient, { params: { id: patientId } });
  usePageReading(patient.resource);
  const catalogue = useEndpoint(
    listOrderableTests,
    {},
    { emptiness: ({ items }) => (items.length === 0 ? 'none-yet' : undefined) },
  );
  const conditions = useEndpoint(readConditions, { params: { id: patientId } });
  const data: Pick<
    PlaceOrderScreenProps,
    'patient' | 'catalogue' | 'conditions' | 'sites' | 'wards' | 'orderedBy'
  > = {
    patient: patient.resource,
    catalogue: itemsOf(catalogue.resource),
    conditions: conditions.resource,
    ...(sites && { sites: { choices: sites, current: user.laboratory_id } }),
    wards,
    ...(user.role === 'doctor' && { orderedBy: user.full_name }),
  };
  return {
    data,
    reloadConditions: conditions.reload,
    reload: async () => {
      await Promise.all([patient.reload(), catalogue.reload(), conditions.reload()]);
    },
  };
}
