import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  min-inline-size: 0;
  [data-part='removed'] {
    color: ${t.color.textMuted};
    text-decoration: line-through;
  }
  [data-component='chip'] {
    margin-block-start: ${t.space.s1};
  }
  tbody {
    font-variant-numeric: tabular-nums;
  }
  /* Limits run left to right in every language: a mirrored sign would be another limit. */
  &:dir(rtl) [data-limited] {
    justify-content: end;
  }
`;

export const Empty = /* @__PURE__ */ styled.p`
  padding: ${t.space.s3} ${t.space.s4};
  color: ${t.color.textMuted};
`;

export const Cell = /* @__PURE__ */ styled.span`
  display: block;
  scroll-margin-block: 6rem;
  overflow-wrap: anywhere;
`;

/** Two lines at most; the complete text is its title, and in the dialog. */
export const Source = /* @__PURE__ */ styled.span`
  color: ${t.color.textMuted};
  ${Cell} > span:first-child {
    display: -webkit-box;
    overflow: hidden;
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

/** Saved value of a changed cell. */
export const Was = /* @__PURE__ */ styled.small`
  display: block;
  unicode-bidi: plaintext;
  color: ${t.color.textMuted};
  font-size: ${t.size.s1};
  line-height: ${t.line.s1};
  font-weight: ${t.weight.text};
`;

export const Fault = /* @__PURE__ */ styled.small`
  display: block;
  color: ${t.tone.critical.text};
  font-size: ${t.size.s1};
  line-height: ${t.line.s1};
  font-weight: ${t.weight.medium};
`;

/** Lower and upper limit, with their errors and the saved limits on own lines below. */
export const Limits = /* @__PURE__ */ styled.span`
  position: relative;
  display: grid;
  align-items: center;
  gap: ${t.space.s1};
  color: ${t.color.textMuted};
  [data-part='box'] {
    min-block-size: 32px;
  }
  &[data-limited] {
    grid-template-columns: 0.75rem minmax(3.25rem, 5rem) 1rem minmax(3.25rem, 5rem);
    justify-content: start;
  }
  /* The boxes are in the row of limits, and their errors below both. */
  &[data-limited] > [data-component='text-field'] {
    display: contents;
  }
  &[data-limited] > [data-part],
  &[data-limited] [data-part='box'] {
    grid-row: 1;
    text-align: center;
  }
  &[data-limited] input[data-part='box'] {
    text-align: end;
  }
  [data-part='low-sign'] {
    grid-column: 1;
  }
  [data-part='low-sign'] + * > [data-part='box'] {
    grid-column: 2;
  }
  [data-part='high-sign'] {
    grid-column: 3;
  }
  [data-part='high-sign'] + * > [data-part='box'] {
    grid-column: 4;
  }
  &[data-limited] :is([data-part='error'], ${Was}) {
    grid-column: 2 / -1;
  }
  @media (pointer: coarse) {
    [data-part='box'] {
      min-block-size: 44px;
    }
  }
`;

export const Actions = /* @__PURE__ */ styled.span`
  display: flex;
  justify-content: flex-end;
`;
