import type { LotResult, ProductLot } from '@alms/lis-domain/quality-control';
import { briefValue } from '@alms/lis-domain/results';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Chip } from '@alms/ui/chip';
import { DataTable, moreRows, type DataTableColumn } from '@alms/ui/data-table';
import { DescriptionList } from '@alms/ui/description-list';
import { Dialog } from '@alms/ui/dialog';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Resource, Submission } from '@alms/ui/resource';
import { SearchField } from '@alms/ui/search-field';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { CellText } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { ClinicalFlag } from '../../shared/clinical-flag/index.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { lotsMessages } from './words/index.ts';

/** Results of a lot on the pages read so far, with the numbers on all pages. */
export interface LotResults {
  items: readonly LotResult[];
  total: number;
  /** Number of further results that the user may not open. */
  concealed: number;
}

/** Filter of the results; empty for all. */
export interface LotResultFilter {
  query: string;
  reported: '' | 'true' | 'false';
}

export interface LotResultsDialogProps {
  lot: ProductLot;
  results: Resource<LotResults>;
  filter: LotResultFilter;
  onFilterChange: (filter: LotResultFilter) => void;
  onMore?: (() => void) | undefined;
  /** Link to a result. */
  hrefOf: (result: LotResult) => string;
  onExport: () => void;
  onPrint: () => void;
  /** Recalls the lot. Must not reject. When omitted, the user may not. */
  onRecall?: ((recall: { lot: ProductLot; reason: string }) => Promise<Submission>) | undefined;
  /** Undoes a recall that was recorded by mistake. When omitted, the user may not. */
  onUndoRecall?: ((undo: { lot: ProductLot; reason: string }) => Promise<Submission>) | undefined;
  onClose: () => void;
  onRetry?: (() => void | Promise<void>) | undefined;
}

/** A lot with every patient result measured with it, for a recall. */
export function LotResultsDialog({
  lot,
  results,
  filter,
  onFilterChange,
  onMore,
  hrefOf,
  onExport,
  onPrint,
  onRecall,
  onUndoRecall,
  onClose,
  onRetry,
}: LotResultsDialogProps) {
  const words = useMessages(lotsMessages);
  const [isRecalling, setRecalling] = useState(false);
  const known = results.status === 'ready' ? results.data : undefined;
  const hasNone = known?.items.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={words.lotOf({ name: lot.name, lot: lot.lot_number })}
      data-component="lot-results-dialog"
      actions={
        <>
          <Button onClick={onExport} inertReason={hasNone ? words.noResultsTitle : undefined}>
            {words.exportResults}
          </Button>
          <Button onClick={onPrint} inertReason={hasNone ? words.noResultsTitle : undefined}>
            {words.printResults}
          </Button>
          {onUndoRecall && lot.recalled && (
            <Button aria-haspopup="dialog" onClick={() => setRecalling(true)}>
              {words.undoRecall}
            </Button>
          )}
          {onRecall && !lot.recalled && (
            <Button
              variant="primary"
              tone="critical"
              aria-haspopup="dialog"
              onClick={() => setRecalling(true)}
            >
              {words.recall}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="s4">
        <LotFacts lot={lot} />
        {known && (
          <Text>
            <strong>{words.resultCount({ count: known.total })}</strong>
          </Text>
        )}
        {known && known.concealed > 0 && (
          <Alert tone="caution">{words.concealed({ count: known.concealed })}</Alert>
        )}
        <DataTable<LotResult>
          columns={useColumns()}
          resource={itemsOf(results, filter)}
          rowKey={({ trace_id }) => trace_id}
          rowHref={hrefOf}
          caption={words.results}
          headingLevel={3}
          lines={2}
          height="40vh"
          filter={<Filter filter={filter} onFilterChange={onFilterChange} />}
          paging={moreRows({ onMore })}
          empty={{
            'none-yet': { title: words.noResultsTitle, body: words.noResultsBody },
            'no-match': { title: words.noMatchTitle, body: words.noMatchBody },
          }}
          {...(onRetry && { onRetry })}
        />
      </Stack>
      {isRecalling && onUndoRecall && lot.recalled && (
        <ReasonDialog
          title={words.undoRecallTitle({ lot: lot.lot_number })}
          body={words.undoRecallBody}
          confirm={words.undoRecallNow}
          onSend={(reason) => onUndoRecall({ lot, reason })}
          onClose={() => setRecalling(false)}
        />
      )}
      {isRecalling && onRecall && !lot.recalled && (
        <ReasonDialog
          title={words.recallTitle({ lot: lot.lot_number })}
          body={words.recallBody}
          confirm={words.recallNow}
          onSend={(reason) => onRecall({ lot, reason })}
          onClose={() => setRecalling(false)}
        />
      )}
    </Dialog>
  );
}

function itemsOf(
  results: Resource<LotResults>,
  { query, reported }: LotResultFilter,
): Resource<readonly LotResult[]> {
  if (results.status !== 'ready') return results;
  const { items } = results.data;
  if (items.length > 0) return { ...results, data: items };
  return {
    status: 'empty',
    reason: query === '' && reported === '' ? 'none-yet' : 'no-match',
  };
}

function LotFacts({ lot: { expiry_date, in_use_on, recalled } }: { lot: ProductLot }) {
  const words = useMessages(lotsMessages);
  const format = useFormat();
  return (
    <>
      {recalled && (
        <Alert tone="critical" title={words.recalled}>
          {words.recalledBy({
            reason: recalled.reason,
            name: recalled.by.name,
            at: format.dateTime(recalled.at),
          })}
        </Alert>
      )}
      <DescriptionList
        layout="inline"
        items={[
          {
            id: 'expiry',
            term: words.expiry,
            description: expiry_date === null ? null : format.longDate(expiry_date),
          },
          ...(in_use_on.length > 0
            ? [
                {
                  id: 'instruments',
                  term: words.inUseOn,
                  description: <bdi>{in_use_on.join(', ')}</bdi>,
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

function Filter({
  filter,
  onFilterChange,
}: Pick<LotResultsDialogProps, 'filter' | 'onFilterChange'>) {
  const words = useMessages(lotsMessages);
  return (
    <>
      <SearchField
        label={words.searchResults}
        value={filter.query}
        onChange={({ target: { value } }) => onFilterChange({ ...filter, query: value })}
      />
      <SelectField
        label={words.reported}
        labelVisibility="hidden"
        dense
        options={[
          { value: '', label: words.allResults },
          { value: 'true', label: words.reportedOnly },
          { value: 'false', label: words.unreportedOnly },
        ]}
        value={filter.reported}
        onChange={({ target: { value } }) =>
          onFilterChange({ ...filter, reported: value as LotResultFilter['reported'] })
        }
      />
    </>
  );
}

function useColumns(): DataTableColumn<LotResult>[] {
  const words = useMessages(lotsMessages);
  const format = useFormat();
  return [
    {
      id: 'patient',
      header: words.patient,
      rowHeader: true,
      render: ({ patient, order_number }) => (
        <CellText
          note={
            <Text as="span" code>
              {[patient.mrn, order_number].join(' · ')}
            </Text>
          }
        >
          {patient.full_name}
        </CellText>
      ),
    },
    {
      id: 'value',
      header: words.value,
      render: ({ test, value_text, unit_display, flag, replaced }) => (
        <CellText note={[test.name, ...(replaced ? [words.replaced] : [])].join(' · ')}>
          <bdi>
            {[value_text && briefValue(value_text), unit_display].filter(Boolean).join(' ')}
          </bdi>{' '}
          {flag !== null && <ClinicalFlag flag={flag} reason={null} />}
        </CellText>
      ),
    },
    {
      id: 'measured',
      header: words.measured,
      render: ({ measured_at, instrument_name }) => (
        <CellText note={instrument_name}>{format.dateTime(measured_at)}</CellText>
      ),
    },
    {
      id: 'reported',
      header: words.reported,
      render: ({ released_at }) =>
        released_at === null ? (
          <Chip tone="neutral">{words.notReported}</Chip>
        ) : (
          format.dateTime(released_at)
        ),
    },
  ];
}
