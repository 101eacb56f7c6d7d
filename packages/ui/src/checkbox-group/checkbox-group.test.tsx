import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { CheckboxGroup, type CheckboxGroupProps } from './index.ts';

const DAYS = [
  { value: 'mo', label: 'Monday' },
  { value: 'tu', label: 'Tuesday' },
  { value: 'we', label: 'Wednesday', description: 'Half a day' },
];

describeConformance(CheckboxGroup, {
  component: 'checkbox-group',
  props: { label: 'Days', options: DAYS },
});

const box = (name: string) => screen.getByRole('checkbox', { name });

describe('CheckboxGroup', () => {
  it('reports all selected values in option order', async () => {
    const onValueChange = vi.fn<NonNullable<CheckboxGroupProps['onValueChange']>>();
    const { user } = renderUi(
      <CheckboxGroup
        label="Days"
        options={DAYS}
        defaultValue={['tu']}
        onValueChange={onValueChange}
      />,
    );
    expect(box('Tuesday')).toBeChecked();
    await user.click(box('Wednesday'));
    await user.click(box('Monday'));
    await user.click(box('Tuesday'));
    expect(onValueChange.mock.calls.map(([value]) => value)).toEqual([
      ['tu', 'we'],
      ['mo', 'tu', 'we'],
      ['mo', 'we'],
    ]);
  });

  it('shows the controlled value', async () => {
    function Owner() {
      const [value, setValue] = useState<string[]>([]);
      return (
        <CheckboxGroup
          label="Days"
          options={DAYS}
          value={value}
          onValueChange={(next) => setValue(next.filter((day) => day !== 'mo'))}
        />
      );
    }
    const { user } = renderUi(<Owner />);
    await user.click(box('Monday'));
    expect(box('Monday')).not.toBeChecked();
    await user.click(box('Tuesday'));
    expect(box('Tuesday')).toBeChecked();
  });

  it('selects all or none at once and shows the number selected', async () => {
    const { user } = renderUi(<CheckboxGroup label="Days" options={DAYS} selectAll />);
    expect(box('All')).not.toBeChecked();
    await user.click(box('Monday'));
    expect(box('All')).toBePartiallyChecked();
    expect(screen.getByRole('status')).toHaveTextContent('1 of 3 selected');
    await user.click(box('All'));
    expect(screen.getByRole('status')).toHaveTextContent('3 of 3 selected');
    expect(box('All')).toBeChecked();
    await user.click(box('All'));
    expect(screen.getByRole('status')).toHaveTextContent('0 of 3 selected');
  });

  it('does not change a disabled option when all are selected', async () => {
    const onValueChange = vi.fn();
    const options = [
      ...DAYS,
      { value: 'su', label: 'Sunday', disabled: true },
      { value: 'sa', label: 'Saturday', disabled: true },
    ];
    const { user } = renderUi(
      <CheckboxGroup
        label="Days"
        options={options}
        defaultValue={['su']}
        selectAll
        onValueChange={onValueChange}
      />,
    );
    await user.click(box('All'));
    expect(onValueChange).toHaveBeenLastCalledWith(['mo', 'tu', 'we', 'su'], expect.anything());
    expect(box('All')).toBeChecked();
    await user.click(box('All'));
    expect(onValueChange).toHaveBeenLastCalledWith(['su'], expect.anything());
  });

  it('has field descriptions and states, describes each option, and submits its name', () => {
    const { container } = renderUi(
      <form>
        <CheckboxGroup
          id="days"
          name="day"
          label="Days"
          optional
          options={DAYS}
          hint="As many as you like."
          error="Choose a day."
          defaultValue={['mo', 'we']}
        />
      </form>,
    );
    const group = screen.getByRole('group', { name: 'Days (optional)' });
    expect(group).toHaveAccessibleDescription('As many as you like. Choose a day.');
    expect(group).toHaveAttribute('aria-invalid', 'true');
    expect(group).toHaveAttribute('id', 'days');
    expect(box('Wednesday')).toHaveAccessibleDescription('Half a day');
    const form = container.querySelector('form');
    expect(form && new FormData(form).getAll('day')).toEqual(['mo', 'we']);
  });

  it('can be disabled as a whole', () => {
    renderUi(<CheckboxGroup label="Days" options={DAYS} selectAll disabled />);
    for (const each of screen.getAllByRole('checkbox')) expect(each).toBeDisabled();
  });
});
