import { Alert } from '@alms/ui/alert';
import { ErrorSummary, Form } from '@alms/ui/form';
import { useEffect, useRef, type ReactNode } from 'react';
import type { LisFormState } from './use-lis-form.js';

export interface LisFormProps {
  /** From `useLisForm`. */
  form: Pick<LisFormState<never, never>, 'submit' | 'problems' | 'formError' | 'refusals'>;
  /** Names the form for assistive technology where a page has several. When omitted, it has no name. */
  label?: string;
  /** The fields, and `FormActions` last. */
  children: ReactNode;
}

/**
 * The form around the fields of `useLisForm`: above them it says what was refused, and takes the focus there.
 * For a form without fields, such as a confirmation, use `Form` of `ui`.
 */
export function LisForm({ form, label, children }: LisFormProps) {
  const { submit, problems, formError, refusals } = form;
  const alert = useRef<HTMLDivElement>(null);
  const isAlone = problems.length === 0;
  useEffect(() => {
    if (refusals > 0 && isAlone) alert.current?.focus();
    // Only a new refusal moves the focus; correcting the last field must not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusals]);
  return (
    <Form onSubmit={submit} aria-label={label}>
      {formError !== undefined && (
        <Alert ref={alert} tone="critical" live="assertive" size="large" tabIndex={-1}>
          {formError}
        </Alert>
      )}
      <ErrorSummary errors={problems} attempt={refusals} />
      {children}
    </Form>
  );
}
