import { styled } from 'styled-components';
import { BareLink } from '../link/index.js';
import { look } from './button.styles.js';

export const Root = /* @__PURE__ */ styled(BareLink)`${look}`;
