import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance, renderUi } from '../testing/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './index.ts';

const base = {
  open: true,
  title: 'Send back?',
  act: 'Send back 3 parcels',
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
const act = () => screen.getByRole('button', { name: 'Send back 3 parcels' });
const cancel = () => screen.getByRole('button', { name: 'Cancel' });

describe('ConfirmDialog', () => {
  it('starts on the least harmful button where nothing is asked for', async () => {
    const { user, onConfirm } = draw();
    expect(cancel()).toHaveFocus();
    await user.click(act());
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ reason: '' });
  });

  it.each([
    ['the reason', { reason: { minLength: 10 } }, 'Reason'],
    ['the phrase', { phrase: 'North gate' }, 'Type “North gate” to confirm'],
    [
      'the reason, where both are asked for',
      { reason: { minLength: 10, label: 'Why' }, phrase: 'North gate' },
      'Why',
    ],
  ])('starts on %s', (_what, props, name) => {
    draw(props);
    expect(screen.getByRole('textbox', { name })).toHaveFocus();
  });

  it('does nothing without the reason, says what is missing and leads there', async () => {
    const { user, onConfirm } = draw({ reason: { minLength: 10 } });
    const reason = screen.getByRole('textbox', { name: 'Reason' });
    await user.click(act());
    expect(reason).toHaveFocus();
    expect(reason).toHaveAccessibleDescription(/Say why, in a few words/);
    await user.type(reason, 'torn');
    expect(reason).toHaveAccessibleDescription(/Write at least 10 characters/);
    await user.type(reason, ' label today  ');
    expect(reason).not.toHaveAttribute('aria-invalid');
    await user.click(act());
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ reason: 'torn label today' });
  });

  it('does nothing until the phrase is typed', async () => {
    const { user, onConfirm } = draw({ phrase: 'North gate' });
    const phrase = screen.getByRole('textbox');
    await user.type(phrase, 'north{Enter}');
    expect(phrase).toHaveAccessibleDescription(/This is not “North gate”, letter by letter/);
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
  ])('is left by %s, but not while the act is under way', async (_how, leave, reason) => {
    const { user, onClose, redraw } = draw();
    await leave(user);
    expect(onClose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason }));
    redraw({ busy: true });
    await leave(user);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('does the act once', async () => {
    const { user, onConfirm } = draw({ busy: true, reason: { minLength: 1 } });
    await user.type(screen.getByRole('textbox'), 'torn');
    await user.click(screen.getByText('Send back 3 parcels'));
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('shows a refusal at once and keeps what was typed', async () => {
    const { user, redraw } = draw({ reason: { minLength: 3 } });
    await user.type(screen.getByRole('textbox'), 'torn label');
    redraw({ refusal: 'Signed for a minute ago' });
    expect(screen.getByRole('alert')).toHaveTextContent('Signed for a minute ago');
    expect(screen.getByRole('textbox')).toHaveValue('torn label');
  });

  it('forgets the reason when it is opened again', async () => {
    const { user, redraw } = draw({ reason: { minLength: 3 } });
    await user.type(screen.getByRole('textbox'), 'torn label');
    redraw({ open: false });
    redraw({ open: true });
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});
