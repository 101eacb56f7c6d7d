import {
  addControlLot,
  archiveControlLot,
  createControlledTest,
  createControlMaterial,
  readControlledTest,
  recordControlRun,
  releaseControlHold,
  setControlTarget,
  updateControlSettings,
  voidControlRun,
  type ControlRun,
} from '@alms/lis-domain/quality-control';
import type { QualityControlScreenProps } from '@alms/lis-features/quality-control/quality-control';
import { useView } from '../../../app/use-view.ts';
import { useAction } from '../../../data/use-action.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useVersionedSave } from '../../../data/use-versioned-save.ts';
import { useApi, useMayCall } from '../../../session/session-provider.tsx';

type Actions = QualityControlScreenProps['actions'];

/** Actions on QC, which share the state of the open dialog; `testId` is the open test. */
export function useControlActions({
  testId,
  reload,
}: {
  testId: string | null;
  reload: () => Promise<void>;
}): Actions {
  const form = useSubmission({ after: reload });
  const params = { id: testId ?? '' };
  return {
    submission: form.state,
    ...useTestActions(params, form),
    ...useSetUp(form),
    ...useSettings(reload),
  };
}

type Form = ReturnType<typeof useSubmission>;

function useTestActions(
  params: { id: string },
  form: Form,
): Pick<Actions, 'onRecord' | 'onVoid' | 'onRelease' | 'onSetTarget'> {
  const { call } = useApi();
  const may = useMayCall();
  const cancel = useAction(voidControlRun, { form });
  const release = useAction(releaseControlHold, { form });
  const setTarget = useAction(setControlTarget, { form });
  return {
    onRecord: may(recordControlRun)
      ? async (body) => {
          let recorded: ControlRun | undefined;
          await form.submit(async (key) => {
            recorded = await call(recordControlRun, { params, body, key });
          });
          return recorded;
        }
      : undefined,
    onVoid: cancel.handler(({ run, reason }) => ({
      params: { id: run.id },
      version: run.version,
      body: { reason },
    })),
    onRelease: release.handler((body) => ({ params, body })),
    onSetTarget: setTarget.handler((body) => ({ params, body })),
  };
}

function useSetUp(
  form: Form,
): Pick<Actions, 'onAddTest' | 'onAddMaterial' | 'onAddLot' | 'onArchiveLot'> {
  const [, setView] = useView();
  const addTest = useAction(createControlledTest, {
    form,
    onDone: ({ id }) => setView({ test: id }),
  });
  const addMaterial = useAction(createControlMaterial, { form });
  const addLot = useAction(addControlLot, { form });
  const archiveLot = useAction(archiveControlLot, { form });
  return {
    onAddTest: addTest.handler((body) => ({ body })),
    onAddMaterial: addMaterial.handler((body) => ({ body })),
    onAddLot: addLot.handler(({ material_id: id, ...body }) => ({ params: { id }, body })),
    onArchiveLot: archiveLot.handler(({ id, version }) => ({ params: { id }, version })),
  };
}

function useSettings(
  reload: () => Promise<void>,
): Pick<Actions, 'onSaveSettings' | 'savingSettings'> {
  const { call } = useApi();
  const may = useMayCall();
  const { state, save } = useVersionedSave({ after: reload });
  return {
    onSaveSettings: may(updateControlSettings)
      ? ({ settings: body, base: { id, version } }) =>
          save(
            () => call(updateControlSettings, { params: { id }, version, body }),
            () => call(readControlledTest, { params: { id } }),
          )
      : undefined,
    savingSettings: state,
  };
}
