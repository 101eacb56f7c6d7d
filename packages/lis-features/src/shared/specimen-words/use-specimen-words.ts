import type { specimenTransports } from '@alms/lis-domain/catalogue';
import type {
  ArrivalCondition,
  ArrivalConditionCode,
  CollectionNeeds,
  Sample,
  SampleState,
} from '@alms/lis-domain/samples';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { specimenWordsMessages } from './words/index.ts';

/** HL7 v2-0493, in the words that there are for a rejection or a transport where they say the same. */
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

/** How specimens are named, the same on every screen. A code without words of its own is shown as it is. */
export function useSpecimenWords() {
  const words = useMessages(specimenWordsMessages);
  const format = useFormat();
  const known = (key: string): string | undefined => {
    const word = Object.hasOwn(words, key)
      ? (words as Readonly<Record<string, unknown>>)[key]
      : undefined;
    return typeof word === 'string' ? word : undefined;
  };
  return {
    /** The material (HL7 v2-0487): `Serum`. */
    type: (type: Sample['type']): string => known(type) ?? type,
    /** The container by the color of its cap, which is what hands look for: `Lavender`. */
    container: (container: Sample['container']): string => known(container) ?? container,
    /** What is in the container before the specimen: `EDTA`; nothing for a cup. */
    additive: (container: Sample['container']): string | undefined => known(`${container}Additive`),
    /** At which temperature it is kept and carried. */
    transport: (transport: (typeof specimenTransports)[number]): string => words[transport],
    /** How much of it, at least; nothing where nobody has said it. */
    volume: ({ min_volume_ml }: Pick<CollectionNeeds, 'min_volume_ml'>): string[] =>
      min_volume_ml === null ? [] : [words.atLeast({ volume: format.number(min_volume_ml) })],
    /** What has to be minded beside the volume, each in a few words: fasting, what is added, temperature, light. */
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
    /** The patient has to be fasting. */
    fasting: words.fasting,
    condition: (code: ArrivalConditionCode): string => words[CONDITIONS[code]],
    /** All that was noted on arrival, in one line: `Hemolyzed, Cool. Pink serum`. */
    arrival: ({ codes, note }: ArrivalCondition): string =>
      [format.list(codes.map((code) => words[CONDITIONS[code]])), note].filter(Boolean).join('. '),
    state: (state: SampleState): string => words[state],
    /** Why a specimen was rejected (HL7 v2-0490), or could not be collected. */
    reason: (code: NonNullable<Sample['events'][number]['code']>): string => words[code],
  };
}
