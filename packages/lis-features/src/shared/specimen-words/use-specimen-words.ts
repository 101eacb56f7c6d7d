import type { specimenTransports } from '@alms/lis-domain/catalogue';
import type { Sample, SampleState } from '@alms/lis-domain/samples';
import { useMessages } from '@alms/ui/i18n';
import { specimenWordsMessages } from './specimen-words.messages.js';

/** How specimens are named, the same on every screen. A code without words of its own is shown as it is. */
export function useSpecimenWords() {
  const words = useMessages(specimenWordsMessages);
  const known = (key: string): string | undefined => (Object.hasOwn(words, key) ? (words as Readonly<Record<string, string>>)[key] : undefined);
  return {
    /** The material (HL7 v2-0487): `Serum`. */
    type: (type: Sample['type']): string => known(type) ?? type,
    /** The container by the color of its cap, which is what hands look for: `Lavender`. */
    container: (container: Sample['container']): string => known(container) ?? container,
    /** What is in the container before the specimen: `EDTA`; nothing for a cup. */
    additive: (container: Sample['container']): string | undefined => known(`${container}Additive`),
    /** At which temperature it is kept and carried. */
    transport: (transport: (typeof specimenTransports)[number]): string => words[transport],
    protectFromLight: words.protectFromLight,
    /** The patient has to be fasting. */
    fasting: words.fasting,
    state: (state: SampleState): string => words[state],
    /** Why a specimen was rejected (HL7 v2-0490), or could not be collected. */
    reason: (code: NonNullable<Sample['events'][number]['code']>): string => words[code],
  };
}
