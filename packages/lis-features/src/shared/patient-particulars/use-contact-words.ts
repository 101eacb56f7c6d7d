import type { Address, ContactPerson, PreferredContact } from '@alms/lis-domain/patients';
import { useFormat, useLanguage, useMessages } from '@alms/ui/i18n';
import { patientParticularsMessages } from './words/index.ts';

/** Formats address and contact data; null when unknown. */
export function useContactWords() {
  const words = useMessages(patientParticularsMessages);
  const format = useFormat();
  const { direction } = useLanguage();
  /** A phone number is left-to-right and does not wrap, also within right-to-left text. */
  const dialled = (phone: string) => {
    const whole = phone.replaceAll(' ', '\u00A0');
    return direction === 'rtl' && whole !== '' ? `\u2066${whole}\u2069` : whole;
  };
  return {
    /** Formats an address in one line; the order of parts differs by country. */
    address: ({ line1, line2, city, region, postal_code, country }: Address): string | null =>
      format.list(
        [
          line1,
          line2,
          [postal_code, city].filter(Boolean).join(' '),
          region,
          country && format.countryName(country),
        ].filter(Boolean),
      ) || null,
    language: (tag: string): string | null => (tag === '' ? null : format.languageName(tag)),
    preferred: (contact: PreferredContact | null): string | null =>
      contact === null ? null : words[`contact_${contact}`],
    /** Formats a contact person: `Ada Testwell (mother), +1 555 0101`. */
    person: (person: ContactPerson | null): string | null =>
      person &&
      format.list(
        [
          person.relation === ''
            ? person.name
            : words.contactRead({ name: person.name, relation: person.relation }),
          dialled(person.phone),
        ].filter(Boolean),
      ),
  };
}
