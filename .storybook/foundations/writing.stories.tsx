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
    means: 'A second person makes a result reportable',
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
  { word: 'critical limit', means: 'Beyond it somebody must be told at once', not: 'panic value' },
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
const REFUSAL = 'You entered this value; a second person verifies it';

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
        rule="A verb and what it acts on. Who reads only the button still knows what will happen; an act that cannot be undone says so there, not only in the text above."
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
        rule="Sentence case, no exclamation marks, no capitals for emphasis. No thanks, no “please”, no “successfully”: that it worked is the message."
      >
        <Pair
          yes={<Alert tone="positive">Report sent to Dr. Haddad.</Alert>}
          no={
            <Alert tone="positive">Congratulations! Your Report Has Been Successfully Sent!</Alert>
          }
        />
      </Topic>
      <Topic
        heading="An empty place says what belongs there"
        rule="And how the first one comes there. “No data” says neither."
      >
        <Pair
          yes={
            <EmptyState
              headingLevel={3}
              title="No samples to receive"
              body="Collected samples show here until the laboratory has them."
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
        rule="What is accepted, with an example. The reader can do something with it at once."
      >
        <Pair
          yes={
            <TextField
              label="E-mail"
              defaultValue="leila.haddad@"
              error="Enter an e-mail address, such as name@mail.example"
            />
          }
          no={<TextField label="E-mail" defaultValue="leila.haddad@" error="Invalid input" />}
        />
      </Topic>
      <Topic
        heading="When something failed"
        rule="What happened, what was kept, one way on. The reason only where it helps to go on; a number for support where it does not."
      >
        <Pair
          yes={
            <Alert
              tone="critical"
              title="The results were not sent"
              actions={<Button size="small">Send again</Button>}
            >
              The server did not answer. All five values are kept on this page.
            </Alert>
          }
          no={
            <Alert tone="critical" title="Error 503">
              Something went wrong. Please try again later.
            </Alert>
          }
        />
      </Topic>
      <Topic heading="Without blame" rule="Say what the thing is, not what the person did.">
        <Pair
          yes={
            <TextField
              label="Facility name"
              defaultValue="Northgate"
              error="This name is taken; add the name of the town"
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
        heading="A refusal says who can help"
        rule="What is not allowed, why, and who may do it. Never a button that is grey for no reason."
      >
        <Pair
          yes={
            <Stack gap="s2">
              <div>
                <Button inertReason={REFUSAL}>Verify result</Button>
              </div>
              <Text tone="muted">To a pointer and to listeners: “{REFUSAL}.”</Text>
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
        rule="docs/glossary.md holds all of them, with their sources. A new word goes there first."
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
        rule="In words/en.json beside the component, as whole sentences with named places for values, so that a translator can turn them around. Sentences are never glued together from parts. The toolbar’s lengthened English shows a word that comes from no catalogue: it stays short."
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
        rule="Missing, pending and not judged have words of their own. Nothing reassuring stands in for them, and nothing empty."
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
        rule="A result keeps the digits it came with: 4.80 says more than 4.8, and <0.5 is not 0. The unit always stands beside it. Only counts and shares are formatted."
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
        rule="A time of today is a time; another day has its date. Old figures say how old they are."
      >
        <Pair
          yes="Updated 08:42. Collected 11 May 2026, 16:05."
          no="Updated a moment ago. Collected 05/11/26."
        />
      </Topic>
    </Board>
  ),
};
