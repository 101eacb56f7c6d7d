import { ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withChanges } from '../../shared/testing/with-changes.ts';
import {
  filmArabic,
  filmEntered,
  filmHistory,
  filmLong,
  filmReported,
  filmToEnter,
  filmUnderCorrection,
} from './narrative.args.ts';
import { ResultsScreen } from './results-screen.tsx';
import { enterArgs, verifyArgs } from './work-list.args.ts';

const enter = (results: typeof filmEntered) =>
  withChanges(enterArgs, { specimen: { results: ready(results) } });
const verify = (results: typeof filmEntered) =>
  withChanges(verifyArgs, { specimen: { results: ready(results) } });

/** Results of several lines: typed with headings, from a template, and read as a document. */
const meta = {
  title: 'Features/Results/Narrative result',
  component: ResultsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  args: verify(filmReported),
} satisfies Meta<typeof ResultsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const TEST = 'Blood film, microscopic review';
const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: `Result of ${TEST}` });
const template = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('combobox', { name: `Template for ${TEST}` });

export const Default: Story = {};

/** No text is entered yet. */
export const Empty: Story = { args: enter(filmToEnter) };

export const Entered: Story = { args: enter(filmEntered) };

/** A text of 20,000 characters is shown whole. */
export const LongText: Story = {
  args: withChanges(verify(filmLong), { entry: { onEnter: undefined } }),
};

export const ReadOnly: Story = {
  args: withChanges(verify(filmEntered), {
    entry: { onEnter: undefined },
    verification: { onVerify: undefined },
  }),
};

export const RightToLeft: Story = { args: verify(filmArabic), globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Narrow: Story = {
  args: enter(filmEntered),
  globals: { viewport: { value: 'narrow' } },
};

/** A template fills the empty field. */
export const FromTemplate: Story = {
  args: enter(filmToEnter),
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(template(canvasElement), 'Normal film');
    await expect(field(canvasElement)).toHaveValue(
      filmToEnter[1]?.test.narrative_templates[0]?.text,
    );
    await expect(field(canvasElement)).toHaveFocus();
  },
};

/** A template does not replace typed text without a decision. */
export const TemplateOverText: Story = {
  args: enter(filmToEnter),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(field(canvasElement), 'Pencil cells');
    await userEvent.selectOptions(template(canvasElement), 'Headings only');
    await expect(field(canvasElement)).toHaveValue('Pencil cells');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add after the text' }));
    await expect(field(canvasElement)).toHaveValue(
      'Pencil cells\n\n## Red cells\n\n## White cells\n\n## Platelets\n\n## Conclusion',
    );
  },
};

/** Pasted text with a tab is kept, with the position of the tab. */
export const Invalid: Story = {
  args: enter(filmToEnter),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(field(canvasElement));
    await userEvent.paste('## Red cells\nAnisocytosis\t2+');
    await expect(
      await canvas.findByText('Character 13 of line 2 is a control character (U+0009). Delete it.'),
    ).toBeVisible();
    await expect(field(canvasElement)).toHaveValue('## Red cells\nAnisocytosis\t2+');
    await expect(field(canvasElement)).toHaveAttribute('aria-invalid', 'true');
    await expect(args.entry.onEnter).not.toHaveBeenCalled();
  },
};

/** Pasted text beyond the limit is kept and cannot be saved. */
export const TooLong: Story = {
  args: enter(filmToEnter),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(field(canvasElement));
    await userEvent.paste('x'.repeat(20_001));
    await expect(await canvas.findByText('20,001 of 20,000 characters')).toBeVisible();
    await expect(
      canvas.getByText('The result must be plain text of at most 20,000 characters.'),
    ).toBeVisible();
  },
};

/** Enter starts a line; the text is saved with its line breaks. */
export const Saved: Story = {
  args: enter(filmToEnter),
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), '## Red{Enter}Pale{Enter}');
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Save 1 value/ }));
    await waitFor(() => expect(args.entry.onEnter).toHaveBeenCalledOnce());
    await expect(args.entry.onEnter).toHaveBeenCalledWith({
      items: [expect.objectContaining({ value_text: '## Red\nPale' })],
    });
  },
};

/** The verifier reads which lines the correction changes. */
export const UnderCorrection: Story = { args: verify(filmUnderCorrection) };

/** Each version with the lines that it changed. */
export const History: Story = {
  args: withChanges(verify(filmReported), { corrections: { history: ready(filmHistory) } }),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(body.getByRole('button', { name: `Actions for ${TEST}` }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Result history' }));
    await waitFor(() =>
      expect(body.getByText(/thalassemia trait/, { selector: 'ins' })).toBeVisible(),
    );
  },
};

/** Correction of a reported text in a field of several lines. */
export const Correcting: Story = {
  args: verify(filmReported),
  play: async ({ args, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(body.getByRole('button', { name: `Actions for ${TEST}` }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Correct…' }));
    const dialog = within(await body.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'New value' }), '{Enter}Corrected.');
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Reason category' }),
      'Other',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Second review');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit for verification' }));
    await waitFor(() => expect(args.corrections.onAmend).toHaveBeenCalledOnce());
    await expect(args.corrections.onAmend).toHaveBeenCalledWith(
      expect.objectContaining({ value_text: expect.stringMatching(/recommended\.\nCorrected\.$/) }),
    );
  },
};
