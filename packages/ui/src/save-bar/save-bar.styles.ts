import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

export const Root = /* @__PURE__ */ styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s2} ${t.space.s3};
  min-inline-size: 0;
  min-block-size: 60px;
  padding: ${t.space.s2} ${t.space.s6};
  border-block-start: 1px solid ${t.color.border};
  background: ${t.color.surface};

  [data-part='status'] {
    flex: 1 1 12rem;
    display: flex;
    align-items: center;
    gap: ${t.space.s2};
    min-inline-size: 0;
    color: ${t.color.textMuted};
  }
  [data-part='status'] > p {
    min-inline-size: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  [data-part='count'] {
    color: ${t.color.text};
    font-weight: ${t.weight.strong};
  }
  [data-part='dot'] {
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border-radius: ${t.radius.full};
    background: ${t.tone.caution.mark};
  }
  [data-part='note'] {
    color: ${t.color.textMuted};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space.s3};
  }

  @media (max-width: 75rem) {
    [data-part='note'] {
      display: none;
    }
  }
  @media (max-width: 40rem) {
    padding-inline: ${t.space.s4};
    [data-part='actions'] {
      flex: 1 1 100%;
    }
    [data-part='actions'] > button {
      flex: 1 1 auto;
    }
  }
  @media (pointer: coarse) {
    kbd {
      display: none;
    }
  }
  @media (forced-colors: active) {
    [data-part='dot'] {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
  @media print {
    display: none;
  }
`;
