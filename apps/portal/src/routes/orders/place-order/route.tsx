import { PlaceOrderScreen } from '@alms/lis-features/orders/place-order';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePlaceOrder } from './use-place-order.ts';

/**
 * `/app/patient-portal/{patientId}/order`, with `?reorder={orderId}` to select the tests of an
 * earlier order. Remounted for each of them, so that no selection carries over to another patient.
 */
export default function PlaceOrderRoute() {
  const { patientId = '' } = useParams();
  const [view] = useSearchParams();
  const reorder = view.get('reorder') ?? undefined;
  return <PlaceOrder key={`${patientId} ${reorder}`} patientId={patientId} reorder={reorder} />;
}

function PlaceOrder({ patientId, reorder }: { patientId: string; reorder: string | undefined }) {
  return <PlaceOrderScreen {...usePlaceOrder(patientId, reorder)} />;
}
