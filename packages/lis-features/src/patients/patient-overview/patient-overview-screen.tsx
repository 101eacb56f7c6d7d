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
import { PortalAccountCard, type PortalAccountActs } from './portal-account-card.tsx';
import { patientOverviewMessages } from './words/index.ts';

/** Orders read so far. */
export interface OrderPage {
  items: readonly Order[];
  /** Where the next page begins; null on the last. */
  nextCursor: string | null;
}

export interface PatientOverviewScreenProps {
  patient: Resource<Patient>;
  /** The patient's orders. When omitted, this person may not read orders. */
  orders?: Resource<OrderPage> | undefined;
  /** Reads older orders. When omitted, there are none. */
  onMoreOrders?: (() => void) | undefined;
  /** How the patient is reached. When omitted, it is not shown. */
  contact?: ReactNode;
  /** The released results as the patient reads them. When omitted, this person may not read results. */
  results?: ReactNode;
  /** The patient's appointments. When omitted, this person may not read them. */
  appointments?: ReactNode;
  /** The patient's invoices. When omitted, this person may not read them. */
  invoices?: ReactNode;
  /** What the patient is known to be in that intervals depend on. When omitted, this person may not read it. */
  conditions?: ReactNode;
  /** Who else pays for the patient. When omitted, this person may not read it. */
  insurance?: ReactNode;
  /** What the patient agrees to. When omitted, this person may not read it. */
  consents?: ReactNode;
  /** Putting right what was registered. When omitted, this person may not. */
  correction?: PatientCorrection | undefined;
  /** Saying who an unidentified patient is. When omitted, this person may not. */
  identification?: PatientCorrection | undefined;
  /** Giving the patient a portal account. When omitted, this person may not. */
  invitation?: Pick<InvitePatientProps, 'submission' | 'held' | 'onInvite'> | undefined;
  /** The account that the patient has. When omitted, there is none, or this person may not see it. */
  account?: (PortalAccountActs & { resource: Resource<PortalAccount> }) | undefined;
  onRetry?: () => void | Promise<void>;
  hrefs: {
    search: string;
    /** Ordering tests for this patient. When omitted, this person may not. */
    placeOrder?: string;
    /** Merging another record of this person into this one. When omitted, this person may not. */
    merge?: string;
    /** Another patient: whom this one was merged into. */
    patient: (patientId: string) => string;
    /** One of the orders. */
    order: (orderId: string) => string;
  };
}

/** One patient as staff see the portal: who it is, when they come, what was ordered, what was released. Reading it is audited. */
export function PatientOverviewScreen({
  patient,
  orders,
  onMoreOrders,
  contact,
  results,
  appointments,
  conditions,
  invoices,
  insurance,
  consents,
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
          {conditions}
          {insurance}
          <Alert tone="neutral" glyph={EyeGlyph} title={words.viewingAsStaff}>
            {words.viewingAsStaffBody}
          </Alert>
          {contact}
          {appointments}
          {invoices}
          {consents}
          {results}
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
