import type { MessageFormat } from './message-format.ts';

/** A message: fixed text, or a function of its values. */
// oxlint-disable-next-line typescript/no-explicit-any -- each message has its own argument type, checked at its call site
export type Message = string | ((values: any, format: MessageFormat) => string);

/** The words of one component, by id. Compiled from `words/en.json` by `npm run messages`. */
export interface Catalogue<M extends Record<string, Message> = Record<string, Message>> {
  /** Component name; key of its translations. */
  name: string;
  messages: M;
}

/**
 * Declares a component's messages. A translation, or a facility's own wording, is checked against
 * them: `satisfies Partial<typeof xMessages.messages>`.
 */
export function defineMessages<M extends Record<string, Message>>(
  name: string,
  messages: M,
): Catalogue<M> {
  return { name, messages };
}

/** The catalogue as components use it: functions from values to formatted text. */
export type Words<M extends Record<string, Message>> = {
  readonly [K in keyof M]: M[K] extends (values: infer V, format: MessageFormat) => string
    ? (values: V) => string
    : string;
};

/** A complete translation of a component's messages, with the same values as in English. */
export type Translation<C extends Catalogue> = {
  [K in keyof C['messages']]: C['messages'][K] extends string ? string : C['messages'][K];
};
