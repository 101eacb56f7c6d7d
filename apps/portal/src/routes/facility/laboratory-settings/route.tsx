import { mayCall } from '@alms/lis-domain/access';
import {
  readLaboratorySettings,
  readMrnSeries,
  updateHospitalSettings,
  updateLaboratorySettings,
  type LaboratorySettings,
} from '@alms/lis-domain/facility';
import {
  LaboratorySettingsScreen,
  type LaboratoryFields,
  type LaboratoryValues,
} from '@alms/lis-features/facility/laboratory-settings';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useVersionedSave } from '../../../data/use-versioned-save.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';
import { useUnsavedWork } from '../../../session/use-unsaved-work.ts';

/** `/app/settings/laboratory` */
export default function LaboratorySettingsRoute() {
  const { user } = useSignedIn();
  const { call } = useApi();
  const { resource, reload } = useEndpoint(readLaboratorySettings, {});
  const numbers = useEndpoint(readMrnSeries, {});
  const { submission, save } = useVersionedSave();
  const { restored, keep, forget } = useUnsavedWork<{
    fields: LaboratoryFields;
    base: LaboratorySettings;
  }>('laboratory-settings');

  const onSave = async ({
    values,
    base,
  }: {
    values: LaboratoryValues;
    base: LaboratorySettings;
  }) => {
    const outcome = await save(
      () => call(updateLaboratorySettings, { body: values, version: base.version }),
      () => call(readLaboratorySettings, {}),
    );
    if (outcome.status === 'saved') await Promise.all([reload(), numbers.reload()]);
    return outcome;
  };
  return (
    <LaboratorySettingsScreen
      settings={resource}
      mayLiftRules={mayCall(user, updateHospitalSettings.access).allowed}
      mrnSeries={numbers.resource.status === 'ready' ? numbers.resource.data : undefined}
      submission={submission}
      onSave={onSave}
      onRetry={reload}
      draft={restored}
      onDraftChange={(draft) => (draft ? keep(draft) : forget())}
    />
  );
}
