import type { NamedWard } from '@alms/lis-domain/facility';
import { deathParts, type PatientSummary } from '@alms/lis-domain/patients';
import { Chip } from '@alms/ui/chip';
import { useMessages } from '@alms/ui/i18n';
import { WarningGlyph } from '@alms/ui/icon';
import { SubjectBanner, type SubjectBannerProps } from '@alms/ui/subject-banner';
import { Text } from '@alms/ui/text';
import { usePatientWords } from '../patient-words/index.ts';
import { patientBannerMessages } from './words/index.ts';
import * as S from './patient-banner.styles.ts';

export interface PatientBannerProps extends Pick<
  SubjectBannerProps,
  'leading' | 'context' | 'alerts' | 'actions' | 'headingLevel' | 'frame' | 'sticky'
> {
  patient: PatientSummary;
  /** The ward of an order of the patient. When omitted or null, none is shown. */
  ward?: NamedWard | null;
}

/**
 * Patient identification with at least two identifiers (name, MRN, date of birth) and a spelled
 * month. Required wherever a patient’s results are entered, verified or read, because a patient
 * mix-up is the most severe error.
 *
 * In a list of many patients, use columns instead.
 */
export function PatientBanner({ patient, ward = null, alerts, ...banner }: PatientBannerProps) {
  const words = useMessages(patientBannerMessages);
  const { age, born, died, sex, intervals } = usePatientWords();
  const note = intervals(patient);
  const { deceased = false, deceased_at, mrn_temporary = false } = patient;
  return (
    <SubjectBanner
      {...banner}
      alerts={
        deceased || mrn_temporary ? (
          <>
            {mrn_temporary && (
              <Chip tone="caution" glyph={WarningGlyph}>
                {words.unidentified}
              </Chip>
            )}
            {deceased && (
              <Chip>
                {deceased_at ? words.deceasedOn({ date: died(deceased_at) }) : words.deceased}
              </Chip>
            )}
            {alerts}
          </>
        ) : (
          alerts
        )
      }
      name={
        patient.name_local ? (
          <>
            {patient.full_name} <S.LocalName dir="auto">{patient.name_local}</S.LocalName>
          </>
        ) : (
          patient.full_name
        )
      }
      identifiers={[
        {
          id: 'mrn',
          term: words.mrn,
          description: (
            <Text as="span" code>
              {patient.mrn}
            </Text>
          ),
        },
        { id: 'born', term: words.born, description: born(patient) },
        {
          id: 'age',
          term: words.age,
          description: age(
            patient.birth_date,
            deceased_at ? deathParts(deceased_at).date : undefined,
          ),
        },
        {
          id: 'sex',
          term: words.sex,
          description: (
            <>
              {sex(patient.gender)}
              {note !== undefined && <S.Intervals>{note}</S.Intervals>}
            </>
          ),
        },
        ...(ward ? [{ id: 'ward', term: words.ward, description: <bdi>{ward.name}</bdi> }] : []),
      ]}
    />
  );
}
