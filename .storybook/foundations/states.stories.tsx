import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Grid } from '@alms/ui/grid';
import { Inline } from '@alms/ui/inline';
import { ready, ResourceView, type Resource } from '@alms/ui/resource';
import { SampleFrame } from '@alms/ui/sample-frame';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Board, Topic } from './board.tsx';

const samples = ['260512-0187, serum', '260512-0188, whole blood', '260512-0191, urine'];
const AT_07_41 = '2026-05-12T07:41:00Z';

interface Shown {
  name: string;
  when: string;
  resource: Resource<string[]>;
}

const onTheWay: Shown[] = [
  {
    name: 'Loading',
    when: 'The first response is pending. A skeleton in the final position, after 150 ms.',
    resource: { status: 'loading' },
  },
  {
    name: 'Ready',
    when: 'The response is loaded. No message is needed.',
    resource: ready(samples),
  },
  {
    name: 'Refreshing',
    when: 'A newer response is pending. Current content stays without flicker.',
    resource: { status: 'ready', data: samples, freshness: 'refreshing' },
  },
];

const nothing: Shown[] = [
  {
    name: 'Empty',
    when: 'The server returned no items. Name what appears here, and the first step.',
    resource: { status: 'empty', reason: 'none-yet' },
  },
  {
    name: 'No match',
    when: 'Items exist, but none match the filters. Offer to clear the filters.',
    resource: { status: 'empty', reason: 'no-match' },
  },
];

const failed: Shown[] = [
  {
    name: 'Error',
    when: 'No content: the server failed. Show one action and a reference for support.',
    resource: { status: 'error', error: { kind: 'server', requestId: 'req-81c2' } },
  },
  {
    name: 'Offline',
    when: 'No content: there is no connection.',
    resource: { status: 'error', error: { kind: 'offline' } },
  },
  {
    name: 'Forbidden',
    when: 'The role has no access. No button: a retry cannot help.',
    resource: { status: 'error', error: { kind: 'forbidden' } },
  },
];

const doubtful: Shown[] = [
  {
    name: 'Stale',
    when: 'A refresh failed. Earlier data stays on screen with its age.',
    resource: { status: 'ready', data: samples, freshness: 'stale', asOf: AT_07_41 },
  },
  {
    name: 'Sample',
    when: 'Invented demo data. Hatched and labelled, without actions.',
    resource: { status: 'ready', data: samples, freshness: 'sample' },
  },
];

const words = {
  'none-yet': {
    title: 'No samples to receive',
    body: 'Collected samples are listed here until received.',
    action: <Button variant="secondary">Print collection list</Button>,
  },
  'no-match': {
    title: 'No sample matches',
    body: 'Two filters are set.',
    action: <Button>Clear filters</Button>,
  },
};

interface StatesProps {
  states: readonly Shown[];
}

function States({ states }: StatesProps) {
  return (
    <Grid columnWidth="20rem">
      {states.map(({ name, when, resource }) => (
        <Card key={name} heading={name} headingLevel={3}>
          <Stack gap="s4">
            <Text tone="muted">{when}</Text>
            <ResourceView
              resource={resource}
              label={`Samples, ${name.toLowerCase()}`}
              headingLevel={4}
              skeleton={<Skeleton count={3} />}
              empty={words}
              onRetry={() => {}}
            >
              {(all) => (
                <ul>
                  {all.map((sample) => (
                    <li key={sample}>{sample}</li>
                  ))}
                </ul>
              )}
            </ResourceView>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

const meta = {
  title: 'Foundations/States',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** States of fetched data, all rendered by `ResourceView`. */
export const WhatIsFetched: Story = {
  name: 'What is fetched',
  render: () => (
    <Board>
      <Topic
        heading="On its way, and here"
        rule="Each part of a page that can fail separately has its own state. One slow card never causes a full-page spinner."
      >
        <States states={onTheWay} />
      </Topic>
      <Topic
        heading="Nothing to show"
        rule="Only when the server confirms it. A failure is never shown as an empty list: that would mean “all done”."
      >
        <States states={nothing} />
      </Topic>
      <Topic heading="Could not be shown" rule="What failed, what was kept, what to do.">
        <States states={failed} />
      </Topic>
      <Topic
        heading="Shown with a warning"
        rule="Old is not wrong, and invented is not real: show the data with its warning."
      >
        <States states={doubtful} />
      </Topic>
    </Board>
  ),
  play: async ({ canvas }) => {
    const view = (name: string) => within(canvas.getByRole('group', { name: `Samples, ${name}` }));
    await expect(view('forbidden').queryByRole('button')).toBeNull();
    await expect(view('error').getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(view('stale').getByText(samples[0] ?? '')).toBeVisible();
  },
};

/** States of a submission, rendered by the form and its button. */
export const WhatIsSent: Story = {
  name: 'What is sent',
  render: () => (
    <Board>
      <Topic
        heading="Being sent"
        rule="The button keeps its label, its width and the focus; a second press does nothing."
      >
        <Inline>
          <Button variant="primary" busy>
            Receive samples
          </Button>
        </Inline>
      </Topic>
      <Topic
        heading="Refused answers"
        rule="Each field states what it accepts; after a submit, a summary links to the errors. All entries are kept."
      >
        <div style={{ maxInlineSize: '25rem' }}>
          <TextField
            label="Volume"
            defaultValue="4,,0"
            trailing="mL"
            error="Enter a number, such as 4.0"
          />
        </div>
      </Topic>
      <Topic
        heading="Failed"
        rule="An alert beside the button, for as long as the error persists. Never only a toast: users could miss it."
      >
        <Alert
          tone="critical"
          title="The samples were not received"
          actions={<Button size="small">Send again</Button>}
        >
          The server did not respond. Your list is kept.
        </Alert>
      </Topic>
      <Topic
        heading="Done"
        rule="The page shows it; a toast may repeat it. A visible result is not announced twice."
      />
    </Board>
  ),
};

/** States shown beside the content rather than instead of it. */
export const BesideTheContent: Story = {
  name: 'Beside the content',
  render: () => (
    <Board>
      <Topic
        heading="Alert"
        rule="For information about the page content. Its tone gives the severity: info, positive, caution, critical."
      >
        <Stack gap="s3">
          <Alert tone="info">Results are released every day until 20:00.</Alert>
          <Alert tone="caution" title="Two samples are older than four hours">
            Potassium may be falsely elevated.
          </Alert>
          <Alert
            tone="critical"
            title="A critical result is awaiting notification"
            actions={<Button size="small">Record the call</Button>}
          >
            It was measured 12 minutes ago.
          </Alert>
        </Stack>
      </Topic>
      <Topic
        heading="Sample frame"
        rule="Around an example that is always invented, such as a report preview. Nothing inside is interactive."
      >
        <SampleFrame>Example, Person · 00000 · Potassium 0.00 mmol/L</SampleFrame>
      </Topic>
      <Topic
        heading="Unavailable action"
        rule="It stays in place, takes focus and gives the reason. No disabled button without one."
      >
        <Inline>
          <Button inertReason="Choose at least one sample first">Receive specimens</Button>
        </Inline>
      </Topic>
    </Board>
  ),
};
