import { FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ConnectionsPanel } from './connections-panel.tsx';
import { connectionsArgs, NEW_TOKEN, someTokens } from './connections.args.ts';

/** Part of Tenant Management: API tokens of other systems, with their scopes and expiry. */
const meta = {
  title: 'Features/Facility/Connections',
  component: ConnectionsPanel,
  args: {
    ...connectionsArgs,
    onCreate: fn(connectionsArgs.onCreate),
    onRevoke: fn(connectionsArgs.onRevoke),
    onRetry: fn(),
  },
} satisfies Meta<typeof ConnectionsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.body).findByRole('dialog');

export const Default: Story = {};

export const Loading: Story = { args: { tokens: loading } };

export const Empty: Story = { args: { tokens: { status: 'empty', reason: 'none-yet' } } };

export const Failed: Story = {
  args: { tokens: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

/** Creates a token by keyboard. The token is shown once. */
export const Made: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'New access token' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await dialogOf(canvasElement));
    await waitFor(() => expect(dialog.getByLabelText('System')).toBeVisible());
    await userEvent.type(dialog.getByLabelText('System'), 'Ward system');
    await userEvent.click(dialog.getByLabelText('Read results'));
    await userEvent.type(dialog.getByLabelText('Your password'), 'Gull-over-9-harbours!{Enter}');
    await waitFor(() =>
      expect(args.onCreate).toHaveBeenCalledWith({
        name: 'Ward system',
        scopes: ['observation.read'],
        valid_days: 90,
        password: 'Gull-over-9-harbours!',
      }),
    );
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByText(NEW_TOKEN)).toBeVisible());
  },
};

/** A system that sends patients has the assigning authority of its patient numbers. */
export const SendsPatients: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New access token' }));
    const dialog = within(await dialogOf(canvasElement));
    await userEvent.click(dialog.getByLabelText('Send patients as HL7 messages'));
    await userEvent.type(dialog.getByLabelText('Assigning authority'), 'HIS');
    await userEvent.click(dialog.getByRole('button', { name: 'Create token' }));
    await expect((await dialog.findAllByText('Enter your password')).length).toBeGreaterThan(0);
  },
};

/** Incomplete input sends no request. */
export const Incomplete: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New access token' }));
    const dialog = within(await dialogOf(canvasElement));
    await userEvent.click(dialog.getByRole('button', { name: 'Create token' }));
    await expect((await dialog.findAllByText('Select at least one scope')).length).toBeGreaterThan(
      0,
    );
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    fhirAddress: `https://${'interregional-reference-laboratory'.repeat(2)}.example.com/fhir/R4`,
    tokens: ready(
      {
        items: someTokens.map((token) => ({
          ...token,
          name: `Wolfeschlegelsteinhausen-Bergerdorff ${token.name} of the interregional network`,
          created_by: 'Maximiliana Alexandrina Wolfeschlegelsteinhausen',
        })),
        nextCursor: 'more',
      },
      FIXTURE_NOW,
    ),
    onMore: () => {},
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
