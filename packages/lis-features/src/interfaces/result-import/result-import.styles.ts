import { styled } from 'styled-components';

/** What does not fit beside one another is reached by scrolling: words are not broken. */
export const Filter = styled.div`
  max-inline-size: 100%;
  overflow-x: auto;
  & > [data-component='segmented'] {
    inline-size: max-content;
    max-inline-size: none;
  }
`;
