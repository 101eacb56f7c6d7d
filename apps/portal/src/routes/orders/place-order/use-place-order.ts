import { mayOpen, type Route } from '@alms/lis-domain/access';
import {
  cancelTests,
  placeOrder,
  readOrder,
  testsToReorder,
  undoOfOrder,
  type Order,
  type OrderId,
} from '@alms/lis-domain/orders';
import { listSamples } from '@alms/lis-domain/samples';
import type { PatientId } from '@alms/lis-domain/patients';
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
import { usePatientHref } from '../../../session/use-patient-href.ts';
import { useOrderData } from './use-order-data.ts';

/**
 * Data and order of one patient.
 * @param reorder Id of the order whose tests are selected first. When omitted, none are.
 * @param test Id of a test that is selected first, if it is offered.
 */
export function usePlaceOrder(
  patientId: PatientId,
  reorder: OrderId | undefined,
  test?: string,
): PlaceOrderScreenProps {
  const { user } = useSignedIn();
  const patientHref = usePatientHref();
  const readsSamples = useMayCall()(listSamples);
  const { data, reloadConditions, reload } = useOrderData(patientId);
  const { catalogue } = data;
  // Only the first order is preselected, not another one that follows it.
  const [preselected, setPreselected] = useState(reorder);
  const [firstTest, setFirstTest] = useState(test);
  const earlier = useEndpoint(
    readOrder,
    preselected === undefined ? undefined : { params: { id: preselected } },
  );
  usePageReading(earlier.resource);
  const [placed, setPlaced] = useState<Order>();
  const { restored, keep, forget } = useUnsavedWork<PlaceOrderValues>(
    ['place-order', patientId, reorder, test].filter(Boolean).join('/'),
  );
  const samples = usePages(
    listSamples,
    placed && readsSamples ? { query: { order_id: placed.id, limit: '50' } } : undefined,
  );
  const place = useAction(placeOrder, { onDone: setPlaced });
  const undo = useAction(cancelTests, { onDone: setPlaced });
  const opens = (route: Route) => mayOpen(user, route).allowed;
  const firstTests = (): PlaceOrderScreenProps['draft'] => {
    if (catalogue.status !== 'ready') return undefined;
    if (earlier.resource.status === 'ready')
      return { test_parameter_ids: testsToReorder(earlier.resource.data.items, catalogue.data) };
    const offered = catalogue.data.find(({ id }) => id === firstTest);
    return offered && { test_parameter_ids: [offered.id] };
  };
  return {
    ...data,
    // The form takes its first values when it is mounted, so it waits for the earlier order.
    catalogue:
      earlier.resource.status === 'loading' || earlier.resource.status === 'error'
        ? earlier.resource
        : catalogue,
    draft: restored ?? firstTests(),
    onDraftChange: keep,
    submission: place.state,
    onPlace: async (body) => {
      const { status } = await place.submit({ body });
      if (status !== 'done') return;
      forget();
      setPreselected(undefined);
      setFirstTest(undefined);
      if (body.keep_conditions) await reloadConditions();
    },
    placed: placed && {
      order: placed,
      ...(readsSamples && { samples: itemsOf(samples.resource) }),
      ...(undo.offered && {
        undo: {
          submission: undo.state,
          onUndo: () =>
            void undo.submit({
              params: { id: placed.id },
              version: placed.version,
              body: undoOfOrder(placed),
            }),
        },
      }),
      hrefs: {
        order: hrefOf(paths.order, { orderId: placed.id }),
        newOrder: paths.newOrder,
        ...(patientHref && { patient: patientHref(patientId) }),
        ...(opens('/app/sample-collection') && { collection: paths.sampleCollection }),
      },
    },
    onOrderMore: () => {
      setPlaced(undefined);
      place.reset();
      undo.reset();
    },
    onRetry: async () => {
      await Promise.all([reload(), earlier.reload()]);
    },
  };
}
