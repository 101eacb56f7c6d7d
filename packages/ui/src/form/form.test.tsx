import { act, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { MessagesProvider } from '../i18n/index.ts';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { TextField } from '../text-field/index.ts';
import { ErrorSummary, Form, FormActions } from './index.ts';

const CITY_MISSING = { fieldId: 'city', message: 'Name a city' };
const COUNTRY_MISSING = { fieldId: 'country', message: 'Name a country' };

describeConformance(Form, { component: 'form', props: { onSubmit: () => {} } });
describeConformance(ErrorSummary, {
  component: 'error-summary',
  props: { errors: [CITY_MISSING] },
});
describeConformance(FormActions, {
  component: 'form-actions',
  props: { children: <Button>Save</Button> },
});

describe('Form', () => {
  const aForm = (onSubmit: () => void | Promise<void>) => (
    <Form onSubmit={onSubmit} aria-label="Address">
      <TextField label="City" required />
      <Button type="submit">Send</Button>
    </Form>
  );

  it('leaves validation to the caller and does not navigate', async () => {
    const onSubmit = vi.fn();
    const { user } = renderUi(aForm(onSubmit));
    await user.type(screen.getByRole('textbox'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onSubmit.mock.calls[0]?.[0].defaultPrevented).toBe(true);
  });

  it('submits once at a time, and again after the previous submission settled', async () => {
    let settle = () => {};
    const onSubmit = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          settle = resolve;
        }),
    );
    const { user } = renderUi(aForm(onSubmit));
    const send = screen.getByRole('button', { name: 'Send' });
    await user.dblClick(send);
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
    await act(async () => settle());
    expect(screen.getByRole('form')).not.toHaveAttribute('aria-busy');
    await user.click(send);
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});

describe('Form errors', () => {
  const FIRST = { city: 'Name a city', day: 'Choose a day' };

  function Address() {
    const [errors, setErrors] = useState<Partial<typeof FIRST>>(FIRST);
    return (
      <Form
        onSubmit={() => {}}
        onInvalidEdit={(id) =>
          setErrors(({ ...left }) => {
            delete left[id as keyof typeof FIRST];
            return left;
          })
        }
      >
        <ErrorSummary
          errors={Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }))}
        />
        <TextField id="city" label="City" error={errors.city} />
        <TextField id="street" label="Street" />
        <CheckboxGroup
          id="day"
          label="Day"
          options={[{ value: 'mo', label: 'Monday' }]}
          error={errors.day}
        />
      </Form>
    );
  }

  it('are removed individually when their field is edited, and focus stays', async () => {
    const { user } = renderUi(<Address />);
    const city = screen.getByRole('textbox', { name: 'City' });
    await user.type(screen.getByRole('textbox', { name: 'Street' }), 'Kirkegata');
    expect(screen.getByRole('alert')).toHaveTextContent('Please correct 2 fields');
    await user.type(city, 'O');
    expect(city).toBeValid();
    expect(city).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Please correct 1 field');
    await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox')).toHaveFocus();
  });

  it.each([
    ['of an edited field disappear', 'Oslo', 'Please correct 1 field'],
    ['of an untouched field remain', '', 'Please correct 2 fields'],
  ])('from server rendering: those %s on hydration', async (_, typed, summary) => {
    const page = (
      <MessagesProvider>
        <Address />
      </MessagesProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    screen.getByRole<HTMLInputElement>('textbox', { name: 'City' }).value = typed;
    render(page, { container, hydrate: true });
    expect(screen.getByRole('alert')).toHaveTextContent(summary);
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue(typed);
  });
});

describe('ErrorSummary', () => {
  it('renders nothing without errors', () => {
    renderUi(<ErrorSummary errors={[]} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes focus when errors appear, and on each new attempt, but not when errors are corrected', async () => {
    const { user, rerender } = renderUi(
      <>
        <ErrorSummary errors={[]} />
        <button type="button">Send</button>
      </>,
    );
    const draw = (errors: (typeof CITY_MISSING)[], attempt: number) =>
      rerender(
        <>
          <ErrorSummary errors={errors} attempt={attempt} />
          <button type="button">Send</button>
        </>,
      );
    draw([CITY_MISSING, COUNTRY_MISSING], 1);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Please correct 2 fields');

    await user.click(screen.getByRole('button'));
    draw([CITY_MISSING], 1);
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Please correct 1 field');

    draw([CITY_MISSING], 2);
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('focuses the field, or the first control of a group', async () => {
    const { user } = renderUi(
      <>
        <ErrorSummary errors={[CITY_MISSING, { fieldId: 'plan', message: 'Choose a plan' }]} />
        <TextField id="city" label="City" />
        <fieldset id="plan">
          <input type="radio" aria-label="Small" />
          <input type="radio" aria-label="Large" />
        </fieldset>
      </>,
    );
    const summary = within(screen.getByRole('alert'));
    await user.click(summary.getByRole('link', { name: 'Name a city' }));
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus();
    await user.click(summary.getByRole('link', { name: 'Choose a plan' }));
    expect(screen.getByRole('radio', { name: 'Small' })).toHaveFocus();
  });
});

describe('ErrorSummary link', () => {
  it.each([
    [
      'the invalid one of several controls',
      <>
        <input aria-label="One" />
        <input aria-label="Two" aria-invalid="true" />
      </>,
      'Two',
    ],
    [
      'a focusable element that is not a native control',
      <span key="s" role="spinbutton" aria-label="Two" aria-valuenow={1} tabIndex={0} />,
      'Two',
    ],
    [
      'neither a hidden nor a disabled control',
      <>
        <input type="hidden" />
        <input aria-label="One" disabled />
        <input aria-label="Two" />
      </>,
      'Two',
    ],
  ])('focuses %s', async (_case, controls, name) => {
    const { user } = renderUi(
      <>
        <ErrorSummary errors={[{ fieldId: 'plan', message: 'Choose a plan' }]} />
        <div id="plan">{controls}</div>
      </>,
    );
    await user.click(screen.getByRole('link'));
    expect(screen.getByLabelText(name)).toHaveFocus();
  });
});

describe('FormActions', () => {
  it('has a tab order from the back action to the submit action', async () => {
    const { user } = renderUi(
      <FormActions leading={<Button>Back</Button>} note="Step 2 of 4">
        <Button>Next</Button>
      </FormActions>,
    );
    await user.tab();
    expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(screen.getByText('Step 2 of 4')).toBeInTheDocument();
  });
});
