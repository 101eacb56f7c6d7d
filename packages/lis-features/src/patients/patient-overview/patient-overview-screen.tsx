import {
  conditionState,
  reportedOn,
  type Order,
  type PatientCondition,
  type OrderId,
} from '@alms/lis-domain/orders';
import type { Patient, PortalAccount, PatientId } from '@alms/lis-domain/patients';
import type { ChartCounts } from '@alms/lis-domain/results';
import { Alert } from '@alms/ui/alert';
import { Button, LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ChevronStartGlyph, EyeGlyph, Icon, InfoGlyph, PlusGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Tabs, type Tab } from '@alms/ui/tabs';
import { Text } from '@alms/ui/text';
import { VisuallyHidden } from '@alms/ui/visually-hidden';
import { useRef, type ReactNode } from 'react';
import { useConditionWord } from '../../shared/interval-text/index.ts';
import { OrderList } from '../../shared/order-list/index.ts';
import { amountText } from '../../shared/money/index.ts';
import { useIdentifierWords } from '../../shared/patient-particulars/index.ts';
import { PatientBanner } from '../../shared/patient-banner/index.ts';
import { useToday } from '../../shared/patient-words/index.ts';
import { useShortcuts } from '../../shared/shortcuts/index.ts';
import { CorrectPatient, type PatientCorrection } from './correct-patient.tsx';
import type { InvitePatientProps } from './invite-patient.tsx';
import { PortalAccountCard, type PortalAccountActions } from './portal-account-card.tsx';
import { patientOverviewMessages } from './words/index.ts';
import * as S from './patient-overview.styles.ts';

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
  /** Results in staff view. When omitted, the user may not read them. */
  results?: ReactNode;
  /** Released results as the patient sees them. When omitted, the user may not read them. */
  patientView?: ReactNode;
}

/** Tabs of the chart; those without permission are not shown. */
export const chartTabs = ['results', 'orders', 'visits', 'billing', 'details'] as const;
export type ChartTab = (typeof chartTabs)[number];

export interface PatientOverviewScreenProps {
  patient: Resource<Patient>;
  /** The selected tab. One that is not shown selects the first. */
  tab: ChartTab;
  onTabChange: (tab: ChartTab) => void;
  /** Counts shown on the tabs. Omitted while unknown. */
  counts?: ChartCounts | undefined;
  /** Whether the patient’s view of the released results replaces the tabs. @default false */
  asPatient?: boolean;
  /** Recorded conditions, shown as alerts while they apply. Omitted while unknown. */
  conditions?: readonly PatientCondition[] | undefined;
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
  onRetry?: (() => void | Promise<void>) | undefined;
  hrefs: {
    /** Link to the list of patients. When omitted, the user may not open it. */
    search?: string;
    /** Link to the chart. */
    chart: string;
    /** Link to the patient’s view of the released results. */
    patientView: string;
    /** Link to order tests for this patient. When omitted, the user may not. */
    placeOrder?: string;
    /** Link to merge another record into this one. When omitted, the user may not. */
    merge?: string;
    /** Returns the link to another patient, into whose record this one was merged. */
    patient: (patientId: PatientId) => string;
    /** Returns the link to an order. */
    order: (orderId: OrderId) => string;
  };
}

/**
 * Patient chart for staff: identification and alerts stay in view above the tabs. Access is
 * recorded in the audit log.
 */
export function PatientOverviewScreen({
  patient,
  tab,
  onTabChange,
  counts,
  asPatient = false,
  conditions = [],
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
  const badges = useBadges(counts);
  const root = useRef<HTMLDivElement>(null);
  const retry = onRetry && { onRetry };
  const isActive = patient.status === 'ready' && patient.data.merged_into === null;
  useShortcuts(
    isActive && hrefs.placeOrder !== undefined
      ? [
          {
            key: 'n',
            label: words.newOrder,
            run: () =>
              root.current?.querySelector<HTMLAnchorElement>('a[data-action="new-order"]')?.click(),
          },
        ]
      : [],
  );
  return (
    <S.Root ref={root} data-component="patient-overview-screen">
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
        {(person) => {
          const hasDetails = [
            cards.contact,
            cards.conditions,
            cards.insurance,
            cards.consents,
            correction,
            invitation,
          ].some(Boolean);
          const details = hasDetails && (
            <Details
              person={person}
              cards={cards}
              correction={correction}
              invitation={invitation}
              account={account}
              onRetry={onRetry}
              hrefs={hrefs}
            />
          );
          return (
            <>
              <PatientBanner
                patient={person}
                headingLevel={1}
                frame="page"
                leading={
                  hrefs.search !== undefined && (
                    <LinkButton variant="quiet" size="small" href={hrefs.search}>
                      <Icon glyph={ChevronStartGlyph} />
                      <VisuallyHidden>{words.allPatients}</VisuallyHidden>
                    </LinkButton>
                  )
                }
                sticky
                alerts={<ConditionAlerts conditions={conditions} />}
                actions={
                  <>
                    {cards.patientView !== undefined && cards.patientView !== false && (
                      <LinkButton
                        variant="quiet"
                        href={asPatient ? hrefs.chart : hrefs.patientView}
                        leading={<Icon glyph={EyeGlyph} size="small" />}
                      >
                        {asPatient ? words.backToChart : words.viewAsPatient}
                      </LinkButton>
                    )}
                    {hrefs.placeOrder !== undefined && person.merged_into === null && (
                      <LinkButton
                        variant="primary"
                        href={hrefs.placeOrder}
                        data-action="new-order"
                        aria-keyshortcuts="n"
                        leading={<Icon glyph={PlusGlyph} size="small" />}
                        trailing={<kbd aria-hidden>{'N'}</kbd>}
                      >
                        {words.newOrder}
                      </LinkButton>
                    )}
                  </>
                }
              />
              <IdentityAlerts person={person} identification={identification} hrefs={hrefs} />
              {asPatient ? (
                <>
                  <Alert tone="neutral" glyph={EyeGlyph} title={words.viewingAsStaff}>
                    {words.viewingAsStaffBody}
                  </Alert>
                  {cards.patientView}
                </>
              ) : (
                <Tabs
                  label={words.patient}
                  value={tab}
                  activation="manual"
                  onValueChange={(value) =>
                    onTabChange(chartTabs.find((each) => each === value) ?? 'results')
                  }
                  tabs={[
                    { id: 'results' as const, label: words.results, content: cards.results },
                    {
                      id: 'orders' as const,
                      label: words.orders,
                      content: orders && (
                        <Orders
                          orders={orders}
                          onMore={onMoreOrders}
                          onRetry={onRetry}
                          orderHref={hrefs.order}
                        />
                      ),
                    },
                    { id: 'visits' as const, label: words.visits, content: cards.appointments },
                    { id: 'billing' as const, label: words.billing, content: cards.invoices },
                    { id: 'details' as const, label: words.details, content: details },
                  ]
                    .filter(({ content }) => Boolean(content))
                    .map((each) => ({ ...each, ...badges[each.id] }))}
                />
              )}
            </>
          );
        }}
      </ResourceView>
    </S.Root>
  );
}

/** Number of tests, open orders and visits, and balance due, on their tabs, if known. */
function useBadges(counts: ChartCounts | undefined): Partial<Record<ChartTab, Pick<Tab, 'badge'>>> {
  const words = useMessages(patientOverviewMessages);
  const format = useFormat();
  if (!counts) return {};
  const { tests, open_orders, visits, balances_due } = counts;
  const amount = format.list(
    (balances_due ?? []).map(({ amount_minor, currency }) =>
      amountText(format, amount_minor, currency),
    ),
  );
  return {
    ...(tests !== null && { results: { badge: { count: tests, max: 999 } } }),
    ...(open_orders !== null &&
      open_orders > 0 && {
        orders: { badge: { count: open_orders, text: words.open({ count: open_orders }) } },
      }),
    ...(visits !== null && { visits: { badge: { count: visits } } }),
    ...(amount !== '' && { billing: { badge: { count: 1, text: words.due({ amount }) } } }),
  };
}

/** Conditions that apply today. */
function ConditionAlerts({ conditions }: { conditions: readonly PatientCondition[] }) {
  const conditionWord = useConditionWord();
  const today = useToday();
  return conditions
    .filter((condition) => conditionState(condition, today) === 'holds')
    .map((condition) => (
      <Chip key={condition.id} tone="info" glyph={InfoGlyph}>
        {conditionWord(reportedOn(condition, today))}
      </Chip>
    ));
}

/** A record that was merged, or whose patient is not identified. */
function IdentityAlerts({
  person,
  identification,
  hrefs,
}: Pick<PatientOverviewScreenProps, 'identification' | 'hrefs'> & { person: Patient }) {
  const words = useMessages(patientOverviewMessages);
  return (
    <>
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
      {identification && person.merged_into === null && (
        <CorrectPatient
          patient={person}
          orderHref={hrefs.order}
          {...identification}
          establishes
          offered={person.mrn_temporary}
        />
      )}
    </>
  );
}

/** Identity, contact, conditions, insurance, consents and portal account. */
function Details({
  person,
  cards,
  correction,
  invitation,
  account,
  onRetry,
  hrefs,
}: Pick<
  PatientOverviewScreenProps,
  'correction' | 'invitation' | 'account' | 'onRetry' | 'hrefs'
> & { person: Patient; cards: PatientCards }) {
  const words = useMessages(patientOverviewMessages);
  const format = useFormat();
  const identifierText = useIdentifierWords();
  const isActive = person.merged_into === null;
  const mergeHref = isActive ? hrefs.merge : undefined;
  return (
    <S.Details>
      {(person.former_mrns.length > 0 || person.identifiers.length > 0) && (
        <div>
          {person.former_mrns.length > 0 && (
            <Text as="p" tone="muted">
              {words.formerNumbers({ numbers: format.list(person.former_mrns) })}
            </Text>
          )}
          {person.identifiers.length > 0 && (
            <Text as="p" tone="muted">
              {words.knownBy({
                identifiers: format.list(person.identifiers.map(identifierText)),
              })}
            </Text>
          )}
        </div>
      )}
      {(correction || mergeHref !== undefined) && isActive && (
        <Inline gap="s2">
          {correction && (
            <CorrectPatient patient={person} orderHref={hrefs.order} {...correction} />
          )}
          {mergeHref !== undefined && <LinkButton href={mergeHref}>{words.merge}</LinkButton>}
        </Inline>
      )}
      <S.Cards>
        {cards.contact}
        {cards.conditions}
        {cards.insurance}
        {cards.consents}
        {invitation && isActive && (
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
      </S.Cards>
    </S.Details>
  );
}

/** Orders loaded so far, newest first. */
function Orders({
  orders,
  onMore,
  onRetry,
  orderHref,
}: {
  orders: Resource<OrderPage>;
  onMore: (() => void) | undefined;
  onRetry: PatientOverviewScreenProps['onRetry'];
  orderHref: (orderId: OrderId) => string;
}) {
  const words = useMessages(patientOverviewMessages);
  return (
    <Stack gap="s4">
      <Card aria-label={words.orders} body="flush">
        <ResourceView
          resource={orders}
          label={words.orders}
          headingLevel={2}
          flush
          skeleton={
            <OrderList orders={[]} caption={words.orders} withPatient={false} skeletonRows={3} />
          }
          empty={{ 'none-yet': { title: words.noOrdersTitle, body: words.noOrdersBody } }}
          {...(onRetry && { onRetry })}
        >
          {({ items }) => (
            <OrderList
              orders={items}
              caption={words.orders}
              withPatient={false}
              orderHref={orderHref}
            />
          )}
        </ResourceView>
      </Card>
      {onMore && (
        <Inline>
          <Button onClick={onMore}>{words.moreOrders}</Button>
        </Inline>
      )}
    </Stack>
  );
}
