import type { PatientSummary } from '@alms/lis-domain/patients';
import { DescriptionList } from '@alms/ui/description-list';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Text } from '@alms/ui/text';
import { useId, type ReactNode } from 'react';
import { usePatientWords } from '../patient-words/index.js';
import { patientBannerMessages } from './patient-banner.messages.js';
import * as S from './patient-banner.styles.js';

export interface PatientBannerProps {
  patient: PatientSummary;
  /** Where the patient is and who asked, in a few words: "Emergency, bay 4 · Dr M. Lind". When omitted, nothing. */
  context?: ReactNode;
  /** `Chip`s for what nobody may overlook: a condition that changes the intervals. */
  alerts?: ReactNode;
  /** 1 where the patient is what the page is about; it then takes the focus after a change of page. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** `edge`: across the top of a panel. `card`: a box of its own among cards. `head`: the first thing inside a flush card. @default 'edge' */
  frame?: 'edge' | 'card' | 'head';
  /** Stays in view while what is below it scrolls. @default false */
  sticky?: boolean;
}

/**
 * Who this is about, with two identifiers at least (name, MRN, birth date), the month in letters. It stands wherever a
 * patient's results are entered, verified or read: the wrong patient is the worst error. In a list of many patients
 * use columns instead.
 */
export function PatientBanner({ patient, context, alerts, headingLevel = 2, frame = 'edge', sticky = false }: PatientBannerProps) {
  const words = useMessages(patientBannerMessages);
  const format = useFormat();
  const { age, sex, intervals } = usePatientWords();
  const nameId = useId();
  const Name = `h${headingLevel}` as const;
  const note = intervals(patient);
  return (
    <S.Root aria-labelledby={nameId} data-component="patient-banner" data-frame={frame} data-sticky={sticky || undefined}>
      <div data-part="who">
        <Name id={nameId} data-part="name" tabIndex={headingLevel === 1 ? -1 : undefined}>
          {patient.full_name}
        </Name>
        {context !== undefined && <div data-part="context">{context}</div>}
      </div>
      <DescriptionList
        layout="inline"
        items={[
          { id: 'mrn', term: words.mrn, description: <Text as="span" code>{patient.mrn}</Text> },
          { id: 'born', term: words.born, description: format.longDate(patient.birth_date) },
          { id: 'age', term: words.age, description: age(patient.birth_date) },
          { id: 'sex', term: words.sex, description: <>{sex(patient.gender)}{note !== undefined && <span data-part="intervals">{note}</span>}</> },
        ]}
      />
      {alerts !== undefined && <div data-part="alerts">{alerts}</div>}
    </S.Root>
  );
}
