import {
  coverageState,
  type CoverageState,
  type PatientCoverage,
  type PatientInsurance,
} from '@alms/lis-domain/billing';
import { Chip, type ChipProps } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, ClockGlyph, HoldGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import type { Resource } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { useToday } from '../../shared/patient-words/index.ts';
import { RecordListCard } from '../../shared/record-list-card/index.ts';
import { EditInsurance, type InsuranceEditing } from './edit-insurance.tsx';
import { patientInsuranceMessages } from './words/index.ts';
import * as S from './patient-insurance.styles.ts';
import { useValidityWords } from './use-validity-words.ts';

export interface PatientInsuranceCardProps {
  insurance: Resource<PatientInsurance>;
  /** Editing of the patient’s insurance. When omitted, access is read-only. */
  editing?: InsuranceEditing | undefined;
  onRetry?: () => void | Promise<void>;
}

const LOOKS = {
  valid: { tone: 'positive', glyph: CheckGlyph },
  ended: { tone: 'neutral', glyph: HoldGlyph },
  to_come: { tone: 'info', glyph: ClockGlyph },
} as const satisfies Record<CoverageState, Pick<ChipProps, 'tone' | 'glyph'>>;

/** A patient’s insurance: each coverage with its policy number and current status. */
export function PatientInsuranceCard({ insurance, editing, onRetry }: PatientInsuranceCardProps) {
  const words = useMessages(patientInsuranceMessages);
  return (
    <RecordListCard
      resource={insurance}
      entriesOf={({ coverages }) => coverages}
      renderEntry={(coverage) => <CoverageEntry coverage={coverage} />}
      renderEditor={
        editing &&
        ((record, onClose) => <EditInsurance record={record} {...editing} onClose={onClose} />)
      }
      words={words}
      onRetry={onRetry}
      data-component="patient-insurance-card"
    />
  );
}

function CoverageEntry({ coverage }: { coverage: PatientCoverage }) {
  const { payer, policy_number, group } = coverage;
  const words = useMessages(patientInsuranceMessages);
  const format = useFormat();
  const validity = useValidityWords();
  const state = coverageState(coverage, useToday());
  const begins =
    state === 'to_come' && coverage.valid_from !== null
      ? words.beginsOn({ date: format.longDate(coverage.valid_from) })
      : words[state];
  return (
    <>
      <Inline gap="s2">
        <b>
          <bdi>{payer.name}</bdi>
        </b>{' '}
        <Chip {...LOOKS[state]}>{begins}</Chip>
      </Inline>
      <Text>
        {words.policy} <S.Policy>{policy_number}</S.Policy>
      </Text>
      {group !== '' && (
        <Text>
          {words.group} <bdi>{group}</bdi>
        </Text>
      )}
      <Text size="small" tone="muted">
        {validity(coverage)}
      </Text>
      {!payer.active && (
        <Text size="small" tone="muted">
          {words.payerRetired}
        </Text>
      )}
    </>
  );
}
