import { writtenAs } from '@alms/lis-domain/catalogue';
import { canMoveResult, type Result } from '@alms/lis-domain/results';
import { IconButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Icon, MoreGlyph } from '@alms/ui/icon';
import { Menu, type MenuItem } from '@alms/ui/menu';
import { correctionsMessages } from './words/corrections/index.ts';

/** What can be asked for about a value that is on record. */
export type RowAct =
  | 'attach'
  | 'removeFile'
  | 'releaseHold'
  | 'amend'
  | 'retest'
  | 'takeBack'
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

/** Whether an act makes sense for a result as it is: a value that nobody has written is neither corrected nor repeated. */
export function fitsResult(
  act: RowAct,
  {
    status,
    version,
    checks,
    test,
    attachment,
  }: Pick<Result, 'status' | 'version' | 'checks' | 'test' | 'attachment'>,
): boolean {
  if (act === 'history') return version > 1;
  if (act === 'checks') return checks !== null;
  if (act === 'attach')
    return writtenAs[test.result_type] === 'file' && canMoveResult(status, MOVES.attach);
  if (act === 'removeFile') return attachment !== null && canMoveResult(status, MOVES.removeFile);
  // What is calculated is put right where it comes from.
  if (test.calculation !== null && (act === 'amend' || act === 'retest')) return false;
  return version > 1 && canMoveResult(status, MOVES[act]);
}

export interface RowActsProps {
  result: Result;
  /** What this person may do with it. */
  acts: readonly RowAct[];
  onAct: (act: RowAct) => void;
}

/** The seldom acts on one result, behind one button; nothing where there is none. */
export function RowActs({ result, acts, onAct }: RowActsProps) {
  const words = useMessages(correctionsMessages);
  const firstToRead = acts.find((act) => act === 'checks' || act === 'history');
  const items = acts.map((act): MenuItem => ({
    id: act,
    label: words[act],
    onSelect: () => onAct(act),
    ...((act === 'takeBack' || act === 'removeFile') && { tone: 'critical' }),
    ...(act === firstToRead && { parted: true }),
  }));
  if (items.length === 0) return null;
  return (
    <Menu
      align="end"
      items={items}
      renderTrigger={(trigger) => (
        <IconButton {...trigger} size="small" label={words.actsFor({ test: result.test.name })}>
          <Icon glyph={MoreGlyph} size="small" />
        </IconButton>
      )}
    />
  );
}
