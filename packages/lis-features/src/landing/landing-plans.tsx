import type { BillingCycle, Plan } from '@alms/lis-domain/subscription';
import { LinkButton } from '@alms/ui/button';
import { Heading } from '@alms/ui/heading';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import type { Resource } from '@alms/ui/resource';
import { useId, useState, type Ref } from 'react';
import { BillingCycleSwitch, PlanCards, PlansView } from '../shared/plan-cards/index.ts';
import { usePlanTerms } from '../shared/plan-terms/index.ts';
import { landingMessages } from './words/index.ts';

export interface LandingPlansProps {
  /** Available plans, cheapest first. */
  plans: Resource<readonly Plan[]>;
  /** Reloads the plans. When omitted, no button is shown. */
  onRetryPlans?: (() => void | Promise<void>) | undefined;
  beta: boolean;
  /** Ref of the heading, for links that move focus to it. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  hrefs: {
    /** Address of the registration with a plan selected. */
    registerWith: (choice: { planId: string; cycle: BillingCycle }) => string;
    contactSales: string;
  };
}

/**
 * Plans with prices and limits, and links to register. Target of `#plans`, with and without
 * scripts.
 */
export function LandingPlans({ plans, onRetryPlans, beta, headingRef, hrefs }: LandingPlansProps) {
  const words = useMessages(landingMessages);
  const terms = usePlanTerms();
  const headingId = useId();
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  return (
    <section data-part="plans" id="plans" aria-labelledby={headingId}>
      <div data-part="plans-head">
        <div>
          <Heading ref={headingRef} id={headingId} level={2} size="large" tabIndex={-1}>
            {words.plans}
          </Heading>
          <p>{words.plansDiffer}</p>
        </div>
        <BillingCycleSwitch
          plans={plans.status === 'ready' ? plans.data : undefined}
          value={cycle}
          onValueChange={setCycle}
        />
      </div>
      <PlansView plans={plans} {...(onRetryPlans && { onRetry: onRetryPlans })}>
        {(offered) => (
          <PlanCards
            plans={offered}
            cycle={cycle}
            beta={beta}
            renderAction={({ id, plan_name }) => (
              <LinkButton href={hrefs.registerWith({ planId: id, cycle })} size="large" wide>
                {words.registerWith({ plan: plan_name })}
              </LinkButton>
            )}
          />
        )}
      </PlansView>
      <div data-part="plans-foot">
        <p>
          {terms.trial} {beta ? terms.beta : terms.afterTrial}
        </p>
        <Link href={hrefs.contactSales}>{words.askSales}</Link>
      </div>
    </section>
  );
}
