import type { ResultSince } from '@alms/lis-domain/quality-control';
import { briefValue, canMoveResult } from '@alms/lis-domain/results';
import { Alert } from '@alms/ui/alert';
import { Chip } from '@alms/ui/chip';
import { DataTable, moreRows, type DataTableColumn } from '@alms/ui/data-table';
import { useMessages } from '@alms/ui/i18n';
import type { Resource } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { CellText } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { qualityControlMessages } from '../words/index.ts';
import type { AffectedDecision, AffectedDecisions, AffectedResults } from './correction.types.ts';
import * as S from './correction.styles.ts';
import { useWhen } from './use-when.ts';
import { correctionMessages } from './words/index.ts';

export interface AffectedListProps {
  /** Loaded on request. */
  results: Resource<AffectedResults>;
  onMore?: (() => void) | undefined;
  /** Link to a result where it can be verified, repeated or corrected. */
  hrefOf: (result: ResultSince) => string;
  onRetry: () => void | Promise<void>;
  /** Decisions on the results. When omitted, none can be made. */
  decisions?: ResultDecisions | undefined;
  /** Whether outcomes are shown, as for a rejected run. @default false */
  hasOutcomes?: boolean;
}

export interface ResultDecisions {
  made: AffectedDecisions;
  /** Undefined withdraws the decision. */
  onDecide: (result: ResultSince, decision: AffectedDecision | undefined) => void;
  /** Whether the user may repeat tests. */
  canRepeat: boolean;
}

const itemsOf = (results: Resource<AffectedResults>): Resource<readonly ResultSince[]> => {
  if (results.status !== 'ready') return results;
  const { items } = results.data;
  return items.length === 0 ? { status: 'empty', reason: 'none-yet' } : { ...results, data: items };
};

/** Number and period of the affected results, and the results themselves with links. */
export function AffectedList({
  results,
  onMore,
  hrefOf,
  onRetry,
  decisions,
  hasOutcomes = false,
}: AffectedListProps) {
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
      header: hasOutcomes ? own.valueAndDecision : words.value,
      render: (result) => (
        <S.ValueAndDecision>
          <CellText note={<bdi>{when(result.entered_at)}</bdi>}>
            <bdi>
              {[result.value_text && briefValue(result.value_text), result.unit_display]
                .filter(Boolean)
                .join(' ')}
            </bdi>
          </CellText>
          {hasOutcomes && <Decision result={result} decisions={decisions} />}
        </S.ValueAndDecision>
      ),
    },
  ];
  const known = results.status === 'ready' ? results.data : undefined;
  const hasRows = known === undefined || known.items.length > 0;
  return (
    <Stack gap="s3">
      {known && <Period results={known} isReadOnly={decisions === undefined} />}
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

/** Outcome of a result, or the field to decide it. */
function Decision({
  result,
  decisions,
}: {
  result: ResultSince;
  decisions: ResultDecisions | undefined;
}) {
  const words = useMessages(correctionMessages);
  const { id, outcome, status, patient } = result;
  if (result.under_correction && (decisions || outcome === null))
    return <Chip tone="caution">{words.underCorrection}</Chip>;
  if (outcome !== null) return <Chip>{words[outcome]}</Chip>;
  if (!decisions)
    return (
      <Text as="span" tone="muted">
        {words.undecided}
      </Text>
    );
  const isRepeatable = decisions.canRepeat && canMoveResult(status, 'retest');
  const options = [
    { value: 'unaffected' as const, label: words.unaffected },
    ...(isRepeatable ? [{ value: 'repeat' as const, label: words.repeatTest }] : []),
  ];
  return (
    <SelectField
      label={words.decisionOn({ name: patient.full_name })}
      labelVisibility="hidden"
      dense
      placeholder={words.undecided}
      options={options}
      value={decisions.made[id] ?? ''}
      onChange={({ target: { value } }) =>
        decisions.onDecide(result, options.find((option) => option.value === value)?.value)
      }
    />
  );
}

function Period({
  results: { total: count, from, to, items },
  isReadOnly,
}: {
  results: AffectedResults;
  /** Whether no decisions can be made. */
  isReadOnly: boolean;
}) {
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
    <Stack gap="s1">
      <Text>
        <strong>{period()}</strong>
      </Text>
      {items.length > 0 && <Text>{isReadOnly ? words.openResult : words.decideResults}</Text>}
    </Stack>
  );
}
