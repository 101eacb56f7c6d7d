export { Button } from './button.js';
export { IconButton } from './icon-button.js';
export { IconLinkButton } from './icon-link-button.js';
export { LinkButton } from './link-button.js';
export type { ButtonLook, ButtonProps } from './button.js';
export type { IconButtonProps } from './icon-button.js';
export type { IconLinkButtonProps } from './icon-link-button.js';
export type { LinkButtonProps } from './link-button.js';
