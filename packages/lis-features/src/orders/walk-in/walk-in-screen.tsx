import { payingCoverages, pricePlan, type PatientCoverage } from '@alms/lis-domain/billing';
import type { OrderableTest } from '@alms/lis-domain/catalogue';
import { planOrder } from '@alms/lis-domain/orders';
import { LinkButton } from '@alms/ui/button';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { PageHeader } from '@alms/ui/page-header';
import { Text } from '@alms/ui/text';
import { useCallback, useMemo, useState } from 'react';
import { useMoney } from '../../shared/money/index.ts';
import {
  OrderedPatient,
  OrderForm,
  type OrderedPatientProps,
  type OrderFormProps,
  type PlaceOrderBody,
} from '../../shared/order-form/index.ts';
import { useToday } from '../../shared/patient-words/index.ts';
import { OrderSettled, type SettledOrder } from './order-settled.tsx';
import type { DeskPayment, PaymentValues } from './payment.form.ts';
import { PaymentStep, type PaymentStepProps } from './payment-step.tsx';
import { usePaymentForm } from './use-payment-form.tsx';
import { walkInMessages } from './words/index.ts';
import * as S from './walk-in.styles.ts';

/** A payment chosen with an order; undefined if it is billed later. */
export interface ChosenPayment {
  due_minor: number;
  payment: DeskPayment | undefined;
  typed: PaymentValues;
}

type FormProps = Pick<
  OrderFormProps,
  'orderedBy' | 'sites' | 'wards' | 'draft' | 'onDraftChange' | 'submission'
>;

export interface WalkInScreenProps
  extends Pick<OrderedPatientProps, 'patient' | 'catalogue' | 'conditions' | 'onRetry'>, FormProps {
  /** Billing currency. When omitted, the user takes no payments and only places the order. */
  currency?: string | undefined;
  /** The patient’s coverages; those that pay today are named beside the payment. */
  coverages?: readonly PatientCoverage[] | undefined;
  /** Places the order and takes the payment, in this order. */
  onPlace: (body: PlaceOrderBody, chosen: ChosenPayment | undefined) => void | Promise<void>;
  /** The payment of the placed order that is still to be taken, shown instead of the form. */
  payment?: PaymentStepProps | undefined;
  /** The placed order, shown instead of form and payment. */
  settled?: SettledOrder | undefined;
  /** Link back to the front desk. */
  backHref: string;
}

/**
 * A patient without appointment on one page: tests with live price, preparation and containers, and
 * the payment. One button places the order, takes the payment and prints the receipt. If only the
 * payment fails, only the payment is repeated.
 */
export function WalkInScreen({
  patient,
  catalogue,
  conditions,
  onRetry,
  payment,
  settled,
  backHref,
  ...form
}: WalkInScreenProps) {
  const words = useMessages(walkInMessages);
  const isPlaced = payment !== undefined || settled !== undefined;
  return (
    <S.Root data-component="walk-in-screen">
      <PageHeader
        title={words.title}
        context={isPlaced ? undefined : words.context}
        actions={!settled && <LinkButton href={backHref}>{words.back}</LinkButton>}
      />
      <OrderedPatient
        patient={patient}
        catalogue={catalogue}
        conditions={conditions}
        isPlaced={isPlaced}
        onRetry={onRetry}
      >
        {(data) => {
          if (settled) return <OrderSettled {...settled} />;
          if (payment) return <PaymentStep {...payment} />;
          return form.currency === undefined ? (
            <PlainForm {...form} data={data} />
          ) : (
            <PaidForm {...form} data={data} currency={form.currency} />
          );
        }}
      </OrderedPatient>
    </S.Root>
  );
}

interface WalkInFormProps extends FormProps, Pick<WalkInScreenProps, 'coverages' | 'onPlace'> {
  data: Parameters<OrderedPatientProps['children']>[0];
}

/** The order form for users who take no payments. */
function PlainForm({ data, onPlace, coverages: _coverages, ...form }: WalkInFormProps) {
  const words = useMessages(walkInMessages);
  return (
    <OrderForm
      {...form}
      {...data}
      orderedBy={form.orderedBy ?? data.patient.referring_provider}
      label={words.order}
      focusOnArrival
      onPlace={(body) => onPlace(body, undefined)}
    />
  );
}

/** The order form with prices and payment. */
function PaidForm({
  data,
  currency,
  coverages = [],
  onPlace,
  ...form
}: WalkInFormProps & { currency: string }) {
  const words = useMessages(walkInMessages);
  const format = useFormat();
  const money = useMoney(currency);
  const { catalogue } = data;
  const insurers = payingCoverages(coverages, useToday()).map(({ payer }) => payer.name);
  const [chosen, setChosen] = useState<readonly string[]>(form.draft?.test_parameter_ids ?? []);
  const priced = useCallback(
    (ids: readonly string[]) => pricePlan(planOrder(ids, catalogue).tests, catalogue, currency),
    [catalogue, currency],
  );
  const prices = useMemo(
    () => new Map(catalogue.map(({ id }) => [id, priced([id])])),
    [catalogue, priced],
  );
  const { total_minor, unbilled } = priced(chosen);
  const priceOf = ({ id }: OrderableTest) => {
    const price = prices.get(id);
    return price && price.lines.length > 0 ? money.show(price.total_minor) : undefined;
  };
  const paying = usePaymentForm({
    due_minor: total_minor,
    currency,
    mayPayLater: true,
    children: (
      <>
        {unbilled.length > 0 && (
          <Text size="small" tone="muted">
            {words.unpriced({ tests: format.list(unbilled.map(({ name }) => name)) })}
          </Text>
        )}
        {insurers.length > 0 && total_minor > 0 && (
          <Text size="small">{words.insured({ payers: format.list(insurers) })}</Text>
        )}
      </>
    ),
  });
  return (
    <OrderForm
      {...form}
      {...data}
      orderedBy={form.orderedBy ?? data.patient.referring_provider}
      label={words.order}
      focusOnArrival
      onPlace={(body) => {
        const chosenPayment = paying.payment();
        return onPlace(body, chosenPayment && { due_minor: total_minor, ...chosenPayment });
      }}
      payment={{
        priceOf,
        onTests: setChosen,
        form: paying.form,
        validate: paying.validate,
        fields: paying.fields,
        action: paying.pays ? words.placeAndPay({ amount: money.show(total_minor) }) : words.place,
      }}
    />
  );
}
