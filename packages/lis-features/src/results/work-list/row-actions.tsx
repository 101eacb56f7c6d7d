import { writtenAs } from '@alms/lis-domain/catalogue';
import type { ResultTask } from '@alms/lis-domain/identity/competence';
import {
  canMoveResult,
  manualHoldOf,
  refusesVerification,
  takesCodedComments,
  toVerify,
  type Result,
  type Verifier,
} from '@alms/lis-domain/results';
import { IconButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Icon, MoreGlyph } from '@alms/ui/icon';
import { Menu, type MenuItem } from '@alms/ui/menu';
import { correctionsMessages } from './words/corrections/index.ts';

/** Actions on a recorded result. */
export type RowAction =
  | 'attach'
  | 'removeFile'
  | 'releaseHold'
  | 'amend'
  | 'verifyAmendment'
  | 'rejectAmendment'
  | 'retest'
  | 'takeBack'
  | 'comments'
  | 'checks'
  | 'history';

const MOVES = {
  attach: 'enter',
  removeFile: 'remove_file',
  releaseHold: 'resume',
  amend: 'amend',
  retest: 'retest',
  takeBack: 'mark_as_error',
} as const;

/** Task that an action requires an authorization for. */
const TASKS: Partial<Record<RowAction, ResultTask>> = {
  attach: 'enter',
  removeFile: 'enter',
  amend: 'enter',
  releaseHold: 'verify',
};

/** Returns whether the user has no authorization for a task on a result. */
export const lacksAuthorization = (
  { not_authorized_for = [] }: Pick<Result, 'not_authorized_for'>,
  task: ResultTask,
): boolean => not_authorized_for.includes(task);

/** Returns whether a value can be entered in the current state of a result. */
export const takesEntry = ({ status, test }: Pick<Result, 'status' | 'test'>): boolean =>
  test.calculation === null && canMoveResult(status, 'enter');

/**
 * Returns whether an action applies to a result in its current state. A result without a value can
 * be neither corrected nor repeated.
 */
export function fitsResult(
  action: RowAction,
  {
    status,
    version,
    checks,
    test,
    attachment,
    amendment,
    not_authorized_for,
  }: Pick<
    Result,
    'status' | 'version' | 'checks' | 'test' | 'attachment' | 'amendment' | 'not_authorized_for'
  >,
): boolean {
  const task = TASKS[action];
  if (task && lacksAuthorization({ not_authorized_for }, task)) return false;
  if (action === 'history') return version > 1;
  if (action === 'checks') return checks !== null;
  if (action === 'comments') return takesCodedComments(status);
  if (action === 'attach')
    return writtenAs[test.result_type] === 'file' && canMoveResult(status, MOVES.attach);
  if (action === 'removeFile')
    return (
      attachment !== null &&
      canMoveResult(status, MOVES.removeFile) &&
      !(status === 'held' && manualHoldOf(checks))
    );
  if (action === 'verifyAmendment' || action === 'rejectAmendment') return amendment !== null;
  if (action === 'amend' && amendment !== null) return false;
  // A calculated result is corrected through its inputs.
  if (test.calculation !== null && (action === 'amend' || action === 'retest')) return false;
  return version > 1 && canMoveResult(status, MOVES[action]);
}

/**
 * Returns the reason why the user cannot verify the open amendment of a result, or undefined. The
 * rules are those of a first value.
 */
export function refusesAmendmentVerification(
  { amendment, not_authorized_for }: Pick<Result, 'amendment' | 'not_authorized_for'>,
  { id, selfVerification }: Verifier,
): 'own' | 'ownVerified' | 'notAuthorized' | undefined {
  const refusal =
    amendment &&
    refusesVerification({ ...toVerify(amendment), not_authorized_for }, id, {
      self_verification: selfVerification,
    });
  if (refusal === 'not_authorized') return 'notAuthorized';
  if (refusal === 'verifier_is_enterer') return 'own';
  return refusal === 'releaser_is_verifier' ? 'ownVerified' : undefined;
}

export interface RowActionsProps {
  result: Result;
  /** Actions on the result permitted to the user. */
  actions: readonly RowAction[];
  onAction: (action: RowAction) => void;
}

/** Menu of less frequent actions on a result; renders nothing when there are none. */
export function RowActions({ result, actions, onAction }: RowActionsProps) {
  const words = useMessages(correctionsMessages);
  const firstToRead = actions.find((action) => action === 'checks' || action === 'history');
  const items = actions.map((action): MenuItem => ({
    id: action,
    label: words[action],
    onSelect: () => onAction(action),
    ...((action === 'takeBack' || action === 'removeFile') && { tone: 'critical' }),
    ...(action === firstToRead && { parted: true }),
  }));
  if (items.length === 0) return null;
  return (
    <Menu
      align="end"
      items={items}
      renderTrigger={(trigger) => (
        <IconButton {...trigger} size="small" label={words.actionsFor({ test: result.test.name })}>
          <Icon glyph={MoreGlyph} size="small" />
        </IconButton>
      )}
    />
  );
}
