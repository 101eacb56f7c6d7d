import { use, useEffect, useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FormActions } from '../form/index.ts';
import { Heading } from '../heading/index.ts';
import { useMessages } from '../i18n/index.ts';
import { WizardContext } from './wizard-context.ts';
import { wizardFrameMessages } from './words/index.ts';
import * as S from './wizard-frame.styles.ts';

export interface WizardStepProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Title of the step. */
  title: ReactNode;
  /** A sentence below the title. Omit for none. */
  context?: ReactNode;
  /** Back button at the start of the bar. Omit on the first step. */
  back?: ReactNode;
  /** Forward actions at the end of the bar; the main action is last. */
  actions: ReactNode;
  /** Maximum content width: a form's 640 px, or the whole wizard. @default 'form' */
  width?: 'form' | 'full';
  /**
   * Width of the bar. `page`: across the whole page, which clips overflow (`overflow-x: clip`).
   * @default 'frame'
   */
  bar?: 'frame' | 'page';
}

/**
 * Title, content and bar of one step of a `WizardFrame`. The bar stays visible, and shows the
 * progress.
 */
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
      '@alms/ui: a WizardStep was rendered outside a WizardFrame. Put it inside one.',
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
