import { LinkProvider, type LinkProps } from '@alms/ui/link';
import type { Decorator } from '@storybook/react-vite';
import { action } from 'storybook/actions';

const follow = action('follow link');

/** A real anchor that reports where it would lead instead of leaving the story. */
function ReportingLink({ onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        follow(rest.href);
      }}
    />
  );
}

export const withLinks: Decorator = (Story) => (
  <LinkProvider component={ReportingLink}>
    <Story />
  </LinkProvider>
);
