import type { OrderableTest, TestParameterId } from '@alms/lis-domain/catalogue';
import type { LaboratoryId, NamedLaboratory } from '@alms/lis-domain/facility';
import type { OrderPlan } from '@alms/lis-domain/orders';
import { needsOf } from '@alms/lis-domain/samples';
import { Alert } from '@alms/ui/alert';
import { IconButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Heading } from '@alms/ui/heading';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CloseGlyph, Icon, TubeGlyph } from '@alms/ui/icon';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useSpecimenWords } from '../specimen-words/index.ts';
import { orderFormMessages } from './words/index.ts';

export interface OrderSummaryProps {
  /** Plan derived from the selection. */
  plan: OrderPlan<LaboratoryId | null>;
  /** Names of the sites that perform tests. When omitted, there is one. */
  sites?: readonly NamedLaboratory[] | undefined;
  /** The selected tests and panels. */
  chosen: readonly OrderableTest[];
  onRemove: (id: TestParameterId) => void;
  /** Returns the price of a test. When omitted, prices are not shown. */
  priceOf?: ((test: OrderableTest) => string | undefined) | undefined;
}

/** The tests to order and the containers they require. */
export function OrderSummary({ plan, sites, chosen, onRemove, priceOf }: OrderSummaryProps) {
  const words = useMessages(orderFormMessages);
  const format = useFormat();
  const specimens = useSpecimenWords();
  const inputsOf = (calculated: OrderableTest) =>
    plan.tests.filter(({ needed_by }) => needed_by === calculated).map(({ test }) => test);
  const named = (tests: readonly OrderableTest[]) =>
    tests.map((test) => test.short_name).join(', ');
  const requested = [...chosen, ...plan.tests.map(({ test }) => test)];
  const prepared = requested.filter(
    ({ id, patient_preparation }, index) =>
      patient_preparation !== '' && requested.findIndex((test) => test.id === id) === index,
  );
  if (chosen.length === 0) {
    return (
      <Card heading={words.summary}>
        <Text tone="muted">{words.nothingChosen}</Text>
      </Card>
    );
  }
  return (
    <Card heading={words.summary} footer={words.testCount({ count: plan.tests.length })}>
      <Stack>
        <ul data-part="chosen">
          {chosen.map((test) => (
            <li key={test.id}>
              <span data-part="name">{test.name}</span>
              {priceOf && (
                <Text as="span" figures>
                  {priceOf(test)}
                </Text>
              )}
              <IconButton
                size="small"
                label={words.remove({ name: test.name })}
                onClick={() => onRemove(test.id)}
              >
                <Icon glyph={CloseGlyph} size="small" />
              </IconButton>
            </li>
          ))}
        </ul>
        {plan.collapsed.length > 0 && (
          <Alert tone="info" live="polite">
            {words.collapsed({ tests: named(plan.collapsed), count: plan.collapsed.length })}
          </Alert>
        )}
        {plan.tests
          .filter(({ test }) => inputsOf(test).length > 0)
          .map(({ test }) => (
            <Alert key={test.id} tone="info" live="polite">
              {words.neededBy({
                tests: format.list(inputsOf(test).map(({ name }) => name)),
                calculated: test.name,
                count: inputsOf(test).length,
              })}
            </Alert>
          ))}
        {plan.refused.length > 0 && (
          <Alert tone="caution" live="polite">
            {words.refused({ tests: format.list(plan.refused), count: plan.refused.length })}
          </Alert>
        )}
        <Heading level={3}>{words.collect}</Heading>
        <ul data-part="specimens">
          {plan.specimens.map(({ type, container, laboratory_id, tests }) => {
            const needs = needsOf(tests, { type, container });
            const care = [...specimens.volume(needs), ...specimens.care(needs)];
            const site = sites?.find(({ id }) => id === laboratory_id)?.name;
            return (
              <li key={`${type} ${container} ${laboratory_id ?? ''}`}>
                <Icon glyph={TubeGlyph} />
                <Text as="span" strong>
                  {[specimens.type(type), specimens.container(container)].join(' · ')}
                </Text>
                <Text as="span" size="small" tone="muted">
                  {named(tests)}
                </Text>
                {site && (
                  <Text as="span" size="small">
                    {words.performedAt({ site })}
                  </Text>
                )}
                {care.length > 0 && (
                  <Text as="span" size="small">
                    {format.list(care)}
                  </Text>
                )}
              </li>
            );
          })}
        </ul>
        {prepared.length > 0 && <Heading level={3}>{words.prepare}</Heading>}
        {prepared.map(({ id, short_name, patient_preparation }) => (
          <Text key={id} size="small">
            {words.preparation({ test: short_name, text: patient_preparation })}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
