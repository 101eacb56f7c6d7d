/**
 * Field names that are never saved, at any depth: a draft on a shared computer must not expose a
 * secret.
 */
const SECRET = /pass(word|code|phrase)|secret|token|one_?time|security_?code|cvc|cvv|\bpin\b/i;

/** Content of a draft, as stored text. */
export interface StoredDraft {
  /** ISO instant. */
  savedAt: string;
  values: object;
}

/** Returns the values without secrets and without the excluded names, at any depth. */
export function withoutSecrets(values: unknown, never: ReadonlySet<string>): unknown {
  if (Array.isArray(values)) return values.map((value) => withoutSecrets(value, never));
  if (typeof values !== 'object' || values === null) return values;
  const allowed = Object.entries(values).filter(([name]) => !SECRET.test(name) && !never.has(name));
  return Object.fromEntries(allowed.map(([name, value]) => [name, withoutSecrets(value, never)]));
}

/**
 * Parses stored text; returns `undefined` when it is not a valid draft, for example from an older
 * version.
 */
export function readDraft(text: string): StoredDraft | undefined {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read === null || !('savedAt' in read) || !('values' in read))
    return undefined;
  const { savedAt, values } = read;
  if (
    typeof savedAt !== 'string' ||
    Number.isNaN(Date.parse(savedAt)) ||
    typeof values !== 'object' ||
    values === null
  )
    return undefined;
  return { savedAt, values };
}

/**
 * Names of a form's fields that contain a secret or are marked `data-draft="never"`. A visible
 * password has type text, so the autocomplete purpose is checked too.
 */
export function secretNames(form: HTMLFormElement): string[] {
  const fields = form.querySelectorAll<HTMLInputElement>(
    'input[type=password], input[autocomplete$=password], input[autocomplete=one-time-code], input[autocomplete^=cc-], [data-draft=never]',
  );
  return [...fields].map((field) => field.name).filter(Boolean);
}
