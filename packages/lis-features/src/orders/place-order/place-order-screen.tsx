import { useMessages } from '@alms/ui/i18n';
import { PageHeader } from '@alms/ui/page-header';
import {
  OrderedPatient,
  OrderForm,
  type OrderedPatientProps,
  type OrderFormProps,
} from '../../shared/order-form/index.ts';
import { OrderPlaced, type PlacedOrder } from './order-placed.tsx';
import { placeOrderMessages } from './words/index.ts';
import * as S from './place-order.styles.ts';

export interface PlaceOrderScreenProps
  extends
    Pick<OrderedPatientProps, 'patient' | 'catalogue' | 'conditions' | 'onRetry'>,
    Pick<
      OrderFormProps,
      'orderedBy' | 'sites' | 'wards' | 'draft' | 'onDraftChange' | 'submission' | 'onPlace'
    > {
  /** The order just placed, shown instead of the form. */
  placed?: PlacedOrder | undefined;
  /** Starts another order for the same patient. */
  onOrderMore: () => void;
}

/**
 * Places an order for one patient. The patient stays visible, and the required specimens are shown
 * before the order is sent.
 */
export function PlaceOrderScreen({
  patient,
  catalogue,
  conditions,
  placed,
  onOrderMore,
  onRetry,
  ...form
}: PlaceOrderScreenProps) {
  const words = useMessages(placeOrderMessages);
  return (
    <S.Root data-component="place-order-screen">
      <PageHeader title={words.title} context={placed ? undefined : words.context} />
      <OrderedPatient
        patient={patient}
        catalogue={catalogue}
        conditions={conditions}
        isPlaced={placed !== undefined}
        onRetry={onRetry}
      >
        {(data) =>
          placed ? (
            <OrderPlaced {...placed} onOrderMore={onOrderMore} />
          ) : (
            <OrderForm
              {...form}
              {...data}
              orderedBy={form.orderedBy ?? data.patient.referring_provider}
              label={words.title}
            />
          )
        }
      </OrderedPatient>
    </S.Root>
  );
}
