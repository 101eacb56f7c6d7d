import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../chip/index.ts';
import { WarningGlyph } from '../icon/index.ts';
import { Sparkline } from '../sparkline/index.ts';
import { StatStrip, StatTile } from './stat-strip.tsx';
import { StatTrend } from './stat-trend.tsx';

const fourTiles = [
  <StatTile key="today" label="Parcels today" value="148" note="125 signed for" />,
  <StatTile key="open" label="On the way" value="23" note="5 express" />,
  <StatTile
    key="time"
    label="On time"
    value="93.6%"
    chip={
      <Chip tone="caution" glyph={WarningGlyph}>
        Below goal
      </Chip>
    }
  />,
  <StatTile key="recent" label="Recent activity" value="31" note="since 08:00" />,
];

const eightTiles = [1, 2, 3, 4, 5, 6, 7, 8].map((tile) => (
  <StatTile
    key={tile}
    label={`Parcels of gate ${tile}`}
    value={tile * 37}
    note={`of ${tile * 50}`}
    caption="Since 00:00"
  />
));

/**
 * A description list: each label is a term, each figure its description. An unknown figure is a
 * dash that is read as "unknown".
 */
const meta = {
  title: 'UI/Data/Stat strip',
  component: StatStrip,
  subcomponents: { StatTile, StatTrend },
  tags: ['component', 'stable'],
  parameters: {
    states: { KeyboardOnly: 'has nothing to operate' },
    reviewed: { date: '2026-11-21', by: 'axe' },
    docs: {
      description: {
        component: `
**Use it** for two to five related figures, read at a glance.

**Do not** use it for figures that need a chart or table (a \`Card\` each) or for properties in words (\`DescriptionList\`).

**Anatomy** \`StatTile\`s: label, value, a short note, a \`Chip\` that evaluates it, a \`StatTrend\` for the change (with a \`Sparkline\` where the trend matters).

**Accessibility**
- A native list: each label is read before its value, note and chip.
- An unknown figure (\`null\`) is shown as a dash and read as "unknown", never as zero.`,
      },
    },
  },
  args: { children: fourTiles },
} satisfies Meta<typeof StatStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <StatStrip {...args} />
      <div style={{ maxInlineSize: '30rem' }}>
        <StatStrip {...args} />
      </div>
      <div style={{ maxInlineSize: '30rem' }}>
        <StatStrip>{fourTiles.slice(0, 3)}</StatStrip>
      </div>
      <StatStrip>
        <StatTile label="Not known" value={null} note="the scale did not answer" />
        <StatTile label="None" value={0} />
      </StatStrip>
      <div style={{ maxInlineSize: '42rem' }}>
        <StatStrip columns={4}>{eightTiles}</StatStrip>
      </div>
      <div style={{ maxInlineSize: '22rem' }}>
        <StatStrip columns={4}>{eightTiles}</StatStrip>
      </div>
      <StatStrip>
        <StatTile
          label="Parcels today"
          value="148"
          trend={
            <StatTrend
              direction="up"
              by="12 since yesterday"
              run={
                <Sparkline
                  label="Parcels, last seven days"
                  values={[120, 131, 118, 140, 122, 136, 148]}
                />
              }
            />
          }
        />
        <StatTile
          label="On the way"
          value="23"
          note="5 express"
          trend={<StatTrend direction="down" by="4 since 08:00" />}
        />
        <StatTile label="On time" value="93.6%" trend={<StatTrend direction="steady" />} />
        <StatTile label="Recent activity" value="31" trend={<StatTrend direction="unknown" />} />
      </StatStrip>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    children: [
      <StatTile
        key="a"
        label="Parcels announced for this morning and not yet signed for"
        value="123,456,789,012"
        note="of 987,654,321,098 in all"
      />,
      <StatTile
        key="b"
        label="On time"
        value="93.6%"
        chip={
          <Chip tone="caution" glyph={WarningGlyph}>
            Below the goal for the second week
          </Chip>
        }
      />,
    ],
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: {
    children: [
      ...fourTiles.slice(0, 3),
      <StatTile key="unknown" label="Recent activity" value={null} />,
    ],
  },
};
