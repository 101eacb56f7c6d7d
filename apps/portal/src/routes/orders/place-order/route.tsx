import { mayCall, mayOpen, type Route } from '@alms/lis-domain/access';
import { listOfferedTests } from '@alms/lis-domain/catalogue';
import { placeOrder, readConditions, type Order } from '@alms/lis-domain/orders';
import { readPatient } from '@alms/lis-domain/patients';
import { listSamples } from '@alms/lis-domain/samples';
import { PlaceOrderScreen, type PlaceOrderValues } from '@alms/lis-features/orders/place-order';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { hrefOf, paths } from '../../../app/paths.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useIdempotencyKey } from '../../../data/use-idempotency-key.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';
import { useUnsavedWork } from '../../../session/use-unsaved-work.ts';

/**
 * `/app/patient-portal/{patientId}/order`. Remounted for each patient, so that no selection carries
 * over to another patient.
 */
export default function PlaceOrderRoute() {
  const { patientId = '' } = useParams();
  return <PlaceOrder key={patientId} patientId={patientId} />;
}

function PlaceOrder({ patientId }: { patientId: string }) {
  const { user } = useSignedIn();
  const { call } = useApi();
  const patient = useEndpoint(readPatient, { params: { id: patientId } });
  const catalogue = useEndpoint(
    listOfferedTests,
    {},
    { emptiness: ({ items }) => (items.length === 0 ? 'none-yet' : undefined) },
  );
  const conditions = useEndpoint(readConditions, { params: { id: patientId } });
  const { submission, submit, reset } = useSubmission();
  const key = useIdempotencyKey();
  const [placed, setPlaced] = useState<Order>();
  const { restored, keep, forget } = useUnsavedWork<PlaceOrderValues>(`place-order/${patientId}`);
  const readsSamples = mayCall(user, listSamples.access).allowed;
  const samples = usePages(
    listSamples,
    placed && readsSamples ? { query: { order_id: placed.id, limit: '50' } } : undefined,
  );
  const opens = (route: Route) => mayOpen(user, route).allowed;
  return (
    <PlaceOrderScreen
      patient={patient.resource}
      catalogue={
        catalogue.resource.status === 'ready'
          ? { ...catalogue.resource, data: catalogue.resource.data.items }
          : catalogue.resource
      }
      conditions={conditions.resource}
      {...(user.role === 'doctor' && { orderedBy: user.full_name })}
      draft={restored}
      onDraftChange={keep}
      submission={submission}
      onPlace={async (body) => {
        const outcome = await submit(async () =>
          setPlaced(await call(placeOrder, { body, key: key.read() })),
        );
        if (outcome.status !== 'failed') key.renew();
        if (outcome.status !== 'done') return;
        forget();
        if (body.keep_conditions) await conditions.reload();
      }}
      placed={
        placed && {
          order: placed,
          ...(readsSamples && { samples: itemsOf(samples.resource) }),
          hrefs: {
            newOrder: paths.newOrder,
            ...(opens('/app/patient-portal/{patientId}') && {
              patient: hrefOf(paths.patient, { patientId }),
            }),
            ...(opens('/app/sample-collection') && { collection: paths.sampleCollection }),
          },
        }
      }
      onOrderMore={() => {
        setPlaced(undefined);
        reset();
      }}
      onRetry={async () => {
        await Promise.all([patient.reload(), catalogue.reload(), conditions.reload()]);
      }}
    />
  );
}
