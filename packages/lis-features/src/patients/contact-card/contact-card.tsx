import type { Patient } from '@alms/lis-domain/patients';
import { Card } from '@alms/ui/card';
import { DescriptionList } from '@alms/ui/description-list';
import { useMessages } from '@alms/ui/i18n';
import { Panel } from '@alms/ui/panel';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import {
  patientParticularsMessages,
  useContactWords,
} from '../../shared/patient-particulars/index.ts';
import { contactCardMessages } from './words/index.ts';

export interface ContactCardProps {
  patient: Pick<
    Patient,
    | 'family_name'
    | 'given_name'
    | 'middle_name'
    | 'prefix'
    | 'suffix'
    | 'phone'
    | 'email'
    | 'address'
    | 'language'
    | 'preferred_contact'
    | 'emergency_contact'
    | 'guardian'
    | 'referring_provider'
    | 'notes'
  >;
  /** The user. Patients see how to request corrections. */
  viewer: 'patient' | 'staff';
}

/** Contact details and contact persons of a patient. Missing details are labelled. */
export function ContactCard({ patient, viewer }: ContactCardProps) {
  const own = useMessages(contactCardMessages);
  const words = useMessages(patientParticularsMessages);
  const { address, language, preferred, person } = useContactWords();
  const { prefix, given_name, middle_name, family_name, suffix } = patient;
  const addressed =
    prefix === '' && suffix === ''
      ? []
      : [
          {
            id: 'addressed',
            term: words.addressedAs,
            description: (
              <bdi>
                {[prefix, given_name, middle_name, family_name, suffix].filter(Boolean).join(' ')}
              </bdi>
            ),
          },
        ];
  const typed = (text: string) => (text === '' ? null : <bdi>{text}</bdi>);
  return (
    <Card heading={viewer === 'patient' ? own.ownTitle : own.title} data-component="contact-card">
      <Stack gap="s4">
        <DescriptionList
          layout="grid"
          items={[
            ...addressed,
            {
              id: 'phone',
              term: words.phone,
              description: patient.phone === '' ? null : <bdi dir="ltr">{patient.phone}</bdi>,
            },
            { id: 'email', term: words.email, description: typed(patient.email) },
            {
              id: 'preferred',
              term: words.preferredContact,
              description: preferred(patient.preferred_contact),
            },
            { id: 'language', term: words.language, description: language(patient.language) },
            {
              id: 'address',
              term: words.line1,
              description: typed(address(patient.address) ?? ''),
            },
            {
              id: 'emergency',
              term: words.emergencyContact,
              description: typed(person(patient.emergency_contact) ?? ''),
            },
            {
              id: 'guardian',
              term: words.guardian,
              description: typed(person(patient.guardian) ?? ''),
            },
            {
              id: 'referring',
              term: words.referringProvider,
              description: typed(patient.referring_provider),
            },
          ]}
        />
        {viewer === 'staff' && patient.notes !== '' && (
          <Panel heading={words.notes} context={words.notesHint}>
            <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              <bdi>{patient.notes}</bdi>
            </Text>
          </Panel>
        )}
        {viewer === 'patient' && <Text tone="muted">{own.ownNote}</Text>}
      </Stack>
    </Card>
  );
}
