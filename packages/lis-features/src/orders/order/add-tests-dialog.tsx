import type { OrderableTest, TestParameterId } from '@alms/lis-domain/catalogue';
import {
  hasCollected,
  isActiveItem,
  itemStateOn,
  stabilityExceeded,
  planOrder,
  shortage,
  specimenForAddition,
  withTestOn,
  type Order,
  type StabilityExceeded,
  type Shortage,
} from '@alms/lis-domain/orders';
import type { Sample } from '@alms/lis-domain/samples';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Dialog } from '@alms/ui/dialog';
import { useNow } from '@alms/ui/clock';
import { FormActions } from '@alms/ui/form';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { MultiSelectField, type Choice } from '@alms/ui/multi-select-field';
import type { Resource, Submission } from '@alms/ui/resource';
import { useMemo, useState } from 'react';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import {
  LimitWarning,
  limitWarningMessages,
  useOutsideLimits,
} from '../../shared/limit-warning/index.ts';
import {
  isRepeatedIn,
  RepeatWarning,
  repeatWarningMessages,
  useRepeats,
} from '../../shared/repeat-warning/index.ts';
import { addForm, type AddedTests } from './order.form.ts';
import { orderMessages } from './words/index.ts';

interface AddFormProps {
  order: Order;
  /** Tests and panels of the facility; only active ones are offered. */
  catalogue: Resource<readonly OrderableTest[]>;
  /**
   * Specimens of the order. When omitted, the user may not read them; the server still checks them.
   */
  samples: readonly Sample[] | undefined;
  onAdd: (tests: AddedTests) => Promise<Submission>;
  onClose: () => void;
}

export interface AddTestsDialogProps extends AddFormProps {
  open: boolean;
}

/**
 * Adds tests to an order in progress. Asks the user whether a collected specimen is suitable,
 * because only staff can decide this.
 */
export function AddTestsDialog({ open, ...form }: AddTestsDialogProps) {
  const words = useMessages(orderMessages);
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title={words.addTitle({ number: form.order.order_number })}
    >
      <AddForm {...form} />
    </Dialog>
  );
}

interface Unusable {
  id: string;
  test: string;
  accession: string;
  over: StabilityExceeded | undefined;
  short: Shortage | undefined;
}

/**
 * Returns the collected specimens that the server will not use for the selected tests, where no
 * other specimen is available. Their stability time has passed, their collection time is unknown,
 * or their remaining volume is too low.
 */
function unusable(
  tests: readonly OrderableTest[],
  samples: readonly Sample[],
  now: string,
): Unusable[] {
  let drawn = samples
    .filter(({ parent }) => parent === null)
    .map(({ aliquots, needs, ...sample }) => ({
      ...sample,
      storage_periods: aliquots.length === 0 ? sample.storage_periods : [],
      taken: aliquots.map(({ volume_ml }) => volume_ml),
      needed_ml: needs.min_volume_ml,
    }));
  return tests.flatMap(({ id, name, specimens, calculation }) => {
    if (calculation !== null) return [];
    const on = specimenForAddition(specimens, drawn, { confirmed: true, now });
    drawn = drawn.map((each) => (each === on ? withTestOn(each, specimens) : each));
    if (on) return [];
    const usable = drawn.filter(({ status }) => itemStateOn(status) !== undefined);
    return usable.map((sample) => ({
      id: `${id} ${sample.id}`,
      test: name,
      accession: sample.accession_number,
      over: stabilityExceeded(specimens, sample, now),
      short: shortage(specimens, sample),
    }));
  });
}

const isOrdered = (testId: TestParameterId, { items }: Pick<Order, 'items'>): boolean =>
  items.some(
    ({ test_parameter_id, status }) => test_parameter_id === testId && isActiveItem(status),
  );

/** Tests already on the order are not ordered again: they need no reason and no more volume. */
const wantedOf = (
  ids: readonly string[],
  catalogue: readonly OrderableTest[],
  order: Pick<Order, 'items'>,
): OrderableTest[] =>
  planOrder(ids, catalogue)
    .tests.map(({ test }) => test)
    .filter(({ id }) => !isOrdered(id, order));

/** Field values of the form. */
interface AddedFields {
  test_parameter_ids: string[];
  specimens_confirmed: boolean;
  repeat_reason: string;
  limit_reason: string;
}

function AddForm({ order, catalogue, samples = [], onAdd, onClose }: AddFormProps) {
  const words = {
    ...useMessages(repeatWarningMessages),
    ...useMessages(limitWarningMessages),
    ...useMessages(orderMessages),
  };
  const format = useFormat();
  const { submission, run } = useOutcome(onClose);
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const repeats = useRepeats(submission);
  const tests = catalogue.status === 'ready' ? catalogue.data : undefined;
  const isOutside = useOutsideLimits(order.patient, submission);
  const schema = useMemo(
    () =>
      addForm(isRepeatedIn(repeats, tests ?? []), (ids) =>
        wantedOf(ids, tests ?? [], order).some(isOutside),
      ),
    [tests, repeats, order, isOutside],
  );
  const form = useLisForm<AddedFields, AddedTests>(schema, {
    defaultValues: {
      test_parameter_ids: [],
      specimens_confirmed: false,
      repeat_reason: '',
      limit_reason: '',
    },
    words,
    submission,
    failureKey: 'addFailed',
    onSubmit: (tests) => run(() => onAdd(tests)),
  });
  const { id, error } = form.field('test_parameter_ids');
  const collected = hasCollected(order.items);
  const choices = (tests: readonly OrderableTest[]): Choice[] =>
    tests
      .filter(({ status }) => status === 'active')
      .map((test) => ({
        value: test.id,
        label: test.name,
        note: test.code,
        ...(isOrdered(test.id, order) && { inertReason: words.alreadyOrdered }),
      }));
  const now = new Date(useNow()).toISOString();
  const wanted = wantedOf(
    chosen.map(({ value }) => value),
    tests ?? [],
    order,
  );
  const found = unusable(wanted, samples, now);
  const [tooLong, tooLittle] = [
    found.filter(({ over }) => over),
    found.filter(({ short }) => short),
  ];
  const repeated = wanted.filter(({ code }) => code in repeats);
  const outside = wanted.filter(isOutside);
  const options =
    catalogue.status === 'ready' ? { ...catalogue, data: choices(catalogue.data) } : catalogue;
  return (
    <LisForm form={form} label={words.addAction}>
      <MultiSelectField
        id={id}
        label={words.testsToAdd}
        hint={words.testsToAddHint}
        error={error}
        options={options}
        value={chosen}
        onValueChange={(choices) => {
          setChosen(choices);
          form.methods.setValue(
            'test_parameter_ids',
            choices.map(({ value }) => value),
          );
          form.methods.clearErrors('test_parameter_ids');
        }}
      />
      {tooLong.length > 0 && (
        <Alert tone="caution" live="polite" title={words.stoodTooLong}>
          <ul>
            {tooLong.map(
              ({ id: key, test, accession, over }) =>
                over && (
                  <li key={key}>
                    {over.hours === null
                      ? words.ageUnknown({ test, accession, stability: over.stability_hours })
                      : words.stood({
                          test,
                          accession,
                          hours: over.hours,
                          stability: over.stability_hours,
                        })}
                  </li>
                ),
            )}
          </ul>
        </Alert>
      )}
      {tooLittle.length > 0 && (
        <Alert tone="caution" live="polite" title={words.tooLittle}>
          <ul>
            {tooLittle.map(
              ({ id: key, test, accession, short }) =>
                short && (
                  <li key={key}>
                    {words.left({
                      test,
                      accession,
                      left: format.number(short.left_ml),
                      needed: format.number(short.needed_ml),
                    })}
                  </li>
                ),
            )}
          </ul>
        </Alert>
      )}
      {repeated.length > 0 && (
        <RepeatWarning tests={repeated} repeats={repeats} reason={form.field('repeat_reason')} />
      )}
      {outside.length > 0 && (
        <LimitWarning tests={outside} patient={order.patient} reason={form.field('limit_reason')} />
      )}
      {collected && (
        <Checkbox
          label={words.specimensConfirmed}
          hint={words.specimensConfirmedHint}
          {...form.methods.register('specimens_confirmed')}
        />
      )}
      <FormActions align="end">
        <Button onClick={onClose}>{words.notNow}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.addAction}
        </Button>
      </FormActions>
    </LisForm>
  );
}
