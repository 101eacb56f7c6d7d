/** Names that are never kept, at whatever depth: whoever finds the computer must not find a secret in a draft. */
const SECRET = /pass(word|code|phrase)|secret|token|one_?time|security_?code|cvc|cvv|\bpin\b/i;

/** What a draft holds, as text for a store. */
export interface StoredDraft {
  /** ISO instant. */
  savedAt: string;
  values: object;
}

/** The same values without secrets and without the names given, at any depth. */
export function withoutSecrets(values: unknown, never: ReadonlySet<string>): unknown {
  if (Array.isArray(values)) return values.map((value) => withoutSecrets(value, never));
  if (typeof values !== 'object' || values === null) return values;
  const kept = Object.entries(values).filter(([name]) => !SECRET.test(name) && !never.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutSecrets(value, never)]));
}

/** A stored text, read; `undefined` for what is no draft, such as something an older version wrote. */
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

/** The names of a form's fields that hold a secret or are marked `data-draft="never"`. A password that is shown is text, so its purpose counts too. */
export function secretNames(form: HTMLFormElement): string[] {
  const fields = form.querySelectorAll<HTMLInputElement>(
    'input[type=password], input[autocomplete$=password], input[autocomplete=one-time-code], input[autocomplete^=cc-], [data-draft=never]',
  );
  return [...fields].map((field) => field.name).filter(Boolean);
}
