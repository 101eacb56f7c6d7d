import { listAppointmentsOutsideHours } from '@alms/lis-domain/appointments';
import { timeZoneNames, type HospitalSettings } from '@alms/lis-domain/facility';
import {
  HospitalSettingsScreen,
  type HospitalFields,
} from '@alms/lis-features/facility/hospital-settings';
import { hrefOf, paths } from '../../../app/paths.ts';
import { appointmentToMove } from '../../../app/task-links.ts';
import { itemsOf } from '../../../data/lists.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useUnsavedWork } from '../../../session/use-unsaved-work.ts';
import { useHospitalSettings } from './use-hospital-settings.ts';

const timeZones = timeZoneNames();

/** `/app/settings/hospital`, and the same under `/admin`. */
export default function HospitalSettingsRoute() {
  const { onSave, ...settings } = useHospitalSettings();
  const { resource: outside, reload } = usePages(listAppointmentsOutsideHours, {
    query: { limit: '50' },
  });
  const { restored, keep, forget } = useUnsavedWork<{
    fields: HospitalFields;
    base: HospitalSettings;
  }>('hospital-settings');
  const saveHours: typeof onSave = async (change) => {
    const outcome = await onSave(change);
    if (outcome.status === 'saved') await reload();
    return outcome;
  };
  return (
    <HospitalSettingsScreen
      {...settings}
      onSave={saveHours}
      outside={{
        appointments: itemsOf(outside),
        hasMore: outside.status === 'ready' && outside.data.nextCursor !== null,
        patientHref: (patientId) => hrefOf(paths.patient, { patientId }),
        moveHref: ({ id, patient }) => appointmentToMove(patient.id, id),
        onRetry: reload,
      }}
      timeZones={timeZones}
      draft={restored}
      onDraftChange={(draft) => (draft ? keep(draft) : forget())}
    />
  );
}
