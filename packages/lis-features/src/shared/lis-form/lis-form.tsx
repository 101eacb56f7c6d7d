import { Alert } from '@alms/ui/alert';
import { ErrorSummary, Form } from '@alms/ui/form';
import { useEffect, useRef, type ReactNode } from 'react';
import type { LisFormState } from './use-lis-form.ts';

export interface LisFormProps {
  /** From `useLisForm`. */
  form: Pick<LisFormState<never, never>, 'submit' | 'problems' | 'formError' | 'refusals'>;
  /** Names the form for assistive technology where a page has several. When omitted, it has no name. */
  label?: string;
  /** One or two fields, all in view: there is no summary, the first refused field takes the focus. @default false */
  brief?: boolean;
  /** The fields, and `FormActions` last. */
  children: ReactNode;
}

/**
 * The form around the fields of `useLisForm`: above them it says what was refused, and takes the focus there.
 * For a form without fields, such as a confirmation, use `Form` of `ui`.
 */
export function LisForm({ form, label, brief = false, children }: LisFormProps) {
  const { submit, problems, formError, refusals } = form;
  const alert = useRef<HTMLDivElement>(null);
  const answered = useRef(0);

  // Each refusal moves the focus once; the server's words to the fields come one render after it.
  useEffect(() => {
    if (answered.current === refusals) return;
    const [first] = problems;
    const target =
      brief && first !== undefined ? document.getElementById(first.fieldId) : alert.current;
    if (target === null && problems.length === 0) return;
    answered.current = refusals;
    target?.focus();
  });

  return (
    <Form onSubmit={submit} aria-label={label}>
      {formError !== undefined && (
        <Alert ref={alert} tone="critical" live="assertive" size="large" tabIndex={-1}>
          {formError}
        </Alert>
      )}
      {!brief && <ErrorSummary errors={problems} attempt={refusals} />}
      {children}
    </Form>
  );
}
