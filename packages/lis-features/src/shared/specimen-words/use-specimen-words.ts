import type { specimenTransports } from '@alms/lis-domain/catalogue';
import type {
  ArrivalCondition,
  ArrivalConditionCode,
  CollectionNeeds,
  InterferenceGrade,
  Interferent,
  Sample,
  SampleState,
} from '@alms/lis-domain/samples';
import { recordedIndices } from '@alms/lis-domain/samples';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { specimenWordsMessages } from './words/index.ts';

/**
 * Message keys of HL7 v2-0493 conditions. Shared with rejection or transport messages of the same
 * meaning.
 */
const CONDITIONS = {
  HEM: 'RH',
  CLOT: 'RC',
  CON: 'RN',
  AUT: 'autolyzed',
  FROZ: 'frozen',
  COOL: 'cool',
  ROOM: 'ambient',
  LIVE: 'live',
} as const satisfies Record<ArrivalConditionCode, string>;

const GRADES = {
  none: 'grade_none',
  '1+': 'grade_slight',
  '2+': 'grade_moderate',
  '3+': 'grade_gross',
  '4+': 'grade_severe',
} as const satisfies Record<InterferenceGrade, string>;
const isGrade = (value: string): value is InterferenceGrade => Object.hasOwn(GRADES, value);

/** Display names for specimens. A code without a message is shown as is. */
export function useSpecimenWords() {
  const words = useMessages(specimenWordsMessages);
  const format = useFormat();
  const known = (key: string): string | undefined => {
    const word = Object.hasOwn(words, key)
      ? (words as Readonly<Record<string, unknown>>)[key]
      : undefined;
    return typeof word === 'string' ? word : undefined;
  };
  const indexValue = (value: string): string => (isGrade(value) ? words[GRADES[value]] : value);
  const indexed = (index: Interferent, value: string): string =>
    words.graded({ index: words[index], value: indexValue(value) });
  const degrees = (temperature: string): string =>
    words.degrees({ temperature: format.number(Number(temperature)) });
  return {
    /** Formats a temperature: `5.5 °C`. */
    degrees,
    interferent: (index: Interferent): string => words[index],
    grade: (grade: InterferenceGrade): string => words[GRADES[grade]],
    /** Formats the value of a recorded index: `gross (3+)`. A number has the analyser’s unit. */
    indexValue,
    /** Formats a recorded index: `Hemolysis: gross (3+)`. A number has the analyser’s unit. */
    indexed,
    /** Names the specimen type (HL7 v2-0487): `Serum`. */
    type: (type: Sample['type']): string => known(type) ?? type,
    /** Names the container by its cap colour, which collectors look for: `Lavender`. */
    container: (container: Sample['container']): string => known(container) ?? container,
    /** Names the additive of the container: `EDTA`; nothing for a cup. */
    additive: (container: Sample['container']): string | undefined => known(`${container}Additive`),
    /** Names the storage and transport temperature. */
    transport: (transport: (typeof specimenTransports)[number]): string => words[transport],
    /** Formats the minimum volume; empty when not defined. */
    volume: ({ min_volume_ml }: Pick<CollectionNeeds, 'min_volume_ml'>): string[] =>
      min_volume_ml === null ? [] : [words.atLeast({ volume: format.number(min_volume_ml) })],
    /** Lists further handling requirements: fasting, additives, temperature, light. */
    care: ({
      fasting,
      additives,
      transport,
      protect_from_light,
    }: Pick<
      CollectionNeeds,
      'fasting' | 'additives' | 'transport' | 'protect_from_light'
    >): string[] => [
      ...(fasting ? [words.fasting] : []),
      ...additives,
      ...transport.map((each) => words[each]),
      ...(protect_from_light ? [words.protectFromLight] : []),
    ],
    protectFromLight: words.protectFromLight,
    /** The patient must be fasting. */
    fasting: words.fasting,
    condition: (code: ArrivalConditionCode): string => words[CONDITIONS[code]],
    /** Formats the condition at receipt in one line: `Hemolyzed, Cool. Hemolysis: gross (3+)`. */
    arrival: ({ codes, note, indices, temperature }: ArrivalCondition): string =>
      [
        format.list([
          ...codes.map((code) => words[CONDITIONS[code]]),
          ...(temperature === undefined ? [] : [degrees(temperature)]),
        ]),
        ...recordedIndices(indices).map(({ index, value }) => indexed(index, value)),
        note,
      ]
        .filter(Boolean)
        .join('. '),
    state: (state: SampleState): string => words[state],
    /** Names the reason of a rejection (HL7 v2-0490) or a failed collection. */
    reason: (code: NonNullable<Sample['events'][number]['code']>): string => words[code],
  };
}
