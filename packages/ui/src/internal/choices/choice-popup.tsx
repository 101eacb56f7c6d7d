import { useLayoutEffect, useRef, type RefObject } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/index.ts';
import { t } from '../../theme/index.ts';
import { floating } from '../floating.ts';
import { choiceList } from './choice-list.styles.ts';
import { ChoiceList, type ChoiceListProps } from './choice-list.tsx';
import { choicesMessages } from './words/index.ts';

const Root = /* @__PURE__ */ styled.div`
  ${floating}
  ${choiceList}
  min-inline-size: max(anchor-size(inline), 12rem);
  max-inline-size: min(max(anchor-size(inline), 26rem), 100vi - 1rem);
  max-block-size: min(20rem, 100dvh - 1rem);
  padding: 0;
  overscroll-behavior: contain;
  > [data-part='message'] {
    padding: ${t.space.s3} ${t.space.s4};
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
    line-height: ${t.line.s2};
  }
  > [data-part='message'] + [role='listbox']:not(:empty) {
    border-block-start: 1px solid ${t.color.border};
  }
`;

export interface ChoicePopupProps extends Omit<ChoiceListProps, 'label'> {
  /** Element with the border, below which the list opens. */
  anchor: RefObject<HTMLElement | null>;
  /** Text shown with the options or instead of them. */
  note: string | undefined;
}

/** The list of options, floating below its field. Mounted while it is open. */
export function ChoicePopup({ anchor, note, ...list }: ChoicePopupProps) {
  const words = useMessages(choicesMessages);
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    popup.current?.showPopover({ source: anchor.current as HTMLElement });
  }, [anchor]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only prevents a click on a row from moving focus out of the input
    <Root
      ref={popup}
      popover="manual"
      data-component="choice-popup"
      onMouseDown={(event) => event.preventDefault()}
    >
      {note !== undefined && <p data-part="message">{note}</p>}
      <ChoiceList {...list} label={words.options} />
    </Root>
  );
}
