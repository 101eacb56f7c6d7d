import type { Decorator } from '@storybook/react-vite';

/** Room around a component; screens ask for none with `parameters: { layout: 'fullscreen' }`. */
export const withFrame: Decorator = (Story, { parameters }) =>
  parameters['layout'] === 'fullscreen' ? (
    <Story />
  ) : (
    <div style={{ padding: '1.5rem' }}>
      <Story />
    </div>
  );
