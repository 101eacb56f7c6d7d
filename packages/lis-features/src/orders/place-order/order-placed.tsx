import type { Order } from '@alms/lis-domain/orders';
import type { Sample } from '@alms/lis-domain/samples';
import { Alert } from '@alms/ui/alert';
import { Button, LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Table, type TableColumn } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { placeOrderMessages } from './words/index.ts';

/** A placed order with links to the next steps. */
export interface PlacedOrder {
  order: Order;
  /** Specimen containers of the order. When omitted, the user may not read specimens. */
  samples?: Resource<readonly Sample[]> | undefined;
  /** Cancels the whole order while it is unchanged. When omitted, the user may not. */
  undo?: { submission: Submission; onUndo: () => void } | undefined;
  hrefs: {
    /** Link to the order, where single tests can be cancelled. */
    order?: string;
    /** Link to the patient’s record. When omitted, the user may not open it. */
    patient?: string;
    /** Link to order for another patient. When omitted, no button is shown. */
    newOrder?: string;
    /** Link to the collection list. When omitted, the user does not collect specimens. */
    collection?: string;
  };
}

/** Confirms an order with its accession numbers, undo and the next steps. */
export function OrderPlaced({
  order,
  samples,
  undo,
  hrefs,
  onOrderMore,
}: PlacedOrder & { onOrderMore: () => void }) {
  const words = useMessages(placeOrderMessages);
  const specimens = useSpecimenWords();
  const isCancelled = order.status === 'cancelled';
  const count =
    samples?.status === 'ready'
      ? samples.data.length
      : new Set(order.items.map((item) => item.sample_id)).size;
  const table = {
    caption: words.labels,
    rowKey: (sample: Sample) => sample.id,
    columns: [
      {
        id: 'accession',
        header: words.accession,
        rowHeader: true,
        width: '9rem',
        render: (sample) => (
          <Text as="span" code>
            {sample.accession_number}
          </Text>
        ),
      },
      {
        id: 'specimen',
        header: words.specimen,
        width: '14rem',
        render: (sample) =>
          [specimens.type(sample.type), specimens.container(sample.container)].join(' · '),
      },
      {
        id: 'tests',
        header: words.testsOf,
        render: (sample) => sample.tests.map((test) => test.name).join(', '),
      },
    ] satisfies TableColumn<Sample>[],
  };
  return (
    <>
      {isCancelled ? (
        <Alert
          tone="neutral"
          live="polite"
          size="large"
          title={words.undoneTitle({ number: order.order_number })}
        >
          {words.undoneBody}
        </Alert>
      ) : (
        <Alert
          tone="positive"
          live="polite"
          size="large"
          title={words.doneTitle({ number: order.order_number })}
          actions={
            undo && (
              <Button
                size="small"
                busy={undo.submission.status === 'submitting'}
                onClick={undo.onUndo}
              >
                {words.undo}
              </Button>
            )
          }
        >
          {words.doneBody({ count })}
        </Alert>
      )}
      {undo?.submission.status === 'rejected' ? (
        <Alert tone="critical" live="assertive">
          {words.undoRefused}{' '}
          {hrefs.order !== undefined && <Link href={hrefs.order}>{words.openOrder}</Link>}
        </Alert>
      ) : (
        undo && <SubmissionAlert submission={undo.submission} words={words} />
      )}
      {!isCancelled && (
        <Card heading={words.labels} body={samples ? 'flush' : 'padded'}>
          {samples ? (
            <ResourceView
              resource={samples}
              label={words.labels}
              flush
              skeleton={<Table<Sample> {...table} rows={[]} skeletonRows={count} />}
            >
              {(items) => <Table<Sample> {...table} rows={items} />}
            </ResourceView>
          ) : (
            <Text tone="muted">{words.labelsUnknown}</Text>
          )}
        </Card>
      )}
      <Inline>
        {hrefs.collection !== undefined && !isCancelled && (
          <LinkButton variant="primary" href={hrefs.collection}>
            {words.toCollection}
          </LinkButton>
        )}
        {hrefs.patient !== undefined && (
          <LinkButton href={hrefs.patient}>{words.toPatient}</LinkButton>
        )}
        <Button onClick={onOrderMore}>{words.another}</Button>
        {hrefs.newOrder !== undefined && (
          <LinkButton href={hrefs.newOrder}>{words.forAnother}</LinkButton>
        )}
      </Inline>
    </>
  );
}
