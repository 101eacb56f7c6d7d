import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Submission } from '@alms/ui/resource';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { get, useForm, type DefaultValues, type FieldError, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { problemsOf } from './problems-of.js';
import { useFormWords } from './use-form-words.js';

export interface LisFormOptions<Values extends FieldValues, Output> {
  /** What the fields hold at first; every field of the schema must be named. Later changes are ignored. */
  defaultValues: Values;
  /** The feature's words, from `useMessages`. The schema's issue messages and the keys of `submission` are looked up here. */
  words: object;
  /**
   * Called with the schema's output once everything is valid. A second submit is ignored until the promise settles.
   * It must not reject: what became of it arrives as `submission`.
   */
  onSubmit: (values: Output) => void | Promise<void>;
  /** The state of sending. Each new object counts as one answer: its errors are shown and the summary takes the focus. */
  submission: Submission;
  /** Key of what to say when sending failed without an answer to the fields. When omitted, plain words for its kind. */
  failureKey?: string;
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

/** One line of the error summary; without `fieldId` it concerns the form as a whole. */
export interface FormProblem {
  fieldId?: string;
  message: string;
}

export interface LisForm<Values extends FieldValues, Output> {
  /** Spread on the `form`. */
  formProps: { onSubmit: (event: FormEvent) => void; noValidate: true };
  /** Binds a field by its path: `<TextField label={words.email} {...field('email')} />`. */
  field: (name: Path<Values>) => FieldBinding;
  /** Everything that keeps the form from being accepted, for the summary; empty when there is nothing. */
  problems: readonly FormProblem[];
  /** Goes on the summary, which must be focusable: it takes the focus when a submit is refused, here or by the server. */
  summaryRef: (element: HTMLElement | null) => void;
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
 * <LisFormFrame form={form}><TextField label={words.email} {...form.field('email')} /></LisFormFrame>
 */
export function useLisForm<Values extends FieldValues, Output>(
  schema: GenericSchema<Values, Output>,
  { defaultValues, words, onSubmit, submission, failureKey }: LisFormOptions<Values, Output>,
): LisForm<Values, Output> {
  const formId = useId();
  const sending = useRef(false);
  const { summaryRef, askForAttention } = useAttention();
  const { textOf, failureText } = useFormWords(words, failureKey);
  const methods = useForm<Values, unknown, Output>({
    resolver: valibotResolver(schema),
    // A complete set of values is one of the partial ones react-hook-form asks for; it cannot see that of a generic.
    defaultValues: defaultValues as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { register, setError, clearErrors, handleSubmit } = methods;
  const { errors, isSubmitting } = methods.formState;
  const idOf = (name: string) => `${formId}-${name}`;

  useEffect(() => {
    if (submission.status !== 'rejected' && submission.status !== 'failed') return;
    if (submission.status === 'rejected') {
      for (const [name, message] of Object.entries(submission.fieldErrors)) setError(name as Path<Values>, { type: 'server', message });
    }
    askForAttention();
  }, [submission, setError, askForAttention]);

  const submit = async () => {
    if (sending.current || submission.status === 'submitting') return;
    sending.current = true;
    try {
      await handleSubmit(async (values) => onSubmit(values), askForAttention)();
    } finally {
      sending.current = false;
    }
  };

  const formProblems = (): FormProblem[] => {
    if (submission.status === 'failed') return [{ message: failureText(submission.error) }];
    if (submission.status === 'rejected' && submission.formError !== undefined) return [{ message: textOf(submission.formError) }];
    return [];
  };

  return {
    formProps: {
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
    field: (name) => {
      const error = get(errors, name) as FieldError | undefined;
      const { ref, onChange, onBlur } = register(name, { onChange: () => clearErrors(name) });
      return { id: idOf(name), name, ref, onChange, onBlur, error: error?.message === undefined ? undefined : textOf(error.message) };
    },
    problems: [...formProblems(), ...problemsOf(errors).map(({ name, key }) => ({ fieldId: idOf(name), message: textOf(key) }))],
    summaryRef,
    busy: isSubmitting || submission.status === 'submitting',
    methods,
  };
}

/** Focuses the summary once it is drawn; asked for again while it stands there, it takes the focus again. */
function useAttention() {
  const summary = useRef<HTMLElement | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) summary.current?.focus();
  }, [asked]);
  const [stable] = useState(() => ({
    summaryRef: (element: HTMLElement | null) => {
      summary.current = element;
    },
    askForAttention: () => setAsked((count) => count + 1),
  }));
  return stable;
}
