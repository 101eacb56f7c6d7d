import type { Age } from '@alms/lis-domain/catalogue';
import { deathParts, displayAges, type PatientSummary } from '@alms/lis-domain/patients';
import { useNow } from '@alms/ui/clock';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { useCallback } from 'react';
import { patientWordsMessages } from './words/index.ts';

const INTERVALS = {
  male: 'intervalsMale',
  female: 'intervalsFemale',
  unknown: 'intervalsUnknown',
} as const;
/** Every zone begins its day on a quarter of an hour. */
const QUARTER_HOUR = 900_000;

/** How a patient's particulars are written, the same on every screen. */
export function usePatientWords() {
  const words = useMessages(patientWordsMessages);
  const format = useFormat();
  const today = useToday();
  const lived = ({ value, unit }: Age): string => {
    if (unit === 'a') return words.years({ count: value });
    if (unit === 'mo') return words.months({ count: value });
    if (unit === 'wk') return words.weeks({ count: value });
    return unit === 'd' ? words.days({ count: value }) : words.hours({ count: value });
  };
  const livedBetween = (youngest: Age, oldest: Age): string => {
    if (youngest.unit !== oldest.unit)
      return words.between({ from: lived(youngest), to: lived(oldest) });
    return youngest.value === oldest.value
      ? lived(oldest)
      : words.between({ from: youngest.value, to: lived(oldest) });
  };
  const born = useCallback(
    ({
      birth_date,
      birth_time,
      birth_date_estimated = false,
    }: Pick<PatientSummary, 'birth_date' | 'birth_time' | 'birth_date_estimated'>): string => {
      const date = format.longDate(birth_date);
      if (birth_date_estimated) return words.about({ date });
      // In Arabic it begins with a right-to-left mark: told within a sentence, its own isolate would else run from left to right.
      return birth_time ? words.bornAt({ date, time: birth_time }) : date;
    },
    [words, format],
  );
  return {
    /** An age as it is written: `68 y`. */
    lived,
    /** The ages that somebody may have: `50–51 y`; of one that is certain, that one. */
    livedBetween,
    /** The administrative gender: `Male`. */
    sex: (gender: PatientSummary['gender']): string => words[gender],
    /** When somebody was born, wherever it tells people apart: `03 Nov 1957`, of a newborn with the time, of an estimate `about 03 Nov 1957`. */
    born,
    /** When somebody has died: `03 May 2026, 04:12`. */
    died: (deceasedAt: string): string => {
      const { date, time } = deathParts(deceasedAt);
      return time === undefined
        ? format.longDate(date)
        : words.bornAt({ date: format.longDate(date), time });
    },
    /** The age on the facility's present day or another one, in the unit people use for it: `68 y`, `5 wk`; `50–51 y` where the birth date is known only in part. */
    age: (birthDate: string, on = today): string => {
      const ages = displayAges(birthDate, on);
      return ages === undefined ? words.notBorn : livedBetween(ages.youngest, ages.oldest);
    },
    /** Which reference intervals apply, where the gender alone does not say it; otherwise nothing. */
    intervals: ({
      gender,
      sex_for_ranges,
    }: Pick<PatientSummary, 'gender' | 'sex_for_ranges'>): string | undefined =>
      gender === sex_for_ranges ? undefined : words[INTERVALS[sex_for_ranges]],
  };
}

/** The facility's present day, `YYYY-MM-DD`. */
export function useToday(): string {
  const now = useNow(QUARTER_HOUR);
  // oxlint-disable-next-line no-restricted-globals -- writes a given instant, reads no clock
  return useFormat().dayOf(new Date(now).toISOString());
}
