import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

/** Wraps at any character, because file names have no break opportunities. */
export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s1} ${t.space.s2};
  max-inline-size: 100%;
  text-align: start;

  & > button {
    block-size: auto;
    max-inline-size: 100%;
    white-space: normal;
    text-align: start;
  }
  & > [data-part='name'] {
    display: inline-flex;
    align-items: center;
    gap: ${t.space.s1};
  }
  bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-weight: ${t.weight.figure};
  }
  & > small {
    color: ${t.color.textMuted};
    white-space: nowrap;
  }
`;
