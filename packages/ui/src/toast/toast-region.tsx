import { useEffect, useRef } from 'react';
import { useEffectEvent } from '../effect-event/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { useMessages } from '../i18n/index.ts';
import {
  CloseGlyph,
  CriticalGlyph,
  Icon,
  InfoGlyph,
  SuccessGlyph,
  WarningGlyph,
} from '../icon/index.ts';
import { toastMessages } from './words/index.ts';
import type { QueuedToast } from './toast-queue.ts';
import * as S from './toast-region.styles.ts';

const GLYPHS = {
  info: InfoGlyph,
  positive: SuccessGlyph,
  caution: WarningGlyph,
  critical: CriticalGlyph,
} as const;

interface ToastRegionProps {
  /** Visible toasts. */
  toasts: readonly QueuedToast[];
  onDismiss: (id: number) => void;
  /** Called when the pointer enters or leaves the toasts. */
  onPointerChange: (isOver: boolean) => void;
  /** Called when focus enters or leaves the toasts. */
  onFocusChange: (isWithin: boolean) => void;
}

/**
 * Renders and announces toasts. Both live regions exist before the first announcement, which would
 * otherwise be missed. F6 moves focus there and back; Escape returns it.
 */
export function ToastRegion({
  toasts,
  onDismiss,
  onPointerChange,
  onFocusChange,
}: ToastRegionProps) {
  const words = useMessages(toastMessages);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const hasFocus = () => region.current?.contains(document.activeElement) ?? false;

  const goBack = () => cameFrom.current?.focus();
  const enter = () => {
    cameFrom.current = document.activeElement as HTMLElement | null;
    region.current?.focus();
  };

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isWithin = hasFocus();
    if (event.key === 'F6' && toasts.length > 0) {
      event.preventDefault();
      if (isWithin) goBack();
      else enter();
    } else if (event.key === 'Escape' && isWithin) goBack();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const close = (id: number) => {
    // The pressed button is removed; focus moves to the remaining toasts, or back to where it was.
    if (hasFocus() && toasts.length > 1) region.current?.focus();
    else if (hasFocus()) goBack();
    onDismiss(id);
  };

  const toastElement = ({ id, tone, title, message, action }: QueuedToast) => (
    <div key={id} data-part="toast" data-tone={tone}>
      <Icon glyph={GLYPHS[tone]} />
      <div data-part="words">
        <span data-part="tone">{words[tone]}</span>
        {title !== undefined && <div data-part="title">{title}</div>}
        <div data-part="message">{message}</div>
        {action && (
          <Button
            size="small"
            onClick={() => {
              close(id);
              action.onAction();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <div data-part="dismiss">
        <IconButton label={words.dismiss} size="small" onClick={() => close(id)}>
          <Icon glyph={CloseGlyph} size="small" />
        </IconButton>
      </div>
    </div>
  );

  return (
    <S.Root
      ref={region}
      aria-label={toasts.length > 0 ? words.region : undefined}
      tabIndex={-1}
      onPointerEnter={() => onPointerChange(true)}
      onPointerLeave={() => onPointerChange(false)}
      onFocus={() => onFocusChange(true)}
      onBlur={(event) => onFocusChange(event.currentTarget.contains(event.relatedTarget))}
      data-component="toast-region"
    >
      <div role="alert" aria-atomic="false">
        {toasts.filter(({ tone }) => tone === 'critical').map(toastElement)}
      </div>
      <div role="status" aria-atomic="false">
        {toasts.filter(({ tone }) => tone !== 'critical').map(toastElement)}
      </div>
    </S.Root>
  );
}
