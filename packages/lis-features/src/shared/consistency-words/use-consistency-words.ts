import { ruleName } from '@alms/lis-domain/catalogue/consistency';
import { chosenLanguage } from '@alms/lis-domain/language';
import type { ConsistencyCheck, ConsistencyReason } from '@alms/lis-domain/results';
import { useFormat, useLanguage, useMessages } from '@alms/ui/i18n';
import { consistencyWordsMessages } from './words/index.ts';

/**
 * Describes the outcome of a consistency rule: `Hematocrit against hemoglobin: abs(42 - 3 * 10.1) =
 * 11.7, required <= 2, with hct = Hematocrit 42 %.` Also why a rule could not be evaluated.
 */
export function useConsistencyWords() {
  const words = useMessages(consistencyWordsMessages);
  const format = useFormat();
  const language = chosenLanguage(useLanguage().locale);
  const comparison = ({ left, sign, right }: ConsistencyCheck['failed'][number]) => {
    const limit =
      right.text === right.value
        ? right.value
        : words.evaluatesTo({ formula: right.text, value: right.value });
    return left.text === left.value
      ? words.comparisonPlain({ value: left.value, sign, limit })
      : words.comparison({ left: left.text, value: left.value, sign, limit });
  };
  const why = (reason: ConsistencyReason, test: string = words.anyResult): string => {
    const text = words[reason];
    return typeof text === 'string' ? text : text({ test });
  };
  const sentence = ({ outcome, rule, inputs, reason, input, failed }: ConsistencyCheck): string => {
    if (reason !== null) {
      const test = inputs.find(({ code }) => code === input)?.name;
      return words.unknown({ rule: ruleName(rule, language), reason: why(reason, test) });
    }
    const used = format.list(
      inputs.map(({ alias, name, value_text, unit_display }) =>
        words.inputIs({
          alias,
          name,
          value: [value_text, unit_display].filter(Boolean).join(' '),
        }),
      ),
    );
    if (outcome === 'passed') return words.passed({ rule: ruleName(rule, language), inputs: used });
    const finding =
      failed.length === 0
        ? words.notMet({ rule: ruleName(rule, language), condition: rule.condition, inputs: used })
        : words.failed({
            rule: ruleName(rule, language),
            comparisons: failed.map(comparison).join('; '),
            inputs: used,
          });
    return [finding, rule.message].filter(Boolean).join(' ');
  };
  return { sentence, why };
}
