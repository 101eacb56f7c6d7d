import { writtenAs, type OrderableTest } from '@alms/lis-domain/catalogue';
import type { NamedWard, WardId } from '@alms/lis-domain/facility';
import { mayChangeWard, type Order, type OrderItem } from '@alms/lis-domain/orders';
import {
  isReported,
  reactivityOf,
  type IssuedReport,
  type Result,
  type ResultId,
} from '@alms/lis-domain/results';
import type { Sample } from '@alms/lis-domain/samples';
import type { PatientId } from '@alms/lis-domain/patients';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { DownloadGlyph, Icon, PlusGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { Link } from '@alms/ui/link';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Table, type TableColumn } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { ClinicalFlag } from '../../shared/clinical-flag/index.ts';
import { IntervalText } from '../../shared/interval-text/index.ts';
import { NarrativeValue } from '../../shared/narrative-text/index.ts';
import { PortalVisibilityNote, type OnShow } from '../../shared/portal-visibility/index.ts';
import { PatientBanner } from '../../shared/patient-banner/index.ts';
import { PriorityTag } from '../../shared/priority-tag/index.ts';
import { SecondValue } from '../../shared/second-value/index.ts';
import { AddTestsDialog } from './add-tests-dialog.tsx';
import { cancellable, CancelDialog } from './cancel-dialog.tsx';
import { IssuedReports } from './issued-reports.tsx';
import type { AddedTests, CancelledTests } from './order.form.ts';
import { orderMessages } from './words/index.ts';
import { WardDialog } from './ward-dialog.tsx';
import {
  ClinicalInformationCard,
  type ClinicalInformationEditing,
} from './clinical-information-card.tsx';

export interface OrderPageScreenProps {
  order: Resource<Order>;
  /** Tests and panels of the facility, loaded when tests are added. */
  catalogue: Resource<readonly OrderableTest[]>;
  /** Cancels tests. When omitted, the user may not. */
  onCancel?: ((order: Order, tests: CancelledTests) => Promise<Submission>) | undefined;
  /** Adds tests. When omitted, the user may not. */
  onAdd?: ((order: Order, tests: AddedTests) => Promise<Submission>) | undefined;
  /**
   * Specimens of the order with their stability, loaded when tests are added. When omitted, the
   * user may not read them.
   */
  samples?: readonly Sample[] | undefined;
  /** Called when the user starts to add tests. */
  onAdding?: (() => void) | undefined;
  /** Editing of the clinical information on the order. When omitted, the user may not. */
  clinicalInformation?: ClinicalInformationEditing | undefined;
  /** Change of the ward. When omitted, the user may not, or the facility has no wards. */
  ward?:
    | {
        wards: readonly NamedWard[];
        onChange: (order: Order, wardId: WardId | null) => Promise<Submission>;
      }
    | undefined;
  /** Issued reports. When omitted, the user may not download them. */
  reports?: Resource<readonly IssuedReport[]> | undefined;
  onRetryReports?: () => void | Promise<void>;
  /**
   * Downloads the report of the order, on request with the measurement uncertainty. When omitted,
   * the user may not.
   */
  onDownload?: ((resultId: ResultId, options?: { uncertainty: boolean }) => void) | undefined;
  /** Whether the user may credit charges for collected specimens. @default false */
  mayCredit?: boolean;
  /** Results of the order. When omitted, the user may not read them. */
  results?: readonly Result[] | undefined;
  /**
   * Releases a result to the patient portal early. When omitted, the user may not, and portal
   * visibility is not shown.
   */
  onShow?: OnShow | undefined;
  onRetry?: () => void | Promise<void>;
  /** Returns the link to the patient. When omitted, the user may not open it. */
  patientHref?: ((patientId: PatientId) => string) | undefined;
}

/**
 * One order with its tests, their status and the reported values. Tests can be cancelled and added;
 * values that are not reported are shown only in the work list.
 */
export function OrderPageScreen({ order, onRetry, patientHref, ...actions }: OrderPageScreenProps) {
  const words = useMessages(orderMessages);
  const patientId = order.status === 'ready' ? order.data.patient.id : undefined;
  return (
    <Stack gap="s4">
      {patientHref && patientId !== undefined && (
        <p>
          <Link href={patientHref(patientId)}>{words.toPatient}</Link>
        </p>
      )}
      <ResourceView
        resource={order}
        label={words.order}
        headingLevel={2}
        skeleton={
          <Card>
            <Skeleton count={6} />
          </Card>
        }
        {...(onRetry && { onRetry })}
      >
        {(read) => <OneOrder order={read} {...actions} />}
      </ResourceView>
    </Stack>
  );
}

type OneOrderProps = Pick<
  OrderPageScreenProps,
  | 'catalogue'
  | 'onCancel'
  | 'onAdd'
  | 'samples'
  | 'onAdding'
  | 'clinicalInformation'
  | 'ward'
  | 'mayCredit'
  | 'reports'
  | 'onRetryReports'
  | 'onDownload'
  | 'results'
  | 'onShow'
> & { order: Order };

function OneOrder({
  order,
  catalogue,
  onCancel,
  onAdd,
  samples,
  onAdding,
  clinicalInformation,
  ward,
  reports,
  onRetryReports,
  onDownload,
  mayCredit = false,
  results = [],
  onShow,
}: OneOrderProps) {
  const words = useMessages(orderMessages);
  const format = useFormat();
  const [toCancel, setToCancel] = useState<readonly string[]>();
  const [adding, setAdding] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const open = cancellable(order);
  const reported = results.find(({ status }) => isReported(status));
  const withUncertainty = results.find(
    ({ status, uncertainty }) => isReported(status) && uncertainty !== undefined,
  );
  const startAdding = () => {
    setAdding(true);
    onAdding?.();
  };
  return (
    <Stack gap="s4">
      <PageHeader
        title={words.title({ number: order.order_number })}
        context={
          <Inline gap="s2">
            <Chip>{words[order.status]}</Chip> <PriorityTag priority={order.priority} />{' '}
            {words.requestedBy({
              name: order.ordered_by,
              time: format.dateTime(order.requested_at),
            })}
          </Inline>
        }
        actions={
          <Inline>
            {onDownload && reported && (
              <Button
                leading={<Icon glyph={DownloadGlyph} size="small" />}
                onClick={() => onDownload(reported.id)}
              >
                {words.download}
              </Button>
            )}
            {onDownload && withUncertainty && (
              <Button onClick={() => onDownload(withUncertainty.id, { uncertainty: true })}>
                {words.downloadWithUncertainty}
              </Button>
            )}
            {ward && mayChangeWard(order.status) && (
              <Button aria-haspopup="dialog" onClick={() => setMoving(true)}>
                {words.changeWard}
              </Button>
            )}
            {onCancel && open.length > 0 && (
              <Button aria-haspopup="dialog" onClick={() => setToCancel(open.map(({ id }) => id))}>
                {words.cancelOrder}
              </Button>
            )}
            {onAdd && (
              <Button
                variant="primary"
                aria-haspopup="dialog"
                leading={<Icon glyph={PlusGlyph} size="small" />}
                onClick={startAdding}
              >
                {words.addTests}
              </Button>
            )}
          </Inline>
        }
      />
      <PatientBanner patient={order.patient} ward={order.ward} frame="card" />
      <ClinicalInformationCard
        order={order}
        catalogue={catalogue}
        clinicalInformation={clinicalInformation}
      />
      <Card heading={words.tests} body="flush">
        <Items
          order={order}
          onCancel={onCancel && ((id) => setToCancel([id]))}
          results={results}
          onShow={onShow}
        />
      </Card>
      {reports && <IssuedReports reports={reports} onRetry={onRetryReports} />}
      {onCancel && (
        <CancelDialog
          chosen={toCancel}
          order={order}
          mayCredit={mayCredit}
          onCancel={(tests) => onCancel(order, tests)}
          onClose={() => setToCancel(undefined)}
        />
      )}
      {ward && (
        <WardDialog
          open={isMoving}
          order={order}
          wards={ward.wards}
          onChange={(wardId) => ward.onChange(order, wardId)}
          onClose={() => setMoving(false)}
        />
      )}
      {onAdd && (
        <AddTestsDialog
          open={adding}
          order={order}
          catalogue={catalogue}
          samples={samples}
          onAdd={(tests) => onAdd(order, tests)}
          onClose={() => setAdding(false)}
        />
      )}
    </Stack>
  );
}

interface ItemsProps extends Pick<OneOrderProps, 'onShow'> {
  order: Order;
  onCancel: ((itemId: string) => void) | undefined;
  results: readonly Result[];
}

function Items({ order, onCancel, results, onShow }: ItemsProps) {
  const words = useMessages(orderMessages);
  const format = useFormat();
  const open = new Set(cancellable(order).map(({ id }) => id));
  const resultsOf = (itemId: string) =>
    results.filter(({ order_item_id }) => order_item_id === itemId);
  const reportedOf = (itemId: string) =>
    resultsOf(itemId).filter(({ status }) => isReported(status));
  const hasValues = results.some(({ status }) => isReported(status));
  const columns: TableColumn<OrderItem>[] = [
    {
      id: 'test',
      header: words.test,
      rowHeader: true,
      render: ({ name, code, panel_code }) => (
        <>
          {name}{' '}
          <Text as="span" tone="muted" code>
            {code}
          </Text>
          {panel_code !== null && (
            <Text as="span" size="small" tone="muted" style={{ display: 'block' }}>
              {words.ofPanel({ panel: panel_code })}
            </Text>
          )}
        </>
      ),
    },
    ...(hasValues
      ? [
          {
            id: 'result',
            header: words.result,
            render: ({ id }: OrderItem) =>
              reportedOf(id).map((result) => <ReportedValue key={result.id} result={result} />),
          },
          {
            id: 'interval',
            header: words.interval,
            render: ({ id }: OrderItem) =>
              reportedOf(id).map(
                ({ id: resultId, range, test }) =>
                  // A flag that is missing because there is no interval states it already.
                  range && (
                    <IntervalText key={resultId} range={range} resultType={test.result_type} />
                  ),
              ),
          },
        ]
      : []),
    {
      id: 'state',
      header: words.state,
      render: ({ id, status, cancellation }) => (
        <>
          {words[`item_${status}`]}
          {onShow &&
            resultsOf(id).map((result) => (
              <PortalVisibilityNote key={result.id} result={result} onShow={onShow} />
            ))}
          {cancellation && (
            <Text as="span" size="small" tone="muted" style={{ display: 'block' }}>
              {words.cancelledBy({
                reason: [words[cancellation.code], cancellation.note].filter(Boolean).join(': '),
                name: cancellation.by.name,
                time: format.dateTime(cancellation.at),
              })}
            </Text>
          )}
        </>
      ),
    },
    ...(onCancel && open.size > 0
      ? [
          {
            id: 'actions',
            header: words.actions,
            headerHidden: true,
            align: 'end' as const,
            width: '9rem',
            render: ({ id, name }: OrderItem) =>
              open.has(id) && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-haspopup="dialog"
                  aria-label={words.cancelTestNamed({ test: name })}
                  onClick={() => onCancel(id)}
                >
                  {words.cancelTest}
                </Button>
              ),
          },
        ]
      : []),
  ];
  return (
    <Table<OrderItem>
      columns={columns}
      rows={order.items}
      rowKey={({ id }) => id}
      caption={words.tests}
    />
  );
}

function ReportedValue({
  result: { test, value_text, unit_display, second, flag, flag_reason, amendment },
}: {
  result: Result;
}) {
  const words = useMessages(orderMessages);
  const isNarrative = writtenAs[test.result_type] === 'document';
  return (
    <Inline gap="s2">
      {value_text !== null && isNarrative && <NarrativeValue text={value_text} />}
      {value_text !== null && !isNarrative && (
        <bdi>
          <Text as="strong" strong figures>
            {value_text}
          </Text>{' '}
          {unit_display}
          <SecondValue second={second} />
        </bdi>
      )}
      {!isNarrative && (
        <ClinicalFlag
          flag={flag}
          reason={flag_reason}
          reactivity={reactivityOf(test, value_text)}
        />
      )}
      {amendment && <Chip tone="caution">{words.underCorrection}</Chip>}
    </Inline>
  );
}
