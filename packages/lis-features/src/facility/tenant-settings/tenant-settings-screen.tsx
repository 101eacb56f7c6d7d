import type { HospitalSettings } from '@alms/lis-domain/facility';
import type { Subscription } from '@alms/lis-domain/subscription';
import { Card } from '@alms/ui/card';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Split } from '@alms/ui/split';
import type { ReactNode } from 'react';
import { BrandingForm, type BrandingFormProps } from './branding-form.tsx';
import { SecurityCard } from './security-card.tsx';
import type { SecurityFormProps } from './security-form.tsx';
import { SubscriptionCard, type SubscriptionCardProps } from './subscription-card.tsx';
import { tenantSettingsMessages } from './words/index.ts';
import * as S from './tenant-settings.styles.ts';

export interface TenantSettingsScreenProps
  extends Omit<BrandingFormProps, 'settings'>, Omit<SubscriptionCardProps, 'subscription'> {
  settings: Resource<HospitalSettings>;
  /** Security settings. Saved separately, so that an incomplete colour does not block them. */
  security: Omit<SecurityFormProps, 'settings'>;
  subscription: Resource<Subscription>;
  /** Connected systems, below the other cards. When omitted, they are not shown. */
  connections?: ReactNode;
  /** Failed background jobs, last on the page. When omitted, they are not shown. */
  failedJobs?: ReactNode;
  onRetry?: () => void | Promise<void>;
}

/** Branding, security and subscription of the facility. */
export function TenantSettingsScreen({
  settings,
  subscription,
  security,
  connections,
  failedJobs,
  onRetry,
  beta,
  payment,
  contactHref,
  ...branding
}: TenantSettingsScreenProps) {
  const words = useMessages(tenantSettingsMessages);
  const retry = onRetry && { onRetry };
  return (
    <S.Root data-component="tenant-settings-screen">
      <PageHeader title={words.title} context={words.context} />
      <ResourceView
        resource={settings}
        label={words.loading}
        headingLevel={2}
        skeleton={<BrandingSkeleton />}
        {...retry}
      >
        {(read) => <BrandingForm {...branding} settings={read} />}
      </ResourceView>
      <Grid columnWidth="22rem" fill="stretch" gap="s5">
        <ResourceView
          resource={subscription}
          label={words.subscription}
          headingLevel={2}
          skeleton={
            <Card>
              <Skeleton count={6} />
            </Card>
          }
          {...retry}
        >
          {(booked) => (
            <SubscriptionCard
              subscription={booked}
              beta={beta}
              payment={payment}
              contactHref={contactHref}
            />
          )}
        </ResourceView>
        <SecurityCard {...security} settings={settings} {...retry} />
      </Grid>
      {connections}
      {failedJobs}
    </S.Root>
  );
}

/**
 * Placeholder for the form and its two previews, with the final layout so that content below does
 * not shift.
 */
function BrandingSkeleton() {
  return (
    <Split
      ratio="1:1"
      start={
        <Card>
          <Skeleton count={8} />
        </Card>
      }
      end={
        <Card>
          <Skeleton shape="block" count={2} height="27rem" />
        </Card>
      }
    />
  );
}
