import type { ControlRun } from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { WarningGlyph } from '@alms/ui/icon';
import { Text } from '@alms/ui/text';
import { ActionLine, type CorrectiveActionHandlers } from './action-line.tsx';
import { qualityControlMessages } from './words/index.ts';
import * as S from './quality-control.styles.ts';

export interface ActionsCardProps extends CorrectiveActionHandlers {
  /** QC runs, latest first. */
  runs: readonly ControlRun[];
  /** Opens the dialog to record a corrective action. When omitted, the user may not. */
  onAction?: ((run: ControlRun) => void) | undefined;
}

/** Corrective actions for runs that violated a rule, and rejected runs without one. */
export function ActionsCard({ runs, onAction, ...actions }: ActionsCardProps) {
  const words = useMessages(qualityControlMessages);
  const format = useFormat();
  const concerned = runs.filter(
    ({ status, actions }) => status === 'rejected' || actions.length > 0,
  );
  if (concerned.length === 0)
    return (
      <Card heading={words.actions}>
        <Text tone="muted">{words.noActions}</Text>
      </Card>
    );
  return (
    <Card heading={words.actions} body="lines">
      {concerned.flatMap((run) =>
        run.actions.length === 0
          ? [
              <li key={run.id}>
                <Missing run={run} onAction={onAction} />
              </li>,
            ]
          : run.actions.map((action) => (
              <li key={action.id}>
                <ActionLine
                  action={action}
                  about={words.actionBy({
                    number: run.number,
                    name: action.by.name,
                    at: format.dateTime(action.at),
                  })}
                  {...actions}
                />
              </li>
            )),
      )}
    </Card>
  );
}

function Missing({ run, onAction }: { run: ControlRun } & Pick<ActionsCardProps, 'onAction'>) {
  const words = useMessages(qualityControlMessages);
  return (
    <S.Lot>
      <div data-part="line">
        <Chip tone="caution" glyph={WarningGlyph}>
          {words.pending}
        </Chip>
      </div>
      <Text>{words.missingAction({ number: run.number })}</Text>
      {onAction && (
        <div>
          <Button size="small" onClick={() => onAction(run)}>
            {words.addAction}
          </Button>
        </div>
      )}
    </S.Lot>
  );
}
