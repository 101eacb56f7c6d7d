import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BarcodeField } from './barcode-field.tsx';

const meta = {
  title: 'UI/Forms/Barcode field',
  component: BarcodeField,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** where codes are scanned one after the other: parcels, shelves, badges.

**Do not** use it to search for text; use a \`SearchField\`.

**Anatomy** Label, box with the code and, with \`camera\`, a button that opens a dialog with the camera image.

**Accessibility**
- Typing a code and pressing Enter is equivalent to scanning it. Enter never submits the form around the field.
- Each code is announced, including repeats. Focus stays in the field with the text selected, so that the next scan replaces it.
- The camera is requested only on opening the dialog and switched off on closing it. If it is refused, missing or busy, the dialog explains this and what to do. With two codes in view it reads neither.`,
      },
    },
  },
  args: { label: 'Parcel', onScan: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1.25rem', maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BarcodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { camera: true } };

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <>
      <BarcodeField {...args} hint="Scan the code, or type it and press Enter." />
      <BarcodeField {...args} camera defaultValue="PX-20481" />
      <BarcodeField {...args} camera defaultValue="PX-2048" error="No parcel has this code" />
      <BarcodeField {...args} camera disabled />
      <BarcodeField {...args} camera dense placeholder="PX-…" />
    </>
  ),
};

/** Camera permission is denied: the dialog states the reason and what to do. */
export const CameraRefused: Story = {
  args: { camera: true },
  play: async ({ canvasElement }) => {
    Object.defineProperty(globalThis, 'BarcodeDetector', {
      configurable: true,
      value: Object.assign(function BarcodeDetector() {}, {
        getSupportedFormats: async () => ['code_128'],
      }),
    });
    navigator.mediaDevices.getUserMedia = async () =>
      Promise.reject(new DOMException('refused', 'NotAllowedError'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use the camera' }));
    const message = await within(canvasElement).findByText(/^Camera access was denied\. Allow/);
    await waitFor(() => expect(message).toBeVisible());
  },
};

export const LongText: Story = {
  args: {
    camera: true,
    label: 'The code on the lower edge of the parcel, beside the name of the sender',
    defaultValue:
      '(01)09506000134352(17)280131(10)A-VERY-LONG-CODE-WITHOUT-ANY-BREAK(21)0000000000123',
    error: 'This parcel was handed out this morning to a person who signed for it at the gate',
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { camera: true, defaultValue: 'PX-20481' },
};

/** Typing a code and pressing Enter works like a scan; the next code replaces it. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Parcel' });
    await userEvent.tab();
    await userEvent.keyboard('PX-20481{Enter}');
    await expect(args.onScan).toHaveBeenCalledWith('PX-20481', expect.anything());
    await userEvent.keyboard('PX-3{Enter}');
    await expect(args.onScan).toHaveBeenLastCalledWith('PX-3', expect.anything());
    await expect(field).toHaveFocus();
  },
};
