import { idle, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { TextField } from '@alms/ui/text-field';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { LisForm, useLisForm } from './index.ts';

const schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty('nameRequired')),
  code: v.pipe(v.string(), v.nonEmpty('codeRequired'), v.transform(Number)),
});
const words = {
  nameRequired: 'Name is required',
  codeRequired: 'Code is required',
  taken: 'Name is taken',
  refused: 'Not today',
  failed: 'Could not be sent',
};

interface Props {
  onSubmit?: (values: { name: string; code: number }) => void | Promise<void>;
  submission?: Submission;
  failureKey?: string;
  brief?: boolean;
  onValuesChange?: (values: { name: string; code: string }) => void;
}

const ignore = () => {};

function Example({
  onSubmit = ignore,
  submission = idle,
  failureKey,
  brief = false,
  onValuesChange,
}: Props) {
  const form = useLisForm(schema, {
    defaultValues: { name: '', code: '' },
    words,
    onSubmit,
    submission,
    onValuesChange,
    ...(failureKey !== undefined && { failureKey }),
  });
  return (
    <LisForm form={form} brief={brief}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Code" autoComplete="one-time-code" {...form.field('code')} />
      <button type="submit">{form.busy ? 'Sending' : 'Send'}</button>
    </LisForm>
  );
}

const name = () => screen.getByLabelText('Name');
const code = () => screen.getByLabelText('Code');
/** Returns the focused alert: the error summary, or the message for the whole form. */
const message = () =>
  screen.getAllByRole('alert').find((alert) => alert === document.activeElement);
const send = () => screen.getByRole('button');
const rejected = (fieldErrors: Record<string, string>, formError?: string): Submission => ({
  status: 'rejected',
  fieldErrors,
  formError,
});

describe('useLisForm', () => {
  it('turns off completion by the browser, except in fields with a purpose', () => {
    renderUi(<Example />);
    expect(name().closest('form')).toHaveAttribute('autocomplete', 'off');
    expect(name()).not.toHaveAttribute('autocomplete');
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('reports missing fields in the feature’s wording, at the field and in the focused summary', async () => {
    const onSubmit = vi.fn();
    const { user } = renderUi(<Example onSubmit={onSubmit} />);
    await user.type(code(), '7');
    await user.click(send());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(name()).toHaveAccessibleDescription('Name is required');
    expect(code()).toBeValid();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Name is required' })).toHaveAttribute(
      'href',
      `#${name().id}`,
    );
  });

  it('shows no errors before submission', async () => {
    const { user } = renderUi(<Example />);
    await user.click(name());
    await user.tab();
    expect(name()).toBeValid();
  });

  it('clears only the error of an edited field', async () => {
    const { user } = renderUi(<Example />);
    await user.click(send());
    await user.type(name(), 'A');
    expect(name()).toBeValid();
    expect(code()).toBeInvalid();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Code is required',
    ]);
    expect(name()).toHaveFocus();
  });

  it('focuses the summary again when the same submission fails again', async () => {
    const { user } = renderUi(<Example />);
    await user.click(send());
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('passes the schema’s output', async () => {
    const onSubmit = vi.fn();
    const { user } = renderUi(<Example onSubmit={onSubmit} />);
    await user.type(name(), 'Aydin');
    await user.type(code(), '042{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Aydin', code: 42 });
  });

  it('keeps text typed before hydration', async () => {
    const onSubmit = vi.fn();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Example onSubmit={onSubmit} />);
    within(container).getByLabelText<HTMLInputElement>('Name').value = 'Aydin';
    render(<Example onSubmit={onSubmit} />, { container, hydrate: true });
    const user = userEvent.setup();
    expect(name()).toHaveValue('Aydin');
    await user.type(code(), '7{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Aydin', code: 7 });
  });

  it('reports the values as typed at each change', async () => {
    const onValuesChange = vi.fn();
    const { user } = renderUi(<Example onValuesChange={onValuesChange} />);
    await user.type(code(), '04');
    expect(onValuesChange.mock.calls).toEqual([
      [{ name: '', code: '0' }],
      [{ name: '', code: '04' }],
    ]);
  });

  it('ignores a second submission while the first is pending', async () => {
    let settle = () => {};
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (settle = resolve)));
    const { user } = renderUi(<Example onSubmit={onSubmit} />);
    await user.type(name(), 'Aydin');
    await user.type(code(), '1');
    await user.dblClick(send());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(send()).toHaveTextContent('Sending');
    settle();
    await screen.findByText('Send');
    await user.click(send());
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('ignores submissions while the caller is submitting', async () => {
    const onSubmit = vi.fn();
    const { user } = renderUi(
      <Example onSubmit={onSubmit} submission={{ status: 'submitting' }} />,
    );
    await user.type(name(), 'Aydin');
    await user.type(code(), '1{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows server errors at the same fields until they are edited', async () => {
    const { user, rerender } = renderUi(<Example />);
    rerender(<Example submission={rejected({ name: 'taken' }, 'refused')} />);
    expect(name()).toHaveAccessibleDescription('Name is taken');
    expect(message()).toHaveTextContent('Name is taken');
    expect(screen.getByText('Not today')).toBeVisible();
    await user.type(name(), 'A');
    expect(name()).toBeValid();
  });

  it('focuses the first invalid field of a brief form', async () => {
    const { user, rerender } = renderUi(<Example brief />);
    await user.type(name(), 'Aydin');
    await user.click(send());
    expect(code()).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('7');
    rerender(<Example brief submission={rejected({ name: 'taken' })} />);
    expect(name()).toHaveFocus();
    expect(name()).toHaveAccessibleDescription('Name is taken');
  });

  it('keeps the focus when the parent re-renders', async () => {
    const submission = rejected({}, 'refused');
    const { user, rerender } = renderUi(<Example submission={submission} />);
    await user.click(code());
    rerender(<Example submission={submission} onSubmit={ignore} />);
    expect(code()).toHaveFocus();
  });

  it('never shows error text from the server', () => {
    renderUi(<Example submission={rejected({ name: 'must match ^[a-z]+$' }, 'toString')} />);
    expect(name()).toHaveAccessibleDescription('This entry was not accepted. Please check it.');
    expect(
      screen
        .getAllByRole('alert')
        .map((alert) => alert.textContent)
        .join(),
    ).not.toMatch(/must match|function/);
  });

  it.each([
    ['with the form’s own message', 'refused', 'Not today'],
    [
      'with the shared message',
      'rate_limited',
      'Too many attempts. Please wait a minute and try again.',
    ],
    [
      'with the limit of the live demo',
      'closed_in_demo',
      'The live demo does not include this change. Nothing was saved.',
    ],
    [
      'with the message for an ended trial',
      'trial_ended',
      'The trial has ended. After the trial, records can still be read and exported. New work requires a paid plan. Your entry was not saved. To continue, an administrator can contact us.',
    ],
    [
      'with a generic message for an unknown code',
      'result_state',
      'This was not accepted. Please check what you entered.',
    ],
  ])('explains why the form was refused: %s', (_case, code, text) => {
    renderUi(<Example submission={rejected({}, code)} />);
    expect(message()).toHaveTextContent(text);
  });

  it.each([
    ['users', { max_users: '5' }, 'allows 5 users. Nothing was saved. Disable an unused account'],
    ['a single user', { max_users: '1' }, 'allows 1 user.'],
    ['patients', { max_patients: '20000' }, 'allows 20,000 patients. Nothing was saved.'],
    [
      'tests',
      { max_tests_per_month: '2000' },
      'allows 2,000 tests per month. Nothing was saved. Order fewer tests, wait for the next month',
    ],
    ['a limit unknown to this version', { max_sites: '2' }, 'Nothing was saved.'],
  ])('names the exceeded limit of the plan: %s', (_what, limit, text) => {
    renderUi(<Example submission={rejected(limit, 'quota_exceeded')} />);
    expect(message()).toHaveTextContent(text);
  });

  it('leaves field errors to the fields, unless the form has no such field', () => {
    const { rerender } = renderUi(<Example submission={rejected({ name: 'taken' }, 'invalid')} />);
    expect(screen.queryByText(/^Some entries were not accepted\./)).toBeNull();
    rerender(<Example submission={rejected({ username: 'taken' }, 'invalid')} />);
    expect(screen.getByText(/^Some entries were not accepted\./)).toHaveTextContent(
      'Some entries were not accepted. Please check them.',
    );
  });

  it.each([
    [
      'the plain words of its kind',
      { kind: 'forbidden' },
      undefined,
      'Your role does not allow this.',
    ],
    ['the words of the feature', { kind: 'server' }, 'failed', 'Could not be sent'],
    [
      'the number to quote',
      { kind: 'server', requestId: 'req-7' },
      'failed',
      'Could not be sent Reference req-7.',
    ],
    [
      'what the feature cannot know',
      { kind: 'offline' },
      'failed',
      'No connection to the server. Your entries are kept. Try again.',
    ],
  ] as const)('reports a failure with %s', (_case, error, failureKey, text) => {
    renderUi(
      <Example submission={{ status: 'failed', error }} {...(failureKey && { failureKey })} />,
    );
    expect(message()).toHaveTextContent(text);
  });
});
