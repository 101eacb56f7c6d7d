import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ClockProvider, systemClock } from '../clock/index.ts';
import { Heading } from '../heading/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Slideshow } from './index.ts';
import { pictures, whitePictures } from './slideshow.args.ts';

const content = (
  <Stack gap="s4" align="start" style={{ maxInlineSize: '26rem', paddingBlock: '5rem 2rem' }}>
    <Heading level={1} size="display">
      One place for everything you do
    </Heading>
    <Text size="lead">Every workflow, at every site you run.</Text>
    <Button size="large">Register</Button>
  </Stack>
);

const meta = {
  title: 'UI/Media/Slideshow',
  component: Slideshow,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** behind the content of a public page, with pictures that set the tone.

**Do not** use it for pictures with information, or for rotating content: readers do not wait for it.

**Anatomy** Gradient, pictures, scrims, the pause button with marks for each picture, the content.

**Accessibility** (WCAG 2.2 2.2.2)
- The pictures are decorative and are not read.
- They pause under reduced motion, while a pointer or the focus is inside, and in a hidden tab.
- The button comes first in order, and always stops and starts them.`,
      },
    },
  },
  args: { images: pictures, children: content },
} satisfies Meta<typeof Slideshow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The clock of the stories is fixed, so the first picture remains. */
export const Default: Story = {};

export const Playground: Story = {
  parameters: { controls: { disable: false } },
  argTypes: { children: { control: false }, images: { control: false } },
  decorators: [
    (Story) => (
      <ClockProvider clock={systemClock}>
        <Story />
      </ClockProvider>
    ),
  ],
};

/** White pictures, the worst case behind the text: the scrims keep it readable. */
export const Matrix: Story = { args: { images: whitePictures } };

/** All pictures failed to load: the gradient remains. */
export const PicturesFail: Story = {
  args: { images: ['data:image/png,none', 'data:image/png,neither'] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

export const LongText: Story = {
  args: {
    children: (
      <div style={{ maxInlineSize: '30rem', paddingBlock: '5rem' }}>
        <Heading level={1} size="display">
          A headline that takes several lines because it was translated into a language with long
          words
        </Heading>
      </div>
    ),
  },
};

export const Narrow: Story = {
  args: { images: whitePictures },
  globals: { viewport: { value: 'narrow' } },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

/** The button comes first and keeps focus; its name is its action. */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Pause slideshow' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Play slideshow');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Register' })).toHaveFocus();
  },
};
