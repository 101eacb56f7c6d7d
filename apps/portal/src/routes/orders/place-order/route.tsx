import { PlaceOrderScreen } from '@alms/lis-features/orders/place-order';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePlaceOrder } from './use-place-order.ts';

/**
 * `/app/patient-portal/{patientId}/order`, with `?reorder={orderId}` to select the tests of an
 * earlier order, or `?test={testId}` to select one. Remounted for each of them, so that no
 * selection carries over to another patient.
 */
export default function PlaceOrderRoute() {
  const { patientId = '' } = useParams();
  const [view] = useSearchParams();
  const reorder = view.get('reorder') ?? undefined;
  const test = view.get('test') ?? undefined;
  return (
    <PlaceOrder
      key={`${patientId} ${reorder} ${test}`}
      patientId={patientId}
      reorder={reorder}
      test={test}
    />
  );
}

interface PlaceOrderProps {
  patientId: string;
  reorder: string | undefined;
  test: string | undefined;
}

function PlaceOrder({ patientId, reorder, test }: PlaceOrderProps) {
  return <PlaceOrderScreen {...usePlaceOrder(patientId, reorder, test)} />;
}
