import type { CorrectiveAction } from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Text } from '@alms/ui/text';
import { ActionLine, type CorrectiveActionHandlers } from '../action-line.tsx';
import { qualityControlMessages } from '../words/index.ts';
import { eqaMessages } from './words/index.ts';

export interface EqaActionsProps extends CorrectiveActionHandlers {
  actions: readonly CorrectiveAction[];
  /** Opens the dialog to record a corrective action. When omitted, the user may not. */
  onAdd?: (() => void) | undefined;
}

/** Corrective actions for EQA scores that were not acceptable. */
export function EqaActions({ actions, onAdd, ...handlers }: EqaActionsProps) {
  const words = useMessages(eqaMessages);
  const names = useMessages(qualityControlMessages);
  const format = useFormat();
  const add = onAdd && {
    headerActions: (
      <Button size="small" aria-haspopup="dialog" onClick={onAdd}>
        {names.addAction}
      </Button>
    ),
  };
  if (actions.length === 0)
    return (
      <Card heading={names.actions} {...add}>
        <Text tone="muted">{words.noActions}</Text>
      </Card>
    );
  return (
    <Card heading={names.actions} body="lines" {...add}>
      {actions.map((action) => (
        <li key={action.id}>
          <ActionLine
            action={action}
            about={words.doneBy({ at: format.dateTime(action.at), name: action.by.name })}
            {...handlers}
          />
        </li>
      ))}
    </Card>
  );
}
