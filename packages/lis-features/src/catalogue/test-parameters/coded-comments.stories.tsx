import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { codedCommentsArgs, comments, hemolysisComment } from './coded-comments.args.ts';
import { CodedCommentsScreen } from './coded-comments-screen.tsx';

/** Comments with a code and a text by language, applied to results by hand or by rule. */
const meta = {
  title: 'Features/Catalogue/Coded comments',
  component: CodedCommentsScreen,
  tags: ['screen'],
  args: { ...codedCommentsArgs, onSave: fn(codedCommentsArgs.onSave), onSearch: fn() },
} satisfies Meta<typeof CodedCommentsScreen>;

export default meta;
type Story = StoryObj<typeof CodedCommentsScreen>;

export const Default: Story = {};

export const Loading: Story = { args: { comments: loading } };

export const Empty: Story = { args: { comments: { status: 'empty', reason: 'none-yet' } } };

export const NoMatches: Story = { args: { query: 'bilirubin' } };

export const Failed: Story = {
  args: { comments: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Forbidden: Story = {
  args: { comments: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    comments: { status: 'ready', data: comments, freshness: 'stale', asOf: '2026-05-12T07:10:00Z' },
  },
};

export const LongText: Story = {
  args: {
    comments: ready([
      {
        ...hemolysisComment,
        code: 'HEMOLYSIS-POTASSIUM-',
        texts: { en: 'Potassium may be falsely high because of hemolysis. '.repeat(9).trim() },
      },
    ]),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** The code and every text are searched. */
export const Searched: Story = { args: { query: 'hémolysé' } };

const openComment = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: /^HEM-K/ }));
  return within(await canvas.findByRole('dialog'));
};

/** A comment with its five texts and its rule. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openComment(canvasElement);
    await waitFor(() => expect(dialog.getByLabelText(/French/)).toBeVisible());
    await expect(dialog.getByRole('combobox', { name: 'Value' })).toHaveValue('2+');
  },
};

/** A comment without a text, and a rule that compares no number, are not saved. */
export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add comment' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Code/), 'NEW');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(dialog.getAllByText('Enter the comment in at least one language.')[0]).toBeVisible(),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Opens a comment, retires it and saves it. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /^HEM-K/ }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await canvas.findByRole('dialog'));
    dialog.getByRole('checkbox', { name: /^Active/ }).focus();
    await userEvent.keyboard(' ');
    dialog.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    const { code, texts, department, rules } = hemolysisComment;
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        { code, texts, department, rules, active: false },
        hemolysisComment,
      ),
    );
  },
};

const importing = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Import…' }));
  const dialog = within(await canvas.findByRole('dialog', { name: 'Import coded comments' }));
  await userEvent.upload(
    dialog.getByLabelText('CSV file', { selector: 'input' }),
    new File(['code,text_en\nHEM-K,Text\n'], 'comments.csv', { type: 'text/csv' }),
  );
  await userEvent.click(await dialog.findByRole('button', { name: 'Import' }));
  return dialog;
};

/** All rows of a file are imported. */
export const Imported: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await importing(canvasElement);
    await expect(await dialog.findByText('2 added, 1 changed, 1 unchanged.')).toBeVisible();
  },
};

/** Every faulty row is named, and nothing is imported. */
export const ImportRefused: Story = {
  args: {
    onImport: async () => ({
      submission: { status: 'done' },
      outcome: {
        outcome: 'refused',
        faults: [
          { line: 2, column: 'code', value: 'hem-k', code: 'code_form' },
          { line: 5, column: 'department', value: 'kitchen', code: 'not_accepted' },
        ],
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const dialog = await importing(canvasElement);
    await expect(
      await dialog.findByText('No comment was imported', { selector: 'h2, h3, p, strong, b, div' }),
    ).toBeVisible();
    await expect(dialog.getByText('kitchen')).toBeVisible();
  },
};
