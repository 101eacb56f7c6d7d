import { REQUIRED_SCORE } from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { useDecimalMark } from '../../../../shared/decimal-input/index.ts';
import { LisForm, useLisForm } from '../../../../shared/lis-form/index.ts';
import { useOutcome } from '../../../../shared/outcome/index.ts';
import type { CatalogueTest } from '../../set-up-forms.tsx';
import { limitForm, type LimitFields, type LimitValues } from './limits.form.ts';
import { limitsMessages } from './words/index.ts';

export interface LimitDialogProps {
  catalogue: readonly CatalogueTest[];
  /** Must not reject. */
  onAdd: (limit: LimitValues) => Promise<Submission>;
  onClose: () => void;
}

/** Sets the allowable error of a test from a day on. */
export function LimitDialog({ catalogue, onAdd, onClose }: LimitDialogProps) {
  const words = useMessages(limitsMessages);
  const mark = useDecimalMark();
  const { submission, run } = useOutcome(onClose);
  const form = useLisForm<LimitFields, LimitValues>(limitForm(mark), {
    defaultValues: {
      test_parameter_id: '',
      valid_from: '',
      absolute: '',
      percent: '',
      required_score: String(REQUIRED_SCORE),
      source: '',
    },
    words,
    submission,
    onSubmit: (values) => run(() => onAdd(values)),
  });
  const { field } = form;
  return (
    <Dialog open onClose={onClose} title={words.addTitle}>
      <LisForm form={form} label={words.addTitle}>
        <SelectField
          label={words.test}
          placeholder={words.chooseTest}
          options={catalogue.map(({ id, name }) => ({ value: id, label: name }))}
          {...field('test_parameter_id')}
        />
        <TextField
          label={words.validFrom}
          hint={words.validFromHint}
          type="date"
          {...field('valid_from')}
        />
        <TextField
          label={words.absolute}
          hint={words.absoluteHint}
          optional
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          {...field('absolute')}
        />
        <TextField
          label={words.percent}
          hint={words.percentHint}
          optional
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          {...field('percent')}
        />
        <TextField
          label={words.requiredScore}
          hint={words.requiredScoreHint}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          {...field('required_score')}
        />
        <TextField
          label={words.source}
          hint={words.sourceHint}
          autoComplete="off"
          maxLength={120}
          {...field('source')}
        />
        <FormActions align="end">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {words.addNow}
          </Button>
        </FormActions>
      </LisForm>
    </Dialog>
  );
}
