import { readBillingSettings, readInsurance, takePayment } from '@alms/lis-domain/billing';
import { placeOrder, type Order } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import type { PlaceOrderValues } from '@alms/lis-features/orders/place-order';
import type { PaymentValues, WalkInScreenProps } from '@alms/lis-features/orders/walk-in';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi, useMayCall } from '../../../session/session-provider.tsx';
import { useUnsavedWork } from '../../../session/use-unsaved-work.ts';
import { useOrderData } from '../place-order/use-order-data.ts';
import { useSettledHrefs } from './use-settled-hrefs.ts';
import { useSettlement } from './use-settlement.ts';

/** An order that was placed, and what is to be paid for it. */
interface PlacedWalkIn {
  order: Order;
  due_minor: number;
  /** Payment as typed with the order, if it was to be taken at once. */
  typed: PaymentValues | undefined;
  /** Whether the payment is being taken, now or after it failed. */
  isPaying: boolean;
}

/** Order and payment of a patient without appointment. */
export function useWalkIn(patientId: PatientId): WalkInScreenProps {
  const { call } = useApi();
  const may = useMayCall();
  const takesPayments = may(takePayment);
  const { data, reload } = useOrderData(patientId);
  const settings = useEndpoint(readBillingSettings, takesPayments ? {} : undefined);
  const insurance = useEndpoint(
    readInsurance,
    takesPayments && may(readInsurance) ? { params: { id: patientId } } : undefined,
  );
  const { restored, keep, forget } = useUnsavedWork<PlaceOrderValues>(`walk-in/${patientId}`);
  const [placed, setPlaced] = useState<PlacedWalkIn>();
  const placing = useSubmission();
  const { settle, taken, due, ...settlement } = useSettlement();
  const hrefsOf = useSettledHrefs();
  const { resource } = settings;
  const currency = resource.status === 'ready' ? resource.data.currency : undefined;

  const onPlace: WalkInScreenProps['onPlace'] = async (body, chosen) => {
    let order: Order | undefined;
    await placing.submit(async (key) => {
      order = await call(placeOrder, { body, key });
    });
    if (!order) return;
    forget();
    const payment = chosen?.payment;
    // The form stays until the payment has an outcome.
    if (payment) await settle(order.order_number, payment);
    setPlaced({
      order,
      due_minor: chosen?.due_minor ?? 0,
      typed: payment && chosen.typed,
      isPaying: payment !== undefined,
    });
  };
  const step = (): Pick<WalkInScreenProps, 'payment' | 'settled'> => {
    if (!placed) return {};
    const { order, due_minor, typed, isPaying } = placed;
    const { order_number } = order;
    if (isPaying && !taken)
      return {
        payment: {
          order_number,
          due_minor: due ?? due_minor,
          currency: currency ?? '',
          isUnpaid: typed !== undefined,
          typed,
          submission: settlement.state,
          onPay: async (payment, values) => {
            setPlaced({ ...placed, ...(typed && { typed: values }) });
            await settle(order_number, payment);
          },
          onOpenDrawer: settlement.onOpenDrawer,
        },
      };
    const isDue = takesPayments && due_minor > 0 && !taken;
    return {
      settled: {
        order_number,
        isPlaced: true,
        currency: currency ?? '',
        paid: taken?.paid,
        isSettled: takesPayments && !isDue,
        onReceipt: settlement.onReceipt,
        ...(isDue && { onPay: () => setPlaced({ ...placed, isPaying: true }) }),
        hrefs: hrefsOf(order.id),
      },
    };
  };
  return {
    ...data,
    // The form appears once it is known whether, and in which currency, payments are taken.
    ...(takesPayments && resource.status !== 'ready' && { catalogue: resource }),
    currency,
    coverages:
      insurance.resource.status === 'ready' ? insurance.resource.data.coverages : undefined,
    draft: restored,
    onDraftChange: keep,
    // The refusal of a payment is shown in its own step, not by the order form.
    submission: settlement.state.status === 'submitting' ? settlement.state : placing.state,
    onPlace,
    ...step(),
    backHref: paths.frontDesk,
    onRetry: async () => {
      await Promise.all([reload(), settings.reload()]);
    },
  };
}
