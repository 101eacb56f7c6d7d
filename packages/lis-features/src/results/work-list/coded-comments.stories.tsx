import { aResult, anAmendment, idOf, minutesAgo } from '@alms/lis-domain/fixtures';
import type { CodedComment, CodedCommentId } from '@alms/lis-domain/catalogue/coded-comments';
import type { Result } from '@alms/lis-domain/results';
import { ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withChanges } from '../../shared/testing/with-changes.ts';
import { ResultsScreen } from './results-screen.tsx';
import { verifyArgs } from './work-list.args.ts';

const dictionary: readonly CodedComment[] = [
  ['FASTING', 'Not a fasting specimen.'],
  ['HEM-K', 'The specimen is hemolyzed. Potassium may be falsely high.'],
  ['REPEAT', 'Repeat on a new specimen.'],
].map(([code = '', en = '']) => ({
  id: idOf<CodedCommentId>(code),
  version: 1,
  created_at: minutesAgo(600),
  updated_at: minutesAgo(600),
  code,
  texts: { en },
  department: null,
  rules: [],
  active: true,
}));

const [fasting, hemolysis] = dictionary as [CodedComment, CodedComment];
const applied = ({ id, code, texts }: CodedComment, by: string | null) => ({
  id,
  code,
  texts,
  by: by === null ? null : { id: verifyArgs.verification.viewerId, name: by },
  at: minutesAgo(10),
});

const commented: readonly Result[] = [
  aResult({ number: 6, code: 'NA' }),
  aResult({
    number: 6,
    code: 'K',
    value_text: '5.9',
    coded_comments: [applied(hemolysis, null), applied(fasting, 'Tom Bench')],
  }),
];

/** Comments of the dictionary on results: proposed by a rule, or applied by a user. */
const meta = {
  title: 'Features/Results/Coded comments on a result',
  component: ResultsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  args: withChanges(verifyArgs, {
    specimen: { results: ready(commented) },
    corrections: { comments: ready(dictionary), onSetComments: fn(), onReadComments: fn() },
  }),
} satisfies Meta<typeof ResultsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvasElement: HTMLElement) {
  const body = within(canvasElement.ownerDocument.body);
  await userEvent.click(body.getByRole('button', { name: 'Actions for Potassium' }));
  await userEvent.click(await body.findByRole('menuitem', { name: 'Coded comments…' }));
  return within(await body.findByRole('dialog'));
}

export const Default: Story = {};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** A user who may not change comments reads them. */
export const ReadOnly: Story = {
  args: withChanges(verifyArgs, {
    specimen: { results: ready(commented) },
    corrections: { onSetComments: undefined },
  }),
};

/** A comment is found by its text and added after the others. */
export const Adding: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(args.corrections.onReadComments).toHaveBeenCalledOnce();
    await userEvent.type(dialog.getByRole('combobox', { name: 'Comments' }), 'new spec');
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('option', { name: /^REPEAT/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save comments' }));
    await waitFor(() => expect(args.corrections.onSetComments).toHaveBeenCalledOnce());
    await expect(args.corrections.onSetComments).toHaveBeenCalledWith(
      expect.objectContaining({
        comment_ids: ['HEM-K', 'FASTING', 'REPEAT'].map((code) => idOf(code)),
      }),
    );
  },
};

/** The proposal of a rule is removed only with a reason. */
export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: /^Remove HEM-K/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save comments' }));
    await waitFor(() => expect(dialog.getAllByText('Enter a reason')[0]).toBeVisible());
    await expect(args.corrections.onSetComments).not.toHaveBeenCalled();
  },
};

const reported = commented.map((result): Result => ({ ...result, status: 'released' }));

/** The comments of a reported result change by an amendment, with a reason. */
export const Amending: Story = {
  args: withChanges(verifyArgs, {
    specimen: { results: ready(reported) },
    corrections: {
      comments: ready(dictionary),
      onAmend: fn(),
      onSetComments: undefined,
      onReadComments: fn(),
    },
  }),
  play: async ({ args, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(body.getByRole('button', { name: 'Actions for Potassium' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Correct…' }));
    const dialog = within(await body.findByRole('dialog'));
    await expect(args.corrections.onReadComments).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: /^Remove FASTING/ }));
    await userEvent.selectOptions(dialog.getByLabelText(/^Reason category/), 'interpretation');
    await userEvent.type(dialog.getByLabelText('Reason'), 'The patient was fasting.');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit for verification' }));
    await waitFor(() => expect(args.corrections.onAmend).toHaveBeenCalledOnce());
    await expect(args.corrections.onAmend).toHaveBeenCalledWith(
      expect.objectContaining({ value_text: '5.9', comment_ids: [idOf('HEM-K')] }),
    );
  },
};

/** The verifier of an amendment sees the comments that the result will have. */
export const Amended: Story = {
  args: withChanges(verifyArgs, {
    specimen: {
      results: ready(
        reported.map((result) =>
          result.test.code === 'K'
            ? {
                ...result,
                amendment: {
                  ...anAmendment(result, { value_text: '5.9' }),
                  coded_comments: [applied(hemolysis, null)],
                },
              }
            : result,
        ),
      ),
    },
  }),
};
