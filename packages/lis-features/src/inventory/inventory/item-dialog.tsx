import { stockItemTypes, storageConditions } from '@alms/lis-domain/inventory';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { MultiSelectField, type Choice } from '@alms/ui/multi-select-field';
import type { Resource, Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { LisForm } from '../../shared/lis-form/index.ts';
import { useLaterAnswers } from '../../shared/outcome/index.ts';
import { stockItemWordsMessages } from '../../shared/words/stock-item-words/index.ts';
import {
  EditConflictDialog,
  useVersionedForm,
  type ConflictField,
  type SaveOutcome,
} from '../../shared/versioned-form/index.ts';
import {
  itemFieldsOf,
  itemForm,
  itemValuesOf,
  type EditedItem,
  type ItemFields,
  type StockItemValues,
} from './stock-actions.ts';
import { inventoryMessages } from './words/index.ts';

export interface ItemDialogProps {
  /** The item to edit, with version 0 for a new one. Undefined closes the dialog. */
  edited: EditedItem | undefined;
  onClose: () => void;
  /** Tests that can consume the item. */
  tests: Resource<readonly Choice[]>;
  /**
   * Saves the item against the version it is based on. Must not reject; field errors from the
   * server arrive as `saving`.
   */
  onSave: (change: {
    values: StockItemValues;
    base: EditedItem;
  }) => Promise<SaveOutcome<EditedItem>>;
  /** State of the save. Each new object is a new response. */
  saving: Submission;
}

/** Edits an item: name, storage, reorder levels, and the tests that consume it. */
export function ItemDialog({ edited, onClose, ...rest }: ItemDialogProps) {
  const words = useMessages(inventoryMessages);
  return (
    <Dialog
      open={edited !== undefined}
      onClose={onClose}
      size="large"
      title={edited && edited.version > 0 ? edited.name : words.newItem}
    >
      {edited && <ItemForm edited={edited} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function ItemForm({
  edited,
  onClose,
  tests,
  onSave,
  saving,
}: ItemDialogProps & { edited: EditedItem }) {
  const words = useMessages(inventoryMessages);
  const names = useMessages(stockItemWordsMessages);
  const { form, conflict, onSettle, onBack } = useVersionedForm<
    ItemFields,
    StockItemValues,
    EditedItem
  >(itemForm, {
    record: edited,
    valuesOf: itemValuesOf,
    fieldsOf: itemFieldsOf,
    words,
    submission: useLaterAnswers(saving),
    onSave,
    onSaved: onClose,
  });
  const { field, methods } = form;
  const chosen = methods.watch('test_parameter_ids');
  const known = tests.status === 'ready' ? tests.data : [];
  const { ref: _, onChange: __, ...bound } = field('test_parameter_ids');
  return (
    <>
      <LisForm form={form} label={words.form}>
        <Stack gap="s5">
          <Grid>
            <TextField label={words.code} hint={words.codeHint} dir="ltr" {...field('code')} />
            <TextField label={words.name} {...field('name')} />
            <SelectField
              label={words.type}
              options={stockItemTypes.map((value) => ({ value, label: names[value] }))}
              {...field('type')}
            />
            <SelectField
              label={words.storage}
              options={storageConditions.map((value) => ({ value, label: names[value] }))}
              {...field('storage')}
            />
            <TextField label={words.unit} hint={words.unitHint} {...field('unit')} />
            <TextField label={words.barcode} optional dir="ltr" {...field('barcode')} />
            <TextField label={words.manufacturer} optional {...field('manufacturer')} />
            <TextField
              label={words.catalogNumber}
              optional
              dir="ltr"
              {...field('catalog_number')}
            />
            <TextField label={words.supplier} optional {...field('supplier')} />
            <TextField label={words.leadTime} inputMode="numeric" {...field('lead_time_days')} />
            <TextField label={words.minLevel} inputMode="numeric" {...field('min_level')} />
            <TextField label={words.reorderLevel} inputMode="numeric" {...field('reorder_level')} />
            <TextField label={words.maxLevel} inputMode="numeric" {...field('max_level')} />
            <TextField
              label={words.expiryAlert}
              inputMode="numeric"
              {...field('expiry_alert_days')}
            />
            <TextField
              label={words.openStability}
              hint={words.openStabilityHint}
              optional
              inputMode="numeric"
              {...field('open_stability_days')}
            />
            <TextField
              label={words.testsPerUnit}
              hint={words.testsPerUnitHint}
              optional
              inputMode="numeric"
              {...field('tests_per_unit')}
            />
          </Grid>
          <MultiSelectField
            {...bound}
            label={words.tests}
            optional
            options={tests}
            value={chosen.map(
              (value) => known.find((choice) => choice.value === value) ?? { value, label: value },
            )}
            onValueChange={(next) =>
              methods.setValue(
                'test_parameter_ids',
                next.map(({ value }) => value),
                { shouldDirty: true },
              )
            }
          />
          <Stack gap="s3">
            <Checkbox
              label={words.needsLotQc}
              hint={words.needsLotQcHint}
              {...field('needs_lot_qc')}
            />
            {edited.version > 0 && (
              <Checkbox label={words.active} hint={words.activeHint} {...field('active')} />
            )}
          </Stack>
        </Stack>
        <FormActions align="end">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {words.save}
          </Button>
        </FormActions>
      </LisForm>
      <EditConflictDialog
        conflict={conflict}
        fields={useItemAnswers(known)}
        onSettle={onSettle}
        onBack={onBack}
      />
    </>
  );
}

/** Describes an item in words, for comparing two versions. */
function useItemAnswers(tests: readonly Choice[]): readonly ConflictField<StockItemValues>[] {
  const words = useMessages(inventoryMessages);
  const names = useMessages(stockItemWordsMessages);
  const format = useFormat();
  const figure = (
    name:
      | 'tests_per_unit'
      | 'open_stability_days'
      | 'min_level'
      | 'reorder_level'
      | 'max_level'
      | 'lead_time_days'
      | 'expiry_alert_days',
    label: string,
  ): ConflictField<StockItemValues> => ({
    name,
    label,
    show: ({ [name]: value }) => (value === null ? words.none : format.number(value)),
  });
  const yesNo = (
    name: 'needs_lot_qc' | 'active',
    label: string,
  ): ConflictField<StockItemValues> => ({
    name,
    label,
    show: ({ [name]: value }) => (value ? words.yes : words.no),
  });
  const line = (
    name: 'manufacturer' | 'catalog_number' | 'barcode' | 'supplier',
    label: string,
  ): ConflictField<StockItemValues> => ({
    name,
    label,
    show: ({ [name]: value }) => value || words.none,
  });
  return [
    { name: 'code', label: words.code },
    { name: 'name', label: words.name },
    { name: 'type', label: words.type, show: ({ type }) => names[type] },
    { name: 'storage', label: words.storage, show: ({ storage }) => names[storage] },
    { name: 'unit', label: words.unit },
    line('barcode', words.barcode),
    line('manufacturer', words.manufacturer),
    line('catalog_number', words.catalogNumber),
    line('supplier', words.supplier),
    figure('lead_time_days', words.leadTime),
    figure('min_level', words.minLevel),
    figure('reorder_level', words.reorderLevel),
    figure('max_level', words.maxLevel),
    figure('expiry_alert_days', words.expiryAlert),
    figure('open_stability_days', words.openStability),
    figure('tests_per_unit', words.testsPerUnit),
    {
      name: 'test_parameter_ids',
      label: words.tests,
      show: ({ test_parameter_ids: ids }) =>
        ids.length === 0
          ? words.none
          : format.list(ids.map((id) => tests.find(({ value }) => value === id)?.label ?? id)),
    },
    yesNo('needs_lot_qc', words.needsLotQc),
    yesNo('active', words.active),
  ];
}
