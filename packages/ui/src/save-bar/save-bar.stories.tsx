import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Form } from '../form/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
import { SaveBar } from './index.ts';

const meta = {
  title: 'UI/Forms/Save bar',
  component: SaveBar,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-29', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for a form that is longer than the screen and is saved as a whole. Place it last in the scroll container, or below it.

**Do not** use it for a form that fits on the screen or in a dialog (\`FormActions\`), or where every change is saved at once.

**Anatomy** The number and names of the unsaved changes, a note on the effect of saving, *Discard…* and the submit button.

**Accessibility**
- The number of changes is a status, so that it is announced when it changes.
- Ctrl+S (Cmd+S on a Mac) saves from any field; it is ignored while a dialog is open.
- The submit button of an unchanged form stays focusable and states why it is inactive.
- Give the scroll container a \`scroll-padding\` of the bar’s height, so that it never hides the focused field (WCAG 2.4.11).`,
      },
    },
  },
  args: {
    form: 'form',
    changes: ['Opening hours on Monday', 'Gate 3'],
    onDiscard: fn(),
    note: 'Applies from tomorrow',
  },
} satisfies Meta<typeof SaveBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="s6">
      <SaveBar {...args} />
      <SaveBar {...args} changes={[]} />
      <SaveBar {...args} changes={[]} savesUnchanged saveLabel="Open again" />
      <SaveBar {...args} changes={[]} unchangedLabel="Gates saved" />
      <SaveBar {...args} changes={['Gate 3']} busy />
      <SaveBar {...args} style={{ inlineSize: '24rem' }} />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    changes: Array.from(
      { length: 12 },
      (_, gate) => `Wolfeschlegelsteinhausenbergerdorff gate ${gate}`,
    ),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

const onSave = fn();

function LongForm() {
  const [name, setName] = useState('North gate');
  return (
    <>
      <Form id="form" onSubmit={() => onSave(name)}>
        <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      </Form>
      <SaveBar form="form" changes={name === 'North gate' ? [] : ['Name']} />
    </>
  );
}

/** Ctrl+S saves from a field, but only what has changed. */
export const KeyboardOnly: Story = {
  render: () => <LongForm />,
  play: async ({ canvas }) => {
    onSave.mockClear();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('{End} 2{Control>}s{/Control}');
    await expect(onSave).toHaveBeenCalledOnce();
    await expect(onSave).toHaveBeenCalledWith('North gate 2');
    await expect(canvas.getByText('1 unsaved change')).toBeVisible();
  },
};
