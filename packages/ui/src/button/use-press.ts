import { useId, type MouseEvent, type MouseEventHandler } from 'react';

export interface PressOptions {
  busy: boolean | undefined;
  inertReason: string | undefined;
  onClick: MouseEventHandler<HTMLButtonElement> | undefined;
  title: string | undefined;
  describedBy: string | undefined;
}

/**
 * What a button that may be at work or inert needs on its element. It stays focusable in both states, so that nobody
 * loses their place or misses the reason; presses are ignored, and so is the form submission they would cause.
 */
export function usePress({ busy = false, inertReason, onClick, title, describedBy }: PressOptions) {
  const reasonId = useId();
  const inert = inertReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || inert) event.preventDefault();
    else onClick?.(event);
  };
  return {
    reasonId,
    attributes: {
      onClick: press,
      title: inertReason ?? title,
      'aria-busy': busy || undefined,
      'aria-disabled': inert || undefined,
      'aria-describedby': inert ? `${describedBy ?? ''} ${reasonId}`.trim() : describedBy,
    },
  };
}
