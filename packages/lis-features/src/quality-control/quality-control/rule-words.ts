import type { ControlRule, RuleConfiguration } from '@alms/lis-domain/quality-control';
import { useMessages } from '@alms/ui/i18n';
import { qualityControlMessages } from './words/index.ts';

/**
 * Returns a function that describes a rule; for R-4s, the description matches the configured mode.
 */
export function useRuleWords(): (
  rule: ControlRule,
  configuration: Pick<RuleConfiguration, 'r4s_mode'>,
) => string {
  const words = useMessages(qualityControlMessages);
  return (rule, { r4s_mode }) => {
    switch (rule) {
      case '1-2s':
        return words.oneBeyond({ sd: 2 });
      case '1-3s':
        return words.oneBeyond({ sd: 3 });
      case '2-2s':
        return words.someBeyond({ count: 2, sd: 2 });
      case '3-1s':
        return words.someBeyond({ count: 3, sd: 1 });
      case '4-1s':
        return words.someBeyond({ count: 4, sd: 1 });
      case '2of3-2s':
        return words.twoOfThree;
      case 'R-4s':
        return r4s_mode === 'range_over_4s' ? words.rangeOver : words.bothBeyond;
      case '7T':
        return words.trend;
      case '6x':
      case '8x':
      case '9x':
      case '10x':
      case '12x':
        return words.oneSide({ count: parseInt(rule, 10) });
    }
  };
}

/**
 * Returns whether a violated rule indicates random error in one run. All other rules indicate
 * systematic error, such as a shift or drift (Westgard, “Which rules for which error”).
 */
export function isRandomError(rule: ControlRule): boolean {
  return rule === '1-3s' || rule === 'R-4s';
}
