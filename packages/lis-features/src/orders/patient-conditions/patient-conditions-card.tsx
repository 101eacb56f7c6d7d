import {
  conditionState,
  reportedOn,
  type ConditionState,
  type PatientCondition,
  type PatientConditions,
} from '@alms/lis-domain/orders';
import type { PatientSummary } from '@alms/lis-domain/patients';
import { Chip, type ChipProps } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, ClockGlyph, HoldGlyph, WarningGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import type { Resource } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { useRecordedConditionWords } from '../../shared/clinical-information/index.ts';
import { useConditionWord } from '../../shared/interval-text/index.ts';
import { useToday } from '../../shared/patient-words/index.ts';
import { RecordListCard } from '../../shared/record-list-card/index.ts';
import { EditConditions, type ConditionsEditing } from './edit-conditions.tsx';
import { patientConditionsMessages } from './words/index.ts';

export interface PatientConditionsCardProps {
  conditions: Resource<PatientConditions>;
  /** Sex for reference intervals; pregnancy is not offered for male patients. */
  sex: PatientSummary['sex_for_ranges'];
  /** Editing of the conditions. When omitted, access is read-only. */
  editing?: ConditionsEditing | undefined;
  onRetry?: () => void | Promise<void>;
}

const LOOKS = {
  holds: { tone: 'info', glyph: CheckGlyph },
  ended: { tone: 'neutral', glyph: HoldGlyph },
  to_ask: { tone: 'caution', glyph: WarningGlyph },
  to_come: { tone: 'neutral', glyph: ClockGlyph },
} as const satisfies Record<ConditionState, Pick<ChipProps, 'tone' | 'glyph'>>;

/**
 * A patient’s current and past conditions that affect reference intervals, each with its dates and
 * current status.
 */
export function PatientConditionsCard({
  conditions,
  sex,
  editing,
  onRetry,
}: PatientConditionsCardProps) {
  const words = useMessages(patientConditionsMessages);
  return (
    <RecordListCard
      resource={conditions}
      entriesOf={(record) => record.conditions}
      renderEntry={(condition) => <OneCondition condition={condition} />}
      renderEditor={
        editing &&
        ((record, onClose) => (
          <EditConditions record={record} sex={sex} {...editing} onClose={onClose} />
        ))
      }
      words={words}
      onRetry={onRetry}
      data-component="patient-conditions-card"
    />
  );
}

function OneCondition({ condition }: { condition: PatientCondition }) {
  const words = useMessages(patientConditionsMessages);
  const format = useFormat();
  const conditionWord = useConditionWord();
  const recordedWords = useRecordedConditionWords();
  const today = useToday();
  const state = conditionState(condition, today);
  const trimester = state === 'holds' ? reportedOn(condition, today) : condition.code;
  const weeks = [
    recordedWords.weeksRecorded(condition),
    state === 'holds' && recordedWords.weeksOn(condition, today),
    trimester !== condition.code && conditionWord(trimester),
  ].filter((text) => typeof text === 'string');
  return (
    <>
      <Inline gap="s2">
        <b>
          <bdi>{conditionWord(condition.code)}</bdi>
        </b>{' '}
        <Chip {...LOOKS[state]}>{words[state]}</Chip>
      </Inline>
      <Text size="small" tone="muted">
        {recordedWords.days(condition)}
      </Text>
      {weeks.length > 0 && (
        <Text size="small" tone="muted">
          {format.list(weeks)}
        </Text>
      )}
      {state === 'to_ask' && <Text size="small">{words.askAgain}</Text>}
    </>
  );
}
