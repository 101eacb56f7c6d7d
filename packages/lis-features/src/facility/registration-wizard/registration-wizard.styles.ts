import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** A titled group of fields. */
export const Section = /* @__PURE__ */ styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s5};
  padding-block-start: ${t.space.s5};
  border-block-start: 1px solid ${t.color.border};

  [data-part='head'] {
    display: grid;
    gap: 2px;
  }
  [data-part='head'] p {
    color: ${t.color.textMuted};
    text-wrap: pretty;
  }
`;

/** Web address of the facility, to read, copy and open. */
export const Address = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s3};
  justify-items: start;
  padding: ${t.space.s4} ${t.space.s5};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.surface};

  [data-part='address'] {
    overflow-wrap: anywhere;
  }
`;

/** Multi-line value with its line breaks. */
export const Lines = /* @__PURE__ */ styled.span`
  white-space: pre-line;
`;
