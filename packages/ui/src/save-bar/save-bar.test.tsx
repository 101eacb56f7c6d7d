import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode, SubmitEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { SaveBar, type SaveBarProps } from './index.ts';

const props: SaveBarProps = { form: 'form', changes: ['Name', 'Gate'] };

describeConformance(SaveBar, { component: 'save-bar', props });

const show = (more: Partial<SaveBarProps> = {}, beside?: ReactNode) => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  renderUi(
    <>
      <form id="form" onSubmit={onSubmit}>
        <input aria-label="Name" />
      </form>
      {beside}
      <SaveBar {...props} {...more} />
    </>,
  );
  return onSubmit;
};
const save = () => screen.getByRole('button', { name: 'Save changes' });
const press = (event: object) => fireEvent.keyDown(screen.getByLabelText('Name'), event);

describe('SaveBar', () => {
  it('counts and names the changes', () => {
    show({ onDiscard: () => {} });
    expect(screen.getByText('2 unsaved changes')).toHaveRole('status');
    expect(screen.getByText(/Name, Gate/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Discard…' })).toBeVisible();
  });

  it('saves nothing while nothing has changed, unless asked to', () => {
    const onSubmit = show({ changes: [], onDiscard: () => {} });
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    expect(save()).toHaveAccessibleDescription('No unsaved changes');
    expect(screen.queryByRole('button', { name: 'Discard…' })).toBeNull();
    fireEvent.click(save());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows the outcome of saving until the next change', () => {
    show({ changes: [], unchangedLabel: 'Gates saved' });
    expect(screen.getByText('Gates saved')).toHaveRole('status');
  });

  it('saves an unchanged form where that has a meaning', () => {
    const onSubmit = show({ changes: [], savesUnchanged: true });
    fireEvent.click(save());
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it.each([
    ['Ctrl+S', { key: 's', ctrlKey: true }],
    ['Cmd+S', { key: 's', metaKey: true }],
    ['Ctrl+S with Caps Lock', { key: 'S', ctrlKey: true }],
    ['Ctrl and the key of S on an Arabic keyboard', { key: 'س', code: 'KeyS', ctrlKey: true }],
  ])('saves on %s, instead of the browser', (_, event) => {
    const onSubmit = show();
    expect(press({ ...event, cancelable: true })).toBe(false);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it.each([
    ['S alone', { key: 's' }],
    ['Ctrl+Shift+S', { key: 's', ctrlKey: true, shiftKey: true }],
    ['the key of S where it is another letter', { key: 'o', code: 'KeyS', ctrlKey: true }],
    ['a held key', { key: 's', ctrlKey: true, repeat: true }],
  ])('does not save on %s', (_, event) => {
    const onSubmit = show();
    press(event);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('does not save behind an open dialog', () => {
    const onSubmit = show({}, <dialog open aria-label="Question" />);
    press({ key: 's', ctrlKey: true });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('does not save again while it is busy', () => {
    const onSubmit = show({ busy: true });
    press({ key: 's', ctrlKey: true });
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
