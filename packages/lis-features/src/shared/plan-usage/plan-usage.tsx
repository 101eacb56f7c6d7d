import type { Subscription } from '@alms/lis-domain/subscription';
import { DescriptionList } from '@alms/ui/description-list';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ProgressBar } from '@alms/ui/progress';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { planUsageMessages } from './words/index.ts';

export interface PlanUsageProps {
  subscription: Pick<Subscription, 'limits' | 'usage'>;
}

/**
 * Usage of the plan’s limits: users, patients, and tests of this month. Warns when a limit is near
 * or reached.
 */
export function PlanUsage({ subscription: { limits, usage } }: PlanUsageProps) {
  const words = useMessages(planUsageMessages);
  return (
    <Stack>
      <Quota label={words.users} used={usage.users} limit={limits.max_users} />
      <Quota label={words.patients} used={usage.patients} limit={limits.max_patients} />
      <Quota label={words.tests} used={usage.tests} limit={limits.max_tests_per_month} />
    </Stack>
  );
}

/** Fraction of a limit from which it counts as near. */
const NEAR = 0.9;

function Quota({ label, used, limit }: { label: string; used: number; limit: number | null }) {
  const words = useMessages(planUsageMessages);
  const format = useFormat();
  const count = format.number(used);
  if (limit === null)
    return (
      <DescriptionList
        items={[{ id: 'used', term: label, description: words.usedNoLimit({ used: count }) }]}
      />
    );
  const share = limit === 0 ? 1 : used / limit;
  const warning = share >= 1 ? words.atLimit : share >= NEAR ? words.nearLimit : undefined;
  return (
    <div>
      <ProgressBar
        label={label}
        value={share * 100}
        valueText={words.usedOf({ used: count, limit: format.number(limit) })}
        tone={warning === undefined ? 'brand' : 'caution'}
      />
      {warning !== undefined && (
        <Text size="small" tone="muted">
          {warning}
        </Text>
      )}
    </div>
  );
}
