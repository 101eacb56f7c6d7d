import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FieldError as FieldProblem } from '@alms/ui/form';
import type { Submission } from '@alms/ui/resource';
import { useEffect, useEffectEvent, useId, useState } from 'react';
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
  /** What the fields hold at first; every field of the schema must be named. Later changes are ignored. */
  defaultValues: Values;
  /**
   * The feature's words, from `useMessages`. Looked up here, each by its own name: the schema's issue messages, the
   * field errors of `submission`, and its form error, which may be a problem code such as `registration_failed`.
   */
  words: object;
  /**
   * Called with the schema's output once everything is valid; further submits are ignored until its promise settles.
   * It must not reject: what became of it arrives as `submission`.
   */
  onSubmit: (values: Output) => void | Promise<void>;
  /** The state of sending. Each new object counts as one answer: its errors are shown, and the reader is led to them. */
  submission: Submission;
  /** Key of what to say when sending failed without an answer to the fields. When omitted, plain words for its kind. */
  failureKey?: string;
  /** Called with what the fields hold whenever one has changed: for who keeps what was typed. */
  onValuesChange?: ((values: Values) => void) | undefined;
}

/** What to spread on a field of `ui`. */
export interface FieldBinding {
  id: string;
  name: string;
  ref: (element: HTMLElement | null) => void;
  onChange: (event: { target: unknown; type?: string }) => Promise<boolean | void>;
  onBlur: (event: { target: unknown; type?: string }) => Promise<boolean | void>;
  error: string | undefined;
}

/** A form as its screen uses it: `field` for each field, and the whole of it for `LisForm`. */
export interface LisFormState<Values extends FieldValues, Output> {
  /** Checks and sends the form. `LisForm` calls it once at a time. */
  submit: () => Promise<void>;
  /** Binds a field by its path: `<TextField label={words.email} {...field('email')} />`. */
  field: (name: Path<Values>) => FieldBinding;
  /** The answers that were not accepted, in the order of the fields. */
  problems: readonly FieldProblem[];
  /** What keeps the form as a whole from being accepted. */
  formError: string | undefined;
  /** How often a submit was refused, here or by the server: each time the reader is led to what is wrong. */
  refusals: number;
  /** The form is being sent. */
  busy: boolean;
  /** react-hook-form itself, for lists of fields, resets and watching. */
  methods: UseFormReturn<Values, unknown, Output>;
}

/**
 * A form's state: validated by its schema when it is submitted, its errors as words beside the fields until the field
 * is edited, the server's refusals shown in the same places, and no double submits. The schema's issue messages are
 * keys of the feature's catalogue; a key the catalogue does not have becomes a plain "please check".
 *
 * @example
 * const form = useLisForm(signInForm, { defaultValues, words, onSubmit, submission });
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
    // A complete set of values is one of the partial ones react-hook-form asks for; it cannot see that of a generic.
    defaultValues: defaultValues as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // Rules between fields are checked although one field alone is wrong; each field still shows its first error.
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
    // The names of the fields are those of the first render.
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
    const isSaidByFields =
      submission.formError === 'invalid' && fieldRefusals(submission, defaultValues).length > 0;
    return isSaidByFields ? undefined : refusalText(submission);
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
      fieldId: idOf(name),
      message: fieldText(key),
    })),
    formError: formError(),
    refusals,
    busy: isSubmitting || submission.status === 'submitting',
    methods,
  };
}

/** The server's refusals of answers this form asks for; what it does not ask for is said by the form error. */
function fieldRefusals(
  { fieldErrors }: Extract<Submission, { status: 'rejected' }>,
  defaultValues: object,
): [name: string, key: string][] {
  return Object.entries(fieldErrors).filter(
    ([name]) => (name.split('.')[0] ?? name) in defaultValues,
  );
}

const isRefusal = ({ status }: Submission) => status === 'rejected' || status === 'failed';

/** Counts refused submits: those the schema refused (`refuse`), and each refusing answer of the server. */
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
