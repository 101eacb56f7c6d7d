import { logoPath, uploadLogo, type HospitalSettings } from '@alms/lis-domain/facility';
import { processPayment, readSubscription, type Payment } from '@alms/lis-domain/subscription';
import { mainSiteUrl } from '@alms/lis-domain/tenancy';
import {
  TenantSettingsScreen,
  type BrandingFields,
  type LogoUpload,
  type SecurityFields,
} from '@alms/lis-features/facility/tenant-settings';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { apiHref } from '../../../data/api.ts';
import { base64Of } from '../../../data/base64-of.ts';
import { toSubmission } from '../../../data/to-fetched.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { useUnsavedWork } from '../../../session/use-unsaved-work.ts';
import { useTenant } from '../../../tenant/tenant-provider.tsx';
import { useHospitalSettings } from '../hospital-settings/use-hospital-settings.ts';
import { Connections } from './connections.tsx';
import { FailedJobs } from './failed-jobs.tsx';

/** `/app/settings/tenant`, and the same under `/admin`. */
export default function TenantSettingsRoute() {
  const { call } = useApi();
  const { config, hosts } = useTenant();
  const { onRetry, ...settings } = useHospitalSettings();
  // A second form for the same settings, with its own submission state.
  const { submission, onSave } = useHospitalSettings();
  const subscription = useEndpoint(readSubscription, {});
  const payment = useSubmission();
  const [answer, setAnswer] = useState<Payment>();
  const { restored, keep, forget } = useUnsavedWork<{
    fields: BrandingFields;
    base: HospitalSettings;
  }>('tenant-settings');
  const security = useUnsavedWork<{ fields: SecurityFields; base: HospitalSettings }>(
    'tenant-security',
  );
  const paymentId =
    subscription.resource.status === 'ready' ? subscription.resource.data.payment_id : null;

  const upload = async (file: File): Promise<LogoUpload> => {
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
  const askPayment = async () => {
    const id = answer?.payment_id ?? paymentId;
    if (id === null) return;
    const outcome = await payment.submit(async () =>
      setAnswer(
        await call(processPayment, {
          params: { payment_id: id },
          body: { payment_method: 'card' },
        }),
      ),
    );
    if (outcome.status === 'done') await subscription.reload();
  };

  return (
    <TenantSettingsScreen
      {...settings}
      subscription={subscription.resource}
      onRetry={async () => {
        await Promise.all([onRetry(), subscription.reload()]);
      }}
      onUploadLogo={upload}
      logoHref={(hash) => apiHref(logoPath(hash))}
      beta={config.beta}
      payment={{ answer, asking: payment.submission, onAsk: askPayment }}
      contactHref={`${mainSiteUrl(hosts)}${paths.contact}`}
      connections={
        settings.settings.status === 'ready' && (
          <Connections subdomain={settings.settings.data.subdomain} />
        )
      }
      failedJobs={<FailedJobs />}
      security={{
        submission,
        onSave,
        draft: security.restored,
        onDraftChange: (draft) => (draft ? security.keep(draft) : security.forget()),
      }}
      draft={restored}
      onDraftChange={(draft) => (draft ? keep(draft) : forget())}
    />
  );
}
