import { t } from '@alms/ui/theme';
import { css, styled } from 'styled-components';

/** Line breaks are part of the text, and a long word never widens its column. */
const lines = css`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  text-align: start;
`;

export const Root = styled.div`
  display: grid;
  gap: ${t.space.s2};
  max-inline-size: 72ch;
  font-weight: ${t.weight.text};
  & > p {
    ${lines}
    margin: 0;
  }
  & > [data-part='heading'] {
    margin-block-start: ${t.space.s1};
    font-weight: ${t.weight.strong};
  }
  & > [data-part='heading']:first-child {
    margin-block-start: 0;
  }
`;

export const Folded = styled.details`
  text-align: start;
  & > summary {
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  &[open] > summary {
    margin-block-end: ${t.space.s2};
  }
  @media print {
    &::details-content {
      content-visibility: visible;
    }
  }
`;

export const Diff = styled.ul`
  display: grid;
  gap: ${t.space.s1};
  max-inline-size: 72ch;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    ${lines}
    padding-inline: ${t.space.s2};
    border-inline-start: 3px solid transparent;
  }
  & > [data-change='kept'] {
    color: ${t.color.textMuted};
  }
  & > [data-change='removed'] {
    border-color: ${t.tone.critical.border};
  }
  & > [data-change='added'] {
    border-color: ${t.tone.positive.border};
  }
  ins {
    font-weight: ${t.weight.medium};
    text-decoration: none;
  }
`;
