import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { useEffectEvent } from '../effect-event/index.ts';

/** How the user closed an overlay. */
export interface CloseDetails {
  reason: 'escape' | 'close-button' | 'scrim' | 'navigation';
  event: SyntheticEvent;
}

export interface ModalOptions {
  /** The component's own `ref`, set to the same element. */
  ref: Ref<HTMLDialogElement> | undefined;
  open: boolean;
  /**
   * Called when Escape or the system's back action requests closing; without it, the dialog stays
   * open.
   */
  onClose: ((details: CloseDetails) => void) | undefined;
  /** Selects the element to focus on opening; defaults to the browser's choice. */
  initialFocus?: (dialog: HTMLDialogElement) => HTMLElement | null | undefined;
}

/**
 * Shows a native `<dialog>` as modal while `open`: the page behind is inert, Tab is trapped, and
 * focus is restored on closing or unmounting. Only the caller's state closes it, never the browser.
 */
export function useModal({ ref, open, onClose, initialFocus }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, []);
  const focusInside = useEffectEvent((element: HTMLDialogElement) =>
    initialFocus?.(element)?.focus(),
  );

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    element.showModal();
    focusInside(element);
    return () => element.close();
  }, [open]);

  return {
    ref: dialog,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onClose?.({ reason: 'escape', event });
    },
    // The `cancel` event of a file input inside bubbles up to here.
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose?.({ reason: 'escape', event });
    },
  };
}
