import type { NamedWard, WardId } from '@alms/lis-domain/facility';
import type { Order } from '@alms/lis-domain/orders';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import * as v from 'valibot';
import { chosenId, LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import { orderMessages } from './words/index.ts';

export interface WardDialogProps {
  open: boolean;
  onClose: () => void;
  order: Pick<Order, 'order_number' | 'ward'>;
  /** Active wards of the facility. */
  wards: readonly NamedWard[];
  /** Changes the ward; null: none. Must not reject. */
  onChange: (wardId: WardId | null) => Promise<Submission>;
}

const wardForm = v.pipe(
  v.object({ ward_id: chosenId<WardId>() }),
  v.transform(({ ward_id }) => (ward_id === '' ? null : ward_id)),
);

/** Changes the ward of an order after a transfer of the patient. */
export function WardDialog({ open, ...form }: WardDialogProps) {
  const words = useMessages(orderMessages);
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title={words.wardTitle({ number: form.order.order_number })}
    >
      {open && (
        <Stack gap="s5">
          <p>{words.wardBody}</p>
          <WardForm {...form} />
        </Stack>
      )}
    </Dialog>
  );
}

function WardForm({ order: { ward }, wards, onChange, onClose }: Omit<WardDialogProps, 'open'>) {
  const words = useMessages(orderMessages);
  const { submission, run } = useOutcome(onClose);
  const form = useLisForm<{ ward_id: string }, WardId | null>(wardForm, {
    defaultValues: { ward_id: ward?.id ?? '' },
    words: { ...words, conflict: words.wardFixed },
    submission,
    onSubmit: (wardId) => run(() => onChange(wardId)),
  });
  // A ward that is no longer active stays selected until another one is.
  const offered = ward && !wards.some(({ id }) => id === ward.id) ? [ward, ...wards] : wards;
  return (
    <LisForm form={form} label={words.changeWardNow}>
      <SelectField
        label={words.ward}
        options={[
          { value: '', label: words.noWard },
          ...offered.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...form.field('ward_id')}
      />
      <FormActions align="end">
        <Button onClick={onClose}>{words.keep}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.changeWardNow}
        </Button>
      </FormActions>
    </LisForm>
  );
}
