import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { MessagesProvider } from '../i18n/index.ts';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi, type RenderUiOptions } from '../testing/index.ts';
import { DateField, type DateFieldProps } from './index.ts';

describeConformance(DateField, {
  component: 'date-field',
  props: { label: 'Delivery' },
  receiver: 'input',
});

const draw = (props: Partial<DateFieldProps> = {}, options?: RenderUiOptions) => {
  const onValueChange = vi.fn<NonNullable<DateFieldProps['onValueChange']>>();
  return {
    ...renderUi(<DateField label="Delivery" onValueChange={onValueChange} {...props} />, options),
    onValueChange,
  };
};
const part = (name: string) =>
  screen.getByRole('spinbutton', { name: new RegExp(`^${name}`, 'i') });
const openCalendar = (user: ReturnType<typeof renderUi>['user']) =>
  user.click(screen.getByRole('button', { name: 'Open the calendar' }));
const day = (name: string) => screen.getByRole('button', { name });

describe('DateField typing', () => {
  it('accepts input part by part, reports a complete date and writes it out below', async () => {
    const { user, onValueChange } = draw();
    await user.tab();
    expect(part('month')).toHaveFocus();
    await user.keyboard('030');
    expect(part('day')).toHaveFocus();
    await user.keyboard('42026');
    expect(onValueChange).toHaveBeenLastCalledWith('2026-03-04', { reason: 'typed' });
    expect(screen.getByRole('status')).toHaveTextContent('Wednesday 4 March 2026');
  });

  it('reports when the date is no longer complete', async () => {
    const { user, onValueChange } = draw({ defaultValue: '2026-03-04' });
    await user.click(part('day'));
    await user.keyboard('{Backspace}');
    expect(onValueChange).toHaveBeenLastCalledWith('', { reason: 'typed' });
  });

  it('reports a missing part on blur, not before', async () => {
    const { user } = draw();
    await user.tab();
    await user.keyboard('03');
    expect(screen.queryByText(/Enter the whole date/)).toBeNull();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByText('Enter the whole date: day, month and year')).toBeVisible();
    expect(part('month')).toBeInvalid();
  });

  it('keeps entered parts when the value is controlled', async () => {
    function Owner() {
      const [value, setValue] = useState('2026-03-04');
      return (
        <>
          <DateField label="Delivery" value={value} onValueChange={setValue} />
          <output>{value || 'none'}</output>
        </>
      );
    }
    const { user } = renderUi(<Owner />);
    await user.click(part('day'));
    await user.keyboard('{Backspace}');
    expect(screen.getByText('none')).toBeInTheDocument();
    expect(part('month')).toHaveTextContent('03');
    expect(part('day')).toHaveAttribute('data-placeholder', 'true');
    await user.keyboard('9');
    expect(screen.getByText('2026-03-09')).toBeInTheDocument();
  });

  it('rejects a day that does not exist instead of shifting it', async () => {
    const { user, onValueChange } = draw({ defaultValue: '2026-03-30' });
    await user.click(part('month'));
    await user.keyboard('02');
    expect(onValueChange).toHaveBeenLastCalledWith('', { reason: 'typed' });
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByText('This date does not exist')).toBeVisible();
    expect(onValueChange).toHaveBeenCalledOnce();
    expect(part('day')).toHaveAttribute('data-placeholder', 'true');
  });

  it('starts stepping from the current date of the page clock', async () => {
    const { user } = draw({}, { instant: '2031-01-05T10:00:00Z' });
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    expect(part('year')).toHaveTextContent('2031');
  });

  it.each([
    ['MM/DD/YYYY', ['month', 'day', 'year']],
    ['DD/MM/YYYY', ['day', 'month', 'year']],
    ['YYYY-MM-DD', ['year', 'month', 'day']],
  ] as const)('orders its parts like the locale’s date format: %s', (dateFormat, order) => {
    renderUi(
      <MessagesProvider dateFormat={dateFormat}>
        <DateField label="Delivery" />
      </MessagesProvider>,
    );
    expect(screen.getAllByRole('spinbutton').map((each) => each.dataset['type'])).toEqual(order);
  });

  it.each(['th-TH', 'fa-IR', 'ar-SA'])('uses Gregorian years in %s', (locale) => {
    draw({ defaultValue: '2026-03-04' }, { locale });
    expect(screen.getAllByRole('spinbutton').map((each) => each.textContent)).toContain('2026');
  });
});

describe('DateField', () => {
  it('has the name, descriptions and states of every field', () => {
    draw({ hint: 'As agreed.', error: 'Name a day' });
    expect(screen.getByRole('group', { name: 'Delivery' })).toHaveAccessibleDescription(
      'As agreed. Name a day',
    );
    expect(part('day')).toBeInvalid();
  });

  it('receives focus from its label and from an error summary', async () => {
    const { user, container } = draw({ id: 'delivery' });
    await user.click(screen.getByText('Delivery'));
    expect(part('month')).toHaveFocus();
    part('month').blur();
    container.querySelector<HTMLElement>('#delivery')?.focus();
    expect(part('month')).toHaveFocus();
  });

  it('is submitted as an ISO date', () => {
    const { container } = renderUi(
      <form>
        <DateField label="Delivery" name="delivery" defaultValue="2026-03-04" />
      </form>,
    );
    const form = container.querySelector('form');
    expect(form && new FormData(form).get('delivery')).toBe('2026-03-04');
  });

  it('treats an invalid date value as empty, without an error', () => {
    draw({ value: '2026-02-31' });
    expect(part('day')).toHaveAttribute('data-placeholder', 'true');
  });

  it.each([
    ['2026-04-30', 'Must be 01 May 2026 or later'],
    ['2026-06-01', 'Must be 31 May 2026 or earlier'],
    ['2026-05-10', 'Closed on Sundays'],
  ])('explains why %s is rejected', (value, reason) => {
    draw({
      value,
      min: '2026-05-01',
      max: '2026-05-31',
      unavailable: (date) => (date === '2026-05-10' ? 'Closed on Sundays' : undefined),
    });
    expect(screen.getByText(reason)).toBeVisible();
  });

  it.each([{ disabled: true }, { readOnly: true }])(
    'has no calendar and accepts no input when %o',
    async (props) => {
      const { user, onValueChange } = draw({ ...props, defaultValue: '2026-03-04' });
      await user.click(part('day'));
      await user.keyboard('12');
      expect(onValueChange).not.toHaveBeenCalled();
      expect(screen.queryByRole('button')).toBeNull();
    },
  );
});

describe('DateField calendar', () => {
  it('opens on the selected day, or on the current date of the page', async () => {
    const { user } = draw();
    await openCalendar(user);
    expect(screen.getByRole('dialog', { name: 'Calendar' })).toBeInTheDocument();
    expect(day('Tuesday 12 May 2026, today')).toHaveFocus();
    expect(day('Tuesday 12 May 2026, today')).toHaveAttribute('aria-current', 'date');
  });

  it('uses the current date in the facility’s time zone', async () => {
    const { user } = renderUi(
      <MessagesProvider timeZone="Pacific/Auckland">
        <DateField label="Delivery" />
      </MessagesProvider>,
      { instant: '2026-05-12T20:00:00Z' },
    );
    await openCalendar(user);
    expect(day('Wednesday 13 May 2026, today')).toHaveFocus();
  });

  it.each([
    ['{ArrowRight}', 'Wednesday 13 May 2026'],
    ['{ArrowUp}{ArrowUp}', 'Tuesday 28 April 2026'],
    ['{PageDown}', 'Friday 12 June 2026'],
    ['{Shift>}{PageUp}{/Shift}', 'Monday 12 May 2025'],
  ])('moves with %s to %s', async (keys, name) => {
    const { user } = draw();
    await openCalendar(user);
    await user.keyboard(keys);
    expect(day(name)).toHaveFocus();
  });

  it('reverses the arrow keys in right-to-left text', async () => {
    const { user } = draw({}, { locale: 'ar-XB' });
    await user.click(screen.getAllByRole('button')[0] as HTMLElement);
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Wednesday 13 May 2026' })).toHaveFocus();
  });

  it('selects, closes, and returns focus to its button', async () => {
    const { user, onValueChange } = draw({ defaultValue: '2026-03-04' });
    await openCalendar(user);
    expect(screen.getByRole('gridcell', { selected: true })).toContainElement(
      day('Wednesday 4 March 2026'),
    );
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith('2026-03-11', { reason: 'calendar' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open the calendar' })).toHaveFocus();
    expect(part('day')).toHaveTextContent('11');
  });

  it('opens by Alt+Down from the parts, and closes by Escape', async () => {
    const { user } = draw();
    await user.tab();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps an unavailable day focusable, with its reason', async () => {
    const { user, onValueChange } = draw({ max: '2026-05-12' });
    await openCalendar(user);
    await user.keyboard('{ArrowRight}{Enter}');
    const tomorrow = day('Wednesday 13 May 2026: Must be 12 May 2026 or earlier');
    expect(tomorrow).toHaveFocus();
    expect(tomorrow).toHaveAttribute('aria-disabled', 'true');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(
      within(screen.getByRole('dialog')).getByText('Must be 12 May 2026 or earlier'),
    ).toBeVisible();
  });

  it('jumps to any month and year between its limits', async () => {
    const { user } = draw({ min: '1990-01-01', max: '2026-12-31' });
    await openCalendar(user);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '1990');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'February');
    expect(screen.getByRole('grid', { name: 'February 1990' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('grid', { name: 'January 1990' })).toBeInTheDocument();
    expect(
      within(screen.getByRole('combobox', { name: 'Year' })).getAllByRole('option'),
    ).toHaveLength(37);
  });
});
