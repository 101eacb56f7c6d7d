import type { LoadableLot, LotUse } from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { useDecimalMark } from '../../../shared/decimal-input/index.ts';
import { LisForm, useLisForm } from '../../../shared/lis-form/index.ts';
import { useOutcome } from '../../../shared/outcome/index.ts';
import { NOT_STOCKED } from '../lots.form.ts';
import { lotsMessages } from '../words/index.ts';
import { comparisonForm, type ComparisonFields, type ComparisonValues } from './comparison.form.ts';
import { comparisonsMessages } from './words/index.ts';

export interface NewComparisonDialogProps {
  /** Reagent lots in use on the instrument. */
  reagents: readonly LotUse[];
  /** Stock lots of the site of the instrument. */
  loadable: readonly LoadableLot[];
  /** Must not reject. */
  onCreate: (values: ComparisonValues) => Promise<Submission>;
  onClose: () => void;
}

/** Starts the comparison of a new reagent lot with a lot in use. */
export function NewComparisonDialog({
  reagents,
  loadable,
  onCreate,
  onClose,
}: NewComparisonDialogProps) {
  const words = useMessages(comparisonsMessages);
  const names = useMessages(lotsMessages);
  const format = useFormat();
  const mark = useDecimalMark();
  const { submission, run } = useOutcome(onClose);
  const form = useLisForm<ComparisonFields, ComparisonValues>(comparisonForm(mark), {
    defaultValues: {
      test_parameter_id: '',
      current_lot_id: reagents.length === 1 ? (reagents[0]?.lot.id ?? '') : '',
      stock_lot_id: loadable.length === 0 ? NOT_STOCKED : '',
      name: '',
      lot_number: '',
      expiry_date: '',
      absolute: '',
      percent: '',
    },
    words: { ...names, ...words, 'lot.name': names.stockedName, conflict: names.changed },
    submission,
    onSubmit: (values) => run(() => onCreate(values)),
  });
  const { field } = form;
  const [currentId, stockId] = form.methods.watch(['current_lot_id', 'stock_lot_id']);
  const tests = reagents.find(({ lot }) => lot.id === currentId)?.tests ?? [];
  const current = field('current_lot_id');
  return (
    <Dialog open onClose={onClose} title={words.createTitle}>
      <LisForm form={form} label={words.createTitle}>
        <SelectField
          label={words.currentLot}
          placeholder={words.chooseCurrent}
          options={reagents.map(({ lot }) => ({
            value: lot.id,
            label: names.lotOf({ name: lot.name, lot: lot.lot_number }),
          }))}
          {...current}
          onChange={(event) => {
            form.methods.setValue('test_parameter_id', '');
            void current.onChange(event);
          }}
        />
        <SelectField
          label={words.test}
          placeholder={words.chooseTest}
          options={tests.map(({ id, name }) => ({ value: id, label: name }))}
          {...field('test_parameter_id')}
        />
        <SelectField
          label={words.newLot}
          placeholder={names.chooseLot}
          options={[
            ...loadable
              .filter(({ type }) => type !== 'calibrator')
              .map(({ stock_lot_id: value, item_name, lot_number, use_by }) => ({
                value,
                label:
                  use_by === null
                    ? names.lotOf({ name: item_name, lot: lot_number })
                    : names.lotUntil({
                        name: item_name,
                        lot: lot_number,
                        date: format.longDate(use_by),
                      }),
              })),
            { value: NOT_STOCKED, label: names.notStocked },
          ]}
          {...field('stock_lot_id')}
        />
        {stockId === NOT_STOCKED && (
          <>
            <TextField
              label={names.product}
              autoComplete="off"
              maxLength={120}
              {...field('name')}
            />
            <TextField
              label={names.lotNumber}
              autoComplete="off"
              dir="ltr"
              maxLength={40}
              {...field('lot_number')}
            />
            <TextField label={names.expiry} type="date" optional {...field('expiry_date')} />
          </>
        )}
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
        <FormActions align="end">
          <Button onClick={onClose}>{names.cancel}</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {words.createNow}
          </Button>
        </FormActions>
      </LisForm>
    </Dialog>
  );
}
