import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './index.ts';

const base = {
  open: true,
  title: 'Send back?',
  confirmLabel: 'Send back 3 parcels',
  onConfirm: () => {},
  onClose: () => {},
};

describeConformance(ConfirmDialog, { component: 'dialog', props: base });

const draw = (props: Partial<ConfirmDialogProps> = {}) => {
  const onConfirm = vi.fn<ConfirmDialogProps['onConfirm']>();
  const onClose = vi.fn<ConfirmDialogProps['onClose']>();
  const dialog = (more: Partial<ConfirmDialogProps> = {}) => (
    <ConfirmDialog {...base} onConfirm={onConfirm} onClose={onClose} {...props} {...more} />
  );
  const { rerender, ...rendered } = renderUi(dialog());
  return {
    ...rendered,
    onConfirm,
    onClose,
    redraw: (more: Partial<ConfirmDialogProps>) => rerender(dialog(more)),
  };
};
const confirmButton = () => screen.getByRole('button', { name: 'Send back 3 parcels' });
const cancel = () => screen.getByRole('button', { name: 'Cancel' });

describe('ConfirmDialog', () => {
  it('focuses the least destructive button where no input is required', async () => {
    const { user, onConfirm } = draw();
    expect(cancel()).toHaveFocus();
    await user.click(confirmButton());
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ reason: '' });
  });

  it.each([
    ['the reason', { reason: { minLength: 10 } }, 'Reason'],
    ['the phrase', { phrase: 'North gate' }, 'Type “North gate” to confirm'],
    [
      'the reason when both fields are required',
      { reason: { minLength: 10, label: 'Why' }, phrase: 'North gate' },
      'Why',
    ],
  ])('focuses %s initially', (_what, props, name) => {
    draw(props);
    expect(screen.getByRole('textbox', { name })).toHaveFocus();
  });

  it('requires the reason, explains what is missing and focuses the field', async () => {
    const { user, onConfirm } = draw({ reason: { minLength: 10 } });
    const reason = screen.getByRole('textbox', { name: 'Reason' });
    await user.click(confirmButton());
    expect(reason).toHaveFocus();
    expect(reason).toHaveAccessibleDescription(/Enter a reason/);
    await user.type(reason, 'torn');
    expect(reason).toHaveAccessibleDescription(/Write at least 10 characters/);
    await user.type(reason, ' label today  ');
    expect(reason).not.toHaveAttribute('aria-invalid');
    await user.click(confirmButton());
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ reason: 'torn label today' });
  });

  it('blocks the action until the phrase is typed', async () => {
    const { user, onConfirm } = draw({ phrase: 'North gate' });
    const phrase = screen.getByRole('textbox');
    await user.type(phrase, 'north{Enter}');
    expect(phrase).toHaveAccessibleDescription(/Does not match “North gate”/);
    expect(onConfirm).not.toHaveBeenCalled();
    await user.clear(phrase);
    await user.type(phrase, 'North gate{Enter}');
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it.each([
    ['Cancel', async (user: ReturnType<typeof draw>['user']) => user.click(cancel()), 'cancel'],
    [
      'Escape',
      async (user: ReturnType<typeof draw>['user']) => user.keyboard('{Escape}'),
      'escape',
    ],
    [
      'the close button',
      async (user: ReturnType<typeof draw>['user']) =>
        user.click(screen.getByRole('button', { name: 'Close' })),
      'close-button',
    ],
  ])('closes by %s, but not while the action is in progress', async (_how, leave, reason) => {
    const { user, onClose, redraw } = draw();
    await leave(user);
    expect(onClose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason }));
    redraw({ busy: true });
    await leave(user);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('performs the action once', async () => {
    const { user, onConfirm } = draw({ busy: true, reason: { minLength: 1 } });
    await user.type(screen.getByRole('textbox'), 'torn');
    await user.click(screen.getByText('Send back 3 parcels'));
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('shows a rejection immediately and keeps the entries', async () => {
    const { user, redraw } = draw({ reason: { minLength: 3 } });
    await user.type(screen.getByRole('textbox'), 'torn label');
    redraw({ refusal: 'Signed for a minute ago' });
    expect(screen.getByRole('alert')).toHaveTextContent('Signed for a minute ago');
    expect(screen.getByRole('textbox')).toHaveValue('torn label');
  });

  it('clears the reason when opened again', async () => {
    const { user, redraw } = draw({ reason: { minLength: 3 } });
    await user.type(screen.getByRole('textbox'), 'torn label');
    redraw({ open: false });
    redraw({ open: true });
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});
