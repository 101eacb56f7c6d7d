import { mayOpen, type Route } from '@alms/lis-domain/access';
import { placeOrder, readOrder, testsToReorder, type Order } from '@alms/lis-domain/orders';
import { listSamples } from '@alms/lis-domain/samples';
import type {
  PlaceOrderScreenProps,
  PlaceOrderValues,
} from '@alms/lis-features/orders/place-order';
import { useState } from 'react';
import { hrefOf, paths } from '../../../app/paths.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useMayCall, useSignedIn } from '../../../session/session-provider.tsx';
import { useUnsavedWork } from '../../../session/use-unsaved-work.ts';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { useOrderData } from './use-order-data.ts';

/**
 * Data and order of one patient.
 * @param reorder Id of the order whose tests are selected first. When omitted, none are.
 */
export function usePlaceOrder(
  patientId: string,
  reorder: string | undefined,
): PlaceOrderScreenProps {
  const { user } = useSignedIn();
  const readsSamples = useMayCall()(listSamples);
  const { data, reloadConditions, reload } = useOrderData(patientId);
  const { catalogue } = data;
  // Only the first order is preselected, not another one that follows it.
  const [preselected, setPreselected] = useState(reorder);
  const earlier = useEndpoint(
    readOrder,
    preselected === undefined ? undefined : { params: { id: preselected } },
  );
  usePageReading(earlier.resource);
  const [placed, setPlaced] = useState<Order>();
  const { restored, keep, forget } = useUnsavedWork<PlaceOrderValues>(
    ['place-order', patientId, reorder].filter(Boolean).join('/'),
  );
  const samples = usePages(
    listSamples,
    placed && readsSamples ? { query: { order_id: placed.id, limit: '50' } } : undefined,
  );
  const place = useAction(placeOrder, { onDone: setPlaced });
  const opens = (route: Route) => mayOpen(user, route).allowed;
  return {
    ...data,
    // The form takes its first values when it is mounted, so it waits for the earlier order.
    catalogue:
      earlier.resource.status === 'loading' || earlier.resource.status === 'error'
        ? earlier.resource
        : catalogue,
    draft:
      restored ??
      (catalogue.status === 'ready' && earlier.resource.status === 'ready'
        ? { test_parameter_ids: testsToReorder(earlier.resource.data.items, catalogue.data) }
        : undefined),
    onDraftChange: keep,
    submission: place.state,
    onPlace: async (body) => {
      const { status } = await place.submit({ body });
      if (status !== 'done') return;
      forget();
      setPreselected(undefined);
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
    onRetry: async () => {
      await Promise.all([reload(), earlier.reload()]);
    },
  };
}
