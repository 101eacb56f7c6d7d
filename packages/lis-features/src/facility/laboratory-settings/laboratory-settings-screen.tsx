import type { LaboratorySettings } from '@alms/lis-domain/facility';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import {
  LaboratorySettingsForm,
  type LaboratorySettingsFormProps,
} from './laboratory-settings-form.tsx';
import { laboratorySettingsMessages } from './words/index.ts';
import type { ReactNode } from 'react';
import * as S from './laboratory-settings.styles.ts';

export interface LaboratorySettingsScreenProps extends Omit<
  LaboratorySettingsFormProps,
  'settings'
> {
  settings: Resource<LaboratorySettings>;
  onRetry?: () => void | Promise<void>;
  /** Further cards below the rules, such as the sites. */
  children?: ReactNode;
}

/**
 * Laboratory rules: critical result notification time, simultaneous appointments, verification
 * levels and autoverification.
 */
export function LaboratorySettingsScreen({
  settings,
  onRetry,
  children,
  ...form
}: LaboratorySettingsScreenProps) {
  const words = useMessages(laboratorySettingsMessages);
  return (
    <S.Root data-component="laboratory-settings-screen">
      <PageHeader title={words.title} context={words.context} />
      <ResourceView
        resource={settings}
        label={words.form}
        headingLevel={2}
        skeleton={
          <Stack>
            <Card>
              <Skeleton count={2} />
            </Card>
            <Card>
              <Skeleton count={2} />
            </Card>
          </Stack>
        }
        {...(onRetry && { onRetry })}
      >
        {(read) => <LaboratorySettingsForm {...form} settings={read} />}
      </ResourceView>
      {children}
    </S.Root>
  );
}
