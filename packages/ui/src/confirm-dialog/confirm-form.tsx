import { useState, type ReactNode, type RefObject } from 'react';
import { Alert } from '../alert/index.ts';
import { Form } from '../form/index.ts';
import { useMessages } from '../i18n/index.ts';
import { TextAreaField } from '../text-area-field/index.ts';
import { TextField } from '../text-field/index.ts';
import { confirmDialogMessages } from './words/index.ts';
import { confirmProblems, type ConfirmRules } from './confirm-rules.ts';

interface ConfirmFormProps {
  /** Links the button in the dialog footer to this form. */
  id: string;
  rules: ConfirmRules;
  /** Label of the reason field. */
  reasonLabel: string | undefined;
  refusal: ReactNode;
  busy: boolean;
  /** First field, focused on opening. */
  firstField: RefObject<HTMLElement | null>;
  onConfirm: (answers: { reason: string }) => void | Promise<void>;
  children: ReactNode;
}

/**
 * Content of the dialog. It is remounted on each opening, so that no reason remains from a previous
 * action.
 */
export function ConfirmForm({
  id,
  rules,
  reasonLabel,
  refusal,
  busy,
  firstField,
  onConfirm,
  children,
}: ConfirmFormProps) {
  const words = useMessages(confirmDialogMessages);
  const [reason, setReason] = useState('');
  const [phrase, setPhrase] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const problems = confirmProblems(rules, { reason, phrase });
  const reasonId = `${id}-reason`;
  const phraseId = `${id}-phrase`;

  const submit = () => {
    if (busy) return undefined;
    setSubmitted(true);
    const wrong = problems.reason ? reasonId : problems.phrase ? phraseId : undefined;
    if (wrong === undefined) return onConfirm({ reason: reason.trim() });
    document.getElementById(wrong)?.focus();
    return undefined;
  };

  const reasonError = {
    missing: words.reasonMissing,
    short: words.reasonShort({ count: rules.reasonMin ?? 0 }),
  };
  const asksReason = rules.reasonMin !== undefined;
  return (
    <Form id={id} onSubmit={submit}>
      {refusal !== undefined && (
        <Alert tone="critical" live="assertive">
          {refusal}
        </Alert>
      )}
      {children !== undefined && <div>{children}</div>}
      {asksReason && (
        <TextAreaField
          ref={(field) => void (firstField.current = field)}
          id={reasonId}
          label={reasonLabel ?? words.reason}
          hint={words.reasonHint}
          value={reason}
          error={submitted && problems.reason ? reasonError[problems.reason] : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {rules.phrase !== undefined && (
        <TextField
          ref={(field) => {
            if (!asksReason) firstField.current = field;
          }}
          id={phraseId}
          label={words.phrase({ phrase: rules.phrase })}
          value={phrase}
          autoComplete="off"
          spellCheck={false}
          error={
            submitted && problems.phrase ? words.phraseWrong({ phrase: rules.phrase }) : undefined
          }
          onChange={(event) => setPhrase(event.target.value)}
        />
      )}
    </Form>
  );
}
