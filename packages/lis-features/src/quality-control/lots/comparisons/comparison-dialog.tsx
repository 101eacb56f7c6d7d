import {
  MAX_PAIRS,
  MIN_PAIRS,
  type LotComparison,
  type LotPair,
} from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { Chip } from '@alms/ui/chip';
import { DescriptionList } from '@alms/ui/description-list';
import { Dialog } from '@alms/ui/dialog';
import { FieldArray } from '@alms/ui/field-array';
import { FormActions } from '@alms/ui/form';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, CriticalGlyph } from '@alms/ui/icon';
import { writeNumber } from '@alms/ui/number-field';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { Table, type TableColumn } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { useDecimalMark } from '../../../shared/decimal-input/index.ts';
import { LisForm, useLisForm, useRows } from '../../../shared/lis-form/index.ts';
import { useOutcome } from '../../../shared/outcome/index.ts';
import { lotsMessages } from '../words/index.ts';
import {
  decisionForm,
  pairsForm,
  type DecisionFields,
  type DecisionValues,
  type PairsFields,
} from './comparison.form.ts';
import { VerdictChip } from './comparisons-card.tsx';
import { comparisonsMessages } from './words/index.ts';

export interface ComparisonDialogProps {
  comparison: LotComparison;
  /** Replaces the specimens. Must not reject. When omitted, the user may not. */
  onEnter?:
    | ((entry: { comparison: LotComparison; pairs: LotPair[] }) => Promise<Submission>)
    | undefined;
  /** Accepts or rejects the new lot. Must not reject. When omitted, the user may not. */
  onDecide?:
    | ((decision: { comparison: LotComparison } & DecisionValues) => Promise<Submission>)
    | undefined;
  onClose: () => void;
}

/** One comparison of two reagent lots: specimens, figures with a verdict, and the decision. */
export function ComparisonDialog({
  comparison,
  onEnter,
  onDecide,
  onClose,
}: ComparisonDialogProps) {
  const words = useMessages(comparisonsMessages);
  const { test, lot, current_lot, decided, version } = comparison;
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={words.detailTitle({
        test: test.name,
        lot: lot.lot_number,
        current: current_lot.lot_number,
      })}
    >
      <Stack gap="s5">
        <Figures comparison={comparison} />
        {decided === null && onEnter ? (
          <PairsForm key={`pairs ${version}`} comparison={comparison} onEnter={onEnter} />
        ) : (
          comparison.pairs.length === 0 && <Text tone="muted">{words.noSpecimens}</Text>
        )}
        {comparison.pairs.length > 0 && <PairsTable comparison={comparison} />}
        <Text size="small" tone="muted">
          {words.method({ least: MIN_PAIRS })}
        </Text>
        {decided === null && onDecide && (
          <DecisionForm key={`decision ${version}`} comparison={comparison} onDecide={onDecide} />
        )}
      </Stack>
    </Dialog>
  );
}

function Figures({ comparison }: { comparison: LotComparison }) {
  const words = useMessages(comparisonsMessages);
  const format = useFormat();
  const { test, absolute, percent, mean_difference, mean_percent, pairs, outside, decided } =
    comparison;
  const unit = test.unit_display ?? '';
  const signed = (value: number, maximumFractionDigits: number) =>
    format.number(value, { maximumFractionDigits, signDisplay: 'exceptZero' });
  const allowed = [
    ...(absolute === null
      ? []
      : [words.absoluteOf({ limit: format.number(Number(absolute)), unit })]),
    ...(percent === null ? [] : [words.percentOf({ limit: format.number(Number(percent)) })]),
  ];
  return (
    <DescriptionList
      layout="grid"
      items={[
        {
          id: 'allowed',
          term: words.allowable,
          description: <bdi>{allowed.join(' / ')}</bdi>,
        },
        {
          id: 'mean',
          term: words.meanDifference,
          description:
            mean_difference === null ? (
              words.unknown
            ) : (
              <bdi dir="ltr">
                {mean_percent === null
                  ? words.meanOf({ mean: signed(mean_difference, 3), unit })
                  : words.meanBoth({
                      mean: signed(mean_difference, 3),
                      unit,
                      percent: signed(mean_percent, 1),
                    })}
              </bdi>
            ),
        },
        {
          id: 'verdict',
          term: words.verdict,
          description: (
            <>
              <VerdictChip {...comparison} />
              <Text size="small" tone="muted">
                {words.outsideOf({ outside, count: pairs.length })}
              </Text>
            </>
          ),
        },
        {
          id: 'decision',
          term: words.decision,
          description:
            decided === null ? (
              words.undecided
            ) : (
              <>
                {words.decidedBy({
                  decision: words[decided.decision],
                  at: format.dateTime(decided.at),
                  name: decided.by.name,
                })}
                <Text size="small" tone="muted">
                  {decided.reason}
                </Text>
              </>
            ),
        },
      ]}
    />
  );
}

const signed = (text: string) => {
  if (text.startsWith('-')) return `−${text.slice(1)}`;
  return Number(text) === 0 ? text : `+${text}`;
};

function PairsTable({ comparison: { pairs, lot, current_lot } }: { comparison: LotComparison }) {
  const words = useMessages(comparisonsMessages);
  type Pair = LotComparison['pairs'][number];
  const figure = (id: 'current' | 'candidate' | 'difference', header: string) => ({
    id,
    header,
    align: 'end' as const,
    render: (pair: Pair) => (
      <bdi dir="ltr">{id === 'difference' ? signed(pair.difference) : pair[id]}</bdi>
    ),
  });
  const columns: TableColumn<Pair>[] = [
    {
      id: 'specimen',
      header: words.specimen,
      rowHeader: true,
      render: ({ specimen }) => <bdi dir="ltr">{specimen}</bdi>,
    },
    figure('current', words.currentOf({ lot: current_lot.lot_number })),
    figure('candidate', words.newOf({ lot: lot.lot_number })),
    figure('difference', words.difference),
    {
      id: 'within',
      header: words.allowed,
      render: ({ allowed, within }) => (
        <Chip tone={within ? 'positive' : 'critical'} glyph={within ? CheckGlyph : CriticalGlyph}>
          {within
            ? words.withinOf({ allowed: allowed ?? '' })
            : words.beyondOf({ allowed: allowed ?? '' })}
        </Chip>
      ),
    },
  ];
  return (
    <Table
      caption={words.specimens}
      columns={columns}
      rows={pairs}
      rowKey={({ specimen }) => specimen}
    />
  );
}

function PairsForm({
  comparison,
  onEnter,
}: Required<Pick<ComparisonDialogProps, 'comparison'>> & {
  onEnter: NonNullable<ComparisonDialogProps['onEnter']>;
}) {
  const words = useMessages(comparisonsMessages);
  const names = useMessages(lotsMessages);
  const mark = useDecimalMark();
  const { submission, run } = useOutcome(() => {});
  const { pairs, lot, current_lot } = comparison;
  const form = useLisForm<PairsFields, { pairs: LotPair[] }>(pairsForm(mark), {
    defaultValues: {
      pairs:
        pairs.length === 0
          ? Array.from({ length: MIN_PAIRS }, (_, at) => ({
              id: `new-${at}`,
              specimen: '',
              current: '',
              candidate: '',
            }))
          : pairs.map(({ specimen, current, candidate }) => ({
              id: specimen,
              specimen,
              current: writeNumber(current, mark),
              candidate: writeNumber(candidate, mark),
            })),
    },
    words: { ...words, version_stale: names.changed, conflict: names.changed },
    submission,
    onSubmit: (values) => run(() => onEnter({ comparison, pairs: values.pairs })),
  });
  const { rows, onRowsChange, nextId } = useRows(form, 'pairs');
  return (
    <LisForm form={form} label={words.specimens} brief>
      <FieldArray
        label={words.specimens}
        hint={words.specimensHint({ least: MIN_PAIRS })}
        rowLabel={words.specimen}
        addLabel={words.addSpecimen}
        error={form.field('pairs').error}
        rows={rows}
        onRowsChange={onRowsChange}
        newRow={() => ({ id: nextId(), specimen: '', current: '', candidate: '' })}
        min={1}
        max={MAX_PAIRS}
        layout="line"
        renderRow={(_, index) => (
          <>
            <TextField
              label={words.specimen}
              autoComplete="off"
              dir="ltr"
              maxLength={40}
              {...form.field(`pairs.${index}.specimen`)}
            />
            <TextField
              label={words.currentOf({ lot: current_lot.lot_number })}
              autoComplete="off"
              dir="ltr"
              inputMode="decimal"
              {...form.field(`pairs.${index}.current`)}
            />
            <TextField
              label={words.newOf({ lot: lot.lot_number })}
              autoComplete="off"
              dir="ltr"
              inputMode="decimal"
              {...form.field(`pairs.${index}.candidate`)}
            />
          </>
        )}
      />
      <FormActions align="end">
        <Button type="submit" busy={form.busy}>
          {words.saveSpecimens}
        </Button>
      </FormActions>
    </LisForm>
  );
}

function DecisionForm({
  comparison,
  onDecide,
}: {
  comparison: LotComparison;
  onDecide: NonNullable<ComparisonDialogProps['onDecide']>;
}) {
  const words = useMessages(comparisonsMessages);
  const names = useMessages(lotsMessages);
  const { submission, run } = useOutcome(() => {});
  const form = useLisForm<DecisionFields, DecisionValues>(decisionForm, {
    defaultValues: { decision: '', reason: '' },
    words: { ...names, ...words, version_stale: names.changed, conflict: names.changed },
    submission,
    onSubmit: (values) => run(() => onDecide({ comparison, ...values })),
  });
  return (
    <LisForm form={form} label={words.decide} brief>
      <SelectField
        label={words.decision}
        hint={words.decisionHint}
        placeholder={words.chooseDecision}
        options={[
          { value: 'accepted', label: words.acceptLot },
          { value: 'rejected', label: words.rejectLot },
        ]}
        {...form.field('decision')}
      />
      <TextField
        label={names.reason}
        autoComplete="off"
        maxLength={500}
        {...form.field('reason')}
      />
      <FormActions align="end">
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.decide}
        </Button>
      </FormActions>
    </LisForm>
  );
}
