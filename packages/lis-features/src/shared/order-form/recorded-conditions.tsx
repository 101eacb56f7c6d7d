import { conditionsToRecord, reportedOn, type PatientCondition } from '@alms/lis-domain/orders';
import { Alert } from '@alms/ui/alert';
import { Checkbox } from '@alms/ui/checkbox';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Text } from '@alms/ui/text';
import { useRecordedConditionWords } from '../clinical-information/index.ts';
import { useConditionWord } from '../interval-text/index.ts';
import type { FieldBinding } from '../lis-form/index.ts';
import { useToday } from '../patient-words/index.ts';
import { orderFormMessages } from './words/index.ts';

export interface RecordedConditionsProps {
  /** Current conditions on the patient’s record. */
  held: readonly PatientCondition[];
  /** Conditions that should have ended by their type, without an end date. */
  toAsk: readonly PatientCondition[];
}

/** Conditions proposed from the patient’s record, and those that need confirmation first. */
export function RecordedConditions({ held, toAsk }: RecordedConditionsProps) {
  const words = useMessages(orderFormMessages);
  const format = useFormat();
  const conditionWord = useConditionWord();
  const recordedWords = useRecordedConditionWords();
  const today = useToday();
  const line = (condition: PatientCondition, code: string, weeks: string | undefined) => {
    const details = format.list(
      [recordedWords.weeksRecorded(condition) ?? recordedWords.days(condition), weeks].filter(
        (text) => text !== undefined,
      ),
    );
    return (
      <p key={condition.id}>{words.recordLine({ condition: conditionWord(code), details })}</p>
    );
  };
  const codeOf = (condition: PatientCondition) => reportedOn(condition, today);
  return (
    <>
      {held.length > 0 && (
        <Alert title={words.fromRecordTitle}>
          {held.map((condition) =>
            line(condition, codeOf(condition), recordedWords.weeksOn(condition, today)),
          )}
          <p>{words.fromRecordBody}</p>
          {held.some(
            (condition) =>
              condition.gestational_age_weeks !== null && codeOf(condition) === condition.code,
          ) && <p>{words.trimesterOpen}</p>}
        </Alert>
      )}
      {toAsk.length > 0 && (
        <Alert tone="caution" title={words.askTitle}>
          {toAsk.map((condition) => line(condition, condition.code, undefined))}
          <p>{words.askBody}</p>
        </Alert>
      )}
    </>
  );
}

export interface SaveToRecordProps {
  conditions: readonly string[];
  recorded: readonly PatientCondition[];
  field: FieldBinding;
}

/**
 * Option to save new conditions to the patient’s record. Not offered for conditions already on the
 * record or contradicting it.
 */
export function SaveToRecord({ conditions, recorded, field }: SaveToRecordProps) {
  const words = useMessages(orderFormMessages);
  const format = useFormat();
  const conditionWord = useConditionWord();
  const today = useToday();
  const { added, contradicts } = conditionsToRecord(conditions, recorded, today);
  if (added.length === 0) return null;
  if (contradicts)
    return (
      <Text size="small" tone="muted">
        {words.recordContradicts}
      </Text>
    );
  return (
    <Checkbox
      label={words.keepOnRecord({ conditions: format.list(added.map(conditionWord)) })}
      hint={words.keepHint}
      {...field}
    />
  );
}
