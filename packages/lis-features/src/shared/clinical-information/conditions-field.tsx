import type { OrderableTest } from '@alms/lis-domain/catalogue';
import { conditionsFor, contradictionIn } from '@alms/lis-domain/orders';
import type { PatientSummary } from '@alms/lis-domain/patients';
import { Button } from '@alms/ui/button';
import { CheckboxGroup } from '@alms/ui/checkbox-group';
import { useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { Stack } from '@alms/ui/stack';
import { useState } from 'react';
import { useConditionWord } from '../interval-text/index.ts';
import { clinicalInformationMessages } from './words/index.ts';

export interface ConditionsFieldProps {
  /** Id of the group, the target of the error summary. */
  id: string;
  error: string | undefined;
  /** Ordered tests. Conditions used by their reference intervals are listed first. */
  tests: readonly Pick<OrderableTest, 'ranges'>[];
  /** Sex for reference intervals; pregnancy is not offered for male patients. */
  sex: PatientSummary['sex_for_ranges'];
  value: readonly string[];
  onValueChange: (conditions: string[]) => void;
}

/**
 * Patient conditions that affect reference intervals. Nothing is preselected, because a condition
 * must never be guessed.
 */
export function ConditionsField({
  id,
  error,
  tests,
  sex,
  value,
  onValueChange,
}: ConditionsFieldProps) {
  const words = useMessages(clinicalInformationMessages);
  const conditionWord = useConditionWord();
  const [open, setOpen] = useState(false);
  const { relevant, others } = conditionsFor(tests, sex);
  const offered = [...relevant, ...others];
  // Previously recorded conditions stay visible, even if they would not be offered for this
  // patient.
  const recorded = value.filter((condition) => !offered.includes(condition));
  const shown = [
    ...offered.filter(
      (condition) => open || relevant.includes(condition) || value.includes(condition),
    ),
    ...recorded,
  ];
  const contradiction = contradictionIn(value);
  const contradictionText =
    contradiction &&
    words.contradiction({
      one: conditionWord(contradiction[0]),
      other: conditionWord(contradiction[1]),
    });
  const moreLabel = shown.length > 0 ? words.more : words.addCondition;
  return (
    <Stack gap="s2">
      {shown.length > 0 && (
        <CheckboxGroup
          id={id}
          label={words.conditions}
          hint={words.conditionsHint}
          error={contradictionText ?? error}
          optional
          layout="columns"
          options={shown.map((condition) => ({
            value: condition,
            label: conditionWord(condition),
          }))}
          value={value}
          onValueChange={onValueChange}
        />
      )}
      {others.length > 0 && (
        <Inline>
          <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? words.fewer : moreLabel}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
