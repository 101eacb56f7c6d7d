import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Root = /* @__PURE__ */ styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space.s3} ${t.space.s5};
  padding: ${t.space.s3} ${t.space.s4};
  border: 1px solid ${t.tone.critical.border};
  border-radius: ${t.radius.control};
  background: ${t.tone.critical.background};

  > div {
    display: grid;
    justify-items: start;
    gap: 2px;
  }
  [data-part='title'] {
    display: flex;
    align-items: center;
    gap: 5px;
    color: ${t.tone.critical.text};
  }
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${t.space.s2} ${t.space.s3};
  }
  /* The button stays beside the box when an error is below it. */
  form:has([aria-invalid='true']) {
    align-items: center;
  }
`;
