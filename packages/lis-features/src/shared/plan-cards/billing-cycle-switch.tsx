import { yearlySaving, type BillingCycle, type Plan } from '@alms/lis-domain/subscription';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Segmented, type SegmentedProps } from '@alms/ui/segmented';
import { planCardsMessages } from './words/index.ts';

/** What the badge may claim at most (specification, section 9). */
const MOST_CLAIMED = 20;

export interface BillingCycleSwitchProps extends Pick<
  SegmentedProps<BillingCycle>,
  'value' | 'defaultValue' | 'onValueChange' | 'size' | 'wide'
> {
  /** Whose prices tell what a year saves; nothing is claimed before they are known, nor when it saves nothing. */
  plans?: readonly Plan[] | undefined;
}

/** Monthly or yearly prices. What it says a year saves is true of some plan that is shown (safe reading 58). */
export function BillingCycleSwitch({ plans = [], ...segmented }: BillingCycleSwitchProps) {
  const words = useMessages(planCardsMessages);
  const format = useFormat();
  const saving = yearlySaving(plans);
  const badge =
    saving !== undefined &&
    words.saving({
      percent: format.number(Math.min(saving, MOST_CLAIMED) / 100, { style: 'percent' }),
    });
  return (
    <Segmented
      {...segmented}
      label={words.cycle}
      options={[
        { value: 'monthly', label: words.monthly },
        {
          value: 'yearly',
          label: badge === false ? words.yearly : words.yearlyWithSaving({ badge }),
        },
      ]}
    />
  );
}
