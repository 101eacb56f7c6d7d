import { hasRole } from '@alms/lis-domain/access';
import { listOrderableTests } from '@alms/lis-domain/catalogue';
import {
  addTests,
  cancelTests,
  changeClinicalInformation,
  changeWard,
  readOrder,
  type OrderId,
} from '@alms/lis-domain/orders';
import {
  downloadReport,
  listIssuedReports,
  listResults,
  releaseToPatient,
} from '@alms/lis-domain/results';
import { listSamples } from '@alms/lis-domain/samples';
import type { OrderPageScreenProps } from '@alms/lis-features/orders/order';
import { useState } from 'react';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useReport } from '../../../data/use-report.ts';
import { useWards } from '../../../data/use-wards.ts';
import { saveAndReread, useVersionedSave } from '../../../data/use-versioned-save.ts';
import { useApi, useOffer, useSignedIn } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { usePatientHref } from '../../../session/use-patient-href.ts';

/** A single order. It is also reloaded after an error, to display concurrent changes. */
export function useOrder(orderId: OrderId): OrderPageScreenProps {
  const { user } = useSignedIn();
  const offer = useOffer();
  const params = { id: orderId };
  const order = useEndpoint(readOrder, { params });
  usePageReading(order.resource);
  const results = useReported(orderId, order.resource);
  const reports = useEndpoint(listIssuedReports, offer(listIssuedReports, { params }), {
    emptiness: ({ items }) => (items.length === 0 ? 'none-yet' : undefined),
  });
  // Access to specimens is audited: they are loaded only for adding tests to the order.
  const [adding, setAdding] = useState(false);
  const samples = usePages(
    listSamples,
    adding ? offer(listSamples, { query: { order_id: orderId, limit: '50' } }) : undefined,
  );
  const after = () => Promise.all([order.reload(), results.reload()]);
  const cancel = useAction(cancelTests, { after });
  const add = useAction(addTests, { after });
  const show = useAction(releaseToPatient, { after });
  const { download } = useReport('facility');
  const downloadAndReload = async (...wanted: Parameters<typeof download>) => {
    await download(...wanted);
    await reports.reload();
  };
  const move = useAction(changeWard, { after });
  const wards = useWards();
  const patientHref = usePatientHref();
  const catalogue = useEndpoint(listOrderableTests, add.offered ? {} : undefined);
  return {
    order: order.resource,
    catalogue: itemsOf(catalogue.resource),
    reports: offer(listIssuedReports, itemsOf(reports.resource)),
    onRetryReports: reports.reload,
    onDownload: offer(
      downloadReport,
      (...wanted: Parameters<typeof download>) => void downloadAndReload(...wanted),
    ),
    onCancel: cancel.handler(({ version }, body) => ({ params, version, body })),
    onAdd: add.handler(({ version }, body) => ({ params, version, body })),
    samples: samples.resource.status === 'ready' ? samples.resource.data.items : undefined,
    onAdding: () => setAdding(true),
    results: results.resource.status === 'ready' ? results.resource.data.items : undefined,
    onShow: show.handler(({ id, version }) => ({ params: { id }, version })),
    clinicalInformation: useClinicalInformation(orderId, order.reload),
    ward:
      move.offered && wards && wards.length > 0
        ? {
            wards,
            onChange: ({ version }, ward_id) => move.submit({ params, version, body: { ward_id } }),
          }
        : undefined,
    mayCredit: hasRole(user, ['admin']),
    onRetry: order.reload,
    patientHref,
  };
}

/**
 * Results of an order with released tests, for users who may read them. Access to results is
 * audited, so they are not requested before one is released.
 */
function useReported(orderId: OrderId, order: OrderPageScreenProps['order']) {
  const offer = useOffer();
  const hasReleased =
    order.status === 'ready' && order.data.items.some(({ status }) => status === 'released');
  return useEndpoint(
    listResults,
    hasReleased ? offer(listResults, { query: { order_id: orderId, limit: '200' } }) : undefined,
  );
}

/** Edit of the clinical information, which can change the evaluation of results. */
function useClinicalInformation(
  orderId: OrderId,
  reload: () => Promise<void>,
): OrderPageScreenProps['clinicalInformation'] {
  const { call } = useApi();
  const offer = useOffer();
  const params = { id: orderId };
  const { state, save } = useVersionedSave({
    after: ({ status }) => status === 'done' && reload(),
  });
  return offer(changeClinicalInformation, {
    submission: state,
    onUpdate: ({ values: body, base: { version } }) =>
      saveAndReread(
        save,
        async () => {
          const { order, reread } = await call(changeClinicalInformation, {
            params,
            version,
            body,
          });
          return { record: order, reread };
        },
        () => call(readOrder, { params }),
      ),
  });
}
