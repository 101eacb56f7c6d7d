import { idle, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { TextField } from '@alms/ui/text-field';
import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { LisForm } from '../lis-form/index.ts';
import {
  EditConflictDialog,
  useVersionedForm,
  type SaveOutcome,
  type VersionedDraft,
} from './index.ts';

interface Record {
  name: string;
  phone: string;
  /** Not edited by this form. */
  color: string;
  version: number;
}

const schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty('nameRequired')),
  phone: v.string(),
});
type Values = v.InferOutput<typeof schema>;

const record: Record = { name: 'North', phone: '1', color: 'red', version: 3 };
const saved = (change: Partial<Record>): SaveOutcome<Record> => ({
  status: 'saved',
  record: { ...record, version: 4, ...change },
});
const stale = (change: Partial<Record>): SaveOutcome<Record> => ({
  status: 'stale',
  record: { ...record, version: 4, ...change },
});

interface ExampleProps {
  record?: Record;
  submission?: Submission;
  onSave?: (change: { values: Values; base: Record }) => Promise<SaveOutcome<Record>>;
  draft?: VersionedDraft<Values, Record>;
  onDraftChange?: (draft: VersionedDraft<Values, Record> | undefined) => void;
}

function Example({
  record: read = record,
  submission = idle,
  onSave = async () => ({ status: 'refused' }),
  ...drafts
}: ExampleProps) {
  const { form, isDirty, conflict, onSettle, onBack } = useVersionedForm(schema, {
    record: read,
    valuesOf: ({ name, phone }) => ({ name, phone }),
    fieldsOf: (values) => values,
    words: { nameRequired: 'Name is required' },
    submission,
    onSave,
    ...drafts,
  });
  return (
    <>
      <LisForm form={form}>
        <TextField label="Name" {...form.field('name')} />
        <TextField label="Phone" {...form.field('phone')} />
        <button type="submit">Save</button>
        {isDirty && <p>Not saved</p>}
      </LisForm>
      <EditConflictDialog
        conflict={conflict}
        fields={[
          { name: 'name', label: 'Name' },
          { name: 'phone', label: 'Phone' },
        ]}
        onSettle={onSettle}
        onBack={onBack}
      />
    </>
  );
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const phone = () => screen.getByLabelText<HTMLInputElement>('Phone');
const question = () =>
  within(screen.getByRole('dialog', { name: 'Another user updated this while you were editing' }));
const line = (label: string) => within(question().getByRole('radiogroup', { name: label }));

async function typeAndSave(user: ReturnType<typeof renderUi>['user'], text: string) {
  await user.clear(name());
  await user.type(name(), text);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

describe('useVersionedForm', () => {
  it('saves the input against the version it is based on', async () => {
    const onSave = vi.fn(async () => saved({ name: 'South' }));
    const { user } = renderUi(<Example onSave={onSave} />);
    await typeAndSave(user, 'South');
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledExactlyOnceWith({
        values: { name: 'South', phone: '1' },
        base: record,
      }),
    );
    expect(screen.queryByText('Not saved')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('saves the next change against its own last save', async () => {
    const onSave = vi.fn(async () => saved({ name: 'South' }));
    const { user } = renderUi(<Example onSave={onSave} />);
    await typeAndSave(user, 'South');
    await typeAndSave(user, 'West');
    await waitFor(() =>
      expect(onSave).toHaveBeenLastCalledWith({
        values: { name: 'West', phone: '1' },
        base: { ...record, name: 'South', version: 4 },
      }),
    );
  });

  it('saves over another user’s change to other fields without asking', async () => {
    const onSave = vi.fn(async ({ base }: { base: Record }) =>
      base.version === 3
        ? stale({ color: 'blue' })
        : saved({ name: 'South', color: 'blue', version: 5 }),
    );
    const { user } = renderUi(<Example onSave={onSave} />);
    await typeAndSave(user, 'South');
    await waitFor(() =>
      expect(onSave).toHaveBeenLastCalledWith({
        values: { name: 'South', phone: '1' },
        base: { ...record, color: 'blue', version: 4 },
      }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks which version to keep for each field, and saves exactly the selection', async () => {
    const onSave = vi.fn(async ({ base }: { base: Record }) =>
      base.version === 3
        ? stale({ name: 'East', phone: '2' })
        : saved({ name: 'South', phone: '2', version: 5 }),
    );
    const { user } = renderUi(<Example onSave={onSave} />);
    await typeAndSave(user, 'South');
    await waitFor(() =>
      expect(line('Name').getByRole('radio', { name: 'Mine' })).not.toBeChecked(),
    );
    expect(line('Phone').getByRole('radio', { name: 'Theirs' })).toBeChecked();
    expect(
      question().getByRole('button', { name: 'Save these choices' }),
    ).toHaveAccessibleDescription('Select a version for one more line');

    await user.click(line('Name').getByRole('radio', { name: 'Mine' }));
    await user.click(question().getByRole('button', { name: 'Save these choices' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenLastCalledWith({
        values: { name: 'South', phone: '2' },
        base: { ...record, name: 'East', phone: '2', version: 4 },
      }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([name().value, phone().value]).toEqual(['South', '2']);
  });

  it.each([
    ['Keep all of mine', { name: 'South', phone: '1' }],
    ['Use all of theirs', { name: 'East', phone: '2' }],
  ])('"%s" selects a version for every field', async (button, values) => {
    const onSave = vi.fn(async ({ base }: { base: Record }) =>
      base.version === 3 ? stale({ name: 'East', phone: '2' }) : saved({ ...values, version: 5 }),
    );
    const { user } = renderUi(<Example onSave={onSave} />);
    await typeAndSave(user, 'South');
    await user.click(await question().findByRole('button', { name: button }));
    await user.click(question().getByRole('button', { name: 'Save these choices' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenLastCalledWith(expect.objectContaining({ values })),
    );
  });

  it('keeps all entries on return to the form, and asks again at the next save', async () => {
    const onSave = vi.fn(async () => stale({ name: 'East' }));
    const { user } = renderUi(<Example onSave={onSave} />);
    await typeAndSave(user, 'South');
    await user.click(await question().findByRole('button', { name: 'Back to the form' }));
    expect(name()).toHaveValue('South');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(onSave).toHaveBeenLastCalledWith({
      values: { name: 'South', phone: '1' },
      base: record,
    });
  });

  it('asks again after another concurrent change by a third user', async () => {
    const onSave = vi.fn(async ({ base }: { base: Record }) =>
      stale({ name: base.version === 3 ? 'East' : 'West', version: base.version + 1 }),
    );
    const { user } = renderUi(<Example onSave={onSave} />);
    await typeAndSave(user, 'South');
    await user.click(await question().findByRole('button', { name: 'Keep all of mine' }));
    await user.click(question().getByRole('button', { name: 'Save these choices' }));
    await waitFor(() => expect(line('Name').getByText('West')).toBeVisible());
    expect(line('Name').getByText('South')).toBeVisible();
  });

  it('keeps the selection in the form when sending fails', async () => {
    const onSave = vi.fn(async ({ base }: { base: Record }): Promise<SaveOutcome<Record>> =>
      base.version === 3 ? stale({ phone: '2', name: 'East' }) : { status: 'refused' },
    );
    const { user } = renderUi(<Example onSave={onSave} />);
    await typeAndSave(user, 'South');
    await user.click(line('Name').getByRole('radio', { name: 'Mine' }));
    await user.click(question().getByRole('button', { name: 'Save these choices' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([name().value, phone().value]).toEqual(['South', '2']);
    expect(screen.getByText('Not saved')).toBeVisible();
  });

  it('follows other users’ changes only until the user types', async () => {
    const { user, rerender } = renderUi(<Example />);
    rerender(<Example record={{ ...record, name: 'East', version: 4 }} />);
    expect(name()).toHaveValue('East');
    await user.type(name(), 'ern');
    rerender(<Example record={{ ...record, name: 'West', version: 5 }} />);
    expect(name()).toHaveValue('Eastern');
  });

  it('reports unsaved values with their base version as a draft, and clears it on save', async () => {
    const onDraftChange = vi.fn();
    const { user } = renderUi(
      <Example onDraftChange={onDraftChange} onSave={async () => saved({ name: 'Northern' })} />,
    );
    await user.type(name(), 'ern');
    expect(onDraftChange).toHaveBeenLastCalledWith({
      fields: { name: 'Northern', phone: '1' },
      base: record,
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onDraftChange).toHaveBeenLastCalledWith(undefined));
  });

  it('restores a draft against the version it is based on', async () => {
    const onSave = vi.fn(async () => saved({}));
    const { user } = renderUi(
      <Example
        record={{ ...record, name: 'East', version: 4 }}
        draft={{ fields: { name: 'Northern', phone: '1' }, base: record }}
        onSave={onSave}
      />,
    );
    expect(name()).toHaveValue('Northern');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        values: { name: 'Northern', phone: '1' },
        base: record,
      }),
    );
  });
});
