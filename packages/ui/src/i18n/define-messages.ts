import type { MessageFormat } from './message-format.ts';

/** One message: fixed words, or a function of its values. */
// oxlint-disable-next-line typescript/no-explicit-any -- each message has its own argument type, checked where it is called
export type Message = string | ((values: any, format: MessageFormat) => string);

/** The words of one component, by id. Compiled from `words/en.json` by `npm run messages`. */
export interface Catalogue<M extends Record<string, Message> = Record<string, Message>> {
  /** Names the component; translations are looked up by it. */
  name: string;
  messages: M;
}

/** Declares a component's words. Another language, or a facility's own wording, is checked against them: `satisfies Partial<typeof xMessages.messages>`. */
export function defineMessages<M extends Record<string, Message>>(
  name: string,
  messages: M,
): Catalogue<M> {
  return { name, messages };
}

/** The same catalogue as a component calls it: values in, finished words out. */
export type Words<M extends Record<string, Message>> = {
  readonly [K in keyof M]: M[K] extends (values: infer V, format: MessageFormat) => string
    ? (values: V) => string
    : string;
};

/** A component's words in another language: all of them, each with the values of the English one. */
export type Translation<C extends Catalogue> = {
  [K in keyof C['messages']]: C['messages'][K] extends string ? string : C['messages'][K];
};
