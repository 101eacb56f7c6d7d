import { mayOpen, type Route } from '@alms/lis-domain/access';
import { placeOrder, type Order } from '@alms/lis-domain/orders';
import { listSamples } from '@alms/lis-domain/samples';
import type {
  PlaceOrderScreenProps,
  PlaceOrderValues,
} from '@alms/lis-features/orders/place-order';
import { useState } from 'react';
import { hrefOf, paths } from '../../../app/paths.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useMayCall, useSignedIn } from '../../../session/session-provider.tsx';
import { useUnsavedWork } from '../../../session/use-unsaved-work.ts';
import { useOrderData } from './use-order-data.ts';

/** Data and order of one patient. */
export function usePlaceOrder(patientId: string): PlaceOrderScreenProps {
  const { user } = useSignedIn();
  const readsSamples = useMayCall()(listSamples);
  const { data, reloadConditions, reload } = useOrderData(patientId);
  const [placed, setPlaced] = useState<Order>();
  const { restored, keep, forget } = useUnsavedWork<PlaceOrderValues>(`place-order/${patientId}`);
  const samples = usePages(
    listSamples,
    placed && readsSamples ? { query: { order_id: placed.id, limit: '50' } } : undefined,
  );
  const place = useAction(placeOrder, { onDone: setPlaced });
  const opens = (route: Route) => mayOpen(user, route).allowed;
  return {
    ...data,
    draft: restored,
    onDraftChange: keep,
    submission: place.state,
    onPlace: async (body) => {
      const { status } = await place.submit({ body });
      if (status !== 'done') return;
      forget();
      if (body.keep_conditions) await reloadConditions();
    },
    placed: placed && {
      order: placed,
      ...(readsSamples && { samples: itemsOf(samples.resource) }),
      hrefs: {
        newOrder: paths.newOrder,
        ...(opens('/app/patient-portal/{patientId}') && {
          patient: hrefOf(paths.patient, { patientId }),
        }),
        ...(opens('/app/sample-collection') && { collection: paths.sampleCollection }),
      },
    },
    onOrderMore: () => {
      setPlaced(undefined);
      place.reset();
    },
    onRetry: reload,
  };
}
