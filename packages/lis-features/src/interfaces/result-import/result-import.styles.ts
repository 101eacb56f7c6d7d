import { styled } from 'styled-components';

/** Scrolls horizontally when the options do not fit; words do not wrap. */
export const Filter = styled.div`
  max-inline-size: 100%;
  overflow-x: auto;
  & > [data-component='segmented'] {
    inline-size: max-content;
    max-inline-size: none;
  }
`;
