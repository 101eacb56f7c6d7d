import type { Age } from '@alms/lis-domain/catalogue';
import { displayAge, type PatientSummary } from '@alms/lis-domain/patients';
import { useNow } from '@alms/ui/clock';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { patientWordsMessages } from './patient-words.messages.js';

const INTERVALS = { male: 'intervalsMale', female: 'intervalsFemale', unknown: 'intervalsUnknown' } as const;
/** Every zone begins its day on a quarter of an hour. */
const QUARTER_HOUR = 900_000;

/** How a patient's particulars are written, the same on every screen. */
export function usePatientWords() {
  const words = useMessages(patientWordsMessages);
  const today = useToday();
  const lived = ({ value, unit }: Age): string => {
    if (unit === 'a') return words.years({ count: value });
    if (unit === 'mo') return words.months({ count: value });
    return unit === 'wk' ? words.weeks({ count: value }) : words.days({ count: unit === 'h' ? Math.floor(value / 24) : value });
  };
  return {
    /** An age as it is written: `68 y`. */
    lived,
    /** The administrative gender: `Male`. */
    sex: (gender: PatientSummary['gender']): string => words[gender],
    /** The age on the facility's present day, in the unit people use for it: `68 y`, `5 wk`. */
    age: (birthDate: string): string => {
      const age = displayAge(birthDate, today);
      return age === undefined ? words.notBorn : lived(age);
    },
    /** Which reference intervals apply, where the gender alone does not say it; otherwise nothing. */
    intervals: ({ gender, sex_for_ranges }: Pick<PatientSummary, 'gender' | 'sex_for_ranges'>): string | undefined =>
      gender === sex_for_ranges ? undefined : words[INTERVALS[sex_for_ranges]],
  };
}

/** The facility's present day, `YYYY-MM-DD`. */
export function useToday(): string {
  const now = useNow(QUARTER_HOUR);
  // oxlint-disable-next-line no-restricted-globals -- writes a given instant, reads no clock
  return useFormat().dayOf(new Date(now).toISOString());
}
