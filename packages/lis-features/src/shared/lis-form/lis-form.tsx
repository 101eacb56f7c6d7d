import { Alert } from '@alms/ui/alert';
import { ErrorSummary, Form } from '@alms/ui/form';
import { useEffect, useRef, type ReactNode } from 'react';
import type { LisFormState } from './use-lis-form.ts';

export interface LisFormProps {
  /** The form from `useLisForm`. */
  form: Pick<LisFormState<never, never>, 'submit' | 'problems' | 'formError' | 'refusals'>;
  /** Id of the form, for a submit button outside it. When omitted, it has none. */
  id?: string;
  /** Accessible name of the form, for pages with several. When omitted, it has none. */
  label?: string;
  /**
   * Whether the form has only one or two visible fields. It then has no error summary, and the
   * first invalid field takes focus. @default false
   */
  brief?: boolean;
  /** The fields, followed by `FormActions`. */
  children: ReactNode;
}

/**
 * Form for the fields of `useLisForm`. Shows errors in a focused summary above the fields. The
 * browser completes only fields with an `autoComplete` of their own, because staff share computers.
 * For a form without fields, such as a confirmation, use `Form` of `ui`.
 */
export function LisForm({ form, id, label, brief = false, children }: LisFormProps) {
  const { submit, problems, formError, refusals } = form;
  const alert = useRef<HTMLDivElement>(null);
  const answered = useRef(0);

  // Each refusal moves focus once; the server’s field errors arrive one render later.
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
    <Form id={id} onSubmit={submit} aria-label={label} autoComplete="off">
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
