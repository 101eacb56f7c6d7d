import { deviatingAtReceipt, type DeviatingTest, type Sample } from '@alms/lis-domain/samples';
import { useMessages } from '@alms/ui/i18n';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { sampleTrackingMessages } from './words/index.ts';

/**
 * Names the tests whose specimen did not arrive in the condition that they require; undefined
 * without any.
 */
export function useDeviationTexts() {
  const words = useMessages(sampleTrackingMessages);
  const specimen = useSpecimenWords();
  const requirement = ({ required, found }: DeviatingTest): string => {
    if (required !== null) return words.required({ condition: specimen.transport(required) });
    return words.notPermitted({
      condition: found === 'other' ? words.otherTemperature : specimen.transport(found),
    });
  };
  return (sample: Pick<Sample, 'needs' | 'condition'>): string[] | undefined => {
    const deviating = deviatingAtReceipt(sample);
    if (deviating.length === 0) return undefined;
    return deviating.map((each) => {
      const named = { test: each.test, requirement: requirement(each) };
      return each.action === 'reject' ? words.deviationReject(named) : words.deviationHold(named);
    });
  };
}
