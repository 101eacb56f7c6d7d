import { useMessages } from '../i18n/index.ts';
import { writeNumber, type NumberProblem, type NumberRules } from './decimal-text.ts';
import { numberFieldMessages } from './words/index.ts';

/** Returns the built-in texts of a number field: its bounds, and the reason for a rejection. */
export function useNumberWords({ mark, min, max }: Pick<NumberRules, 'mark' | 'min' | 'max'>) {
  const words = useMessages(numberFieldMessages);
  const least = writeNumber(min ?? '', mark);
  const most = writeNumber(max ?? '', mark);

  const boundsWords = (): string | undefined => {
    if (least && most) return words.between({ min: least, max: most });
    if (least) return words.from({ min: least });
    return most ? words.upTo({ max: most }) : undefined;
  };

  const problemWords = (problem: NumberProblem, text: string): string => {
    switch (problem) {
      case 'thousands':
        return words.thousands({ text });
      case 'mark':
        return words.mark({ mark });
      case 'incomplete':
        return words.incomplete({ mark });
      case 'comparator':
        return words.comparator;
      case 'characters':
        return words.characters({ text });
      case 'below-min':
        return words.belowMin({ min: least });
      case 'above-max':
        return words.aboveMax({ max: most });
    }
  };

  return { boundsWords, problemWords };
}
