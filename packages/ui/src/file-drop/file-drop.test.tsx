import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { FileDrop, type FileDropProps, type AcceptedDropFile } from './index.ts';

const RULES = {
  label: 'Papers',
  accept: ['pdf', 'csv'],
  maxBytes: 2_500_000,
  files: [],
  onFilesChosen: () => {},
} as const satisfies FileDropProps;

describeConformance(FileDrop, { component: 'file-drop', props: RULES, receiver: 'input' });

const aPdf = (name = 'letter.pdf') =>
  new File(['%PDF-1.7 invented'], name, { type: 'application/pdf' });
const aDisguise = () =>
  new File([new Uint8Array([0x4d, 0x5a, 0x90, 0x00])], 'invoice.pdf', { type: 'application/pdf' });
const aFile = (more: Partial<AcceptedDropFile> = {}): AcceptedDropFile => ({
  id: 'a',
  name: 'letter.pdf',
  size: 640_000,
  state: 'waiting',
  ...more,
});

const input = () => screen.getByLabelText<HTMLInputElement>('Papers');
const dropped = (...files: File[]) => fireEvent.drop(input(), { dataTransfer: { files } });

describe('FileDrop', () => {
  it('states the accepted types in text and to the browser', () => {
    renderUi(<FileDrop {...RULES} hint="One per visit." />);
    expect(input()).toHaveAccessibleDescription('One per visit. PDF, CSV, up to 2.5 MB');
    expect(input()).toHaveAttribute('accept', 'application/pdf,.pdf,text/csv,.csv');
  });

  it.each([
    ['per file when several are accepted', { multiple: true }, 'PDF, CSV, up to 2.5 MB each'],
    ['omitted when any size is accepted', { maxBytes: undefined }, 'PDF, CSV'],
  ])('states the maximum size %s', (_case, props, text) => {
    renderUi(<FileDrop {...RULES} {...props} />);
    expect(input()).toHaveAccessibleDescription(text);
  });

  it('reports selected files, and accepts the same file again', async () => {
    const onFilesChosen = vi.fn<FileDropProps['onFilesChosen']>();
    const { user } = renderUi(<FileDrop {...RULES} onFilesChosen={onFilesChosen} />);
    const file = aPdf();
    await user.upload(input(), file);
    await user.upload(input(), file);
    await vi.waitFor(() => expect(onFilesChosen).toHaveBeenCalledTimes(2));
    expect(onFilesChosen).toHaveBeenLastCalledWith([file]);
  });

  it('accepts the valid dropped files, and lists the others with the reason', async () => {
    const onFilesChosen = vi.fn<FileDropProps['onFilesChosen']>();
    const { user } = renderUi(<FileDrop {...RULES} multiple onFilesChosen={onFilesChosen} />);
    const good = aPdf();
    dropped(aDisguise(), good, new File([], 'nothing.csv'));
    const row = (await screen.findByText('invoice.pdf')).closest('li');
    expect(row).toHaveTextContent('Not added: its content is not PDF, CSV');
    expect(screen.getByText('nothing.csv').closest('li')).toHaveTextContent(
      'Not added: the file is empty',
    );
    expect(onFilesChosen).toHaveBeenCalledExactlyOnceWith([good]);
    expect(
      screen.getByText(
        'invoice.pdf was not added: its content is not PDF, CSV. nothing.csv was not added: the file is empty',
      ),
    ).toHaveRole('status');

    await user.click(screen.getByRole('button', { name: 'Remove invoice.pdf from the list' }));
    expect(screen.queryByText('invoice.pdf')).not.toBeInTheDocument();
    expect(input()).toHaveFocus();
  });

  it('states the maximum file size', async () => {
    renderUi(<FileDrop {...RULES} maxBytes={10} />);
    dropped(aPdf());
    expect(await screen.findByText('Not added: larger than 10 bytes')).toBeInTheDocument();
  });

  it('accepts one file at a time by default', async () => {
    const onFilesChosen = vi.fn<FileDropProps['onFilesChosen']>();
    renderUi(<FileDrop {...RULES} onFilesChosen={onFilesChosen} />);
    const first = aPdf('one.pdf');
    dropped(first, aPdf('two.pdf'));
    expect(await screen.findByText('Not added: only one file is allowed')).toBeInTheDocument();
    expect(onFilesChosen).toHaveBeenCalledExactlyOnceWith([first]);
  });

  it('shows the progress of each file, and announces its outcome', () => {
    const draw = (file: AcceptedDropFile) => <FileDrop {...RULES} files={[file]} />;
    const { rerender } = renderUi(draw(aFile()));
    const row = () => within(screen.getByRole('list', { name: 'Files' })).getByRole('listitem');
    expect(row()).toHaveTextContent('letter.pdf640 kBWaiting');
    rerender(draw(aFile({ state: 'sending', progress: 40 })));
    expect(screen.getByRole('progressbar', { name: 'letter.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    rerender(draw(aFile({ state: 'sending' })));
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    rerender(draw(aFile({ state: 'done' })));
    expect(within(row()).getByRole('status')).toHaveTextContent('Added');
    rerender(draw(aFile({ state: 'failed', error: 'The connection was lost' })));
    expect(within(row()).getByRole('status')).toHaveTextContent('The connection was lost');
  });

  it('names the remove and retry actions by file, and keeps focus in the field', async () => {
    const onRemove = vi.fn();
    const onRetry = vi.fn();
    const { user } = renderUi(
      <FileDrop
        {...RULES}
        files={[aFile({ state: 'failed' })]}
        onRemove={onRemove}
        onRetry={onRetry}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Try again: letter.pdf' }));
    expect(onRetry).toHaveBeenCalledExactlyOnceWith('a');
    await user.click(screen.getByRole('button', { name: 'Remove letter.pdf' }));
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('a');
    expect(input()).toHaveFocus();
  });

  it('offers no action without a handler', () => {
    renderUi(<FileDrop {...RULES} files={[aFile({ state: 'failed' })]} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('accepts nothing when disabled, and still prevents the browser from opening dropped files', () => {
    const onFilesChosen = vi.fn();
    renderUi(<FileDrop {...RULES} disabled onFilesChosen={onFilesChosen} />);
    expect(dropped(aPdf())).toBe(false);
    expect(input()).toBeDisabled();
    expect(onFilesChosen).not.toHaveBeenCalled();
  });
});
