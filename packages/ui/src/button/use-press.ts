import { useId, type MouseEvent, type MouseEventHandler } from 'react';

export interface PressOptions {
  busy: boolean | undefined;
  inertReason: string | undefined;
  onClick: MouseEventHandler<HTMLButtonElement> | undefined;
  title: string | undefined;
  describedBy: string | undefined;
}

/**
 * Returns the attributes of a button that may be busy or inert. It stays focusable in both states,
 * so that keyboard users keep their position and can read the reason. Activation and the resulting
 * form submission are blocked.
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
