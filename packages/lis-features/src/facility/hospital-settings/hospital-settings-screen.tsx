import type { HospitalSettings } from '@alms/lis-domain/facility';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import type { OutsideHours } from '../../shared/outside-hours/index.ts';
import { HospitalSettingsForm, type HospitalSettingsFormProps } from './hospital-settings-form.tsx';
import { hospitalSettingsMessages } from './words/index.ts';
import * as S from './hospital-settings.styles.ts';
import { OutsideHoursCard } from './outside-hours-card.tsx';

export interface HospitalSettingsScreenProps extends Omit<HospitalSettingsFormProps, 'settings'> {
  settings: Resource<HospitalSettings>;
  /** Booked appointments outside working hours. When omitted or empty, they are not shown. */
  outside?: OutsideHours | undefined;
  onRetry?: () => void | Promise<void>;
}

/** Facility name, contact details, regional formats and patient services. */
export function HospitalSettingsScreen({
  settings,
  outside,
  onRetry,
  ...form
}: HospitalSettingsScreenProps) {
  const words = useMessages(hospitalSettingsMessages);
  return (
    <S.Root data-component="hospital-settings-screen">
      <PageHeader title={words.title} context={words.context} />
      {outside && <OutsideHoursCard {...outside} />}
      <ResourceView
        resource={settings}
        label={words.form}
        headingLevel={2}
        skeleton={
          <Stack>
            <Card>
              <Skeleton count={6} />
            </Card>
            <Card>
              <Skeleton count={3} />
            </Card>
          </Stack>
        }
        {...(onRetry && { onRetry })}
      >
        {(read) => <HospitalSettingsForm {...form} settings={read} />}
      </ResourceView>
    </S.Root>
  );
}
