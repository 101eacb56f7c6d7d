import type { LoadableLot } from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import { loadForm, NOT_STOCKED, type LoadFields, type LoadValues } from './lots.form.ts';
import { TestsField, type NamedTest } from './tests-field.tsx';
import { lotsMessages } from './words/index.ts';

export interface LoadLotDialogProps {
  /** Stock lots of the site of the instrument. */
  loadable: readonly LoadableLot[];
  tests: readonly NamedTest[];
  /** Must not reject. */
  onLoad: (values: LoadValues) => Promise<Submission>;
  onClose: () => void;
}

/** Puts a lot into use: of the stock, or of a product that is not stocked. */
export function LoadLotDialog({ loadable, tests, onLoad, onClose }: LoadLotDialogProps) {
  const words = useMessages(lotsMessages);
  const format = useFormat();
  const { submission, run } = useOutcome(onClose);
  const form = useLisForm<LoadFields, LoadValues>(loadForm, {
    defaultValues: {
      kind: 'reagent',
      stock_lot_id: loadable.length === 0 ? NOT_STOCKED : '',
      name: '',
      lot_number: '',
      expiry_date: '',
      test_parameter_ids: [],
      without_comparison_reason: '',
    },
    words: {
      ...words,
      'lot.name': words.stockedName,
      conflict: words.changed,
    },
    submission,
    onSubmit: (values) => run(() => onLoad(values)),
  });
  const { field } = form;
  const { watch, setValue, clearErrors } = form.methods;
  const isNamed = watch('stock_lot_id') === NOT_STOCKED;
  const lot = field('stock_lot_id');
  const isRefused =
    submission.status === 'rejected' && submission.formError === 'lot_comparison_missing';
  const asksReason = isRefused || watch('without_comparison_reason') !== '';
  return (
    <Dialog open onClose={onClose} title={words.loadTitle}>
      <LisForm form={form} label={words.loadTitle}>
        <SelectField
          label={words.lot}
          placeholder={words.chooseLot}
          options={[
            ...loadable.map(({ stock_lot_id: value, item_name, lot_number, use_by }) => ({
              value,
              label:
                use_by === null
                  ? words.lotOf({ name: item_name, lot: lot_number })
                  : words.lotUntil({
                      name: item_name,
                      lot: lot_number,
                      date: format.longDate(use_by),
                    }),
            })),
            { value: NOT_STOCKED, label: words.notStocked },
          ]}
          {...lot}
          onChange={(event) => {
            // Suggests what the stock item says; both stay choices.
            const chosen = loadable.find(({ stock_lot_id }) => stock_lot_id === event.target.value);
            if (chosen) {
              clearErrors('test_parameter_ids');
              setValue('test_parameter_ids', [...chosen.test_parameter_ids]);
              setValue('kind', chosen.type === 'calibrator' ? 'calibrator' : 'reagent');
            }
            void lot.onChange(event);
          }}
        />
        {isNamed && (
          <>
            <TextField
              label={words.product}
              autoComplete="off"
              maxLength={120}
              {...field('name')}
            />
            <TextField
              label={words.lotNumber}
              autoComplete="off"
              dir="ltr"
              maxLength={40}
              {...field('lot_number')}
            />
            <TextField label={words.expiry} type="date" optional {...field('expiry_date')} />
          </>
        )}
        <SelectField
          label={words.kind}
          options={[
            { value: 'reagent', label: words.reagent },
            { value: 'calibrator', label: words.calibrator },
          ]}
          {...field('kind')}
        />
        <TestsField form={form} name="test_parameter_ids" tests={tests} />
        {asksReason && (
          <TextField
            label={words.withoutComparison}
            maxLength={300}
            {...field('without_comparison_reason')}
          />
        )}
        <FormActions align="end">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {words.loadNow}
          </Button>
        </FormActions>
      </LisForm>
    </Dialog>
  );
}
