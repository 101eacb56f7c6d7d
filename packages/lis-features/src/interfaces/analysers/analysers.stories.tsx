import { FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useState } from 'react';
import { AnalysersCard } from './analysers-card.tsx';
import {
  aConnection,
  analysersArgs,
  aTrial,
  someConnections,
  someEvents,
} from './analysers.args.ts';

/** Part of Tenant Management: connections to analysers, with their state and activity. */
const meta = {
  title: 'Features/Facility/Analysers',
  component: AnalysersCard,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter' } },
  args: {
    ...analysersArgs,
    onSave: fn(analysersArgs.onSave),
    onTry: fn(analysersArgs.onTry),
    onPause: fn(analysersArgs.onPause),
    onResume: fn(analysersArgs.onResume),
    onDelete: fn(analysersArgs.onDelete),
    onRetry: fn(),
  },
} satisfies Meta<typeof AnalysersCard>;

export default meta;
type Story = StoryObj<typeof AnalysersCard>;

async function dialogOf(canvasElement: HTMLElement) {
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
async function openForm(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add connection…' }));
  return dialogOf(canvasElement);
}
/** Opens the actions of a connection and selects one. */
async function act(canvasElement: HTMLElement, name: string, action: string) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(
    await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: action }),
  );
}

/** A connection in each state. */
export const Default: Story = {};

export const Loading: Story = { args: { connections: loading, options: loading } };

export const Empty: Story = { args: { connections: { status: 'empty', reason: 'none-yet' } } };

/** The operator permits nothing: no connection can be added. */
export const NotPermitted: Story = {
  args: {
    connections: { status: 'empty', reason: 'none-yet' },
    options: ready({ profiles: [], ports: null, hosts: [], folders: null }, FIXTURE_NOW),
  },
};

export const Failed: Story = {
  args: { connections: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Forbidden: Story = {
  args: { connections: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    connections: {
      status: 'ready',
      data: someConnections,
      freshness: 'stale',
      asOf: '2026-05-12T08:04:00Z',
    },
  },
};

export const LongText: Story = {
  args: {
    connections: ready(
      [
        aConnection({
          name: 'Clinical chemistry and immunology line of the northern regional laboratory',
          peer: 'fd00:1234:5678:9abc:def0:1234:5678:9abc/128',
          profile: `profile-${'x'.repeat(50)}`,
          messages_today: 1_234_567,
          results_today: 98_765_432,
          waiting: 123_456,
          errors_today: 12_345,
        }),
      ],
      FIXTURE_NOW,
    ),
  },
};

const openLog = { connection_id: undefined, kind: undefined };

/** The log of all connections. */
export const Log: Story = { args: { log: { ...analysersArgs.log, filter: openLog } } };

export const LogLoading: Story = {
  args: { log: { ...analysersArgs.log, filter: openLog, events: loading } },
};

export const LogEmpty: Story = {
  args: {
    log: {
      ...analysersArgs.log,
      filter: openLog,
      events: { status: 'empty', reason: 'none-yet' },
    },
  },
};

export const LogNoMatches: Story = {
  args: {
    log: {
      ...analysersArgs.log,
      filter: { ...openLog, kind: 'not_stored' },
      events: { status: 'empty', reason: 'no-match' },
    },
  },
};

export const LogFailed: Story = {
  args: {
    log: {
      ...analysersArgs.log,
      filter: openLog,
      events: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } },
      onRetry: fn(),
    },
  },
};

export const LogLongText: Story = {
  args: {
    log: {
      ...analysersArgs.log,
      filter: openLog,
      events: ready(
        someEvents.map((event) => ({
          ...event,
          connection: {
            ...event.connection,
            name: 'Clinical chemistry and immunology line of the northern regional laboratory',
          },
          detail: 'fd00:1234:5678:9abc:def0:1234:5678:9abc',
        })),
        FIXTURE_NOW,
      ),
      onMore: fn(),
    },
  },
};

export const LogNarrow: Story = { ...Log, globals: { viewport: { value: 'narrow' } } };

export const LogRightToLeft: Story = { ...Log, globals: { locale: 'ar' } };

export const LogDark: Story = { ...Log, globals: { scheme: 'dark' } };

/** Opens the log of one connection, and filters it. */
export const LogFiltered: Story = {
  args: { log: { ...analysersArgs.log, onFilterChange: fn() } },
  render: function Render(args) {
    const [filter, setFilter] = useState(args.log.filter);
    return (
      <AnalysersCard
        {...args}
        log={{
          ...args.log,
          filter,
          onFilterChange: (next) => {
            setFilter(next);
            args.log.onFilterChange(next);
          },
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    await act(canvasElement, 'Chemistry line', 'Log…');
    const dialog = await dialogOf(canvasElement);
    const { id } = someConnections[0]!;
    await expect(dialog.getByLabelText('Connection')).toHaveValue(id);
    await userEvent.selectOptions(dialog.getByLabelText('Event'), 'Errors only');
    await expect(args.log.onFilterChange).toHaveBeenLastCalledWith({
      connection_id: id,
      kind: 'errors',
    });
    await userEvent.selectOptions(dialog.getByLabelText('Connection'), 'All connections');
    await expect(args.log.onFilterChange).toHaveBeenLastCalledWith({
      connection_id: undefined,
      kind: 'errors',
    });
  },
};

export const Form: Story = {
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await expect(form.getByLabelText('Connection')).toBeVisible();
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findAllByText('Enter a name')).toHaveLength(2);
    await expect(form.getAllByText('Select an instrument')).toHaveLength(2);
    await expect(form.getAllByText('Select a profile')).toHaveLength(2);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A connection to a folder of delimited files, with the headings of its columns. */
export const FolderForm: Story = {
  play: async ({ args, canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.selectOptions(form.getByLabelText('Transport'), 'The service reads files');
    await userEvent.selectOptions(form.getByLabelText('Analyser profile'), 'Delimited files');
    await userEvent.type(form.getByLabelText('Connection'), 'Urine strips');
    await userEvent.selectOptions(form.getByLabelText('Instrument'), 'Analyser 2');
    await userEvent.type(form.getByLabelText('Folder'), 'urine/strips');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(
      await form.findAllByText('Use letters, digits, dots, hyphens and underscores'),
    ).toHaveLength(2);
    await expect(form.getAllByText('Enter the heading of the column')).toHaveLength(6);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(form.getByLabelText('Folder'));
    await userEvent.type(form.getByLabelText('Folder'), 'urine');
    await userEvent.type(form.getByLabelText('Heading: specimen number'), 'Sample ID');
    await userEvent.type(form.getByLabelText('Heading: test code'), 'Test');
    await userEvent.type(form.getByLabelText('Heading: value'), 'Result');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        connection: undefined,
        body: {
          name: 'Urine strips',
          instrument_id: analysersArgs.instruments[0]?.id,
          profile: 'delimited',
          transport: 'folder',
          folder: 'urine',
          reading: {
            decimal_mark: '.',
            columns: {
              shape: 'long',
              accession: 'Sample ID',
              code: 'Test',
              value: 'Result',
              unit: null,
              flag: null,
              patient: null,
              kind: null,
            },
          },
          automatic: false,
        },
      }),
    );
  },
};

/** A message is tried before the connection is saved. */
export const Tried: Story = {
  play: async ({ args, canvasElement }) => {
    const form = await openForm(canvasElement);
    const attempt = form.getByRole('button', { name: 'Try message' });
    await userEvent.type(form.getByLabelText('Message to try'), 'H|1');
    await expect(attempt).toBeDisabled();
    await userEvent.selectOptions(form.getByLabelText('Analyser profile'), 'Sysmex XN series');
    await userEvent.click(attempt);
    await expect(args.onTry).toHaveBeenCalledWith({
      text: 'H|1',
      profile: 'sysmex-xn',
      reading: null,
    });
    const values = within(await form.findByRole('table', { name: 'Values of the message' }));
    await expect(values.getByText('Alarm: 26; Comment (6 C): hemolysed')).toBeInTheDocument();
    await expect(values.getByText('Control, lot PCCC1, level 1')).toBeInTheDocument();
    await expect(form.getByText('Not understood (11 X): X|1|unknown')).toBeInTheDocument();
  },
};

/** The profile does not read the message. */
export const TriedInVain: Story = {
  args: {
    onTry: fn(async () => ({
      status: 'read' as const,
      trial: { ...aTrial, refusal: 'no valid header', values: [], remarks: [] },
    })),
  },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.selectOptions(form.getByLabelText('Analyser profile'), 'Sysmex XN series');
    await userEvent.type(form.getByLabelText('Message to try'), 'MSH|1');
    await userEvent.click(form.getByRole('button', { name: 'Try message' }));
    await expect(await form.findByText('A message is refused: no valid header')).toBeVisible();
  },
};

/** Another connection has the port. */
export const Rejected: Story = {
  args: {
    onSave: fn(async () => ({
      status: 'rejected' as const,
      fieldErrors: {},
      formError: 'duplicate',
    })),
  },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Haematology'));
    const form = await dialogOf(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalled());
    await expect(await form.findByRole('alert')).toHaveTextContent('name, port or folder');
  },
};

export const Paused: Story = {
  play: async ({ args, canvasElement }) => {
    await act(canvasElement, 'Chemistry line', 'Pause');
    await waitFor(() => expect(args.onPause).toHaveBeenCalledWith(someConnections[0]));
    await act(canvasElement, 'Immunology', 'Resume');
    await waitFor(() => expect(args.onResume).toHaveBeenCalledWith(someConnections[3]));
  },
};

export const Deleting: Story = {
  play: async ({ args, canvasElement }) => {
    await act(canvasElement, 'Blood gas', 'Delete…');
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(someConnections[2]));
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Adds a connection with the keyboard alone. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Add connection…' }).focus();
    await userEvent.keyboard('{Enter}');
    const form = await dialogOf(canvasElement);
    await userEvent.type(form.getByLabelText('Connection'), 'Coagulation');
    await userEvent.selectOptions(form.getByLabelText('Instrument'), 'Analyser 2');
    await userEvent.selectOptions(form.getByLabelText('Analyser profile'), 'Sysmex XN series');
    await userEvent.type(form.getByLabelText('Port'), '5610');
    await userEvent.type(form.getByLabelText('Address of the analyser'), '10.0.0.7{Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        connection: undefined,
        body: {
          name: 'Coagulation',
          instrument_id: analysersArgs.instruments[0]?.id,
          profile: 'sysmex-xn',
          transport: 'tcp_server',
          port: 5610,
          peer: '10.0.0.7',
          automatic: false,
        },
      }),
    );
  },
};
