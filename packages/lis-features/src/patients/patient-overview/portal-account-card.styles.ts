import { Inline } from '@alms/ui/inline';
import { styled } from 'styled-components';

/** Where nothing can be done, only closed dialogs are left, and they take no room. */
export const Acts = styled(Inline)`
  &:not(:has(> :not(dialog))) {
    display: contents;
  }
`;
