import type { Calibration, LotUse } from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import { calibrationForm, type CalibrationFields, type CalibrationValues } from './lots.form.ts';
import { TestsField, type NamedTest } from './tests-field.tsx';
import { lotsMessages } from './words/index.ts';

export interface CalibrationDialogProps {
  /** Calibrator lots in use on the instrument. */
  calibrators: readonly LotUse[];
  /** The latest calibration, whose tests and interval are suggested. */
  latest: Calibration | undefined;
  tests: readonly NamedTest[];
  /** Must not reject. */
  onCalibrate: (values: CalibrationValues) => Promise<Submission>;
  onClose: () => void;
}

/** Records a calibration. The outcome has no default. */
export function CalibrationDialog({
  calibrators,
  latest,
  tests,
  onCalibrate,
  onClose,
}: CalibrationDialogProps) {
  const words = useMessages(lotsMessages);
  const { submission, run } = useOutcome(onClose);
  const form = useLisForm<CalibrationFields, CalibrationValues>(calibrationForm, {
    defaultValues: {
      test_parameter_ids: latest?.tests.map(({ id }) => id) ?? [],
      calibrator_lot_id: calibrators.length === 1 ? (calibrators[0]?.lot.id ?? '') : '',
      outcome: '',
      interval_days: latest?.interval_days == null ? '' : String(latest.interval_days),
      remark: '',
    },
    words: { ...words, conflict: words.changed },
    submission,
    onSubmit: (values) => run(() => onCalibrate(values)),
  });
  const { field } = form;
  return (
    <Dialog open onClose={onClose} title={words.calibrateTitle}>
      <LisForm form={form} label={words.calibrateTitle}>
        <TestsField form={form} name="test_parameter_ids" tests={tests} />
        <SelectField
          label={words.calibratorLot}
          hint={words.calibratorHint}
          options={[
            { value: '', label: words.notRecorded },
            ...calibrators.map(({ lot }) => ({
              value: lot.id,
              label: words.lotOf({ name: lot.name, lot: lot.lot_number }),
            })),
          ]}
          {...field('calibrator_lot_id')}
        />
        <SelectField
          label={words.outcome}
          placeholder={words.chooseOutcome}
          options={[
            { value: 'accepted', label: words.accepted },
            { value: 'failed', label: words.failed },
          ]}
          {...field('outcome')}
        />
        <TextField
          label={words.interval}
          hint={words.intervalHint}
          optional
          inputMode="numeric"
          autoComplete="off"
          {...field('interval_days')}
        />
        <TextField
          label={words.remark}
          optional
          autoComplete="off"
          maxLength={500}
          {...field('remark')}
        />
        <FormActions align="end">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {words.calibrateNow}
          </Button>
        </FormActions>
      </LisForm>
    </Dialog>
  );
}
