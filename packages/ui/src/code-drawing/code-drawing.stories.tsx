import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CodeDrawing } from './code-drawing.tsx';

const meta = {
  title: 'UI/Media/Code drawing',
  component: CodeDrawing,
  tags: ['component', 'stable'],
  parameters: {
    states: { KeyboardOnly: 'has nothing to operate' },
    docs: {
      description: {
        component: `
**Use it** for codes on labels, wristbands and documents: \`code-128\` for short identifiers, \`qr\` for addresses and longer content.

**Do not** use it for decoration, or print it without its text: a code that cannot be scanned must be typed.

**Size**: in millimetres per module, with the quiet zones that the standards require. Choose a whole number of printer dots. The encoder is loaded with the first code.

**Accessibility**
- A named image; \`label\` names the content, and the text under it is readable.
- Dark on white in every scheme and with forced colours, for scanners.
- Content that cannot be encoded is reported by an alert.`,
      },
    },
    reviewed: { date: '2026-11-21', by: 'axe' },
  },
  args: { kind: 'code-128', content: '260512-0187', label: 'Barcode of parcel 260512-0187' },
} satisfies Meta<typeof CodeDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('img', { name: 'Barcode of parcel 260512-0187' }),
    ).toBeVisible();
  },
};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', alignItems: 'start' }}>
      <CodeDrawing {...args} />
      <CodeDrawing {...args} moduleSize={0.375} barHeight={15} text="260512 0187" />
      <CodeDrawing {...args} textHidden />
      <CodeDrawing
        {...args}
        kind="qr"
        content="https://parcels.example/260512-0187"
        text="260512-0187"
        label="QR code of parcel 260512-0187"
      />
      <CodeDrawing {...args} kind="qr" moduleSize={0.25} textHidden label="QR code, small" />
      <CodeDrawing {...args} content="Größe 38" />
      <CodeDrawing {...args} content="" />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    kind: 'qr',
    content: `https://parcels.example/${'0123456789'.repeat(20)}`,
    label: 'QR code of a long address',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** Codes and their captions are left-to-right in every language. */
export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };
