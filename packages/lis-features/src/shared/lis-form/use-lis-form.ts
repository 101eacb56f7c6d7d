import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FieldError as FieldProblem } from '@alms/ui/form';
import type { Submission } from '@alms/ui/resource';
import { useEffect, useId, useState } from 'react';
import { useEffectEvent } from '@alms/ui/effect-event';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { problemsOf } from './problems-of.ts';
import { useFormWords } from './use-form-words.ts';

export interface LisFormOptions<Values extends FieldValues, Output> {
  /** Initial field values; every field of the schema must be present. Later changes are ignored. */
  defaultValues: Values;
  /**
   * The feature’s messages, from `useMessages`. Keys looked up here: the schema’s issue messages,
   * the field errors of `submission`, and its form error, which may be a problem code such as
   * `registration_failed`.
   */
  words: object;
  /**
   * Called with the schema’s output once everything is valid; further submissions are ignored until
   * its promise settles. Must not reject: the outcome arrives as `submission`.
   */
  onSubmit: (values: Output) => void | Promise<void>;
  /**
   * State of the submission. Each new object is a new response, whose errors are shown and focused.
   */
  submission: Submission;
  /**
   * Message key for a failed request without field errors. When omitted, a shared message for the
   * kind of failure is used.
   */
  failureKey?: string;
  /** Called with the field values at each change, for saving as a draft. */
  onValuesChange?: ((values: Values) => void) | undefined;
}

/** Props to spread on a field of `ui`. */
export interface FieldBinding {
  id: string;
  name: string;
  ref: (element: HTMLElement | null) => void;
  onChange: (event: { target: unknown; type?: string }) => Promise<boolean | void>;
  onBlur: (event: { target: unknown; type?: string }) => Promise<boolean | void>;
  error: string | undefined;
}

/** Form state for a screen: `field` for each field, and the whole object for `LisForm`. */
export interface LisFormState<Values extends FieldValues, Output> {
  /** Validates and submits the form. `LisForm` never runs it concurrently. */
  submit: () => Promise<void>;
  /**
   * Returns the binding of a field by its path: `<TextField label={words.email} {...field('email')}
   * />`.
   */
  field: (name: Path<Values>) => FieldBinding;
  /** Invalid fields, in field order, each with its path. */
  problems: readonly (FieldProblem & { name: string })[];
  /** Error message for the whole form. */
  formError: string | undefined;
  /**
   * Number of submissions refused by validation or by the server. Each increment moves focus to the
   * errors.
   */
  refusals: number;
  /** Whether the form is being submitted. */
  busy: boolean;
  /** The react-hook-form methods, for field arrays, resets and watching. */
  methods: UseFormReturn<Values, unknown, Output>;
}

/**
 * Form state with schema validation on submit and error messages at the fields until edited. Server
 * errors appear at the same fields, and double submission is prevented.
 *
 * The schema’s issue messages are keys of the feature’s catalogue; an unknown key becomes a generic
 * “please check”.
 *
 * @example const form = useLisForm(signInForm, { defaultValues, words, onSubmit, submission });
 * <LisForm form={form}><TextField label={words.email} {...form.field('email')} /></LisForm>
 */
export function useLisForm<Values extends FieldValues, Output>(
  schema: GenericSchema<Values, Output>,
  {
    defaultValues,
    words,
    onSubmit,
    submission,
    failureKey,
    onValuesChange,
  }: LisFormOptions<Values, Output>,
): LisFormState<Values, Output> {
  const formId = useId();
  const { refusals, refuse } = useRefusals(submission);
  const { fieldText, refusalText, failureText } = useFormWords(words, failureKey);
  const methods = useForm<Values, unknown, Output>({
    resolver: valibotResolver(schema),
    // Complete values satisfy the partial type of react-hook-form, but TypeScript cannot infer this
    // for a generic.
    defaultValues: defaultValues as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // Cross-field rules run even if a single field is invalid; each field still shows its first
    // error.
    criteriaMode: 'all',
    shouldFocusError: false,
  });
  const { register, setError, clearErrors, handleSubmit, subscribe } = methods;
  const { errors, isSubmitting } = methods.formState;
  const idOf = (name: string) => `${formId}-${name}`;

  useEffect(() => {
    if (submission.status !== 'rejected') return;
    for (const [name, message] of fieldRefusals(submission, defaultValues))
      setError(name as Path<Values>, { type: 'server', message });
    // Field names are those of the first render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submission, setError]);

  const tellValues = useEffectEvent((values: Values) => onValuesChange?.(values));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => tellValues(values) }),
    [subscribe],
  );

  const submit = async () => {
    if (submission.status !== 'submitting')
      await handleSubmit(async (values) => onSubmit(values), refuse)();
  };

  const formError = (): string | undefined => {
    if (submission.status === 'failed') return failureText(submission.error);
    if (submission.status !== 'rejected' || submission.formError === undefined) return undefined;
    const isShownByFields =
      submission.formError === 'invalid' && fieldRefusals(submission, defaultValues).length > 0;
    return isShownByFields ? undefined : refusalText(submission);
  };

  return {
    submit,
    field: (name) => {
      const error = get(errors, name) as FieldError | undefined;
      const { ref, onChange, onBlur } = register(name, { onChange: () => clearErrors(name) });
      return {
        id: idOf(name),
        name,
        ref,
        onChange,
        onBlur,
        error: error?.message === undefined ? undefined : fieldText(error.message),
      };
    },
    problems: problemsOf(errors).map(({ name, key }) => ({
      name,
      fieldId: idOf(name),
      message: fieldText(key),
    })),
    formError: formError(),
    refusals,
    busy: isSubmitting || submission.status === 'submitting',
    methods,
  };
}

/**
 * Returns the server’s errors for fields of this form. Errors for other fields are covered by the
 * form error.
 */
function fieldRefusals(
  { fieldErrors }: Extract<Submission, { status: 'rejected' }>,
  defaultValues: object,
): [name: string, key: string][] {
  return Object.entries(fieldErrors).filter(
    ([name]) => (name.split('.')[0] ?? name) in defaultValues,
  );
}

const isRefusal = ({ status }: Submission) => status === 'rejected' || status === 'failed';

/**
 * Counts refused submissions: those rejected by the schema (`refuse`), and each refusal by the
 * server.
 */
function useRefusals(submission: Submission) {
  const [refusals, setRefusals] = useState(isRefusal(submission) ? 1 : 0);
  const [counted, setCounted] = useState(submission);
  const refuse = () => setRefusals((count) => count + 1);
  if (counted !== submission) {
    setCounted(submission);
    if (isRefusal(submission)) refuse();
  }
  return { refusals, refuse };
}
