import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeDrawing } from '../code-drawing/index.ts';
import { PrintSheet } from './print-sheet.tsx';

const label = (
  <div style={{ display: 'grid', gap: '1mm', fontSize: '3mm', lineHeight: 1.2 }}>
    <strong>NORTH GATE, shelf 4</strong>
    <CodeDrawing
      kind="code-128"
      content="260512-0187"
      label="Barcode of parcel 260512-0187"
      barHeight={8}
    />
  </div>
);

const meta = {
  title: 'UI/Layout/Print sheet',
  component: PrintSheet,
  tags: ['component', 'stable'],
  parameters: {
    states: { KeyboardOnly: 'has nothing to operate' },
    docs: {
      description: {
        component: `
**Use it** for printing on paper or a label of a known size: labels, wristbands, delivery notes.

**Do not** use it for a screen that prints as displayed (use print styles), or for sheets of different sizes on one page.

**In print** each sheet is one paper of its size in millimetres, and nothing else of the page is printed. On screen it is a preview of the paper; \`paperOnly\` hides it there.

**Accessibility**
- A region named by \`label\`. Ink on white in every scheme and with forced colours.`,
      },
    },
    reviewed: { date: '2026-11-21', by: 'axe' },
  },
  args: { label: 'Label of parcel 260512-0187', size: 'label-2x1', margin: 2, children: label },
} satisfies Meta<typeof PrintSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only a browser evaluates the `@page` rule for the paper size, so it is tested here. */
export const Default: Story = {
  play: async () => {
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText);
    await expect(rules.filter((rule) => rule.startsWith('@page'))).toEqual([
      '@page { size: 50.8mm 25.4mm; margin: 0px; }',
    ]);
  },
};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

/** Two labels print on two pages; the sentence between them is not printed. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <p>Two labels will be printed.</p>
      <PrintSheet {...args} />
      <PrintSheet {...args} label="Label of parcel 260512-0188">
        <CodeDrawing kind="code-128" content="260512-0188" label="Barcode of parcel 260512-0188" />
      </PrintSheet>
    </div>
  ),
};

/** Overflow is clipped on paper too, so it must be visible here. */
export const LongText: Story = {
  args: { size: 'a5', margin: 12, children: 'Signed for at the north gate. '.repeat(80) },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };
