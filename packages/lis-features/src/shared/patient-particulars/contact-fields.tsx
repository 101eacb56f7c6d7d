import {
  countryCodes,
  isBirthDate,
  mayBeMinor,
  maxOfNotes,
  preferredContacts,
  spokenLanguages,
  type Address,
  type ContactPerson,
} from '@alms/lis-domain/patients';
import { Grid } from '@alms/ui/grid';
import { useFormat, useLanguage, useMessages } from '@alms/ui/i18n';
import { Panel } from '@alms/ui/panel';
import { SelectField, type SelectOption } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextAreaField } from '@alms/ui/text-area-field';
import { TextField } from '@alms/ui/text-field';
import { useState } from 'react';
import type { FieldBinding } from '../lis-form/index.ts';
import { useToday } from '../patient-words/index.ts';
import type { ParticularsFields } from './patient-particulars.form.ts';
import { patientParticularsMessages } from './words/index.ts';

const people = ['emergency_contact', 'guardian'] as const;
const addressParts = [
  'line1',
  'line2',
  'city',
  'region',
  'postal_code',
  'country',
] as const satisfies (keyof Address)[];
const personParts = ['name', 'relation', 'phone'] as const satisfies (keyof ContactPerson)[];

/** Names of these fields. */
export type ContactFieldName =
  | `address.${keyof Address}`
  | 'language'
  | 'preferred_contact'
  | 'referring_provider'
  | 'notes'
  | `${(typeof people)[number]}.${keyof ContactPerson}`;

const names: readonly ContactFieldName[] = [
  ...addressParts.map((part) => `address.${part}` as const),
  'language',
  'preferred_contact',
  'referring_provider',
  'notes',
  ...people.flatMap((person) => personParts.map((part) => `${person}.${part}` as const)),
];

export interface ContactFieldsProps {
  field: (name: ContactFieldName) => FieldBinding;
  /** Field values. */
  patient: ParticularsFields;
}

/**
 * Address, language, contact persons and referring provider. Collapsed because all are optional; an
 * invalid field expands the section.
 */
export function ContactFields({ field, patient }: ContactFieldsProps) {
  const words = useMessages(patientParticularsMessages);
  const today = useToday();
  const [open, setOpen] = useState(false);
  const isOpen = open || names.some((name) => field(name).error !== undefined);
  const { birth_date, guardian } = patient;
  const needsGuardian =
    isBirthDate(birth_date) &&
    birth_date <= today &&
    mayBeMinor(birth_date, today) &&
    guardian.name === '';
  return (
    <Panel
      heading={words.reach}
      context={needsGuardian ? words.reachMinor : words.reachHint}
      collapsible
      open={isOpen}
      onOpenChange={setOpen}
    >
      {isOpen && <Fields field={field} patient={patient} />}
    </Panel>
  );
}

function Fields({ field, patient }: ContactFieldsProps) {
  const words = useMessages(patientParticularsMessages);
  const format = useFormat();
  const named = useNamed();
  const titles = { emergency_contact: words.emergencyContact, guardian: words.guardian };
  const parts = {
    name: words.contactName,
    relation: words.contactRelation,
    phone: words.contactPhone,
  };
  // A recorded language may not be among the offered ones.
  const tongues =
    spokenLanguages.includes(patient.language) || patient.language === ''
      ? spokenLanguages
      : [patient.language, ...spokenLanguages];
  return (
    <Stack gap="s5">
      <TextField label={words.line1} optional {...field('address.line1')} />
      <TextField label={words.line2} optional {...field('address.line2')} />
      <Grid columnWidth="14rem" gap="s5">
        <TextField label={words.postalCode} optional {...field('address.postal_code')} />
        <TextField label={words.city} optional {...field('address.city')} />
        <TextField label={words.region} optional {...field('address.region')} />
        <SelectField
          label={words.country}
          placeholder={words.notKnown}
          options={named(countryCodes, format.countryName)}
          optional
          {...field('address.country')}
        />
        <SelectField
          label={words.language}
          hint={words.languageHint}
          placeholder={words.notKnown}
          options={named(tongues, format.languageName)}
          optional
          {...field('language')}
        />
        <SelectField
          label={words.preferredContact}
          placeholder={words.notAsked}
          options={preferredContacts.map((value) => ({ value, label: words[`contact_${value}`] }))}
          optional
          {...field('preferred_contact')}
        />
      </Grid>
      {people.map((person) => (
        <Grid key={person} columnWidth="14rem" gap="s5">
          {personParts.map((part) => (
            <TextField
              key={part}
              label={words.ofContact({ contact: titles[person], part: parts[part] })}
              type={part === 'phone' ? 'tel' : 'text'}
              optional
              {...field(`${person}.${part}`)}
            />
          ))}
        </Grid>
      ))}
      <TextField
        label={words.referringProvider}
        hint={words.referringProviderHint}
        optional
        {...field('referring_provider')}
      />
      <TextAreaField
        label={words.notes}
        hint={words.notesHint}
        maxLength={maxOfNotes}
        optional
        {...field('notes')}
      />
    </Stack>
  );
}

/** Returns codes with names, sorted by the locale’s alphabet. */
function useNamed() {
  const { locale } = useLanguage();
  return (codes: readonly string[], nameOf: (code: string) => string): SelectOption[] =>
    codes
      .map((value) => ({ value, label: nameOf(value) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, locale));
}
