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
  /** Id of the group, the target of the error summary. */
  id?: string;
  error?: string | undefined;
  value: readonly ArrivalConditionCode[];
  onValueChange: (codes: ArrivalConditionCode[]) => void;
}

/**
 * Specimen condition at receipt. Nothing is preselected, and an unremarkable specimen needs no
 * entry.
 */
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
