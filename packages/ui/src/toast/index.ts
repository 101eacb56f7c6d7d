export { ToastProvider, useToasts } from './toast-provider.js';
export { toastDurations, VISIBLE_TOASTS } from './toast-queue.js';
export type { ToastProviderProps, Toasts } from './toast-provider.js';
export type { ToastInput, ToastTone } from './toast-queue.js';
