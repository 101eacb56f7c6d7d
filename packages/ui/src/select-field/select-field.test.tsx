import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { SelectField } from './index.ts';

const CITIES = [
  { value: 'osl', label: 'Oslo' },
  { value: 'brg', label: 'Bergen' },
];

describeConformance(SelectField, {
  component: 'select-field',
  props: { label: 'City', options: CITIES },
  receiver: 'select',
});

describe('SelectField', () => {
  it('selects the first option, unless it has a placeholder', () => {
    renderUi(
      <>
        <SelectField label="City" options={CITIES} />
        <SelectField label="Town" placeholder="Choose" options={CITIES} />
      </>,
    );
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveDisplayValue('Oslo');
    expect(screen.getByRole('combobox', { name: 'Town' })).toHaveDisplayValue('Choose');
    expect(screen.getByRole('combobox', { name: 'Town' })).toHaveValue('');
  });

  it('reports the selection by the native event', async () => {
    const onChange = vi.fn((event: { target: { value: string } }) => event.target.value);
    const { user } = renderUi(<SelectField label="City" options={CITIES} onChange={onChange} />);
    await user.selectOptions(screen.getByRole('combobox'), 'Bergen');
    expect(onChange).toHaveReturnedWith('brg');
  });

  it('renders groups under their headings, among single options', () => {
    renderUi(
      <SelectField
        label="City"
        options={[
          ...CITIES,
          { label: 'Abroad', options: [{ value: 'rom', label: 'Rome', disabled: true }] },
        ]}
      />,
    );
    const abroad = within(screen.getByRole('group', { name: 'Abroad' }));
    expect(abroad.getAllByRole('option')).toEqual([screen.getByRole('option', { name: 'Rome' })]);
    expect(abroad.getByRole('option', { name: 'Rome' })).toBeDisabled();
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });

  it('has the descriptions and states of every field', () => {
    renderUi(
      <SelectField label="City" options={CITIES} hint="Where you work." error="Choose a city." />,
    );
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(
      'Where you work. Choose a city.',
    );
    expect(screen.getByRole('combobox')).toBeInvalid();
  });
});
