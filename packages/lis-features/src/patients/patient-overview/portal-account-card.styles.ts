import { Inline } from '@alms/ui/inline';
import { styled } from 'styled-components';

/** Without actions only closed dialogs remain, which must take no space. */
export const Actions = styled(Inline)`
  &:not(:has(> :not(dialog))) {
    display: contents;
  }
`;
