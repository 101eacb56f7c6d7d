import { use, useEffect, useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FormActions } from '../form/index.ts';
import { Heading } from '../heading/index.ts';
import { useMessages } from '../i18n/index.ts';
import { WizardContext } from './wizard-context.ts';
import { wizardFrameMessages } from './words/index.ts';
import * as S from './wizard-frame.styles.ts';

export interface WizardStepProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** What this step is about. */
  title: ReactNode;
  /** A sentence under the title. When omitted, there is none. */
  context?: ReactNode;
  /** The button that goes back, at the start of the bar. When omitted, there is none: the first step. */
  back?: ReactNode;
  /** The moves on, at the end of the bar; the one to press last. */
  actions: ReactNode;
  /** How wide the content may grow: a form's 640 px, or the whole wizard. @default 'form' */
  width?: 'form' | 'full';
  /** How far the bar runs. `page`: across the whole page, which clips what goes beyond it (`overflow-x: clip`). @default 'frame' */
  bar?: 'frame' | 'page';
}

/** The title, content and bar of one step of a `WizardFrame`. The bar stays in view, and says how far the reader is. */
export function WizardStep({
  title,
  context,
  back,
  actions,
  width = 'form',
  bar = 'frame',
  children,
  ...rest
}: WizardStepProps) {
  const words = useMessages(wizardFrameMessages);
  const place = use(WizardContext);
  if (!place) {
    throw new Error(
      '@alms/ui: a WizardStep stands outside a WizardFrame, so nobody could tell which step it is. Put it inside one.',
    );
  }
  const { current, position, count, moved } = place;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved) heading.current?.focus();
  }, [moved, current]);
  return (
    <S.Step
      aria-labelledby={titleId}
      {...rest}
      data-component="wizard-step"
      data-width={width}
      data-bar={bar}
    >
      <div data-part="head">
        <Heading id={titleId} ref={heading} level={2} size="large" tabIndex={-1}>
          {title}
        </Heading>
        {context !== undefined && <p data-part="context">{context}</p>}
      </div>
      <div data-part="fields">{children}</div>
      <div data-part="bar">
        <FormActions
          leading={back}
          align="end"
          note={<span data-part="position">{words.position({ position, count })}</span>}
        >
          {actions}
        </FormActions>
      </div>
    </S.Step>
  );
}
