import type { CashSession } from '@alms/lis-domain/billing';
import type { Patient, PatientId } from '@alms/lis-domain/patients';
import { Alert } from '@alms/ui/alert';
import { IconButton, LinkButton } from '@alms/ui/button';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Icon, PlusGlyph, RefreshGlyph } from '@alms/ui/icon';
import { PageHeader } from '@alms/ui/page-header';
import type { Resource, Submission } from '@alms/ui/resource';
import type { ReactNode } from 'react';
import { PatientFinder, type PatientFinderProps } from '../../shared/patient-finder/index.ts';
import { useToday } from '../../shared/patient-words/index.ts';
import { DrawerCard } from './drawer-card.tsx';
import { frontDeskMessages } from './words/index.ts';
import { WaitingList, type WaitingListProps } from './waiting-list.tsx';
import * as S from './front-desk.styles.ts';

export interface FrontDeskScreenProps {
  /** Patient search. Results replace the lists while there is a query. */
  finder: Pick<
    PatientFinderProps,
    'query' | 'onSearch' | 'patients' | 'moreThan' | 'onMore' | 'onRetry'
  >;
  /** Called with the entry when Enter is pressed, as scanners do after a number. */
  onEnter: (query: string) => void;
  /** State of the search for an entered number. */
  lookup: Submission;
  /** Orders of today to be paid or collected. When omitted, the user takes no payments. */
  waiting?: Omit<WaitingListProps, 'allHref'> | undefined;
  /** Today’s appointments, for users who manage them. */
  appointments?: ReactNode;
  /** The user’s open cash drawer; null if there is none. When omitted, the user has none. */
  drawer?: Resource<CashSession | null> | undefined;
  /** Reloads all lists. */
  onRefresh: () => void | Promise<void>;
  hrefs: {
    /** Returns the link to order tests for a patient. */
    order: (patientId: PatientId) => string;
    /** Returns the link to a patient’s record. When omitted, the user may not open it. */
    patient?: ((patientId: PatientId) => string) | undefined;
    /** Link to registration, with the entered name. When omitted, the user may not register. */
    register?: string | undefined;
    /** Link to all orders. */
    orders: string;
    /** Link to the user’s cash drawer. */
    drawer: string;
  };
}

/**
 * Start of the reception’s work: finds or registers a patient by name or scanned number, and lists
 * the orders of today that wait for payment or collection.
 */
export function FrontDeskScreen({
  finder,
  onEnter,
  lookup,
  waiting,
  appointments,
  drawer,
  onRefresh,
  hrefs,
}: FrontDeskScreenProps) {
  const words = useMessages(frontDeskMessages);
  const format = useFormat();
  const today = useToday();
  const isSearching = finder.patients.status !== 'idle';
  const register = hrefs.register !== undefined && (
    <LinkButton
      variant="primary"
      size="large"
      href={hrefs.register}
      leading={<Icon glyph={PlusGlyph} size="small" />}
    >
      {words.register}
    </LinkButton>
  );
  const openRecord = ({ id, full_name }: Patient) =>
    hrefs.patient && (
      <LinkButton
        size="small"
        href={hrefs.patient(id)}
        aria-label={words.openRecordOf({ name: full_name })}
      >
        {words.openRecord}
      </LinkButton>
    );
  return (
    <S.Root data-component="front-desk-screen">
      <PageHeader
        title={words.title}
        context={format.fullDate(today)}
        freshness={
          waiting?.orders.status === 'ready' &&
          waiting.orders.asOf !== undefined &&
          words.updated({ time: format.time(waiting.orders.asOf) })
        }
        actions={
          <IconButton variant="secondary" label={words.refresh} onClick={() => void onRefresh()}>
            <Icon glyph={RefreshGlyph} />
          </IconButton>
        }
      />
      <div data-part="find">
        <PatientFinder
          {...finder}
          focusOnArrival
          onEnter={onEnter}
          beside={register || undefined}
          register={register || undefined}
          patientHref={hrefs.order}
          actionOf={hrefs.patient && openRecord}
        />
        {lookup.status === 'rejected' && (
          <Alert tone="caution" live="assertive">
            {words.numberUnknown}
          </Alert>
        )}
        {lookup.status === 'failed' && (
          <Alert tone="critical" live="assertive">
            {words.numberUnread}
          </Alert>
        )}
      </div>
      {!isSearching && (
        <div data-part="columns" data-only={waiting ? undefined : 'side'}>
          {waiting && (
            <div data-part="column" data-list="waiting">
              <WaitingList {...waiting} allHref={hrefs.orders} />
            </div>
          )}
          {(appointments !== undefined || drawer) && (
            <div data-part="column">
              {appointments}
              {drawer && <DrawerCard drawer={drawer} onRetry={onRefresh} href={hrefs.drawer} />}
            </div>
          )}
        </div>
      )}
    </S.Root>
  );
}
