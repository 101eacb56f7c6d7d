import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Field } from './field.tsx';
import { fieldAccess, fieldIds } from './use-field.ts';

const ids = fieldIds('shade');

const meta = {
  title: 'UI/Forms/Field',
  component: Field,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** to build a new kind of field: it connects label, control, hint and error.

**Do not** use it for the usual ones: use \`TextField\`, \`SelectField\` and the others.

**Anatomy** Label with \`labelTrailing\` at the end of its line, the control, hint, error. The element with the border has \`data-part="box"\`.

**Accessibility**
- The label always exists; \`labelVisibility="hidden"\` keeps it for screen readers.
- \`fieldAccess\` gives the control its hint and error as description and marks it invalid while there is an error.
- Optional fields are marked in the label; required fields have no asterisk.`,
      },
    },
  },
  args: { ids, label: 'Shade', hint: 'As printed on the lid.' },
  render: (args) => (
    <div style={{ maxInlineSize: '25rem' }}>
      <Field {...args}>
        <input
          id={args.ids.control}
          type="color"
          defaultValue="#1976d2"
          data-part="box"
          {...fieldAccess(args.ids, args)}
        />
      </Field>
    </div>
  ),
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

const MATRIX = [
  { ids: fieldIds('plain'), hint: undefined },
  { ids: fieldIds('trailing'), labelTrailing: <Link href="#shades">All shades</Link> },
  { ids: fieldIds('optional'), optional: true },
  { ids: fieldIds('wrong'), error: 'Choose a darker shade' },
  { ids: fieldIds('dense'), dense: true },
  { ids: fieldIds('unlabelled'), labelVisibility: 'hidden' },
] as const;

/** All parts of a field frame, around a control that is not in the design system. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.25rem' }}>
      {MATRIX.map((own) => (
        <div key={own.ids.control}>{meta.render({ ...args, ...own })}</div>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Shade printed on the lid of the container that arrived with the delivery this morning',
    hint: 'If there are several lids, take the one with the number that ends in the same two digits as the delivery note.',
    error:
      'This shade is not among those that were delivered; compare the number on the lid with the delivery note',
    optional: true,
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { error: 'Choose a darker shade', labelTrailing: <Link href="#shades">All shades</Link> },
};

/** Only the control and the link are tab stops; clicking the label focuses the control. */
export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByLabelText('Shade')).toHaveFocus();
  },
};
