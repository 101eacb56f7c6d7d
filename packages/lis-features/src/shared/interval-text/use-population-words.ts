import { knownConditions, type Age, type RangeRow } from '@alms/lis-domain/catalogue';
import { useMessages } from '@alms/ui/i18n';
import { intervalTextMessages } from './words/index.ts';

/** The population of an interval row. */
type Population = Pick<RangeRow, 'sex' | 'age_min' | 'age_max' | 'applies_to'>;

const ADULT_YEARS = 18;
const AGE_WORDS = { h: 'hours', d: 'days', wk: 'weeks', mo: 'months', a: 'years' } as const;
/** Uses “men” only for adults; a row that includes children uses “males”. */
function whoOf({ sex, age_min }: Population): string {
  if (sex === 'any') return 'people';
  const grownUp = age_min?.unit === 'a' && age_min.value >= ADULT_YEARS;
  if (sex === 'male') return grownUp ? 'men' : 'males';
  return grownUp ? 'women' : 'females';
}

/** Returns the conditions with display names, such as `pregnant`. */
export function useConditionWords(): readonly { value: string; label: string }[] {
  const words = useMessages(intervalTextMessages);
  return knownConditions.map((value) => ({ value, label: words[value] }));
}

/**
 * Returns a function that names a condition; one defined by the facility is shown as in its
 * catalogue.
 */
export function useConditionWord(): (condition: string) => string {
  const words = useConditionWords();
  return (condition) => words.find(({ value }) => value === condition)?.label ?? condition;
}

/** Returns a function that writes an age: `2 years`. */
export function useAgeWord(): (age: Age) => string {
  const words = useMessages(intervalTextMessages);
  return ({ value, unit }) => words[AGE_WORDS[unit]]({ count: value });
}

/** Returns a function that describes the population of an interval: “men from 18 years”. */
export function usePopulationWords(): (row: Population) => string {
  const words = useMessages(intervalTextMessages);
  const conditionWord = useConditionWord();
  const age = useAgeWord();
  const aged = (row: Population) => {
    const who = whoOf(row);
    if (row.age_min && row.age_max)
      return words.between({ who, from: age(row.age_min), to: age(row.age_max) });
    if (row.age_min) return words.from({ who, age: age(row.age_min) });
    if (row.age_max) return words.under({ who, age: age(row.age_max) });
    return words.everyone({ who });
  };
  return (row) => {
    if (row.applies_to === 'any') return aged(row);
    return words.conditioned({ population: aged(row), condition: conditionWord(row.applies_to) });
  };
}
