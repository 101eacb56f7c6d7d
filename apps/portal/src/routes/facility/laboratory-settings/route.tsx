import { listOrderableTests } from '@alms/lis-domain/catalogue';
import {
  readLaboratorySettings,
  readMrnSeries,
  updateHospitalSettings,
  updateLaboratorySettings,
  type LaboratorySettings,
} from '@alms/lis-domain/facility';
import { LaboratoriesCard } from '@alms/lis-features/facility/laboratories';
import {
  LaboratorySettingsScreen,
  type LaboratoryFields,
  type LaboratoryValues,
} from '@alms/lis-features/facility/laboratory-settings';
import { WardsCard } from '@alms/lis-features/facility/wards';
import { useLaboratories } from './use-laboratories.ts';
import { useWardList } from './use-ward-list.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useWards } from '../../../data/use-wards.ts';
import { useVersionedSave } from '../../../data/use-versioned-save.ts';
import { useApi, useMayCall } from '../../../session/session-provider.tsx';
import { useUnsavedWork } from '../../../session/use-unsaved-work.ts';
import { usePageReading } from '../../../session/use-page-reading.ts';

/** `/app/settings/laboratory` */
export default function LaboratorySettingsRoute() {
  const may = useMayCall();
  const { call } = useApi();
  const { resource, reload } = useEndpoint(readLaboratorySettings, {});
  usePageReading(resource);
  const numbers = useEndpoint(readMrnSeries, {});
  const readsTests = may(listOrderableTests);
  const { resource: offered } = useEndpoint(listOrderableTests, readsTests ? {} : undefined);
  const { state, save } = useVersionedSave({
    after: ({ status }) => status === 'done' && Promise.all([reload(), numbers.reload()]),
  });
  const laboratories = useLaboratories();
  const wards = useWardList();
  const activeWards = useWards();
  const { restored, keep, forget } = useUnsavedWork<{
    fields: LaboratoryFields;
    base: LaboratorySettings;
  }>('laboratory-settings');

  const onSave = ({ values, base }: { values: LaboratoryValues; base: LaboratorySettings }) =>
    save(
      () => call(updateLaboratorySettings, { body: values, version: base.version }),
      () => call(readLaboratorySettings, {}),
    );
  return (
    <LaboratorySettingsScreen
      settings={resource}
      mayLiftRules={may(updateHospitalSettings)}
      mrnSeries={numbers.resource.status === 'ready' ? numbers.resource.data : undefined}
      tests={
        offered.status === 'ready'
          ? offered.data.items.flatMap(({ id, name, kind }) =>
              kind === 'panel' ? [] : [{ value: id, label: name }],
            )
          : undefined
      }
      wards={activeWards?.map(({ id, name }) => ({ value: id, label: name }))}
      submission={state}
      onSave={onSave}
      onRetry={reload}
      draft={restored}
      onDraftChange={(draft) => (draft ? keep(draft) : forget())}
    >
      {laboratories && <LaboratoriesCard {...laboratories} />}
      {wards && <WardsCard {...wards} />}
    </LaboratorySettingsScreen>
  );
}
