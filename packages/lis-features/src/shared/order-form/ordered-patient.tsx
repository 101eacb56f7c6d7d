import type { OrderableTest } from '@alms/lis-domain/catalogue';
import type { PatientCondition, PatientConditions } from '@alms/lis-domain/orders';
import type { Patient } from '@alms/lis-domain/patients';
import { Alert } from '@alms/ui/alert';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { allReady, ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import type { ReactNode } from 'react';
import { PatientBanner } from '../patient-banner/index.ts';
import { orderFormMessages } from './words/index.ts';

/** The data of an order form, once loaded. */
export interface OrderData {
  patient: Patient;
  catalogue: readonly OrderableTest[];
  /** Conditions on the patient’s record. Undefined: unknown. */
  recorded: readonly PatientCondition[] | undefined;
}

export interface OrderedPatientProps {
  patient: Resource<Patient>;
  /** Tests and panels of the facility; only active ones are offered. */
  catalogue: Resource<readonly OrderableTest[]>;
  /** Conditions on the patient’s record. When omitted, none are proposed or saved. */
  conditions?: Resource<PatientConditions> | undefined;
  /** Whether the order is placed; warnings for ordering are then not shown. @default false */
  isPlaced?: boolean;
  onRetry?: (() => void | Promise<void>) | undefined;
  /** Renders the order form, or what follows it, below the patient. */
  children: (data: OrderData) => ReactNode;
}

/** The patient of an order, visible above its form, with warnings that concern the order. */
export function OrderedPatient({
  patient,
  catalogue,
  conditions,
  isPlaced = false,
  onRetry,
  children,
}: OrderedPatientProps) {
  const words = useMessages(orderFormMessages);
  return (
    <ResourceView
      resource={
        conditions?.status === 'loading'
          ? conditions
          : allReady<[Patient, readonly OrderableTest[]]>(patient, catalogue)
      }
      label={words.order}
      headingLevel={2}
      skeleton={
        <Stack>
          <Card>
            <Skeleton count={2} />
          </Card>
          <Card>
            <Skeleton count={8} />
          </Card>
        </Stack>
      }
      empty={{ 'none-yet': { title: words.noTestsTitle, body: words.noTestsBody } }}
      {...(onRetry && { onRetry })}
    >
      {([person, tests]) => (
        <Stack>
          <PatientBanner patient={person} frame="card" sticky />
          {person.deceased && !isPlaced && (
            <Alert tone="caution" title={words.deceasedTitle}>
              {words.deceasedBody}
            </Alert>
          )}
          {conditions?.status === 'error' && !isPlaced && (
            <Alert tone="caution">{words.recordUnread}</Alert>
          )}
          {children({
            patient: person,
            catalogue: tests,
            recorded: conditions?.status === 'ready' ? conditions.data.conditions : undefined,
          })}
        </Stack>
      )}
    </ResourceView>
  );
}
