import { canMoveOrderItem, cancellationReasons, type Order } from '@alms/lis-domain/orders';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { CheckboxGroup } from '@alms/ui/checkbox-group';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { useState } from 'react';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import { cancelForm, type CancelledTests } from './order.form.ts';
import { orderMessages } from './words/index.ts';

/** Returns the tests of an order that can still be cancelled. */
export const cancellable = ({ items }: Pick<Order, 'items'>) =>
  items.filter(({ status }) => canMoveOrderItem(status, 'cancel'));

interface CancelFormProps {
  order: Order;
  /** Ids of the initially selected tests. */
  chosen: readonly string[];
  /** Whether the user may also credit charges for collected specimens. */
  mayCredit: boolean;
  onCancel: (tests: CancelledTests) => Promise<Submission>;
  onClose: () => void;
}

export interface CancelDialogProps extends Omit<CancelFormProps, 'chosen'> {
  /** Ids of the initially selected tests; undefined closes the dialog. */
  chosen: readonly string[] | undefined;
}

/** Cancels tests of an order with a reason. Explains the effect on specimens and charges. */
export function CancelDialog({ chosen, ...form }: CancelDialogProps) {
  const words = useMessages(orderMessages);
  return (
    <Dialog
      open={chosen !== undefined}
      onClose={form.onClose}
      title={words.cancelTitle({ number: form.order.order_number })}
    >
      {chosen && <CancelForm chosen={chosen} {...form} />}
    </Dialog>
  );
}

function CancelForm({ order, chosen, mayCredit, onCancel, onClose }: CancelFormProps) {
  const words = useMessages(orderMessages);
  const { submission, run } = useOutcome(onClose);
  const items = cancellable(order);
  const [selected, setSelected] = useState(chosen);
  const collected = items.some(({ id, status }) => selected.includes(id) && status !== 'ordered');
  const form = useLisForm<
    { item_ids: string[]; code: string; note: string; credit_collected: boolean },
    CancelledTests
  >(cancelForm({ collected }), {
    defaultValues: { item_ids: [...chosen], code: '', note: '', credit_collected: false },
    words,
    submission,
    failureKey: 'cancelFailed',
    onSubmit: (tests) => run(() => onCancel(tests)),
  });
  const { id, error } = form.field('item_ids');
  return (
    <LisForm form={form} label={words.cancelAction}>
      <CheckboxGroup
        id={id}
        label={words.testsToCancel}
        error={error}
        selectAll
        options={items.map(({ id: value, name, status }) => ({
          value,
          label: <bdi>{name}</bdi>,
          ...(status !== 'ordered' && { description: words[`item_${status}`] }),
        }))}
        value={selected}
        onValueChange={(ids) => {
          setSelected(ids);
          form.methods.setValue('item_ids', ids);
          form.methods.clearErrors('item_ids');
        }}
      />
      <SelectField
        label={words.reason}
        placeholder={words.chooseReason}
        options={cancellationReasons.map((value) => ({ value, label: words[value] }))}
        {...form.field('code')}
      />
      <TextField
        label={words.note}
        hint={collected ? words.noteHintCollected : words.noteHint}
        optional={!collected}
        maxLength={300}
        {...form.field('note')}
      />
      {collected && mayCredit && (
        <Checkbox
          label={words.creditCollected}
          hint={words.creditCollectedHint}
          {...form.methods.register('credit_collected')}
        />
      )}
      <FormActions align="end">
        <Button onClick={onClose}>{words.keep}</Button>
        <Button type="submit" variant="primary" tone="critical" busy={form.busy}>
          {words.cancelAction}
        </Button>
      </FormActions>
    </LisForm>
  );
}
