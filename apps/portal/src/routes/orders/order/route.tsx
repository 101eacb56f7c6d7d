import { hasRole, mayCall, mayOpen } from '@alms/lis-domain/access';
import { listOfferedTests } from '@alms/lis-domain/catalogue';
import type { Endpoint } from '@alms/lis-domain/http';
import {
  addTests,
  cancelTests,
  changeClinicalInformation,
  readOrder,
} from '@alms/lis-domain/orders';
import { listIssuedReports, listResults, releaseToPatient } from '@alms/lis-domain/results';
import { listSamples } from '@alms/lis-domain/samples';
import { OrderPageScreen } from '@alms/lis-features/orders/order';
import type { Submission } from '@alms/ui/resource';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { hrefOf, paths } from '../../../app/paths.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { saveAndReread, useVersionedSave } from '../../../data/use-versioned-save.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';

/** A single order. It is also reloaded after an error, to display concurrent changes. */
export default function OrderRoute() {
  const { orderId = '' } = useParams();
  const { user } = useSignedIn();
  const { call } = useApi();
  const params = { id: orderId };
  const { resource, reload } = useEndpoint(readOrder, { params });
  const may = ({ access }: Endpoint) => mayCall(user, access).allowed;
  const catalogue = useEndpoint(listOfferedTests, may(addTests) ? {} : undefined);
  // Lists results awaiting manual portal release for users who can release them. Access to results
  // is audited, so other users do not request them.
  const hasReleased =
    resource.status === 'ready' && resource.data.items.some(({ status }) => status === 'released');
  const results = useEndpoint(
    listResults,
    may(releaseToPatient) && hasReleased
      ? { query: { order_id: orderId, limit: '200' } }
      : undefined,
  );
  const reports = useEndpoint(listIssuedReports, may(listIssuedReports) ? { params } : undefined, {
    emptiness: ({ items }) => (items.length === 0 ? 'none-yet' : undefined),
  });
  // Access to specimens is audited: they are loaded only for adding tests to the order.
  const [adding, setAdding] = useState(false);
  const samples = usePages(
    listSamples,
    adding && may(listSamples) ? { query: { order_id: orderId, limit: '50' } } : undefined,
  );
  const { submit } = useSubmission();
  const { submission: retelling, save } = useVersionedSave();

  const act = async (work: () => Promise<unknown>): Promise<Submission> => {
    const outcome = await submit(work);
    await Promise.all([reload(), results.reload()]);
    return outcome;
  };
  return (
    <OrderPageScreen
      order={resource}
      catalogue={itemsOf(catalogue.resource)}
      reports={may(listIssuedReports) ? itemsOf(reports.resource) : undefined}
      onRetryReports={reports.reload}
      onCancel={
        may(cancelTests)
          ? ({ version }, body) => act(() => call(cancelTests, { params, version, body }))
          : undefined
      }
      onAdd={
        may(addTests)
          ? ({ version }, body) => act(() => call(addTests, { params, version, body }))
          : undefined
      }
      samples={samples.resource.status === 'ready' ? samples.resource.data.items : undefined}
      onAdding={() => setAdding(true)}
      results={results.resource.status === 'ready' ? results.resource.data.items : undefined}
      onShow={
        may(releaseToPatient)
          ? ({ id, version }) => act(() => call(releaseToPatient, { params: { id }, version }))
          : undefined
      }
      retelling={
        may(changeClinicalInformation)
          ? {
              submission: retelling,
              onRetell: async ({ values, base }) => {
                const write = async () => {
                  const { order: record, reread } = await call(changeClinicalInformation, {
                    params,
                    version: base.version,
                    body: values,
                  });
                  return { record, reread };
                };
                const outcome = await saveAndReread(save, write, () => call(readOrder, { params }));
                if (outcome.status === 'saved') await reload();
                return outcome;
              },
            }
          : undefined
      }
      mayCredit={hasRole(user, ['admin'])}
      onRetry={reload}
      patientHref={
        mayOpen(user, '/app/patient-portal/{patientId}').allowed
          ? (patientId) => hrefOf(paths.patient, { patientId })
          : undefined
      }
    />
  );
}
