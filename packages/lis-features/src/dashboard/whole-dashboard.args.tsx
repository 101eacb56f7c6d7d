import type { Result } from '@alms/lis-domain/results';
import type { ReactNode } from 'react';
import {
  type CriticalResultsCardProps,
  CriticalResultsCard,
} from './critical-results-card/index.ts';
import { DashboardScreen, type DashboardScreenProps } from './dashboard-screen.tsx';
import { DueNextCard } from './due-next-card/index.ts';
import type { ListedResource } from './listed.ts';

export interface WholeDashboardProps
  extends DashboardScreenProps, Pick<CriticalResultsCardProps, 'held'> {
  /** Results to enter, verify or release, for laboratory staff. */
  work?: ListedResource<Result> | undefined;
  /** Rendered above the work list. */
  holds?: ReactNode;
}

const criticalHrefs = {
  calls: '/app/test-results?calls=open',
  call: () => '/app/test-results?calls=open',
  held: '/app/test-results?tab=held',
};

/** The dashboard with its critical results and work cards, which the app lazy-loads separately. */
export function WholeDashboard({
  held = { status: 'empty', reason: 'none-yet' },
  work,
  holds,
  ...props
}: WholeDashboardProps) {
  const { calls } = props.cards;
  const card = calls && (
    <CriticalResultsCard
      calls={calls}
      held={held}
      onRetry={props.onRefresh}
      hrefs={criticalHrefs}
    />
  );
  return (
    <DashboardScreen
      {...props}
      parts={{
        ...props.parts,
        critical: card,
        bench: (holds ?? work) && (
          <>
            {holds}
            {work && (
              <DueNextCard work={work} onRetry={props.onRefresh} href={props.hrefs.testResults} />
            )}
          </>
        ),
      }}
    />
  );
}
