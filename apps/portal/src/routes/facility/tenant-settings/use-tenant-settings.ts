import { uploadLogo, type HospitalSettings } from '@alms/lis-domain/facility';
import { processPayment, readSubscription, type Payment } from '@alms/lis-domain/subscription';
import type {
  BrandingFields,
  LogoUpload,
  SecurityFields,
  TenantSettingsScreenProps,
} from '@alms/lis-features/facility/tenant-settings';
import { useState } from 'react';
import { base64Of } from '../../../data/base64-of.ts';
import { toSubmission } from '../../../data/to-fetched.ts';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { useUnsavedWork } from '../../../session/use-unsaved-work.ts';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { useHospitalSettings } from '../hospital-settings/use-hospital-settings.ts';

/** Branding, security and subscription of the facility. */
export function useTenantSettings(): Omit<
  TenantSettingsScreenProps,
  'logoHref' | 'beta' | 'contactHref' | 'connections' | 'failedJobs'
> {
  const { onRetry, ...settings } = useHospitalSettings();
  const subscription = useSubscription();
  const { restored, keep, forget } = useUnsavedWork<{
    fields: BrandingFields;
    base: HospitalSettings;
  }>('tenant-settings');
  return {
    ...settings,
    subscription: subscription.resource,
    payment: subscription.payment,
    onRetry: async () => {
      await Promise.all([onRetry(), subscription.reload()]);
    },
    onUploadLogo: useLogoUpload(),
    security: useSecurity(),
    draft: restored,
    onDraftChange: (draft) => (draft ? keep(draft) : forget()),
  };
}

/** A second form for the same settings, with its own submission state. */
function useSecurity(): TenantSettingsScreenProps['security'] {
  const { submission, onSave } = useHospitalSettings();
  const { restored, keep, forget } = useUnsavedWork<{
    fields: SecurityFields;
    base: HospitalSettings;
  }>('tenant-security');
  return {
    submission,
    onSave,
    draft: restored,
    onDraftChange: (draft) => (draft ? keep(draft) : forget()),
  };
}

function useSubscription() {
  const { resource, reload } = useEndpoint(readSubscription, {});
  usePageReading(resource);
  const [answer, setAnswer] = useState<Payment>();
  const pay = useAction(processPayment, {
    onDone: setAnswer,
    after: ({ status }) => status === 'done' && reload(),
  });
  const paymentId = resource.status === 'ready' ? resource.data.payment_id : null;
  const onRequest = async () => {
    const payment_id = answer?.payment_id ?? paymentId;
    if (payment_id === null) return;
    await pay.submit({ params: { payment_id }, body: { payment_method: 'card' } });
  };
  return { resource, reload, payment: { answer, submission: pay.state, onRequest } };
}

function useLogoUpload() {
  const { call } = useApi();
  return async (file: File): Promise<LogoUpload> => {
    try {
      // Repeated upload of a file produces the same picture, so the key need not outlive this
      // request.
      const { logo_hash } = await call(uploadLogo, {
        body: { picture: await base64Of(file) },
        key: crypto.randomUUID(),
      });
      return { status: 'uploaded', logo_hash };
    } catch (error) {
      const outcome = toSubmission(error);
      if (outcome.status === 'rejected' || outcome.status === 'failed') return outcome;
      throw error;
    }
  };
}
