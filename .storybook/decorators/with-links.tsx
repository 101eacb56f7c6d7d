import { LinkProvider, type LinkProps } from '@alms/ui/link';
import type { Decorator } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { action } from 'storybook/actions';

const follow = action('follow link');

/** An anchor that reports its target instead of leaving the story. */
function ReportingLink({ href, onClick, children, ...rest }: LinkProps) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    event.preventDefault();
    follow(href);
  };
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}

export const withLinks: Decorator = (Story) => (
  <LinkProvider component={ReportingLink}>
    <Story />
  </LinkProvider>
);
