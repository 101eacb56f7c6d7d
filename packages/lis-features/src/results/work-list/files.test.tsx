import { aUser } from '@alms/lis-domain/fixtures';
import type { Result } from '@alms/lis-domain/results';
import { ready, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withChanges, type Changes } from '../../shared/testing/with-changes.ts';
import { ResultsScreen, type ResultsScreenProps } from './index.ts';
import {
  enterArgs,
  fileEntered,
  fileHistory,
  fileReported,
  fileToChoose,
  verifyArgs,
} from './work-list.args.ts';

const name = 'Serum protein electrophoresis, curve';
const fileOf = (results: readonly Result[]) => results[1] as Result;
const scan = (text = '%PDF-1.7', called = 'curve.pdf') => new File([text], called);

function props(
  results: readonly Result[],
  rest: Changes<ResultsScreenProps> = {},
): ResultsScreenProps {
  const actions = {
    corrections: {
      onAttach: vi.fn(),
      onRemoveFile: vi.fn(),
      onAmendFile: vi.fn(),
      onOpenFile: vi.fn(),
    },
    entry: { onEnter: vi.fn() },
    verification: { onVerify: vi.fn() },
  };
  return withChanges(
    withChanges(
      withChanges(verifyArgs, {
        verification: { viewerId: aUser('lab_manager').id },
        specimen: { selectedId: results[0]?.sample_id ?? null, results: ready(results) },
        list: { results: ready(results) },
      }),
      actions,
    ),
    rest,
  );
}

const show = (given: ResultsScreenProps) => renderUi(<ResultsScreen {...given} />);

async function ask(given: ResultsScreenProps, action: string) {
  const rendered = show(given);
  await rendered.user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await rendered.user.click(screen.getByRole('menuitem', { name: action }));
  return { ...rendered, dialog: within(screen.getByRole('dialog')) };
}

describe('file result entry', () => {
  it('offers a file selection in place of a value field', async () => {
    const given = props(fileToChoose);
    const { user } = show(given);
    expect(screen.queryByRole('textbox', { name: `Result of ${name}` })).toBeNull();
    await user.click(screen.getByRole('button', { name: `Select file: ${name}` }));
    await user.upload(within(screen.getByRole('dialog')).getByLabelText('File'), scan());
    const { id, version } = fileOf(fileToChoose);
    await waitFor(() =>
      expect(given.corrections.onAttach).toHaveBeenCalledExactlyOnceWith({
        id,
        version,
        file: expect.objectContaining({ name: 'curve.pdf' }),
        comment: '',
      }),
    );
  });

  it('rejects unsupported content regardless of the file name', async () => {
    const given = props(fileToChoose);
    const { user } = show(given);
    await user.click(screen.getByRole('button', { name: `Select file: ${name}` }));
    await user.upload(
      within(screen.getByRole('dialog')).getByLabelText('File'),
      scan('<!doctype html>'),
    );
    expect(
      await screen.findByText('Not added: its content is not PDF, PNG, JPEG'),
    ).toBeInTheDocument();
    expect(given.corrections.onAttach).not.toHaveBeenCalled();
  });

  it.each([
    ['attachment_type', 'This file is not a PDF, PNG or JPEG.'],
    [
      'attachment_too_large',
      'The picture exceeds 10 MB after processing. Select a smaller one, or a JPEG.',
    ],
    ['too_large', 'The file is larger than 10 MB.'],
    ['picture_dimensions', 'The picture has more than 40 million pixels. Select a smaller one.'],
    [
      'attachment_active',
      'This PDF contains scripts, actions or embedded files, or is encrypted or signed. Print it to a new PDF and attach that one.',
    ],
    ['picture_damaged', 'The picture is damaged. Scan or save it again.'],
    ['sample_not_usable', 'The status of the specimen does not allow results.'],
    ['version_stale', 'Another user updated this result. Review the latest version and try again.'],
    ['result_state', 'This result can no longer be changed this way. The latest version is shown.'],
  ])('explains a server refusal: %s', async (formError, message) => {
    const refused: Submission = { status: 'rejected', formError, fieldErrors: {} };
    const given = props(fileToChoose);
    const { user, rerender } = show(given);
    await user.click(screen.getByRole('button', { name: `Select file: ${name}` }));
    await user.upload(within(screen.getByRole('dialog')).getByLabelText('File'), scan());
    expect(screen.queryByText(message)).toBeNull();
    rerender(<ResultsScreen {...withChanges(given, { corrections: { state: refused } })} />);
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('shows name and type, and downloads the file', async () => {
    const given = props(fileEntered);
    const { user } = show(given);
    expect(screen.getByText('PDF, 184 kB')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Download electrophoresis.pdf' }));
    expect(given.corrections.onOpenFile).toHaveBeenCalledExactlyOnceWith({
      id: fileOf(fileEntered).id,
      name: 'electrophoresis.pdf',
    });
  });

  it('shows only the name without permission to open, and offers no forbidden actions', () => {
    show(
      props(fileEntered, {
        corrections: { onOpenFile: undefined, onAttach: undefined, onRemoveFile: undefined },
      }),
    );
    expect(screen.getByText('electrophoresis.pdf')).toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: /Download electrophoresis|Select file:/ }),
    ).toBeNull();
  });

  it('can replace or remove the file while the result is open', async () => {
    const given = props(fileEntered);
    const { user, dialog } = await ask(given, 'Select a file…');
    expect(dialog.getByText(/electrophoresis.pdf stays in the history/)).toBeInTheDocument();
    await user.upload(dialog.getByLabelText('File'), scan());
    await waitFor(() => expect(given.corrections.onAttach).toHaveBeenCalledOnce());
  });

  it('removes the file after confirmation', async () => {
    const given = props(fileEntered);
    const { user, dialog } = await ask(given, 'Remove file…');
    await user.click(dialog.getByRole('button', { name: 'Remove the file' }));
    const { id, version } = fileOf(fileEntered);
    expect(given.corrections.onRemoveFile).toHaveBeenCalledExactlyOnceWith({ id, version });
  });

  it('cannot replace or remove the file once reported', async () => {
    const { user } = show(props(fileReported));
    await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    expect(screen.queryByRole('menuitem', { name: /Select a file|Remove the file/ })).toBeNull();
  });

  it('is corrected with another file and a reason', async () => {
    const given = props(fileReported);
    const { user, dialog } = await ask(given, 'Correct…');
    await user.selectOptions(
      dialog.getByRole('combobox', { name: 'Reason category' }),
      'Clerical error',
    );
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The curve of another run');
    await user.click(dialog.getByRole('button', { name: 'Submit for verification' }));
    expect(dialog.getAllByText('Select a file').length).toBeGreaterThan(0);
    expect(given.corrections.onAmendFile).not.toHaveBeenCalled();
    await user.upload(dialog.getByLabelText('File'), scan());
    await dialog.findByText('curve.pdf');
    await user.click(dialog.getByRole('button', { name: 'Submit for verification' }));
    const { id, version } = fileOf(fileReported);
    await waitFor(() =>
      expect(given.corrections.onAmendFile).toHaveBeenCalledExactlyOnceWith({
        id,
        version,
        file: expect.objectContaining({ name: 'curve.pdf' }),
        comment: '',
        code: 'clerical',
        reason: 'The curve of another run',
      }),
    );
  });

  it('keeps all previous files for download', async () => {
    const given = props(fileReported, {
      corrections: { history: ready(fileHistory), onReadHistory: vi.fn() },
    });
    const { user, dialog } = await ask(given, 'Result history');
    expect(dialog.getByText(/version 4/)).toBeInTheDocument();
    await user.click(
      dialog.getAllByRole('button', { name: 'Download curve.pdf' })[0] as HTMLElement,
    );
    expect(given.corrections.onOpenFile).toHaveBeenCalledExactlyOnceWith({
      id: fileOf(fileReported).id,
      name: 'curve.pdf',
      version: 3,
    });
  });

  it('does not count as a missing typed value', () => {
    show(
      props(
        fileToChoose,
        withChanges(enterArgs, {
          specimen: {
            results: ready(fileToChoose),
            selectedId: fileToChoose[0]?.sample_id ?? null,
          },
        }),
      ),
    );
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });
});
