export { Button } from './button.tsx';
export { IconButton } from './icon-button.tsx';
export { IconLinkButton } from './icon-link-button.tsx';
export { LinkButton } from './link-button.tsx';
export type { ButtonStyle, ButtonProps } from './button.tsx';
export type { IconButtonProps } from './icon-button.tsx';
export type { IconLinkButtonProps } from './icon-link-button.tsx';
export type { LinkButtonProps } from './link-button.tsx';
