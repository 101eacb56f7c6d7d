import type {
  ControlledTestDetail,
  ControlMaterial,
  ControlRun,
  RollingProposal,
  TestLot,
} from '@alms/lis-domain/quality-control';
import { Dialog } from '@alms/ui/dialog';
import { useMessages } from '@alms/ui/i18n';
import type { Resource, Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { useState } from 'react';
import { useAnswersTo } from '../../shared/outcome/index.ts';
import type {
  LotValues,
  MaterialValues,
  NewTestValues,
  RunValues,
  TargetValues,
} from './control.form.ts';
import type { AffectedListProps } from './correction/affected-list.tsx';
import { controlFormsMessages } from './words/control-forms/index.ts';
import { ReasonForm } from './question-forms.tsx';
import { RecordRunDialog } from './record-run-dialog.tsx';
import { ResultsSinceDialog } from './results-since-dialog.tsx';
import { LotForm, MaterialForm, NewTestForm, type CatalogueTest } from './set-up-forms.tsx';
import { SettingsForm, type SaveSettings } from './settings-form.tsx';
import { TargetForm } from './target-form.tsx';

/** The dialog requested on the screen. */
export type RequestedControl =
  | {
      kind:
        | 'record'
        | 'release'
        | 'settings'
        | 'resultsSince'
        | 'newTest'
        | 'newMaterial'
        | 'newLot';
    }
  | { kind: 'void'; run: ControlRun }
  | { kind: 'target'; lot: TestLot };

/** Actions that open a dialog. An omitted action is not permitted. */
export interface ControlDialogActions {
  /** Records a run of the open test. Resolves to the evaluated run, or undefined when refused. */
  onRecord?: ((run: RunValues) => Promise<ControlRun | undefined>) | undefined;
  onVoid?: ((voiding: { run: ControlRun; reason: string }) => void) | undefined;
  /** Releases the QC hold of the open test. */
  onRelease?: ((release: { reason: string }) => void) | undefined;
  onSaveSettings?: SaveSettings | undefined;
  /** State of the save. Each new object is a new response. */
  savingSettings: Submission;
  onSetTarget?: ((target: TargetValues) => void) | undefined;
  onAddTest?: ((test: NewTestValues) => void) | undefined;
  onAddMaterial?: ((material: MaterialValues) => void) | undefined;
  onAddLot?: ((lot: LotValues) => void) | undefined;
  /** State of the last action. Each new object is a new response. */
  submission: Submission;
}

export interface ControlDialogsProps extends ControlDialogActions {
  /** The dialog to show; undefined for none. */
  request: RequestedControl | undefined;
  /** The open test; undefined while none is open. */
  test: ControlledTestDetail | undefined;
  /** Reagent lot of the latest run. */
  reagentLot: string;
  /** Tests available for QC, with the instruments and materials below. */
  catalogue: readonly CatalogueTest[];
  instruments: readonly string[];
  materials: readonly ControlMaterial[];
  /** Results since the last accepted run. */
  since: Omit<AffectedListProps, 'onRetry'>;
  /** Opens the correction of a rejected run. When omitted, the user may not. */
  onResolve?: ((run: ControlRun) => void) | undefined;
  rolling: Resource<RollingProposal>;
  onProposeRolling: (lot: TestLot) => void;
  onRetry: () => void | Promise<void>;
  onClose: () => void;
}

const ignore = () => {};

/**
 * Dialog of the requested action. Closes on success, except for a recorded run, whose evaluation is
 * shown.
 */
export function ControlDialogs({
  request,
  test,
  reagentLot,
  catalogue,
  instruments,
  materials,
  since,
  onResolve,
  rolling,
  onProposeRolling,
  onRetry,
  onClose,
  submission,
  ...actions
}: ControlDialogsProps) {
  const words = useMessages(controlFormsMessages);
  const [lastSubmission, setLastSubmission] = useState(submission);
  if (lastSubmission !== submission) {
    setLastSubmission(submission);
    if (submission.status === 'done' && request && request.kind !== 'record') onClose();
  }
  const current = useAnswersTo(request, submission);
  if (!request) return null;
  const form = { sending: current, onClose };
  switch (request.kind) {
    case 'newTest':
      return (
        <Dialog open onClose={onClose} title={words.testTitle}>
          <NewTestForm
            {...form}
            tests={catalogue}
            instruments={instruments}
            onSend={actions.onAddTest ?? ignore}
          />
        </Dialog>
      );
    case 'newMaterial':
      return (
        <Dialog open onClose={onClose} title={words.materialTitle}>
          <MaterialForm {...form} tests={catalogue} onSend={actions.onAddMaterial ?? ignore} />
        </Dialog>
      );
    case 'newLot':
      return (
        <Dialog open onClose={onClose} title={words.lotTitle}>
          <LotForm {...form} materials={materials} onSend={actions.onAddLot ?? ignore} />
        </Dialog>
      );
    case 'resultsSince':
      return <ResultsSinceDialog {...since} onRetry={onRetry} onClose={onClose} />;
    case 'void': {
      const { run } = request;
      return (
        <Dialog open onClose={onClose} title={words.voidTitle({ number: run.number })}>
          <Stack gap="s5">
            <p>{words.voidBody}</p>
            <ReasonForm
              {...form}
              confirmLabel={words.voidNow}
              onSend={({ reason }) => actions.onVoid?.({ run, reason })}
            />
          </Stack>
        </Dialog>
      );
    }
    default:
      return test ? (
        <DialogOfTest
          {...{
            request,
            test,
            reagentLot,
            onResolve,
            rolling,
            onProposeRolling,
            onClose,
            submission: current,
            actions,
          }}
        />
      ) : null;
  }
}

interface DialogOfTestProps extends Pick<
  ControlDialogsProps,
  'reagentLot' | 'onResolve' | 'rolling' | 'onProposeRolling' | 'submission' | 'onClose'
> {
  request: RequestedControl;
  test: ControlledTestDetail;
  actions: Omit<ControlDialogActions, 'submission'>;
}

/** Dialog that concerns the open test. */
function DialogOfTest({
  request,
  test,
  reagentLot,
  onResolve,
  rolling,
  onProposeRolling,
  submission,
  onClose,
  actions,
}: DialogOfTestProps) {
  const words = useMessages(controlFormsMessages);
  const form = { sending: submission, onClose };
  switch (request.kind) {
    case 'record':
      return actions.onRecord ? (
        <RecordRunDialog
          test={test}
          reagentLot={reagentLot}
          recording={submission}
          onRecord={actions.onRecord}
          onResolve={onResolve}
          onClose={onClose}
        />
      ) : null;
    case 'release':
      return (
        <Dialog open onClose={onClose} title={words.releaseTitle({ test: test.test.name })}>
          <Stack gap="s5">
            <p>{words.releaseBody}</p>
            <ReasonForm
              {...form}
              confirmLabel={words.releaseNow}
              onSend={actions.onRelease ?? ignore}
            />
          </Stack>
        </Dialog>
      );
    case 'settings':
      return actions.onSaveSettings ? (
        <Dialog
          open
          onClose={onClose}
          size="large"
          title={words.settingsTitle({ test: test.test.name })}
        >
          <SettingsForm
            test={test}
            onSave={actions.onSaveSettings}
            saving={actions.savingSettings}
            onClose={onClose}
          />
        </Dialog>
      ) : null;
    case 'target': {
      const { lot } = request;
      return (
        <Dialog open onClose={onClose} title={words.targetTitle({ lot: lot.lot_number })}>
          <Stack gap="s5">
            <p>{words.targetBody}</p>
            <TargetForm
              {...form}
              lot={lot}
              rolling={rolling}
              onProposeRolling={() => onProposeRolling(lot)}
              onSend={actions.onSetTarget ?? ignore}
            />
          </Stack>
        </Dialog>
      );
    }
    default:
      return null;
  }
}
