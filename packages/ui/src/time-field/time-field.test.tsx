import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { TimeField } from './index.ts';

describeConformance(TimeField, {
  component: 'time-field',
  props: { label: 'Opens at' },
  receiver: 'input',
});
describeConformance(TimeField, {
  component: 'time-field',
  props: { label: 'Opens at', zone: 'Oslo time' },
  receiver: 'input',
});

const field = () => screen.getByLabelText('Opens at');

describe('TimeField', () => {
  it('reports hours and minutes in 24-hour format, and empty text for none', () => {
    const onValueChange = vi.fn();
    renderUi(<TimeField label="Opens at" defaultValue="08:30" onValueChange={onValueChange} />);
    expect(field()).toHaveAttribute('type', 'time');
    fireEvent.change(field(), { target: { value: '17:05' } });
    fireEvent.change(field(), { target: { value: '' } });
    expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(['17:05', '']);
  });

  it('is described by the location of its time zone', () => {
    renderUi(<TimeField label="Opens at" zone="Oslo time" hint="As on the door." />);
    expect(field()).toHaveAccessibleDescription('As on the door. Oslo time');
  });

  it.each([
    ['badInput', 'Enter the hours and the minutes'],
    ['rangeUnderflow', 'Enter 07:00 or later'],
    ['rangeOverflow', 'Enter 19:00 or earlier'],
  ])('reports the browser’s validation result on blur: %s', (flaw, message) => {
    renderUi(<TimeField label="Opens at" min="07:00" max="19:00" />);
    // jsdom does not validate times; browsers do.
    const validity = { badInput: false, rangeUnderflow: false, rangeOverflow: false, [flaw]: true };
    Object.defineProperty(field(), 'validity', { configurable: true, value: validity });
    fireEvent.blur(field());
    expect(field()).toHaveAccessibleDescription(message);
    expect(screen.getByRole('status')).toHaveTextContent(message);

    Object.defineProperty(field(), 'validity', {
      configurable: true,
      value: { ...validity, [flaw]: false },
    });
    fireEvent.change(field(), { target: { value: '08:00' } });
    expect(field()).toBeValid();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('gives the caller’s error precedence', () => {
    renderUi(<TimeField label="Opens at" error="Enter when you open" />);
    expect(field()).toHaveAccessibleDescription('Enter when you open');
  });
});
