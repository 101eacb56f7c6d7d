import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/index.js';
import { describeConformance, renderUi } from '../testing/index.js';
import { TextField } from '../text-field/index.js';
import { ErrorSummary, Form, FormActions } from './index.js';

const CITY_MISSING = { fieldId: 'city', message: 'Name a city' };
const COUNTRY_MISSING = { fieldId: 'country', message: 'Name a country' };

describeConformance(Form, { component: 'form', props: { onSubmit: () => {} } });
describeConformance(ErrorSummary, { component: 'error-summary', props: { errors: [CITY_MISSING] } });
describeConformance(FormActions, { component: 'form-actions', props: { children: <Button>Save</Button> } });

describe('Form', () => {
  const aForm = (onSubmit: () => void | Promise<void>) => (
    <Form onSubmit={onSubmit} aria-label="Address">
      <TextField label="City" required />
      <Button type="submit">Send</Button>
    </Form>
  );

  it('leaves checking to the caller and does not leave the page', async () => {
    const onSubmit = vi.fn();
    const { user } = renderUi(aForm(onSubmit));
    await user.type(screen.getByRole('textbox'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onSubmit.mock.calls[0]?.[0].defaultPrevented).toBe(true);
  });

  it('sends one answer at a time, and the next when that one has settled', async () => {
    let settle = () => {};
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => { settle = resolve; }));
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

describe('ErrorSummary', () => {
  it('draws nothing without errors', () => {
    renderUi(<ErrorSummary errors={[]} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes focus when errors appear, and again at each new attempt, but not when errors are put right', async () => {
    const { user, rerender } = renderUi(<><ErrorSummary errors={[]} /><button type="button">Send</button></>);
    const draw = (errors: (typeof CITY_MISSING)[], attempt: number) =>
      rerender(<><ErrorSummary errors={errors} attempt={attempt} /><button type="button">Send</button></>);
    draw([CITY_MISSING, COUNTRY_MISSING], 1);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('2 answers need another look');

    await user.click(screen.getByRole('button'));
    draw([CITY_MISSING], 1);
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('One answer needs another look');

    draw([CITY_MISSING], 2);
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('leads to the field, or to the first control of a group', async () => {
    const { user } = renderUi(
      <>
        <ErrorSummary errors={[CITY_MISSING, { fieldId: 'plan', message: 'Choose a plan' }]} />
        <TextField id="city" label="City" />
        <fieldset id="plan"><input type="radio" aria-label="Small" /><input type="radio" aria-label="Large" /></fieldset>
      </>,
    );
    const summary = within(screen.getByRole('alert'));
    await user.click(summary.getByRole('link', { name: 'Name a city' }));
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus();
    await user.click(summary.getByRole('link', { name: 'Choose a plan' }));
    expect(screen.getByRole('radio', { name: 'Small' })).toHaveFocus();
  });
});

describe('FormActions', () => {
  it('is walked from the way back to the finishing act', async () => {
    const { user } = renderUi(<FormActions leading={<Button>Back</Button>} note="Step 2 of 4"><Button>Next</Button></FormActions>);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(screen.getByText('Step 2 of 4')).toBeInTheDocument();
  });
});
