import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s5};
`;

/** Preview of one colour scheme. */
export const Preview = /* @__PURE__ */ styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${t.space.s2};

  /* Clips the preview's page colour to the rounded corners. */
  [data-alms-scope] {
    border-radius: ${t.radius.card};
  }
  figcaption {
    color: ${t.color.textMuted};
    font-size: ${t.size.s2};
  }
  [data-part='screen'] {
    overflow: hidden;
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.card};
    background: ${t.color.page};
    color: ${t.color.text};
  }
  [data-part='content'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space.s4};
    padding: ${t.space.s4};
  }
  [data-part='name'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='message'] {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export const Sentences = /* @__PURE__ */ styled.ul`
  display: grid;
  max-inline-size: 44rem;
  gap: ${t.space.s2};
  padding-inline-start: ${t.space.s5};
  list-style: disc;
`;

/** The current logo with its actions. */
export const CurrentLogo = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s3};
`;
