import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { DescriptionList } from '@alms/ui/description-list';
import { EmptyState } from '@alms/ui/empty-state';
import { HoldGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { Stack } from '@alms/ui/stack';
import { Table } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Board, Pair, Topic } from './board.tsx';

interface Word {
  word: string;
  means: string;
  not: string;
}

const words: Word[] = [
  {
    word: 'verify',
    means: 'A second user confirms an entered result',
    not: 'approve, validate, sign off',
  },
  {
    word: 'release',
    means: 'A verified result becomes visible on report and portal',
    not: 'publish',
  },
  {
    word: 'reference interval',
    means: 'The limits that apply to this patient at collection',
    not: 'normal range',
  },
  { word: 'critical limit', means: 'Limit for immediate notification', not: 'panic value' },
  {
    word: 'accession number',
    means: 'The number of a specimen in this laboratory',
    not: 'barcode number, lab number',
  },
  {
    word: 'facility',
    means: 'An organisation that uses the product at its own address',
    not: 'client, customer, site',
  },
];

/** Reason why the button in the sample is inert. */
const REFUSAL = 'You entered this value. Another user must verify it';

const meta = {
  title: 'Foundations/Writing',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Calm, exact, legible: the value, its evaluation, and the next action. */
export const Voice: Story = {
  render: () => (
    <Board>
      <Topic
        heading="Buttons say the act"
        rule="A verb and its object. The label alone states what will happen. An action that cannot be undone shows this in the label, not only in the text above."
      >
        <Pair
          yes={
            <Inline>
              <Button>Keep sample</Button>
              <Button variant="primary" tone="critical">
                Reject sample
              </Button>
            </Inline>
          }
          no={
            <Inline>
              <Button>No</Button>
              <Button variant="primary">OK</Button>
            </Inline>
          }
        />
      </Topic>
      <Topic
        heading="Say it once, and shortly"
        rule="Sentence case, no exclamation marks, no capitals for emphasis. No thanks, no “please”, no “successfully”: state only the outcome."
      >
        <Pair
          yes={<Alert tone="positive">Report sent to Dr. Haddad.</Alert>}
          no={
            <Alert tone="positive">Congratulations! Your Report Has Been Successfully Sent!</Alert>
          }
        />
      </Topic>
      <Topic
        heading="An empty state names what appears there"
        rule="And how to add the first item. “No data” does neither."
      >
        <Pair
          yes={
            <EmptyState
              headingLevel={3}
              title="No samples to receive"
              body="Collected samples are listed here until received."
            />
          }
          no={
            <EmptyState
              headingLevel={3}
              title="No data"
              body="There is currently no data available to display."
            />
          }
        />
      </Topic>
    </Board>
  ),
};

/** What happened, what is accepted and what is retained, without blame. */
export const Errors: Story = {
  render: () => (
    <Board>
      <Topic
        heading="Beside a field"
        rule="State what is accepted, with an example. The reader can act on it at once."
      >
        <Pair
          yes={
            <TextField
              label="E-mail"
              defaultValue="leila.haddad@"
              error="Enter an email address, such as name@mail.example"
            />
          }
          no={<TextField label="E-mail" defaultValue="leila.haddad@" error="Invalid input" />}
        />
      </Topic>
      <Topic
        heading="When something failed"
        rule="What happened, what was kept, one next step. The reason only where it helps; otherwise a reference number for support."
      >
        <Pair
          yes={
            <Alert
              tone="critical"
              title="The results were not sent"
              actions={<Button size="small">Send again</Button>}
            >
              The server did not respond. All five values are kept on this page.
            </Alert>
          }
          no={
            <Alert tone="critical" title="Error 503">
              Something went wrong. Please try again later.
            </Alert>
          }
        />
      </Topic>
      <Topic heading="Without blame" rule="Describe the problem, not the user’s action.">
        <Pair
          yes={
            <TextField
              label="Facility name"
              defaultValue="Northgate"
              error="This name is taken. Add the name of the town"
            />
          }
          no={
            <TextField
              label="Facility name"
              defaultValue="Northgate"
              error="You entered a name that already exists!"
            />
          }
        />
      </Topic>
      <Topic
        heading="A refusal names who can help"
        rule="State what is not allowed, why, and who may do it. No disabled button without a reason."
      >
        <Pair
          yes={
            <Stack gap="s2">
              <div>
                <Button inertReason={REFUSAL}>Verify result</Button>
              </div>
              <Text tone="muted">Tooltip and screen readers: “{REFUSAL}.”</Text>
            </Stack>
          }
          no={<Alert tone="critical">Permission denied.</Alert>}
        />
      </Topic>
    </Board>
  ),
};

/** One term per concept everywhere: on screen, in code, on paper. */
export const OneWordPerThing: Story = {
  name: 'One word per thing',
  render: () => (
    <Board>
      <Topic
        heading="From the glossary"
        rule="docs/glossary.md lists all terms with their sources. Add new terms there first."
      >
        <Card body="flush">
          <Table
            caption="Words of the laboratory"
            rows={words}
            rowKey={({ word }) => word}
            columns={[
              {
                id: 'word',
                header: 'Word',
                rowHeader: true,
                width: '28%',
                render: ({ word }) => word,
              },
              { id: 'means', header: 'Means', render: ({ means }) => means },
              {
                id: 'not',
                header: 'Not',
                width: '30%',
                render: ({ not }) => (
                  <Text as="span" tone="muted">
                    {not}
                  </Text>
                ),
              },
            ]}
          />
        </Card>
      </Topic>
      <Topic
        heading="Where the words live"
        rule="In words/en.json beside the component, as whole sentences with named placeholders, so that translators can reorder them. Never concatenate sentence parts. In the toolbar’s lengthened English, text outside the catalogues stays short."
      />
    </Board>
  ),
};

/** Unknown values are stated as unknown, and reported values are never changed. */
export const FiguresAndUnknowns: Story = {
  name: 'Figures and unknowns',
  render: () => (
    <Board>
      <Topic
        heading="Unknown is never normal"
        rule="Missing, pending and not evaluated have their own words. Never replace them with reassuring or empty text."
      >
        <Pair
          yes={
            <DescriptionList
              items={[
                {
                  id: 'flag',
                  term: 'Judgment',
                  description: <Chip glyph={HoldGlyph}>Not evaluated</Chip>,
                },
                { id: 'weight', term: 'Weight', description: null },
              ]}
            />
          }
          no={
            <DescriptionList
              items={[
                { id: 'flag', term: 'Judgment', description: 'Normal' },
                { id: 'weight', term: 'Weight', description: '0 kg' },
              ]}
            />
          }
        />
      </Topic>
      <Topic
        heading="Numbers as reported"
        rule="A result keeps its reported digits: 4.80 is more precise than 4.8, and <0.5 is not 0. The unit is always beside it. Only counts and shares are formatted."
      >
        <Pair
          yes={
            <DescriptionList
              items={[
                { id: 'k', term: 'Potassium', description: '4.80 mmol/L' },
                { id: 'crp', term: 'CRP', description: '<0.5 mg/L' },
              ]}
            />
          }
          no={
            <DescriptionList
              items={[
                { id: 'k', term: 'Potassium', description: '4.8' },
                { id: 'crp', term: 'CRP', description: '0 mg/L' },
              ]}
            />
          }
        />
      </Topic>
      <Topic
        heading="How old, and when"
        rule="Times today show the time; other days show the date. Old figures show their age."
      >
        <Pair
          yes="Updated 08:42. Collected 11 May 2026, 16:05."
          no="Updated a moment ago. Collected 05/11/26."
        />
      </Topic>
    </Board>
  ),
};
