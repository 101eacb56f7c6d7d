import type { ControlledInstrument } from '@alms/lis-domain/quality-control';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { workListMessages } from './words/index.ts';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import type { InstrumentId } from '@alms/lis-domain/results';

/** Instrument for typed values; an empty choice uses the default of each test. */
export interface InstrumentChoice {
  instruments: readonly ControlledInstrument[];
  chosenId: InstrumentId | '';
  onChoose: (instrumentId: InstrumentId | '') => void;
}

/**
 * Returns the instrument of a typed value: the selected one, or the only one with QC for the test.
 * With several instruments, it cannot be determined without asking.
 */
export function instrumentFor(
  testId: TestParameterId,
  { instruments, chosenId }: Pick<InstrumentChoice, 'instruments' | 'chosenId'>,
): InstrumentId | undefined {
  if (chosenId !== '') return chosenId;
  const [own, another] = instruments.filter(({ test_parameter_ids }) =>
    test_parameter_ids.includes(testId),
  );
  return another ? undefined : own?.id;
}

/** Asks for the instrument of the values to save. The choice is kept for the next specimens. */
export function MeasuredWith({ instruments, chosenId, onChoose }: InstrumentChoice) {
  const words = useMessages(workListMessages);
  return (
    <SelectField
      dense
      label={words.measuredWith}
      labelVisibility="hidden"
      placeholder={words.usualInstrument}
      options={instruments.map(({ id, name }) => ({
        value: id,
        label: words.measuredOn({ instrument: name }),
      }))}
      value={chosenId}
      onChange={(event) => onChoose(event.target.value as InstrumentId | '')}
    />
  );
}
