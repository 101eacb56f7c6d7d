import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Stack } from '@alms/ui/stack';
import { Table } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { t } from '@alms/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { Board, Topic } from './board.tsx';

const Track = styled.div`
  position: relative;
  block-size: 1.5rem;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.full};
  > span {
    position: absolute;
    inset-block: 2px;
    inset-inline-start: 2px;
    inline-size: calc(1.5rem - 6px);
    border-radius: 50%;
    background: ${t.brand.solid};
    transition: inset-inline-start ${t.motion.base} ${t.motion.ease};
  }
  &[data-token='fast'] > span {
    transition-duration: ${t.motion.fast};
  }
  &[data-there] > span {
    inset-inline-start: calc(100% - 1.5rem + 4px);
  }
`;

const DURATIONS = [
  {
    token: 'fast',
    about: 'motion.fast, 90 ms: response to a pointer or a press. A row, a button, a check.',
  },
  {
    token: 'base',
    about: 'motion.base, 150 ms: enter and exit. A menu, a dialog, a toast. Nothing takes longer.',
  },
];

function Durations() {
  const [there, setThere] = useState(false);
  return (
    <Stack gap="s5" style={{ maxInlineSize: '40rem' }}>
      {DURATIONS.map(({ token, about }) => (
        <Stack key={token} gap="s2">
          <Text>{about}</Text>
          <Track data-token={token} data-there={there || undefined}>
            <span data-testid={token} />
          </Track>
        </Stack>
      ))}
      <div>
        <Button onClick={() => setThere(!there)}>Move them</Button>
      </div>
    </Stack>
  );
}

interface Movement {
  what: string;
  how: string;
  token: string;
  reduced: string;
}

const movements: Movement[] = [
  {
    what: 'A row, button or check under the pointer',
    how: 'Its background fades',
    token: 'fast',
    reduced: 'At once',
  },
  {
    what: 'Dialog, drawer, menu, tooltip, palette',
    how: 'Fades in; a dialog also rises a little',
    token: 'base',
    reduced: 'At once',
  },
  { what: 'Toast', how: 'Arrives from the top end corner', token: 'base', reduced: 'At once' },
  { what: 'Chevron of what folds', how: 'Turns', token: 'base', reduced: 'At once' },
  {
    what: 'Thumb of a switch, length of a progress bar',
    how: 'Slides',
    token: 'base',
    reduced: 'At once',
  },
  {
    what: 'Skeleton',
    how: 'Appears after 150 ms, then pulses',
    token: 'base',
    reduced: 'No motion',
  },
  { what: 'Busy button', how: 'Turns', token: 'turn', reduced: 'Breathes slowly' },
  {
    what: 'Pictures of the landing page',
    how: 'Crossfade every five seconds; a button stops them',
    token: 'base',
    reduced: 'Paused until started by the user',
  },
];

const never = [
  'Figures never count up, and charts are never drawn in stages: a partial value could be read.',
  'Content never slides to make room. A skeleton reserves the space for later content.',
  'Nothing blinks. Critical items are filled, labelled and listed first.',
  'Nothing moves on a timer except the pictures of the landing page.',
];

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two durations and one easing curve; press the button to compare them. */
export const Tokens: Story = {
  render: () => (
    <Board>
      <Topic
        heading="Durations"
        rule="Both start fast and settle gently (motion.ease). They respond to input and never make users wait."
      >
        <Durations />
      </Topic>
      <Topic
        heading="Work under way"
        rule="motion.turn is the only endless animation: 800 ms per turn while work is in progress."
      >
        <div>
          <Button busy>Save</Button>
        </div>
      </Topic>
    </Board>
  ),
};

/** Animations, and their replacements for users with reduced motion. */
export const WhatMoves: Story = {
  name: 'What moves',
  render: () => (
    <Board>
      <Topic
        heading="What may move"
        rule="Movement only follows a user action or a request for content."
      >
        <Card body="flush">
          <Table
            caption="What may move"
            rows={movements}
            rowKey={({ what }) => what}
            columns={[
              { id: 'what', header: 'What', rowHeader: true, render: ({ what }) => what },
              { id: 'how', header: 'How', render: ({ how }) => how },
              {
                id: 'token',
                header: 'Token',
                render: ({ token }) => (
                  <Text as="span" code>
                    motion.{token}
                  </Text>
                ),
              },
              { id: 'reduced', header: 'With less motion', render: ({ reduced }) => reduced },
            ]}
          />
        </Card>
      </Topic>
      <Topic
        heading="What never moves"
        rule="Users read figures here all day, and other movement is tiring."
      >
        <Card body="lines">
          {never.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </Card>
      </Topic>
      <Topic
        heading="Less motion"
        rule="If the system requests reduced motion, both durations become 0 and rotation becomes a pulse, for every component. To see it: the browser’s developer tools, Rendering, prefers-reduced-motion."
      />
    </Board>
  ),
};

/** The button moves both samples, within the durations of the tokens. */
export const Moved: Story = {
  render: () => (
    <Board>
      <Durations />
    </Board>
  ),
  play: async ({ canvas }) => {
    const dots = DURATIONS.map(({ token }) => canvas.getByTestId(token));
    const [before] = dots.map((dot) => getComputedStyle(dot).insetInlineStart);
    await userEvent.click(canvas.getByRole('button', { name: 'Move them' }));
    for (const dot of dots)
      await expect(Number.parseFloat(getComputedStyle(dot).transitionDuration)).toBeLessThanOrEqual(
        0.15,
      );
    await waitFor(() =>
      expect(dots.map((dot) => getComputedStyle(dot).insetInlineStart)).not.toContain(before),
    );
  },
};
