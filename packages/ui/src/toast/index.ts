export { ToastProvider, useToasts } from './toast-provider.tsx';
export { toastDurations, VISIBLE_TOASTS } from './toast-queue.ts';
export type { ToastProviderProps, Toasts } from './toast-provider.tsx';
export type { ToastInput, ToastTone } from './toast-queue.ts';
