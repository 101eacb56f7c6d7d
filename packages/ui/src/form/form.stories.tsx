import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormActions } from './form-actions.tsx';
import { Form } from './form.tsx';

const fields = (
  <>
    <TextField id="facility" label="Facility name" defaultValue="Northgate Regional Lab" />
    <TextField id="contact" label="Contact e-mail" type="email" hint="Invoices go there." />
  </>
);
const actions = (
  <FormActions>
    <Button type="submit" variant="primary" size="large">
      Save
    </Button>
  </FormActions>
);
const errors = [
  { fieldId: 'facility', message: 'This name is taken. Add the name of the town' },
  { fieldId: 'contact', message: 'Enter an email address, such as name@mail.example' },
];

const meta = {
  title: 'UI/Forms/Form',
  component: Form,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** around questions that are submitted together.

**Do not** use it for a filter that takes effect while typing, or for one setting (\`Switch\`). For ordered steps use a \`WizardFrame\`.

**Anatomy** \`ErrorSummary\` first, fields, \`FormActions\` last: the submit action, and \`leading\` for the back action.

**Accessibility**
- Browser validation is off; the reasons are written in the reader's language.
- During a submission, further ones are ignored and the form is marked busy.
- After a rejected submission \`ErrorSummary\` takes the focus and is announced. Its links move the focus to the field, or in a group to its invalid control, otherwise its first.
- With \`onInvalidEdit\`, an error is removed as soon as its field is edited, and focus stays.`,
      },
    },
  },
  args: {
    onSubmit: fn(),
    children: (
      <>
        {fields}
        {actions}
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

/** With an error summary; then the variants of the action bar. */
export const Matrix: Story = {
  args: {
    children: (
      <>
        <ErrorSummary errors={errors} />
        <TextField
          id="facility"
          label="Facility name"
          defaultValue="Northgate"
          error={errors[0]?.message}
        />
        <TextField id="contact" label="Contact e-mail" error={errors[1]?.message} />
        {actions}
        <FormActions align="end">
          <Button>Cancel</Button>
          <Button variant="primary">Save</Button>
        </FormActions>
        <FormActions sticky leading={<Button size="large">Back</Button>} note="Step 2 of 4">
          <Button type="submit" variant="primary" size="large">
            Next
          </Button>
        </FormActions>
      </>
    ),
  },
};

/** The bar wraps instead of overflowing the page. */
export const LongText: Story = {
  args: {
    children: (
      <>
        <ErrorSummary
          errors={[
            {
              fieldId: 'facility',
              message: `${errors[0]?.message}, or of the region if there are several in one town`,
            },
          ]}
        />
        {fields}
        <FormActions
          leading={<Button size="large">Back to the previous question</Button>}
          note="Step 12 of 14, nearly there"
        >
          <Button size="large">Save what I have so far</Button>
          <Button type="submit" variant="primary" size="large">
            Accept and continue
          </Button>
        </FormActions>
      </>
    ),
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: {
    children: (
      <>
        <ErrorSummary errors={errors} />
        {fields}
        {actions}
      </>
    ),
  },
};

/** The summary has focus; its link focuses the field; Enter in the field submits the form. */
export const KeyboardOnly: Story = {
  args: {
    children: (
      <>
        <ErrorSummary errors={errors} />
        {fields}
        {actions}
      </>
    ),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Contact e-mail' })).toHaveFocus();
    await userEvent.keyboard('desk@northgate.example{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
