export { defineMessages } from './define-messages.js';
export { createFormat } from './message-format.js';
export {
  useFormat,
  useLanguage,
  useLanguageAlternatives,
  useMessages,
} from './language-context.js';
export { MessagesProvider } from './messages-provider.js';
export type { Catalogue, Message, Translation, Words } from './define-messages.js';
export type { DateFormat, FormatSettings, MessageFormat } from './message-format.js';
export type { Direction, LanguageAlternative, Translations } from './language-context.js';
export type { MessagesProviderProps } from './messages-provider.js';
