import type { HospitalSettings } from '@alms/lis-domain/facility';
import { HospitalSettingsScreen, type HospitalFields } from '@alms/lis-features/facility/hospital-settings';
import { useUnsavedWork } from '../../session/use-unsaved-work.ts';
import { useHospitalSettings } from './use-hospital-settings.ts';

const timeZones = Intl.supportedValuesOf('timeZone');

/** `/app/settings/hospital`, and the same under `/admin`. */
export default function HospitalSettingsRoute() {
  const settings = useHospitalSettings();
  const { restored, keep, forget } = useUnsavedWork<{ fields: HospitalFields; base: HospitalSettings }>('hospital-settings');
  return <HospitalSettingsScreen {...settings} timeZones={timeZones} draft={restored} onDraftChange={(draft) => (draft ? keep(draft) : forget())} />;
}
