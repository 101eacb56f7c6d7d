import type { PatientId } from '@alms/lis-domain/patients';
import type { OrderId } from '@alms/lis-domain/orders';
import { PlaceOrderScreen } from '@alms/lis-features/orders/place-order';
import { usePathIds } from '../../../app/use-path-ids.ts';
import { idIn, useView } from '../../../app/use-view.ts';
import { usePlaceOrder } from './use-place-order.ts';

/**
 * `/app/patient-portal/{patientId}/order`, with `?reorder={orderId}` to select the tests of an
 * earlier order, or `?test={testId}` to select one. Remounted for each of them, so that no
 * selection carries over to another patient.
 */
export default function PlaceOrderRoute() {
  const { patientId } = usePathIds<'placeOrder'>();
  const [view] = useView();
  const reorder = idIn(view, 'reorder') ?? undefined;
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
  patientId: PatientId;
  reorder: OrderId | undefined;
  test: string | undefined;
}

function PlaceOrder({ patientId, reorder, test }: PlaceOrderProps) {
  return <PlaceOrderScreen {...usePlaceOrder(patientId, reorder, test)} />;
}
