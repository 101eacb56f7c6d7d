import type { Order } from '@alms/lis-domain/orders';
import type { Patient, PortalAccount } from '@alms/lis-domain/patients';
import { Alert } from '@alms/ui/alert';
import { Button, LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { EyeGlyph, Icon, PlusGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import type { ReactNode } from 'react';
import { OrderList } from '../../shared/order-list/index.ts';
import { useIdentifierWords } from '../../shared/patient-particulars/index.ts';
import { PatientBanner } from '../../shared/patient-banner/index.ts';
import { CorrectPatient, type PatientCorrection } from './correct-patient.tsx';
import type { InvitePatientProps } from './invite-patient.tsx';
import { PortalAccountCard, type PortalAccountActions } from './portal-account-card.tsx';
import { patientOverviewMessages } from './words/index.ts';

/** Orders loaded so far. */
export interface OrderPage {
  items: readonly Order[];
  /** Cursor of the next page; null on the last. */
  nextCursor: string | null;
}

/** Cards of one patient. An omitted card is not shown, usually because the user may not read it. */
export interface PatientCards {
  /**
   * The patient’s conditions that affect reference intervals. When omitted, the user may not read
   * them.
   */
  conditions?: ReactNode;
  /** The patient’s insurance. When omitted, the user may not read it. */
  insurance?: ReactNode;
  /** Contact details of the patient. When omitted, they are not shown. */
  contact?: ReactNode;
  /** The patient’s appointments. When omitted, the user may not read them. */
  appointments?: ReactNode;
  /** The patient’s invoices. When omitted, the user may not read them. */
  invoices?: ReactNode;
  /** The patient’s consents. When omitted, the user may not read them. */
  consents?: ReactNode;
  /**
   * Released results as shown in the patient portal. When omitted, the user may not read results.
   */
  results?: ReactNode;
}

export interface PatientOverviewScreenProps {
  patient: Resource<Patient>;
  /** The patient’s orders. When omitted, the user may not read orders. */
  orders?: Resource<OrderPage> | undefined;
  /** Loads older orders. When omitted, there are none. */
  onMoreOrders?: (() => void) | undefined;
  /** Cards with their own data, in the order in which they are shown. */
  cards?: PatientCards;
  /** Editing of the patient’s details. When omitted, the user may not. */
  correction?: PatientCorrection | undefined;
  /** Identification of an unidentified patient. When omitted, the user may not. */
  identification?: PatientCorrection | undefined;
  /** Invitation to a portal account. When omitted, the user may not. */
  invitation?: Pick<InvitePatientProps, 'submission' | 'held' | 'onInvite'> | undefined;
  /** The patient’s portal account. When omitted, there is none, or the user may not see it. */
  account?: (PortalAccountActions & { resource: Resource<PortalAccount> }) | undefined;
  onRetry?: () => void | Promise<void>;
  hrefs: {
    search: string;
    /** Link to order tests for this patient. When omitted, the user may not. */
    placeOrder?: string;
    /** Link to merge another record into this one. When omitted, the user may not. */
    merge?: string;
    /** Returns the link to another patient, into whose record this one was merged. */
    patient: (patientId: string) => string;
    /** Returns the link to an order. */
    order: (orderId: string) => string;
  };
}

/**
 * Patient portal view for staff: identity, appointments, orders and released results. Access is
 * recorded in the audit log.
 */
export function PatientOverviewScreen({
  patient,
  orders,
  onMoreOrders,
  cards = {},
  correction,
  identification,
  invitation,
  account,
  onRetry,
  hrefs,
}: PatientOverviewScreenProps) {
  const words = useMessages(patientOverviewMessages);
  const format = useFormat();
  const identifierText = useIdentifierWords();
  const retry = onRetry && { onRetry };
  return (
    <Stack gap="s4">
      <p>
        <Link href={hrefs.search}>{words.allPatients}</Link>
      </p>
      <ResourceView
        resource={patient}
        label={words.patient}
        headingLevel={2}
        skeleton={
          <Card>
            <Skeleton count={2} />
          </Card>
        }
        {...retry}
      >
        {(person) => (
          <Stack gap="s4">
            <PatientBanner patient={person} headingLevel={1} frame="card" />
            {person.merged_into && (
              <Alert tone="caution" size="large" title={words.mergedTitle}>
                {words.mergedBody({
                  name: person.merged_into.full_name,
                  mrn: person.merged_into.mrn,
                })}{' '}
                <Link href={hrefs.patient(person.merged_into.id)}>{words.toSurvivor}</Link>
              </Alert>
            )}
            {person.mrn_temporary && person.merged_into === null && (
              <Alert tone="caution" size="large" title={words.unidentifiedTitle}>
                {words.unidentifiedBody({ mrn: person.mrn })}
              </Alert>
            )}
            {person.former_mrns.length > 0 && (
              <Text tone="muted">
                {words.formerNumbers({ numbers: format.list(person.former_mrns) })}
              </Text>
            )}
            {person.identifiers.length > 0 && (
              <Text tone="muted">
                {words.knownBy({
                  identifiers: format.list(person.identifiers.map(identifierText)),
                })}
              </Text>
            )}
            <Inline gap="s2">
              {hrefs.placeOrder !== undefined && person.merged_into === null && (
                <LinkButton
                  variant="primary"
                  href={hrefs.placeOrder}
                  leading={<Icon glyph={PlusGlyph} size="small" />}
                >
                  {words.newOrder}
                </LinkButton>
              )}
              {identification && person.merged_into === null && (
                <CorrectPatient
                  patient={person}
                  orderHref={hrefs.order}
                  {...identification}
                  establishes
                  offered={person.mrn_temporary}
                />
              )}
              {correction && person.merged_into === null && (
                <CorrectPatient patient={person} orderHref={hrefs.order} {...correction} />
              )}
              {hrefs.merge !== undefined && person.merged_into === null && (
                <LinkButton href={hrefs.merge}>{words.merge}</LinkButton>
              )}
            </Inline>
            {invitation && person.merged_into === null && (
              <PortalAccountCard
                patient={person}
                account={account?.resource}
                invitation={invitation}
                onRetry={onRetry}
                {...(account && {
                  onClose: account.onClose,
                  onResetSecondFactor: account.onResetSecondFactor,
                })}
              />
            )}
          </Stack>
        )}
      </ResourceView>
      {patient.status === 'ready' && (
        <>
          {cards.conditions}
          {cards.insurance}
          <Alert tone="neutral" glyph={EyeGlyph} title={words.viewingAsStaff}>
            {words.viewingAsStaffBody}
          </Alert>
          {cards.contact}
          {cards.appointments}
          {cards.invoices}
          {cards.consents}
          {cards.results}
        </>
      )}
      {patient.status === 'ready' && orders && (
        <Card heading={words.orders} body="flush">
          <ResourceView
            resource={orders}
            label={words.orders}
            flush
            skeleton={
              <OrderList orders={[]} caption={words.orders} withPatient={false} skeletonRows={3} />
            }
            empty={{ 'none-yet': { title: words.noOrdersTitle, body: words.noOrdersBody } }}
            {...retry}
          >
            {({ items }) => (
              <OrderList
                orders={items}
                caption={words.orders}
                withPatient={false}
                orderHref={hrefs.order}
              />
            )}
          </ResourceView>
        </Card>
      )}
      {onMoreOrders && (
        <Inline>
          <Button onClick={onMoreOrders}>{words.moreOrders}</Button>
        </Inline>
      )}
    </Stack>
  );
}
