import {
  arrivalConditions,
  temperaturesIn,
  type ArrivalConditionCode,
} from '@alms/lis-domain/samples';
import { CheckboxGroup } from '@alms/ui/checkbox-group';
import { useMessages } from '@alms/ui/i18n';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { sampleTrackingMessages } from './words/index.ts';

export interface ConditionGroupProps {
  /** Goes on the group, which a summary of errors leads to. */
  id?: string;
  error?: string | undefined;
  value: readonly ArrivalConditionCode[];
  onValueChange: (codes: ArrivalConditionCode[]) => void;
}

/** What a specimen was like on arrival. Nothing is chosen beforehand: that nothing was seen is not asked. */
export function ConditionGroup({ error, value, onValueChange, ...group }: ConditionGroupProps) {
  const words = useMessages(sampleTrackingMessages);
  const specimen = useSpecimenWords();
  return (
    <CheckboxGroup
      {...group}
      label={words.condition}
      hint={words.conditionHint}
      error={temperaturesIn(value) ? words.oneTemperature : error}
      layout="columns"
      options={arrivalConditions.map((code) => ({ value: code, label: specimen.condition(code) }))}
      value={value}
      onValueChange={(chosen) =>
        onValueChange(arrivalConditions.filter((code) => chosen.includes(code)))
      }
    />
  );
}
