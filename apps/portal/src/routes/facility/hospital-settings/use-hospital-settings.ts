import {
  readHospitalSettings,
  readPublicInfo,
  updateHospitalSettings,
  type HospitalSettings,
} from '@alms/lis-domain/facility';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useVersionedSave } from '../../../data/use-versioned-save.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';

/**
 * Returns the facility’s settings and a function to replace some of them; the rest stay as loaded.
 */
export function useHospitalSettings() {
  const { call } = useApi();
  const { resource: settings, reload } = useEndpoint(readHospitalSettings, {});
  usePageReading(settings);
  const { reload: reloadFacility } = useEndpoint(readPublicInfo, {});
  // Name, colours, zone and language of the surrounding page update immediately.
  const { state, save } = useVersionedSave({
    after: ({ status }) => status === 'done' && Promise.all([reload(), reloadFacility()]),
  });

  const onSave = async ({
    values,
    base,
  }: {
    values: Partial<HospitalSettings>;
    base: HospitalSettings;
  }) => {
    const { subdomain: _subdomain, version, ...current } = base;
    return save(
      () => call(updateHospitalSettings, { body: { ...current, ...values }, version }),
      () => call(readHospitalSettings, {}),
    );
  };
  return { settings, submission: state, onSave, onRetry: reload };
}
