import type { Decorator } from '@storybook/react-vite';

/** Padding around a component; screens disable it with `parameters: { layout: 'fullscreen' }`. */
export const withFrame: Decorator = (Story, { parameters }) =>
  parameters['layout'] === 'fullscreen' ? (
    <Story />
  ) : (
    <div style={{ padding: '1.5rem' }}>
      <Story />
    </div>
  );
