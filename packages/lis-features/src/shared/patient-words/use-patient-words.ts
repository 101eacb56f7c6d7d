import type { Age } from '@alms/lis-domain/catalogue';
import { deathParts, displayAges, type PatientSummary } from '@alms/lis-domain/patients';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { useCallback } from 'react';
import { useToday } from './use-today.ts';
import { patientWordsMessages } from './words/index.ts';

const INTERVALS = {
  male: 'intervalsMale',
  female: 'intervalsFemale',
  unknown: 'intervalsUnknown',
} as const;

/** Formatters for patient details. */
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
      // The Arabic text starts with a right-to-left mark. Within a sentence, its isolate would
      // otherwise be left-to-right.
      return birth_time ? words.bornAt({ date, time: birth_time }) : date;
    },
    [words, format],
  );
  return {
    /** Formats an age: `68 y`. */
    lived,
    /** Formats a range of possible ages: `50–51 y`; a certain age alone. */
    livedBetween,
    /** Formats the administrative gender: `Male`. */
    sex: (gender: PatientSummary['gender']): string => words[gender],
    /**
     * Formats the date of birth: `03 Nov 1957`, with the time for a newborn, and `about 03 Nov
     * 1957` for an estimate.
     */
    born,
    /** Formats the date of death: `03 May 2026, 04:12`. */
    died: (deceasedAt: string): string => {
      const { date, time } = deathParts(deceasedAt);
      return time === undefined
        ? format.longDate(date)
        : words.bornAt({ date: format.longDate(date), time });
    },
    /**
     * Formats the age on the facility’s current day or another one, in its customary unit: `68 y`,
     * `5 wk`; `50–51 y` for a partial date of birth.
     */
    age: (birthDate: string, on = today): string => {
      const ages = displayAges(birthDate, on);
      return ages === undefined ? words.notBorn : livedBetween(ages.youngest, ages.oldest);
    },
    /**
     * Names the reference intervals that apply when they differ from the gender; otherwise nothing.
     */
    intervals: ({
      gender,
      sex_for_ranges,
    }: Pick<PatientSummary, 'gender' | 'sex_for_ranges'>): string | undefined =>
      gender === sex_for_ranges ? undefined : words[INTERVALS[sex_for_ranges]],
  };
}
