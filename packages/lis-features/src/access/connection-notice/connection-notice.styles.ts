import { Banner } from '@alms/ui/banner';
import { styled } from 'styled-components';

/** The page below fills the height left by the banner, so that the banner covers no content. */
export const Notice = /* @__PURE__ */ styled(Banner)`
  *:has(> & + [data-component='app-frame']) {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    block-size: 100dvh;
  }
  & + [data-component='app-frame'] {
    block-size: auto;
    min-block-size: 0;
  }
`;
