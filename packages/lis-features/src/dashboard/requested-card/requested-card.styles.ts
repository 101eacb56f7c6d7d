import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';

export const Quiet = /* @__PURE__ */ styled.div`
  padding: ${t.space.s4};
`;

export const Reports = /* @__PURE__ */ styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: ${t.space.s2} ${t.space.s4};
    padding: 10px ${t.space.s4};
  }
  > li + li {
    border-block-start: 1px solid ${t.color.border};
  }
  > li[data-new] {
    border-inline-start: 3px solid ${t.tone.info.text};
    padding-inline-start: calc(${t.space.s4} - 3px);
  }
  > li > [data-component='alert'] {
    flex: 1 0 100%;
  }
  [data-part='about'] {
    display: grid;
    flex: 1 1 18rem;
    gap: 2px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='who'],
  [data-part='about'] > ul > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px ${t.space.s2};
  }
  [data-part='about'] > ul {
    display: grid;
    gap: 2px;
    padding-block: 2px;
  }
  [data-part='identity'] > span {
    unicode-bidi: isolate;
  }
  [data-part='identity'] > span + span::before {
    content: '·';
    margin-inline: 0.4em;
    color: ${t.color.textMuted};
  }
  > li > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space.s2};
  }
`;
