import { stockItemTypes, storageConditions, type StockItem, type StockItemBody } from '@alms/lis-domain/inventory';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { MultiSelectField, type Choice } from '@alms/ui/multi-select-field';
import type { Resource, Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useState } from 'react';
import { LisForm, useLisForm } from '../../shared/lis-form/index.js';
import { stockWordsMessages } from '../../shared/stock-words/index.js';
import { itemFieldsOf, itemForm, newItemFields, type ItemFields } from './stock-acts.js';
import { stockMessages } from './stock.messages.js';

/** The item that is changed, or what is known of one that is about to be made. */
export type EditedItem = { item: StockItem } | { barcode: string };

export interface ItemDialogProps {
  /** Undefined closes the dialog. */
  edited: EditedItem | undefined;
  onClose: () => void;
  /** The tests that may use it up. */
  tests: Resource<readonly Choice[]>;
  /** Saves the item. It must not reject. */
  onSave: (saved: { item: StockItem | undefined; body: StockItemBody }) => Promise<Submission>;
}

/** Everything an item is: what it is called, how it is kept, when it is ordered again, and what uses it up. */
export function ItemDialog({ edited, onClose, ...rest }: ItemDialogProps) {
  const words = useMessages(stockMessages);
  return (
    <Dialog open={edited !== undefined} onClose={onClose} size="large" title={edited && 'item' in edited ? edited.item.name : words.newItem}>
      {edited && <ItemForm edited={edited} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function ItemForm({ edited, onClose, tests, onSave }: ItemDialogProps & { edited: EditedItem }) {
  const words = useMessages(stockMessages);
  const names = useMessages(stockWordsMessages);
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const item = 'item' in edited ? edited.item : undefined;
  const form = useLisForm<ItemFields, StockItemBody>(itemForm, {
    defaultValues: 'item' in edited ? itemFieldsOf(edited.item) : { ...newItemFields, barcode: edited.barcode },
    words,
    submission,
    onSubmit: async (body) => {
      setSubmission({ status: 'submitting' });
      const outcome = await onSave({ item, body });
      setSubmission(outcome);
      if (outcome.status === 'done') onClose();
    },
  });
  const figure = { inputMode: 'numeric', autoComplete: 'off' } as const;
  const { field, methods } = form;
  const chosen = methods.watch('test_parameter_ids');
  const known = tests.status === 'ready' ? tests.data : [];
  const { ref: _, onChange: __, ...bound } = field('test_parameter_ids');
  return (
    <LisForm form={form} label={words.form}>
      <Stack gap="s5">
        <Grid>
          <TextField label={words.code} hint={words.codeHint} autoComplete="off" dir="ltr" {...field('code')} />
          <TextField label={words.name} autoComplete="off" {...field('name')} />
          <SelectField label={words.type} options={stockItemTypes.map((value) => ({ value, label: names[value] }))} {...field('type')} />
          <SelectField label={words.storage} options={storageConditions.map((value) => ({ value, label: names[value] }))} {...field('storage')} />
          <TextField label={words.unit} hint={words.unitHint} autoComplete="off" {...field('unit')} />
          <TextField label={words.barcode} optional autoComplete="off" dir="ltr" {...field('barcode')} />
          <TextField label={words.manufacturer} optional autoComplete="off" {...field('manufacturer')} />
          <TextField label={words.catalogNumber} optional autoComplete="off" dir="ltr" {...field('catalog_number')} />
          <TextField label={words.supplier} optional autoComplete="off" {...field('supplier')} />
          <TextField label={words.leadTime} {...figure} {...field('lead_time_days')} />
          <TextField label={words.minLevel} {...figure} {...field('min_level')} />
          <TextField label={words.reorderLevel} {...figure} {...field('reorder_level')} />
          <TextField label={words.maxLevel} {...figure} {...field('max_level')} />
          <TextField label={words.expiryAlert} {...figure} {...field('expiry_alert_days')} />
          <TextField label={words.openStability} hint={words.openStabilityHint} optional {...figure} {...field('open_stability_days')} />
          <TextField label={words.testsPerUnit} hint={words.testsPerUnitHint} optional {...figure} {...field('tests_per_unit')} />
        </Grid>
        <MultiSelectField
          {...bound}
          label={words.tests}
          optional
          options={tests}
          value={chosen.map((value) => known.find((choice) => choice.value === value) ?? { value, label: value })}
          onValueChange={(next) => methods.setValue('test_parameter_ids', next.map(({ value }) => value), { shouldDirty: true })}
        />
        <Stack gap="s3">
          <Checkbox label={words.needsLotQc} hint={words.needsLotQcHint} {...field('needs_lot_qc')} />
          {item && <Checkbox label={words.active} hint={words.activeHint} {...field('active')} />}
        </Stack>
      </Stack>
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>{words.save}</Button>
      </FormActions>
    </LisForm>
  );
}
