import { idle, ready, type Submission } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withChanges } from '../../shared/testing/with-changes.ts';
import { ResultsScreen, type ResultsScreenProps } from './results-screen.tsx';
import {
  enterArgs,
  fileEntered,
  fileHistory,
  fileReported,
  fileToChoose,
  longFile,
  verifyArgs,
} from './work-list.args.ts';

const fileArgs = withChanges(verifyArgs, { specimen: { results: ready(fileEntered) } });

/** Results that are files: selected instead of typed, and opened for review. */
const meta = {
  title: 'Features/Results/Result that is a file',
  component: ResultsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  args: fileArgs,
} satisfies Meta<typeof ResultsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const scan = () => new File(['%PDF-1.7'], 'curve.pdf', { type: 'application/pdf' });

/** A file selected by another user. It is opened and verified like any other result. */
export const Default: Story = {};

/** No file is selected yet. */
export const ToChoose: Story = {
  args: withChanges(enterArgs, { specimen: { results: ready(fileToChoose) } }),
};

export const ReadOnly: Story = {
  args: withChanges(fileArgs, {
    entry: { onEnter: undefined },
    verification: { onVerify: undefined },
    corrections: {
      onAttach: undefined,
      onRemoveFile: undefined,
      onAmendFile: undefined,
      onOpenFile: undefined,
    },
  }),
};

export const LongText: Story = {
  args: withChanges(fileArgs, { specimen: { results: ready(longFile) } }),
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

const opened = (sampleResults: typeof fileEntered) =>
  withChanges(enterArgs, { specimen: { results: ready(sampleResults) } });

async function choose(canvasElement: HTMLElement) {
  const body = within(canvasElement.ownerDocument.body);
  await userEvent.click(
    body.getByRole('button', { name: 'Select file: Serum protein electrophoresis, curve' }),
  );
  await waitFor(() => expect(body.getByRole('dialog')).toBeVisible());
  const dialog = within(body.getByRole('dialog'));
  await userEvent.upload(dialog.getByLabelText('File'), scan());
  return dialog;
}

/** Responds to an upload with the given outcome. */
const answered = (answer: Submission) =>
  function Answered(args: ResultsScreenProps) {
    const [correction, setCorrection] = useState<Submission>(idle);
    const attach: ResultsScreenProps['corrections']['onAttach'] = (file) => {
      args.corrections.onAttach?.(file);
      setCorrection(answer);
    };
    return (
      <ResultsScreen
        {...withChanges(args, { corrections: { state: correction, onAttach: attach } })}
      />
    );
  };

/** The upload is in progress. */
export const Sending: Story = {
  args: opened(fileToChoose),
  render: answered({ status: 'submitting' }),
  play: async ({ canvasElement }) => void (await choose(canvasElement)),
};

/** The server detected a file type that differs from the file name. */
export const Refused: Story = {
  args: opened(fileToChoose),
  render: answered({ status: 'rejected', formError: 'attachment_type', fieldErrors: {} }),
  play: async ({ args, canvasElement }) => {
    const dialog = await choose(canvasElement);
    await waitFor(() => expect(args.corrections.onAttach).toHaveBeenCalledOnce());
    await expect(await dialog.findByText('This file is not a PDF, PNG or JPEG.')).toBeVisible();
  },
};

/** The upload failed and can be retried. */
export const NotSent: Story = {
  args: opened(fileToChoose),
  render: answered({ status: 'failed', error: { kind: 'offline' } }),
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement);
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Try again: curve.pdf' })).toBeVisible(),
    );
  },
};

/** Removed before verification. */
export const Removing: Story = {
  args: opened(fileEntered),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      body.getByRole('button', { name: 'Actions for Serum protein electrophoresis, curve' }),
    );
    await userEvent.click(await body.findByRole('menuitem', { name: 'Remove file…' }));
    await waitFor(() =>
      expect(body.getByRole('button', { name: 'Remove the file' })).toBeVisible(),
    );
  },
};

/** A reported file is replaced only with a reason. */
export const Correcting: Story = {
  args: withChanges(fileArgs, { specimen: { results: ready(fileReported) } }),
  play: async ({ args, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      body.getByRole('button', { name: 'Actions for Serum protein electrophoresis, curve' }),
    );
    await userEvent.click(await body.findByRole('menuitem', { name: 'Correct…' }));
    const dialog = within(await body.findByRole('dialog'));
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Reason category' }),
      'Other',
    );
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Reason' }),
      'The curve of another run',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Submit for verification' }));
    await waitFor(() => expect(dialog.getAllByText('Select a file').length).toBeGreaterThan(0));
    await expect(args.corrections.onAmendFile).not.toHaveBeenCalled();
  },
};

/** All files of a result, each available for download. */
export const History: Story = {
  args: withChanges(fileArgs, {
    specimen: { results: ready(fileReported) },
    corrections: { history: ready(fileHistory) },
  }),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      body.getByRole('button', { name: 'Actions for Serum protein electrophoresis, curve' }),
    );
    await userEvent.click(await body.findByRole('menuitem', { name: 'Result history' }));
    await waitFor(() =>
      expect(body.getAllByRole('button', { name: 'Download curve.pdf' })[0]).toBeVisible(),
    );
  },
};
