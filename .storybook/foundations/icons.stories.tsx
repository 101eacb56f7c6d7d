import { Button, IconButton } from '@alms/ui/button';
import { Grid } from '@alms/ui/grid';
import * as icons from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Board, Pair, Topic } from './board.tsx';

const { Icon } = icons;

/** Icons that point along the line of text, and are mirrored with it. */
const TURNING = [
  'ArrowStartGlyph',
  'ArrowEndGlyph',
  'ChevronStartGlyph',
  'ChevronEndGlyph',
  'SignOutGlyph',
  'UndoGlyph',
];

const glyphs = Object.entries(icons).flatMap(([name, glyph]) =>
  name.endsWith('Glyph') ? [{ name, glyph: glyph as icons.Glyph }] : [],
);
const turning = glyphs.filter(({ name }) => TURNING.includes(name));

const meta = {
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every icon in both sizes, with its import name. */
export const Glyphs: Story = {
  render: () => (
    <Board>
      <Topic
        heading="Every glyph"
        rule="Shown at 20 and 16 px. Import an icon by this name from @alms/ui/icon; use the same name in designs."
      >
        <Grid columnWidth="13rem" gap="s3">
          {glyphs.map(({ name, glyph }) => (
            <Inline key={name} gap="s3">
              <Icon glyph={glyph} />
              <Icon glyph={glyph} size="small" />
              <Text
                as="span"
                size="small"
                code
                style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}
              >
                {name}
              </Text>
            </Inline>
          ))}
        </Grid>
      </Topic>
    </Board>
  ),
};

/** Two sizes, one colour, and mirrored icons. */
export const SizesAndDirection: Story = {
  name: 'Sizes and direction',
  render: () => (
    <Board>
      <Topic
        heading="Two sizes"
        rule="20 px beside text of 14 px and more; 16 px beside 12 px text and inside buttons and fields, so that it does not outweigh the text. The stroke is 1.5 and 1.75 px; there are no sizes in between."
      >
        <Stack gap="s3">
          <Inline gap="s2">
            <Icon glyph={icons.TubeGlyph} />
            <Text as="span" size="large">
              Serum, 4 mL
            </Text>
          </Inline>
          <Inline gap="s2">
            <Icon glyph={icons.TubeGlyph} size="small" />
            <Text as="span" size="small">
              Serum, 4 mL
            </Text>
          </Inline>
        </Stack>
      </Topic>
      <Topic
        heading="One colour"
        rule="An icon has the colour of its text. Only in a message (an alert, a toast) does it alone carry the tone, which is also stated in words."
      >
        <Stack gap="s2">
          <Inline gap="s2" style={{ color: 'var(--alms-tone-critical-text)' }}>
            <Icon glyph={icons.CriticalGlyph} />
            Overdue by 12 minutes
          </Inline>
          <Inline gap="s2">
            <Icon glyph={icons.ClockGlyph} />
            Due in 20 minutes
          </Inline>
        </Stack>
      </Topic>
      <Topic
        heading="What turns around"
        rule="Arrows, chevrons, doors and back icons follow the text direction: set mirrored so that they flip in right-to-left languages. Objects, clocks and checks never flip. Below: left to right, and right to left."
      >
        <Grid columnWidth="13rem" gap="s3">
          {turning.map(({ name, glyph }) => (
            <Inline key={name} gap="s3">
              <span dir="ltr">
                <Icon glyph={glyph} mirrored />
              </span>
              <span dir="rtl">
                <Icon glyph={glyph} mirrored />
              </span>
              <Text as="span" size="small" code>
                {name}
              </Text>
            </Inline>
          ))}
        </Grid>
      </Topic>
    </Board>
  ),
};

/** An icon helps to recognise a label; it does not replace it. */
export const WhenToUse: Story = {
  name: 'When to use',
  render: () => (
    <Board>
      <Topic
        heading="Words first"
        rule="Use text where there is room. An icon alone is only for familiar actions: search, close, refresh, menu, more. Its label is a tooltip and is read aloud."
      >
        <Pair
          yes={
            <Inline>
              <Button leading={<Icon glyph={icons.PrintGlyph} size="small" />}>Print labels</Button>
              <IconButton label="Refresh">
                <Icon glyph={icons.RefreshGlyph} />
              </IconButton>
            </Inline>
          }
          no={
            <Inline>
              <IconButton label="Print labels" variant="secondary">
                <Icon glyph={icons.BarcodeGlyph} />
              </IconButton>
              <IconButton label="Verify" variant="secondary">
                <Icon glyph={icons.ShieldGlyph} />
              </IconButton>
            </Inline>
          }
        />
      </Topic>
      <Topic
        heading="One glyph, one meaning"
        rule="One thing has the same icon everywhere, and two things never share an icon on a page."
      >
        <Pair
          yes={
            <Inline gap="s5">
              <Inline>
                <Icon glyph={icons.WarningGlyph} />
                Warning
              </Inline>
              <Inline>
                <Icon glyph={icons.CriticalGlyph} />
                Critical
              </Inline>
            </Inline>
          }
          no={
            <Inline gap="s5">
              <Inline>
                <Icon glyph={icons.WarningGlyph} />
                Warning
              </Inline>
              <Inline>
                <Icon glyph={icons.WarningGlyph} />
                Critical
              </Inline>
            </Inline>
          }
        />
      </Topic>
      <Topic
        heading="Not as decoration"
        rule="An icon on every row is noise. Give an icon only to the item that users must find."
      >
        <Pair
          yes={
            <Stack gap="s1">
              <span>Name</span>
              <span>Address</span>
              <span>Telephone</span>
            </Stack>
          }
          no={
            <Stack gap="s1">
              {[
                ['Name', icons.PersonGlyph],
                ['Address', icons.HomeGlyph],
                ['Telephone', icons.PhoneGlyph],
              ].map(([name, glyph]) => (
                <Inline key={name as string}>
                  <Icon glyph={glyph as icons.Glyph} />
                  {name as string}
                </Inline>
              ))}
            </Stack>
          }
        />
      </Topic>
    </Board>
  ),
};
