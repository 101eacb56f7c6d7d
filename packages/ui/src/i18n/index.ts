export { defineMessages } from './define-messages.ts';
export { createFormat } from './message-format.ts';
export {
  useFormat,
  useLanguage,
  useLanguageAlternatives,
  useMessages,
} from './language-context.ts';
export { MessagesProvider } from './messages-provider.tsx';
export type { Catalogue, Message, Translation, Words } from './define-messages.ts';
export type { DateFormat, FormatSettings, MessageFormat } from './message-format.ts';
export type { Direction, LanguageAlternative, Translations } from './language-context.ts';
export type { MessagesProviderProps } from './messages-provider.tsx';
