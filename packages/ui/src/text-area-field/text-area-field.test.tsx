import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { TextAreaField } from './index.ts';

describeConformance(TextAreaField, {
  component: 'text-area-field',
  props: { label: 'Note' },
  receiver: 'textarea',
});
describeConformance(TextAreaField, {
  component: 'text-area-field',
  props: { label: 'Note', maxLength: 100 },
  receiver: 'textarea',
});

describe('TextAreaField', () => {
  it('accepts several lines and has the description of every field', async () => {
    const { user } = renderUi(<TextAreaField label="Note" hint="Seen by colleagues." optional />);
    const area = screen.getByRole('textbox', { name: 'Note (optional)' });
    await user.type(area, 'one{Enter}two');
    expect(area).toHaveValue('one\ntwo');
    expect(area).toHaveAccessibleDescription('Seen by colleagues.');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('counts down on any change of the text, and accepts no more at the limit', async () => {
    const onInput = vi.fn();
    const { user } = renderUi(
      <TextAreaField
        label="Note"
        hint="Short, please."
        defaultValue="12345"
        maxLength={8}
        onInput={onInput}
      />,
    );
    const area = screen.getByRole('textbox');
    expect(area).toHaveAccessibleDescription('Short, please. 3 characters left');
    await user.type(area, '67');
    expect(area).toHaveAccessibleDescription('Short, please. 1 character left');
    await user.type(area, '89');
    expect(area).toHaveValue('12345678');
    expect(area).toHaveAccessibleDescription('Short, please. 0 characters left');
    expect(onInput).toHaveBeenCalledTimes(3);
  });

  it('counts the controlled value', () => {
    const { rerender } = renderUi(
      <TextAreaField label="Note" value="" maxLength={50} onChange={() => {}} />,
    );
    rerender(
      <TextAreaField label="Note" value="twelve chars" maxLength={50} onChange={() => {}} />,
    );
    expect(screen.getByText('38 characters left')).toBeInTheDocument();
  });

  it('announces twenty, ten, five and zero remaining characters, and nothing between', async () => {
    const { user } = renderUi(<TextAreaField label="Note" maxLength={25} />);
    const status = screen.getByRole('status');
    const announcements: string[] = [];
    for (let typed = 1; typed <= 25; typed += 1) {
      await user.type(screen.getByRole('textbox'), 'x');
      if (status.textContent !== announcements.at(-1)) announcements.push(status.textContent);
    }
    expect(announcements).toEqual([
      '',
      '20 characters left',
      '10 characters left',
      '5 characters left',
      '0 characters left',
    ]);
  });
});
