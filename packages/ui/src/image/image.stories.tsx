import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../grid/index.ts';
import { Image } from './index.ts';

/** A picture that needs no network. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><path fill="#cfe2f3" d="M0 0h320v240H0z"/><path fill="#7fa8cc" d="M0 170l90-70 70 50 60-40 100 70v60H0z"/><circle cx="250" cy="60" r="24" fill="#f5d58a"/></svg>')}`;
const BROKEN = 'data:image/png;base64,broken';

const meta = {
  title: 'UI/Media/Image',
  component: Image,
  tags: ['draft'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe' },
    states: { KeyboardOnly: 'has nothing to operate' },
    docs: {
      description: {
        component: `
**Use it** for a picture that shows something the page is about: a photograph of a thing, a scan, a plan.

**Do not** use it for an organisation's sign (\`Logo\`), a person (\`Avatar\`), a drawing beside words (\`Icon\`), or pictures behind content (\`Slideshow\`).

**Accessibility**
- \`alt\` says what it shows; it is empty only for decoration. Where the picture fails, the same words stand in its place.
- Its place has a fixed shape from the start, so nothing moves when the picture arrives.
`,
      },
    },
  },
  args: { src: PICTURE, alt: 'Hills behind the north gate' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '40rem', maxInlineSize: '90vw' }}>
        <Story />
      </div>
    ),
  ],
  render: ({ alt }) => (
    <Grid columnWidth="9rem">
      {(['1 / 1', '4 / 3', '3 / 2', '16 / 9'] as const).map((ratio) => (
        <Image key={ratio} src={PICTURE} alt={`${alt}, ${ratio}`} ratio={ratio} />
      ))}
      <Image src={PICTURE} alt={`${alt}, whole`} ratio="1 / 1" fit="contain" />
      <Image src={BROKEN} alt={alt} loading="eager" />
      <Image src={BROKEN} alt={alt} loading="eager" fallback="No photograph yet" />
    </Grid>
  ),
};

/** An area with a fixed aspect ratio before loading, which it keeps when loading fails. */
export const Broken: Story = {
  args: { src: BROKEN, loading: 'eager' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Hills behind the north gate')).toBeVisible());
    const { width, height } = canvasElement
      .querySelector('[data-component=image]')!
      .getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 1);
  },
};

export const LongText: Story = {
  args: {
    src: BROKEN,
    loading: 'eager',
    alt: 'The gate beside the workshops, third lane, under the roof, where nobody has looked since the barrier did not open twice this morning',
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { src: BROKEN, loading: 'eager' },
};
