import { yearlySaving, type BillingCycle, type Plan } from '@alms/lis-domain/subscription';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Segmented, type SegmentedProps } from '@alms/ui/segmented';
import { planCardsMessages } from './words/index.ts';

/** Maximum percentage on the badge (specification §9). */
const MAX_CLAIMED = 20;

export interface BillingCycleSwitchProps extends Pick<
  SegmentedProps<BillingCycle>,
  'value' | 'defaultValue' | 'onValueChange' | 'size' | 'wide'
> {
  /**
   * Plans whose prices determine the yearly saving. No saving is stated while prices are unknown or
   * when there is none.
   */
  plans?: readonly Plan[] | undefined;
}

/**
 * Switch for monthly or yearly prices. The stated saving applies to at least one visible plan (safe
 * reading 58).
 */
export function BillingCycleSwitch({ plans = [], ...segmented }: BillingCycleSwitchProps) {
  const words = useMessages(planCardsMessages);
  const format = useFormat();
  const saving = yearlySaving(plans);
  const badge =
    saving !== undefined &&
    words.saving({
      percent: format.number(Math.min(saving, MAX_CLAIMED) / 100, { style: 'percent' }),
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
