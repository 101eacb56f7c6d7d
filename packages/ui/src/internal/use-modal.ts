import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type Ref,
  type SyntheticEvent,
} from 'react';

/** What the reader did to close an overlay. */
export interface CloseDetails {
  reason: 'escape' | 'close-button' | 'scrim' | 'navigation';
  event: SyntheticEvent;
}

export interface ModalOptions {
  /** The component's own `ref`, given the same element. */
  ref: Ref<HTMLDialogElement> | undefined;
  open: boolean;
  /** Asked when Escape or the system's "back" wants to close it; without one, it stays. */
  onClose: ((details: CloseDetails) => void) | undefined;
  /** Chooses what takes the focus on opening; by default what the browser chooses. */
  initialFocus?: (dialog: HTMLDialogElement) => HTMLElement | null | undefined;
}

/**
 * Shows a native `<dialog>` as a modal one while `open`: the page behind is inert, the Tab key stays inside, and focus
 * goes back to where it was on closing or unmounting. Only the caller's state closes it, never the browser.
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
    // A file field's own "cancel" bubbles up to here, too.
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose?.({ reason: 'escape', event });
    },
  };
}
