import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { DateRangeField, type DateRangeFieldProps } from './index.ts';

describeConformance(DateRangeField, {
  component: 'date-range-field',
  props: { label: 'Period' },
  receiver: 'input',
});

const MAY = { start: '2026-05-04', end: '2026-05-08' };
const PRESETS = [
  { id: 'today', label: 'Today', start: '2026-05-12', end: '2026-05-12' },
  { id: 'week', label: 'Last 7 days', start: '2026-05-06', end: '2026-05-12' },
];

const draw = (props: Partial<DateRangeFieldProps> = {}) => {
  const onValueChange = vi.fn<NonNullable<DateRangeFieldProps['onValueChange']>>();
  return {
    ...renderUi(<DateRangeField label="Period" onValueChange={onValueChange} {...props} />),
    onValueChange,
  };
};
const openCalendar = (user: ReturnType<typeof renderUi>['user']) =>
  user.click(screen.getByRole('button', { name: 'Open the calendar' }));

describe('DateRangeField', () => {
  it('contains two dates, each with its own name', () => {
    draw({ defaultValue: MAY });
    const first = screen.getByRole('group', { name: 'Period First day' });
    expect(within(first).getByRole('spinbutton', { name: /^day/i })).toHaveTextContent('04');
    expect(screen.getByRole('group', { name: 'Period Last day' })).toBeInTheDocument();
  });

  it('reports both dates while they are typed, and writes them out when complete', async () => {
    const { user, onValueChange } = draw();
    await user.tab();
    await user.keyboard('05042026');
    expect(onValueChange).toHaveBeenLastCalledWith(
      { start: '2026-05-04', end: '' },
      { reason: 'typed' },
    );
    await user.tab();
    await user.keyboard('05082026');
    expect(onValueChange).toHaveBeenLastCalledWith(MAY, { reason: 'typed' });
    expect(screen.getByRole('status')).toHaveTextContent('Monday 4 May 2026 to Friday 8 May 2026');
  });

  it.each([
    [{ start: '2026-05-08', end: '2026-05-04' }, 'The last day must not be before the first'],
    [{ start: '2026-04-30', end: '2026-05-04' }, 'Must be 01 May 2026 or later'],
    [{ start: '2026-05-04', end: '2026-06-01' }, 'Must be 31 May 2026 or earlier'],
  ])('explains why %o is rejected', (value, reason) => {
    draw({ value, min: '2026-05-01', max: '2026-05-31' });
    expect(screen.getByText(reason)).toBeVisible();
  });

  it('reports one date as incomplete when the other is complete', async () => {
    const { user } = draw();
    await user.tab();
    await user.keyboard('05042026');
    await user.tab();
    await user.keyboard('05');
    await user.tab();
    await user.tab();
    expect(screen.getByText('Enter the whole date: day, month and year')).toBeVisible();
  });

  it.each([
    ['{ArrowDown}', { start: '2026-05-12', end: '2026-05-19' }],
    ['{ArrowUp}', { start: '2026-05-05', end: '2026-05-12' }],
    ['', { start: '2026-05-12', end: '2026-05-12' }],
  ])('selects two days from the calendar in any order (then %s)', async (keys, expected) => {
    const { user, onValueChange } = draw();
    await openCalendar(user);
    expect(screen.getByText('Select the first day')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Select the last day')).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();
    await user.keyboard(`${keys}{Enter}`);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(expected, { reason: 'calendar' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open the calendar' })).toHaveFocus();
  });

  it('changes nothing when closed after the first of two days', async () => {
    const { user, onValueChange } = draw({ defaultValue: MAY });
    await openCalendar(user);
    await user.keyboard('{Enter}{Escape}');
    expect(onValueChange).not.toHaveBeenCalled();
    await openCalendar(user);
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(5);
  });

  it('applies a preset immediately, and marks the matching preset', async () => {
    const { user, onValueChange } = draw({ presets: PRESETS });
    await openCalendar(user);
    await user.click(screen.getByRole('button', { name: 'Last 7 days' }));
    expect(onValueChange).toHaveBeenLastCalledWith(
      { start: '2026-05-06', end: '2026-05-12' },
      { reason: 'preset' },
    );
    await openCalendar(user);
    expect(screen.getByRole('button', { name: 'Last 7 days', pressed: true })).toBeInTheDocument();
  });

  it('is submitted as two ISO dates', () => {
    const { container } = renderUi(
      <form>
        <DateRangeField label="Period" names={{ start: 'from', end: 'to' }} defaultValue={MAY} />
      </form>,
    );
    const form = container.querySelector('form');
    expect(form && Object.fromEntries(new FormData(form))).toEqual({
      from: '2026-05-04',
      to: '2026-05-08',
    });
  });

  it.each([{ disabled: true }, { readOnly: true }])('has no calendar when %o', (props) => {
    draw({ ...props, defaultValue: MAY });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
