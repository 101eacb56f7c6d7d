import { refusesActionVerification, type ControlRun, type CorrectiveAction } from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, ClockGlyph, WarningGlyph } from '@alms/ui/icon';
import { Text } from '@alms/ui/text';
import { controlBoardMessages } from './control-board.messages.js';
import * as S from './control-board.styles.js';

export interface ActionActs {
  /** Who is signed in: nobody verifies what they did. */
  viewerId: string;
  /** Asks what was done about a run. When omitted, this person may not. */
  onAct?: ((run: ControlRun) => void) | undefined;
  onComplete?: ((action: CorrectiveAction) => void) | undefined;
  onVerify?: ((action: CorrectiveAction) => void) | undefined;
}

export interface ActionsCardProps extends ActionActs {
  /** The latest first. */
  runs: readonly ControlRun[];
}

/** What was done about runs that broke a rule, and rejected runs that nothing was done about. */
export function ActionsCard({ runs, ...acts }: ActionsCardProps) {
  const words = useMessages(controlBoardMessages);
  const concerned = runs.filter(({ status, actions }) => status === 'rejected' || actions.length > 0);
  if (concerned.length === 0) return <Card heading={words.actions}><Text tone="muted">{words.noActions}</Text></Card>;
  return (
    <Card heading={words.actions} body="lines">
      {concerned.flatMap((run) =>
        run.actions.length === 0
          ? [<li key={run.id}><Missing run={run} onAct={acts.onAct} /></li>]
          : run.actions.map((action) => <li key={action.id}><ActionLine action={action} number={run.number} {...acts} /></li>),
      )}
    </Card>
  );
}

function Missing({ run, onAct }: { run: ControlRun } & Pick<ActionActs, 'onAct'>) {
  const words = useMessages(controlBoardMessages);
  return (
    <S.Lot>
      <div data-part="line"><Chip tone="caution" glyph={WarningGlyph}>{words.pending}</Chip></div>
      <Text>{words.missingAction({ number: run.number })}</Text>
      {onAct && <div><Button size="small" onClick={() => onAct(run)}>{words.addAction}</Button></div>}
    </S.Lot>
  );
}

function ActionLine({ action, number, viewerId, onComplete, onVerify }: { action: CorrectiveAction; number: number } & ActionActs) {
  const words = useMessages(controlBoardMessages);
  const format = useFormat();
  const { type, text, state, by, at, verified } = action;
  const isOwn = refusesActionVerification({ state, author_id: by.id, verified: verified !== null }, viewerId) === 'action_verifier_is_author';
  return (
    <S.Lot>
      <div data-part="line">
        <b>{words[type]}</b>
        <Chip {...(state === 'completed' ? { tone: 'positive', glyph: CheckGlyph } : { tone: 'info', glyph: ClockGlyph })}>{words[state]}</Chip>
      </div>
      <Text>{text}</Text>
      <Text tone="muted" size="small">{words.actionBy({ number, name: by.name, at: format.dateTime(at) })}</Text>
      {verified && <Text tone="muted" size="small">{words.verifiedBy({ name: verified.by.name })}</Text>}
      {state !== 'completed' && onComplete && <div><Button size="small" onClick={() => onComplete(action)}>{words.completeAction}</Button></div>}
      {state === 'completed' && !verified && onVerify && <div><Button size="small" inertReason={isOwn ? words.ownAction : undefined} onClick={() => onVerify(action)}>{words.verifyAction}</Button></div>}
    </S.Lot>
  );
}
