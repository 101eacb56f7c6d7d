import {
  canRead,
  type ControlledTestDetail,
  type ControlRun,
  type TestLot,
} from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { writeNumber } from '@alms/ui/number-field';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { useState } from 'react';
import { useDecimalMark } from '../../shared/decimal-input/index.ts';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { runForm, type RunValues } from './control.form.ts';
import { controlFormsMessages } from './words/control-forms/index.ts';
import { qualityControlMessages } from './words/index.ts';
import { figure } from './level-charts.tsx';
import { RunVerdict } from './run-verdict.tsx';

export interface RecordRunDialogProps {
  test: ControlledTestDetail;
  /** Reagent lot of the last run, as initial value. @default '' */
  reagentLot?: string;
  /**
   * Records a run. Resolves to the evaluated run, or undefined when refused, with the reason in
   * `recording`.
   */
  onRecord: (run: RunValues) => Promise<ControlRun | undefined>;
  recording: Submission;
  /** Opens the correction of a rejected run. When omitted, the user may not. */
  onResolve?: ((run: ControlRun) => void) | undefined;
  onClose: () => void;
}

/**
 * Records QC values per lot by keyboard, then shows the evaluation and, for a rejected run, opens
 * its correction.
 */
export function RecordRunDialog({
  test,
  reagentLot = '',
  onRecord,
  recording,
  onResolve,
  onClose,
}: RecordRunDialogProps) {
  const words = useMessages(controlFormsMessages);
  const names = useMessages(qualityControlMessages);
  const [recorded, setRecorded] = useState<ControlRun>();
  const lots = test.lots.filter(({ state }) => canRead(state));
  const title = words.recordTitle({ test: test.test.name, instrument: test.instrument.name });
  if (lots.length === 0) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={title}
        actions={<Button onClick={onClose}>{words.done}</Button>}
      >
        <Text>{words.noUsableLot}</Text>
      </Dialog>
    );
  }
  if (recorded) {
    const actions = (
      <>
        <Button onClick={onClose}>{words.done}</Button>
        {recorded.status === 'rejected' && onResolve && (
          <Button variant="primary" onClick={() => onResolve(recorded)}>
            {names.resolve({ number: recorded.number })}
          </Button>
        )}
      </>
    );
    return (
      <Dialog open onClose={onClose} title={title} actions={actions}>
        <RunVerdict run={recorded} configuration={test.rules} />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      <ReadingsForm
        lots={lots}
        unit={test.test.unit_display ?? ''}
        reagentLot={reagentLot}
        recording={recording}
        onClose={onClose}
        onSend={async (run) => setRecorded(await onRecord(run))}
      />
    </Dialog>
  );
}

/** Fields of a run as typed: one value per lot, in lot order. */
export interface ReadingFields {
  values: string[];
  reagent_lot: string;
  comment: string;
}

export interface ReadingsFormProps {
  /** Usable lots of the test. */
  lots: readonly TestLot[];
  unit: string;
  reagentLot: string;
  recording: Submission;
  /** Entries to continue with. @default none */
  draft?: ReadingFields | undefined;
  onValuesChange?: ((values: ReadingFields) => void) | undefined;
  /** When omitted, there is no Cancel button. */
  onClose?: (() => void) | undefined;
  onSend: (run: RunValues) => Promise<void>;
}

/** Values of a QC run, one per usable lot. */
export function ReadingsForm({
  lots,
  unit,
  reagentLot,
  recording,
  draft,
  onValuesChange,
  onClose,
  onSend,
}: ReadingsFormProps) {
  const words = useMessages(controlFormsMessages);
  const mark = useDecimalMark();
  const form = useLisForm<ReadingFields, RunValues>(
    runForm(
      lots.map(({ id }) => id),
      mark,
    ),
    {
      defaultValues: draft ?? {
        values: lots.map(() => ''),
        reagent_lot: reagentLot,
        comment: '',
      },
      words,
      onSubmit: onSend,
      submission: recording,
      onValuesChange,
    },
  );
  const hintOf = ({ lot_number: lot, target }: TestLot) =>
    target === null
      ? words.expectedNone({ lot })
      : words.expected({
          lot,
          mean: writeNumber(figure(target.mean), mark),
          sd: writeNumber(figure(target.sd), mark),
        });
  return (
    <LisForm form={form} label={words.recordNow}>
      {lots.map((lot, index) => (
        <TextField
          key={lot.id}
          label={words.levelValue({ level: lot.level, label: lot.level_label })}
          hint={hintOf(lot)}
          autoComplete="off"
          inputMode="decimal"
          dir="ltr"
          maxLength={20}
          {...(unit !== '' && { trailing: unit })}
          {...form.field(`values.${index}`)}
        />
      ))}
      <TextField
        label={words.reagentLot}
        optional
        autoComplete="off"
        maxLength={40}
        {...form.field('reagent_lot')}
      />
      <TextField
        label={words.comment}
        optional
        autoComplete="off"
        maxLength={300}
        {...form.field('comment')}
      />
      <FormActions align="end">
        {onClose && <Button onClick={onClose}>{words.cancel}</Button>}
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.recordNow}
        </Button>
      </FormActions>
    </LisForm>
  );
}
