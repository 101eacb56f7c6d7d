import type { FlagReason, PatientResult } from '@alms/lis-domain/results';
import { useMessages } from '@alms/ui/i18n';
import { Mark } from '@alms/ui/mark';
import { flagAppearance } from '../../shared/clinical-flag/index.ts';
import { patientResultsMessages } from './words/index.ts';
import * as S from './patient-results.styles.ts';

const UNDECIDED = {
  no_applicable_interval: 'noInterval',
  comparator_undecidable: 'undecidable',
  not_numeric: 'notNumeric',
  hemolyzed_specimen: 'notReported',
  icteric_specimen: 'notReported',
  lipemic_specimen: 'notReported',
} as const;

const undecided = (reason: FlagReason | null) =>
  Object.entries(UNDECIDED).find(([known]) => known === reason)?.[1] ?? 'notCompared';

/**
 * Meaning of a result in patient wording. A result that was not evaluated is labelled and never
 * looks normal.
 */
export function PlainVerdict({
  flag,
  flag_reason,
  reactivity,
}: Pick<PatientResult, 'flag' | 'flag_reason' | 'reactivity'>) {
  const words = useMessages(patientResultsMessages);
  if (flag === null)
    return <S.Verdict data-tone="neutral">{words[undecided(flag_reason)]}</S.Verdict>;
  const { shape, tone, filled, quiet } = flagAppearance(flag);
  const isExpectedAnswer = flag === 'N' && flag_reason === 'coded_value';
  return (
    <S.Verdict data-tone={tone} data-filled={filled || undefined}>
      {!quiet && <Mark shape={shape} />}
      {isExpectedAnswer ? words.expectedAnswer : words[reactivity ?? flag]}
    </S.Verdict>
  );
}
