import type { PatientCoverage } from '@alms/lis-domain/billing';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { patientInsuranceMessages } from './words/index.ts';

/** Returns a function that describes a coverage’s validity period. */
export function useValidityWords(): (
  coverage: Pick<PatientCoverage, 'valid_from' | 'valid_to'>,
) => string {
  const words = useMessages(patientInsuranceMessages);
  const { longDate } = useFormat();
  return ({ valid_from, valid_to }) => {
    if (valid_from !== null)
      return valid_to === null
        ? words.since({ date: longDate(valid_from) })
        : words.between({ first: longDate(valid_from), last: longDate(valid_to) });
    return valid_to === null ? words.always : words.until({ date: longDate(valid_to) });
  };
}
