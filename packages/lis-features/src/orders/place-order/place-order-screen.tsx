import type { TestParameter } from '@alms/lis-domain/catalogue';
import type { PatientConditions } from '@alms/lis-domain/orders';
import type { Patient } from '@alms/lis-domain/patients';
import { Alert } from '@alms/ui/alert';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { PageHeader } from '@alms/ui/page-header';
import { allReady, ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { PatientBanner } from '../../shared/patient-banner/index.ts';
import { OrderPlaced, type PlacedOrder } from './order-placed.tsx';
import { PlaceOrderForm, type PlaceOrderFormProps } from './place-order-form.tsx';
import { placeOrderMessages } from './words/index.ts';
import * as S from './place-order.styles.ts';

export interface PlaceOrderScreenProps extends Pick<
  PlaceOrderFormProps,
  'orderedBy' | 'sites' | 'draft' | 'onDraftChange' | 'submission' | 'onPlace'
> {
  patient: Resource<Patient>;
  /** Tests and panels of the facility; only active ones are offered. */
  catalogue: Resource<readonly TestParameter[]>;
  /** Conditions on the patient’s record. When omitted, none are proposed or saved. */
  conditions?: Resource<PatientConditions> | undefined;
  /** The order just placed, shown instead of the form. */
  placed?: PlacedOrder | undefined;
  /** Starts another order for the same patient. */
  onOrderMore: () => void;
  onRetry?: () => void | Promise<void>;
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
      <ResourceView
        resource={
          conditions?.status === 'loading'
            ? conditions
            : allReady<[Patient, readonly TestParameter[]]>(patient, catalogue)
        }
        label={words.order}
        headingLevel={2}
        skeleton={
          <Stack>
            <Card>
              <Skeleton count={2} />
            </Card>
            <Card>
              <Skeleton count={8} />
            </Card>
          </Stack>
        }
        empty={{ 'none-yet': { title: words.noTestsTitle, body: words.noTestsBody } }}
        {...(onRetry && { onRetry })}
      >
        {([person, tests]) => (
          <Stack>
            <PatientBanner patient={person} frame="card" sticky />
            {person.deceased && !placed && (
              <Alert tone="caution" title={words.deceasedTitle}>
                {words.deceasedBody}
              </Alert>
            )}
            {conditions?.status === 'error' && !placed && (
              <Alert tone="caution">{words.recordUnread}</Alert>
            )}
            {placed ? (
              <OrderPlaced {...placed} onOrderMore={onOrderMore} />
            ) : (
              <PlaceOrderForm
                {...form}
                orderedBy={form.orderedBy ?? person.referring_provider}
                patient={person}
                catalogue={tests}
                recorded={conditions?.status === 'ready' ? conditions.data.conditions : undefined}
              />
            )}
          </Stack>
        )}
      </ResourceView>
    </S.Root>
  );
}
