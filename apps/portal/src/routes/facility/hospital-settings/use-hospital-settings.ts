import {
  readHospitalSettings,
  readPublicInfo,
  updateHospitalSettings,
  type HospitalSettings,
} from '@alms/lis-domain/facility';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useVersionedSave } from '../../../data/use-versioned-save.ts';
import { useApi } from '../../../session/session-provider.tsx';

/**
 * Returns the facility’s settings and a function to replace some of them; the rest stay as loaded.
 */
export function useHospitalSettings() {
  const { call } = useApi();
  const { resource: settings, reload } = useEndpoint(readHospitalSettings, {});
  const { reload: reloadFacility } = useEndpoint(readPublicInfo, {});
  const { submission, save } = useVersionedSave();

  const onSave = async ({
    values,
    base,
  }: {
    values: Partial<HospitalSettings>;
    base: HospitalSettings;
  }) => {
    const { subdomain: _subdomain, version, ...current } = base;
    const outcome = await save(
      () => call(updateHospitalSettings, { body: { ...current, ...values }, version }),
      () => call(readHospitalSettings, {}),
    );
    // Name, colours, zone and language of the surrounding page update immediately.
    if (outcome.status === 'saved') await Promise.all([reload(), reloadFacility()]);
    return outcome;
  };
  return { settings, submission, onSave, onRetry: reload };
}
