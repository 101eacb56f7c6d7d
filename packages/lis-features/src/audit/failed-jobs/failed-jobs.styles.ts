import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** Padded text in a card whose table extends to the edges. */
export const Note = /* @__PURE__ */ styled.div`
  display: grid;
  gap: ${t.space.s3};
  padding: ${t.space.s4};
`;
