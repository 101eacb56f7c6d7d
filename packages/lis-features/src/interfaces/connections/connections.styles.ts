import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s5};
`;

/** Padded text in a card whose table extends to the edges. */
export const Note = /* @__PURE__ */ styled.div`
  padding: ${t.space.s4};
`;

export const Lines = /* @__PURE__ */ styled.div`
  display: grid;
  gap: ${t.space.s1};
  justify-items: start;
  overflow-wrap: anywhere;

  small {
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
  }
`;

export const Address = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s1} ${t.space.s2};
  overflow-wrap: anywhere;
`;

export const Secret = /* @__PURE__ */ styled.p`
  padding: ${t.space.s4};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.control};
  font-family: ${t.font.code};
  overflow-wrap: anywhere;
  user-select: all;
`;

/** Scrolls horizontally when the options do not fit; words do not wrap. */
export const Filter = /* @__PURE__ */ styled.div`
  max-inline-size: 100%;
  overflow-x: auto;

  & > [data-component='segmented'] {
    inline-size: max-content;
    max-inline-size: none;
  }
`;

/** Message segments: long lines that do not wrap. */
export const Segments = /* @__PURE__ */ styled.pre`
  max-block-size: 20rem;
  overflow: auto;
  padding: ${t.space.s3};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.control};
  font-family: ${t.font.code};
  font-size: ${t.size.s2};
`;
