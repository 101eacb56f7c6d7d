import { fastingStates, type FastingState } from '@alms/lis-domain/orders';
import { volumeField, type Sample, type SampleId } from '@alms/lis-domain/samples';
import { useMessages } from '@alms/ui/i18n';
import { NumberField } from '@alms/ui/number-field';
import { Panel } from '@alms/ui/panel';
import { RadioGroup } from '@alms/ui/radio-group';
import { Stack } from '@alms/ui/stack';
import * as v from 'valibot';
import { useFastingWords } from '../../shared/clinical-information/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { sampleCollectionMessages } from './words/index.ts';

/** A volume as typed; `isNumber`: whether the text is a number. */
export interface TypedVolume {
  text: string | undefined;
  isNumber: boolean;
}

/** The entered volume in mL; undefined when none was measured. */
export const volumeOf = ({ text }: TypedVolume): number | undefined =>
  text === undefined || text === '' ? undefined : Number(text);

export const isValidVolume = (typed: TypedVolume): boolean => {
  const volume = volumeOf(typed);
  return typed.isNumber && (volume === undefined || v.is(volumeField, volume));
};

export interface CollectionDetailsProps {
  /** Specimens to collect. */
  samples: readonly Sample[];
  fasting: FastingState | undefined;
  onFastingChange: (fasting: FastingState | undefined) => void;
  volumes: ReadonlyMap<SampleId, TypedVolume>;
  onVolumeChange: (sampleId: SampleId, typed: TypedVolume) => void;
}

/**
 * Optional details of a collection: fasting status stated by the patient and measured volumes. Open
 * at first when a test requires fasting.
 */
export function CollectionDetails({
  samples,
  fasting,
  onFastingChange,
  volumes,
  onVolumeChange,
}: CollectionDetailsProps) {
  const words = useMessages(sampleCollectionMessages);
  const fastingWords = useFastingWords();
  const specimen = useSpecimenWords();
  const ordered = samples.find(({ ordered_fasting }) => ordered_fasting !== 'unknown');
  return (
    <Panel
      heading={words.details}
      headingLevel={3}
      collapsible
      defaultOpen={samples.some(({ needs }) => needs.fasting)}
    >
      <Stack gap="s4">
        <RadioGroup
          label={words.fasting}
          hint={
            ordered
              ? words.fastingOrdered({ state: fastingWords.of(ordered.ordered_fasting) })
              : words.fastingHint
          }
          optional
          options={fastingWords.options}
          value={fasting ?? ''}
          onValueChange={(value) => onFastingChange(fastingStates.find((state) => state === value))}
        />
        {samples.map(({ id, container }) => {
          const typed = volumes.get(id);
          return (
            <NumberField
              key={id}
              label={words.volumeOf({ container: specimen.container(container) })}
              hint={words.volumeTakenHint}
              optional
              unit={words.milliliters}
              error={typed && !isValidVolume(typed) ? words.volumeInvalid : undefined}
              onValueChange={(text, { problem }) =>
                onVolumeChange(id, { text, isNumber: problem === undefined })
              }
            />
          );
        })}
      </Stack>
    </Panel>
  );
}
