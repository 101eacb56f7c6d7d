import type { ReflexCondition } from '@alms/lis-domain/catalogue';
import type { Result } from '@alms/lis-domain/results';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { reflexNoteMessages } from './words/reflex-note/index.ts';
import * as S from './entry.styles.ts';

export interface ReflexNoteProps {
  result: Result;
  /** Orders a proposed reflex test. When omitted, the user may not. */
  onAccept: ((reflexId: string) => void) | undefined;
}

const SIGNS = { lt: '<', le: '≤', gt: '>', ge: '≥', eq: '=' } as const;

/**
 * Reflex tests triggered by a value, with an action to order proposed ones; or the reason why a
 * test was added as a reflex.
 */
export function ReflexNote({ result: { reflexes, added_because }, onAccept }: ReflexNoteProps) {
  const words = useMessages(reflexNoteMessages);
  const format = useFormat();
  const conditionsOf = (conditions: readonly ReflexCondition[]) =>
    format.list(
      conditions.map(({ code, op, value }) =>
        op === 'flag'
          ? words.flagged({ code, value })
          : words.compared({ code, sign: SIGNS[op], value }),
      ),
    );
  return (
    <>
      {reflexes.map(({ id, name, state, conditions, comment }) =>
        state === 'added' ? (
          <S.Comment key={id}>
            <b>{words.added({ test: name })}</b>{' '}
            {words.because({ conditions: conditionsOf(conditions) })} {comment}
          </S.Comment>
        ) : (
          <Alert
            key={id}
            tone="info"
            title={words.proposed({ test: name })}
            {...(onAccept && {
              actions: (
                <Button size="small" onClick={() => onAccept(id)}>
                  {words.add({ test: name })}
                </Button>
              ),
            })}
          >
            {words.because({ conditions: conditionsOf(conditions) })} {comment}
          </Alert>
        ),
      )}
      {added_because && (
        <S.Comment>
          <b>{words.addedBecause({ conditions: conditionsOf(added_because.conditions) })}</b>{' '}
          {added_because.comment}
        </S.Comment>
      )}
    </>
  );
}
