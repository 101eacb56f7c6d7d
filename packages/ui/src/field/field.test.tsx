import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { Field, fieldAccess, fieldIds, useField, type FieldWords } from './index.ts';

const ids = fieldIds('colour');

describeConformance(Field, {
  component: 'field',
  props: { ids, label: 'Colour', children: <input id={ids.control} /> },
});

/** The minimal field built on the frame. */
function Plain(props: FieldWords & { id?: string }) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame}>
      <input {...control} data-part="box" />
    </Field>
  );
}

describe('Field', () => {
  it('renders three elements without optional parts', () => {
    const { container } = renderUi(<Plain label="Colour" />);
    const root = container.querySelector('[data-component=field]');
    expect(1 + (root?.querySelectorAll('*').length ?? 0)).toBe(3);
  });

  it.each(['visible', 'hidden'] as const)(
    'names its control by a label that is %s',
    (labelVisibility) => {
      renderUi(<Plain label="Colour" labelVisibility={labelVisibility} />);
      expect(screen.getByRole('textbox', { name: 'Colour' })).toBeInTheDocument();
    },
  );

  it('includes the optional mark in its accessible name', () => {
    renderUi(<Plain label="Colour" optional />);
    expect(screen.getByRole('textbox', { name: 'Colour (optional)' })).toBeInTheDocument();
  });

  it('describes its control by hint, then error, and marks it invalid', () => {
    renderUi(<Plain label="Colour" hint="As on the box." error="Name a colour." />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      'As on the box. Name a colour.',
    );
    expect(screen.getByRole('textbox')).toBeInvalid();
  });

  it.each([undefined, ''])('is valid and has no description when the error is %o', (error) => {
    renderUi(<Plain label="Colour" error={error} />);
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });

  it('keeps the given id, so that an error summary can link to the control', () => {
    renderUi(<Plain id="paint" label="Colour" />);
    expect(screen.getByRole('textbox')).toHaveAttribute('id', 'paint');
  });
});

describe('fieldAccess', () => {
  it('orders the description: hint, affixes, given description, error', () => {
    const all = fieldAccess(ids, {
      hint: 'h',
      leading: '$',
      trailing: 'each',
      error: 'e',
      describedBy: 'own',
    });
    expect(all['aria-describedby']).toBe(
      'colour-hint colour-leading colour-trailing own colour-error',
    );
  });
});
