import type { TestParameter } from '@alms/lis-domain/catalogue';
import { hasCollected, isStanding, itemStateOn, overstood, planOrder, type Order, type Overstood } from '@alms/lis-domain/orders';
import type { Sample } from '@alms/lis-domain/samples';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Dialog } from '@alms/ui/dialog';
import { useNow } from '@alms/ui/clock';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { MultiSelectField, type Choice } from '@alms/ui/multi-select-field';
import type { Resource, Submission } from '@alms/ui/resource';
import { useState } from 'react';
import { LisForm, useLisForm } from '../../shared/lis-form/index.js';
import { useOutcome } from '../../shared/outcome/index.js';
import { addForm, type AddedTests } from './order-page.form.js';
import { orderPageMessages } from './order-page.messages.js';

interface AddFormProps {
  order: Order;
  /** The tests and panels of the facility; only active ones are offered. */
  catalogue: Resource<readonly TestParameter[]>;
  /** The order's specimens. When omitted, this person may not read them; the server looks at them all the same. */
  samples: readonly Sample[] | undefined;
  onAdd: (tests: AddedTests) => Promise<Submission>;
  onClose: () => void;
}

export interface AddTestsDialogProps extends AddFormProps {
  open: boolean;
}

/** Adds tests to an order that is under way. Whether a collected specimen will do is asked: nobody else can see it. */
export function AddTestsDialog({ open, ...form }: AddTestsDialogProps) {
  const words = useMessages(orderPageMessages);
  return (
    <Dialog open={open} onClose={form.onClose} title={words.addTitle({ number: form.order.order_number })}>
      <AddForm {...form} />
    </Dialog>
  );
}

/** Which specimens have stood too long for which of the chosen tests. */
function standingTooLong(chosen: readonly string[], catalogue: readonly TestParameter[], samples: readonly Sample[], now: string): (Overstood & { id: string; test: string; accession: string })[] {
  const collected = samples.filter(({ parent, status }) => parent === null && status !== 'expected' && itemStateOn(status) !== undefined);
  return planOrder(chosen, catalogue).tests.flatMap(({ test }) =>
    collected.flatMap((sample) => {
      const over = overstood(test.specimens, sample, now);
      return over && test.calculation === null ? [{ ...over, id: `${test.id} ${sample.id}`, test: test.name, accession: sample.accession_number }] : [];
    }),
  );
}

function AddForm({ order, catalogue, samples = [], onAdd, onClose }: AddFormProps) {
  const words = useMessages(orderPageMessages);
  const { submission, run } = useOutcome(onClose);
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const form = useLisForm<{ test_parameter_ids: string[]; specimens_confirmed: boolean }, AddedTests>(addForm, {
    defaultValues: { test_parameter_ids: [], specimens_confirmed: false }, words, submission, failureKey: 'addFailed', onSubmit: (tests) => run(() => onAdd(tests)),
  });
  const { id, error } = form.field('test_parameter_ids');
  const collected = hasCollected(order.items);
  const isOrdered = (testId: string) => order.items.some(({ test_parameter_id, status }) => test_parameter_id === testId && isStanding(status));
  const choices = (tests: readonly TestParameter[]): Choice[] =>
    tests.filter(({ status }) => status === 'active').map((test) => ({ value: test.id, label: test.name, note: test.code, ...(isOrdered(test.id) && { inertReason: words.alreadyOrdered }) }));
  const now = new Date(useNow()).toISOString();
  const tooLong = catalogue.status === 'ready' ? standingTooLong(chosen.map(({ value }) => value), catalogue.data, samples, now) : [];
  const options = catalogue.status === 'ready' ? { ...catalogue, data: choices(catalogue.data) } : catalogue;
  return (
    <LisForm form={form} label={words.addAct}>
      <MultiSelectField
        id={id}
        label={words.testsToAdd}
        hint={words.testsToAddHint}
        error={error}
        options={options}
        value={chosen}
        onValueChange={(choices) => {
          setChosen(choices);
          form.methods.setValue('test_parameter_ids', choices.map(({ value }) => value));
          form.methods.clearErrors('test_parameter_ids');
        }}
      />
      {tooLong.length > 0 && (
        <Alert tone="caution" live="polite" title={words.stoodTooLong}>
          <ul>{tooLong.map(({ id: key, test, accession, hours, stability_hours }) => <li key={key}>{words.stood({ test, accession, hours, stability: stability_hours })}</li>)}</ul>
        </Alert>
      )}
      {collected && <Checkbox label={words.specimensConfirmed} hint={words.specimensConfirmedHint} {...form.methods.register('specimens_confirmed')} />}
      <FormActions align="end">
        <Button onClick={onClose}>{words.notNow}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>{words.addAct}</Button>
      </FormActions>
    </LisForm>
  );
}
