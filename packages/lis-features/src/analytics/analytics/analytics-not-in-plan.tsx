import { LinkButton } from '@alms/ui/button';
import { EmptyState } from '@alms/ui/empty-state';
import { useMessages } from '@alms/ui/i18n';
import { PageHeader } from '@alms/ui/page-header';
import { Stack } from '@alms/ui/stack';
import { analyticsMessages } from './words/index.ts';

export interface AnalyticsNotInPlanProps {
  /** Name of the facility’s plan. */
  planName: string;
  hrefs: { contactSales: string; plans: string };
}

/** Offers an upgrade in place of the analytics of a plan that does not include them. */
export function AnalyticsNotInPlan({ planName, hrefs }: AnalyticsNotInPlanProps) {
  const words = useMessages(analyticsMessages);
  return (
    <Stack gap="s5">
      <PageHeader title={words.title} />
      <EmptyState
        headingLevel={2}
        title={words.notInPlan({ planName })}
        body={words.notInPlanMeaning}
        action={
          <>
            <LinkButton href={hrefs.contactSales} variant="primary">
              {words.contactSales}
            </LinkButton>
            <LinkButton href={hrefs.plans}>{words.comparePlans}</LinkButton>
          </>
        }
      />
    </Stack>
  );
}
