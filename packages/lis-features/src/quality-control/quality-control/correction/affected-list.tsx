import type { ResultSince } from '@alms/lis-domain/quality-control';
import { Alert } from '@alms/ui/alert';
import { DataTable, moreRows, type DataTableColumn } from '@alms/ui/data-table';
import { useMessages } from '@alms/ui/i18n';
import type { Resource } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { CellText } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { qualityControlMessages } from '../words/index.ts';
import type { AffectedResults } from './correction.types.ts';
import { useWhen } from './use-when.ts';
import { correctionMessages } from './words/index.ts';

export interface AffectedListProps {
  /** Loaded on request. */
  results: Resource<AffectedResults>;
  onMore?: (() => void) | undefined;
  /** Link to a result where it can be verified, repeated or corrected. */
  hrefOf: (result: ResultSince) => string;
  onRetry: () => void | Promise<void>;
}

const itemsOf = (results: Resource<AffectedResults>): Resource<readonly ResultSince[]> => {
  if (results.status !== 'ready') return results;
  const { items } = results.data;
  return items.length === 0 ? { status: 'empty', reason: 'none-yet' } : { ...results, data: items };
};

/** Number and period of the affected results, and the results themselves with links. */
export function AffectedList({ results, onMore, hrefOf, onRetry }: AffectedListProps) {
  const words = useMessages(qualityControlMessages);
  const own = useMessages(correctionMessages);
  const when = useWhen();
  const columns: DataTableColumn<ResultSince>[] = [
    {
      id: 'patient',
      header: words.patient,
      rowHeader: true,
      render: ({ patient, accession_number }) => (
        <CellText
          note={
            <Text as="span" code>
              {[patient.mrn, accession_number].join(' · ')}
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
      width: '7rem',
      render: ({ value_text, unit_display }) => (
        <bdi>{[value_text, unit_display].filter(Boolean).join(' ')}</bdi>
      ),
    },
    {
      id: 'entered',
      header: words.entered,
      width: '9rem',
      render: ({ entered_at }) => (
        <Text as="span" figures>
          {when(entered_at)}
        </Text>
      ),
    },
  ];
  const known = results.status === 'ready' ? results.data : undefined;
  const hasRows = known === undefined || known.items.length > 0;
  return (
    <Stack gap="s3">
      {known && <Period results={known} />}
      {known && known.from === null && <Alert tone="caution">{own.startUnknown}</Alert>}
      {known && known.concealed > 0 && (
        <Alert tone="caution">{own.concealed({ count: known.concealed })}</Alert>
      )}
      {hasRows && (
        <DataTable<ResultSince>
          columns={columns}
          resource={itemsOf(results)}
          rowKey={({ id }) => id}
          rowHref={hrefOf}
          caption={words.resultsSince}
          lines={2}
          paging={moreRows({ onMore })}
          empty={{ 'none-yet': { title: words.noneSinceTitle, body: words.noneSinceBody } }}
          onRetry={onRetry}
          height="40vh"
        />
      )}
    </Stack>
  );
}

function Period({ results: { total: count, from, to, items } }: { results: AffectedResults }) {
  const words = useMessages(correctionMessages);
  const when = useWhen();
  const period = () => {
    if (from !== null && to !== null)
      return words.affected({ count, from: when(from), to: when(to) });
    if (from !== null) return words.affectedSoFar({ count, from: when(from) });
    return to === null
      ? words.affectedAll({ count })
      : words.affectedUnknown({ count, to: when(to) });
  };
  return (
    <Text>
      <strong>{period()}</strong> {items.length > 0 && words.openResult}
    </Text>
  );
}
