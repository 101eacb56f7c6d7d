import { styled } from 'styled-components';
import { useMessages } from '../i18n/index.ts';
import { unknownValueMessages } from './words/unknown-value/index.ts';
import { visuallyHidden } from './visually-hidden.ts';

const Root = /* @__PURE__ */ styled.span`
  [data-part='words'] {
    ${visuallyHidden}
  }
`;

/** Placeholder for an unknown value: a dash on screen, a word for screen readers. Never a zero. */
export function UnknownValue() {
  const words = useMessages(unknownValueMessages);
  return (
    <Root data-component="unknown-value">
      <span aria-hidden="true">{'\u2014'}</span>
      <span data-part="words">{words.unknown}</span>
    </Root>
  );
}
