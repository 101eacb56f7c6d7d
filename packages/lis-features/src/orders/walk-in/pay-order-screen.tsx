import type { OrderBalance } from '@alms/lis-domain/billing';
import { LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { PatientBanner } from '../../shared/patient-banner/index.ts';
import { useTestNames } from '../../shared/test-names/index.ts';
import { OrderSettled, type SettledOrder } from './order-settled.tsx';
import { PaymentStep, type PaymentStepProps } from './payment-step.tsx';
import { walkInMessages } from './words/index.ts';
import * as S from './walk-in.styles.ts';

export interface PayOrderScreenProps extends Pick<
  PaymentStepProps,
  'submission' | 'onPay' | 'onOpenDrawer'
> {
  /** The order to pay. */
  order: Resource<OrderBalance>;
  /** The order once nothing is due. */
  settled?: SettledOrder | undefined;
  onRetry: () => void | Promise<void>;
  /** Link back to the front desk. */
  backHref: string;
}

/** Takes the payment of an order placed earlier. */
export function PayOrderScreen({
  order,
  settled,
  onRetry,
  backHref,
  ...step
}: PayOrderScreenProps) {
  const words = useMessages(walkInMessages);
  const namesOf = useTestNames();
  return (
    <S.Root data-component="pay-order-screen">
      <PageHeader
        title={words.payTitle}
        context={order.status === 'ready' ? namesOf(order.data.tests) : undefined}
        actions={!settled && <LinkButton href={backHref}>{words.back}</LinkButton>}
      />
      <ResourceView
        resource={order}
        label={words.order}
        headingLevel={2}
        skeleton={
          <Card>
            <Skeleton count={6} />
          </Card>
        }
        onRetry={onRetry}
      >
        {({ order_number, patient, balance_minor, currency }) => (
          <Stack>
            <PatientBanner patient={patient} frame="card" />
            {settled ? (
              <OrderSettled {...settled} />
            ) : (
              <PaymentStep
                {...step}
                order_number={order_number}
                due_minor={balance_minor}
                currency={currency}
              />
            )}
          </Stack>
        )}
      </ResourceView>
    </S.Root>
  );
}
