import type { Order } from '@alms/lis-domain/orders';
import type { Sample } from '@alms/lis-domain/samples';
import { Alert } from '@alms/ui/alert';
import { Button, LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { Table } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useSpecimenWords } from '../../shared/specimen-words/index.js';
import { placeOrderMessages } from './place-order.messages.js';

/** An order, and where to go with it. */
export interface PlacedOrder {
  order: Order;
  /** The containers of the order. When omitted, this person may not read specimens, or they are not known yet. */
  samples?: readonly Sample[] | undefined;
  hrefs: {
    patient: string;
    /** The collection list. When omitted, this person does not collect. */
    collection?: string;
  };
}

/** The numbers that were given, and what happens next. */
export function OrderPlaced({ order, samples, hrefs, onOrderMore }: PlacedOrder & { onOrderMore: () => void }) {
  const words = useMessages(placeOrderMessages);
  const specimens = useSpecimenWords();
  const count = samples?.length ?? new Set(order.items.map((item) => item.sample_id)).size;
  return (
    <>
      <Alert tone="positive" live="polite" size="large" title={words.doneTitle({ number: order.order_number })}>
        {words.doneBody({ count })}
      </Alert>
      <Card heading={words.labels} body={samples ? 'flush' : 'padded'}>
        {samples ? (
          <Table<Sample>
            caption={words.labels}
            rows={samples}
            rowKey={(sample) => sample.id}
            columns={[
              { id: 'accession', header: words.accession, rowHeader: true, width: '9rem', render: (sample) => <Text as="span" code>{sample.accession_number}</Text> },
              { id: 'specimen', header: words.specimen, width: '14rem', render: (sample) => [specimens.type(sample.type), specimens.container(sample.container)].join(' · ') },
              { id: 'tests', header: words.testsOf, render: (sample) => sample.tests.map((test) => test.name).join(', ') },
            ]}
          />
        ) : (
          <Text tone="muted">{words.labelsUnknown}</Text>
        )}
      </Card>
      <Inline>
        {hrefs.collection !== undefined && <LinkButton variant="primary" href={hrefs.collection}>{words.toCollection}</LinkButton>}
        <LinkButton href={hrefs.patient}>{words.toPatient}</LinkButton>
        <Button onClick={onOrderMore}>{words.another}</Button>
      </Inline>
    </>
  );
}
