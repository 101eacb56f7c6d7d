import { styled } from 'styled-components';
import { BareLink } from '../link/index.ts';
import { t } from '../theme/index.ts';
import { buttonStyles } from './button.styles.ts';

const square = `
  ${buttonStyles}
  flex: none;
  inline-size: ${t.density.control};
  padding: 0;
  &[data-size='small'] { inline-size: 28px; }
  &[data-size='large'] { inline-size: 44px; }
  @media (pointer: coarse) { &[data-size='small'] { inline-size: 36px; } }

  [data-part='count'] {
    position: absolute;
    inset-block-start: 1px;
    inset-inline-start: 55%;
    min-inline-size: 16px;
    padding-inline: 3px;
    border-radius: ${t.radius.full};
    background: ${t.tone.critical.solid};
    color: ${t.tone.critical.on};
    box-shadow: 0 0 0 2px ${t.color.surface};
    font-size: ${t.size.s1};
    line-height: 16px;
    font-weight: ${t.weight.strong};
    text-align: center;
  }
`;

export const Root = /* @__PURE__ */ styled.button`
  ${square}
`;

export const LinkRoot = /* @__PURE__ */ styled(BareLink)`
  ${square}
`;
