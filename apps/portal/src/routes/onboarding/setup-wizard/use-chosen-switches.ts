import { readHospitalSettings, updateHospitalSettings } from '@alms/lis-domain/facility';
import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { outcomeMessages } from '../../../app/words/outcome/index.ts';
import { useApi } from '../../../session/session-provider.tsx';
import type { SetupSuggestions } from '../../../tenant/setup-suggestions.ts';

/**
 * Saves the two switches chosen at registration that the setup has no fields for (safe reading 39).
 * Call it when the administrator saves a step, never on opening an address; it reports what it
 * changed.
 */
export function useChosenSwitches({
  enable_online_booking: booking,
  enable_patient_portal: portal,
}: SetupSuggestions) {
  const { call } = useApi();
  const { show } = useToasts();
  const words = useMessages(outcomeMessages);
  return async () => {
    if (booking === undefined || portal === undefined) return;
    const { subdomain: _subdomain, version, ...settings } = await call(readHospitalSettings, {});
    await call(updateHospitalSettings, {
      body: { ...settings, enable_online_booking: booking, enable_patient_portal: portal },
      version,
    });
    show({
      tone: 'info',
      message: words.switchesTaken({
        booking: booking ? 'on' : 'off',
        portal: portal ? 'on' : 'off',
      }),
    });
  };
}
