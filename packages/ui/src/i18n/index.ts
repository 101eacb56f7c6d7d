export { defineMessages } from './define-messages.js';
export { createFormat } from './message-format.js';
export { MessagesProvider, useFormat, useLanguage, useMessages } from './messages-provider.js';
export type { Catalogue, Message, Words } from './define-messages.js';
export type { DateFormat, FormatSettings, MessageFormat } from './message-format.js';
export type { Direction, MessagesProviderProps, Translations } from './messages-provider.js';
