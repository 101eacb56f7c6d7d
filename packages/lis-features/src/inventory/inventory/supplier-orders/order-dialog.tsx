import type { StockItem, SupplierOrder, StockItemId } from '@alms/lis-domain/inventory';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FieldArray } from '@alms/ui/field-array';
import { Form, FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useState } from 'react';
import { useOutcome } from '../../../shared/outcome/index.ts';
import { SubmissionAlert } from '../../../shared/submission-alert/index.ts';
import { ItemPicker, type FindItems } from '../../../shared/stock-words/index.ts';
import type { OrderBody } from './order-actions.ts';
import { supplierOrdersMessages } from './words/index.ts';

export interface OrderDialogProps {
  /** The draft to edit, or null for a new one. Undefined closes the dialog. */
  edited: { order: SupplierOrder | null } | undefined;
  onClose: () => void;
  findItems: FindItems;
  /** Saves the draft. Must not reject. */
  onSave: (saved: { order: SupplierOrder | null; body: OrderBody }) => Promise<Submission>;
}

interface Line {
  /** Id of the item; each item appears once per order. */
  id: StockItemId;
  name: string;
  unit: string;
  quantity: string;
}

const isQuantity = (typed: string) => /^[1-9]\d{0,5}$/.test(typed.trim());

/**
 * Draft purchase order with supplier, items and quantities. A selected item proposes the quantity
 * up to its maximum level.
 */
export function OrderDialog({ edited, onClose, ...rest }: OrderDialogProps) {
  const words = useMessages(supplierOrdersMessages);
  return (
    <Dialog
      open={edited !== undefined}
      onClose={onClose}
      size="large"
      title={edited?.order ? edited.order.number : words.newOrder}
    >
      {edited && <OrderForm order={edited.order} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function OrderForm({
  order,
  onClose,
  findItems,
  onSave,
}: Omit<OrderDialogProps, 'edited'> & { order: SupplierOrder | null }) {
  const words = useMessages(supplierOrdersMessages);
  const [supplier, setSupplier] = useState(order?.supplier ?? '');
  const [note, setNote] = useState(order?.note ?? '');
  const [lines, setLines] = useState<readonly Line[]>(
    order?.lines.map(({ item_id, item_name, unit, quantity }) => ({
      id: item_id,
      name: item_name,
      unit,
      quantity: String(quantity),
    })) ?? [],
  );
  const [tried, setTried] = useState(false);
  const { submission, run } = useOutcome(onClose);

  const add = (item: StockItem | null) => {
    if (!item || lines.some(({ id }) => id === item.id)) return;
    setLines([
      ...lines,
      {
        id: item.id,
        name: item.name,
        unit: item.unit,
        quantity: String(Math.max(1, item.suggested_order)),
      },
    ]);
    if (supplier === '') setSupplier(item.supplier);
  };
  const send = async () => {
    setTried(true);
    if (
      supplier.trim() === '' ||
      lines.length === 0 ||
      lines.some(({ quantity }) => !isQuantity(quantity))
    )
      return;
    await run(() =>
      onSave({
        order,
        body: {
          supplier: supplier.trim(),
          note: note.trim(),
          lines: lines.map(({ id, quantity }) => ({ item_id: id, quantity: Number(quantity) })),
        },
      }),
    );
  };
  return (
    <Form onSubmit={() => void send()} aria-label={words.newOrder}>
      <Stack gap="s5">
        <SubmissionAlert submission={submission} words={words} />
        <ItemPicker label={words.addItem} item={null} findItems={findItems} onItemChange={add} />
        <FieldArray
          label={words.items}
          rowLabel={words.item}
          rows={lines}
          onRowsChange={setLines}
          error={tried && lines.length === 0 ? words.itemsRequired : undefined}
          renderRow={({ id, name, unit, quantity }) => (
            <TextField
              label={words.quantityOf({ item: name, unit })}
              inputMode="numeric"
              autoComplete="off"
              value={quantity}
              error={tried && !isQuantity(quantity) ? words.quantityWhole : undefined}
              onChange={(event) =>
                setLines((known) =>
                  known.map((line) =>
                    line.id === id ? { ...line, quantity: event.target.value } : line,
                  ),
                )
              }
            />
          )}
        />
        <TextField
          label={words.supplier}
          autoComplete="off"
          maxLength={120}
          value={supplier}
          error={tried && supplier.trim() === '' ? words.supplierRequired : undefined}
          onChange={(event) => setSupplier(event.target.value)}
        />
        <TextField
          label={words.note}
          optional
          autoComplete="off"
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Stack>
      <FormActions align="end">
        <Button onClick={onClose}>{words.close}</Button>
        <Button type="submit" variant="primary" busy={submission.status === 'submitting'}>
          {words.save}
        </Button>
      </FormActions>
    </Form>
  );
}
