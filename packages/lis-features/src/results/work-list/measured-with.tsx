import type { ControlledInstrument } from '@alms/lis-domain/quality-control';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { workListMessages } from './words/index.ts';

/** What the values that are typed were measured with; an empty choice leaves it to each test. */
export interface InstrumentChoice {
  instruments: readonly ControlledInstrument[];
  chosenId: string;
  onChoose: (instrumentId: string) => void;
}

/**
 * The instrument that a typed value names: the chosen one, else the only one that the test's controls are read with. Of a test on several, nobody can say
 * without asking.
 */
export function instrumentFor(
  testId: string,
  { instruments, chosenId }: Pick<InstrumentChoice, 'instruments' | 'chosenId'>,
): string | undefined {
  if (chosenId !== '') return chosenId;
  const [own, another] = instruments.filter(({ test_parameter_ids }) =>
    test_parameter_ids.includes(testId),
  );
  return another ? undefined : own?.id;
}

/** Asks what the values to be saved were measured with. The answer stays for the next specimens. */
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
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
