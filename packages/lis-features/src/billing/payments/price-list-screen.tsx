import type { PriceList } from '@alms/lis-domain/billing';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { DownloadGlyph, Icon } from '@alms/ui/icon';
import { Link } from '@alms/ui/link';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { useMoney } from '../../shared/money/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { PriceListForm, type PriceListEditing } from './price-list-form.tsx';
import { priceListMessages } from './words/price-list/index.ts';
import { PriceTable } from './price-table.tsx';

export interface PriceListScreenProps {
  list: Resource<PriceList>;
  /** Link to all price lists. */
  listsHref: string;
  /** Exports the list as a file. */
  onExport: () => void;
  exporting: Submission;
  /** Editing of the list. When omitted, access is read-only. */
  editing?: PriceListEditing | undefined;
  onRetry?: () => void | Promise<void>;
}

/**
 * A payer’s price list: its validity period and a price per test, in a table filled by keyboard or
 * from a file.
 */
export function PriceListScreen({
  list,
  listsHref,
  onExport,
  exporting,
  editing,
  onRetry,
}: PriceListScreenProps) {
  const words = useMessages(priceListMessages);
  return (
    <Stack gap="s4" data-screen="price-list">
      <Link href={listsHref}>{words.back}</Link>
      <ResourceView
        resource={list}
        label={words.list}
        headingLevel={2}
        skeleton={
          <Card>
            <Skeleton count={8} />
          </Card>
        }
        {...(onRetry && { onRetry })}
      >
        {(read) => (
          <Stack gap="s4">
            <Heading list={read} onExport={onExport} exporting={exporting} />
            <SubmissionAlert submission={exporting} words={words} />
            {editing ? (
              <PriceListForm key={read.id} list={read} {...editing} />
            ) : (
              <Reading list={read} />
            )}
          </Stack>
        )}
      </ResourceView>
    </Stack>
  );
}

function Heading({
  list: { name, payer, valid_from, valid_to },
  onExport,
  exporting,
}: { list: PriceList } & Pick<PriceListScreenProps, 'onExport' | 'exporting'>) {
  const words = useMessages(priceListMessages);
  const format = useFormat();
  const days = {
    from: format.longDate(valid_from),
    to: valid_to === null ? '' : format.longDate(valid_to),
  };
  return (
    <PageHeader
      title={words.listOf({ payer: payer.name, list: name })}
      context={valid_to === null ? words.validSince(days) : words.validBetween(days)}
      actions={
        <Button
          onClick={onExport}
          busy={exporting.status === 'submitting'}
          leading={<Icon glyph={DownloadGlyph} size="small" />}
        >
          {words.export}
        </Button>
      }
    />
  );
}

/** Read-only price table. */
function Reading({ list: { rows, currency } }: { list: PriceList }) {
  const money = useMoney(currency);
  return (
    <PriceTable
      rows={rows}
      currency={currency}
      renderPrice={({ amount_minor }) => (amount_minor === null ? null : money.show(amount_minor))}
    />
  );
}
