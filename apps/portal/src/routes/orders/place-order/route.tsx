import { PlaceOrderScreen } from '@alms/lis-features/orders/place-order';
import { useParams } from 'react-router-dom';
import { usePlaceOrder } from './use-place-order.ts';

/**
 * `/app/patient-portal/{patientId}/order`. Remounted for each patient, so that no selection carries
 * over to another patient.
 */
export default function PlaceOrderRoute() {
  const { patientId = '' } = useParams();
  return <PlaceOrder key={patientId} patientId={patientId} />;
}

function PlaceOrder({ patientId }: { patientId: string }) {
  return <PlaceOrderScreen {...usePlaceOrder(patientId)} />;
}
