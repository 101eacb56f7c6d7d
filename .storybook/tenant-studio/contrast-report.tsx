import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { Table, type TableColumn } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { ThemeScope, type Brand, type Scheme } from '@alms/ui/theme';
import { useLayoutEffect, useRef, useState } from 'react';
import { measurePairs, type MeasuredPair } from './measured-pairs.ts';

const ground = {
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '1.5rem',
  borderRadius: '6px',
} as const;
const shape = { inlineSize: '1.5rem', blockSize: '0.5rem', borderRadius: '2px' } as const;

/**
 * A colour pair, shown as text where the requirement is for text, or as a shape where it is for
 * edges.
 */
function Swatch({ frontHex, backHex, least }: MeasuredPair) {
  return (
    <span style={{ ...ground, background: backHex, color: frontHex }}>
      {least === 4.5 ? 'Aa' : <span style={{ ...shape, background: frontHex }} />}
    </span>
  );
}

const columns: TableColumn<MeasuredPair>[] = [
  {
    id: 'name',
    header: 'Where they meet',
    rowHeader: true,
    width: '34%',
    render: ({ name }) => name,
  },
  { id: 'swatch', header: 'Painted', render: (pair) => <Swatch {...pair} /> },
  {
    id: 'front',
    header: 'Front',
    render: ({ frontHex }) => (
      <Text as="span" code>
        {frontHex}
      </Text>
    ),
  },
  {
    id: 'back',
    header: 'AccessReason',
    render: ({ backHex }) => (
      <Text as="span" code>
        {backHex}
      </Text>
    ),
  },
  {
    id: 'ratio',
    header: 'Contrast',
    align: 'end',
    render: ({ ratio }) => `${ratio.toFixed(2)} : 1`,
  },
  { id: 'least', header: 'At least', align: 'end', render: ({ least }) => `${least} : 1` },
  {
    id: 'verdict',
    header: 'AA',
    render: ({ passes }) => (
      <Chip tone={passes ? 'positive' : 'critical'}>{passes ? 'Passes' : 'Fails'}</Chip>
    ),
  },
];

export interface ContrastReportProps {
  brand: Brand;
  scheme: Exclude<Scheme, 'system'>;
}

/** Measured contrast of each pair in one scheme, as painted by the browser. */
export function ContrastReport({ brand, scheme }: ContrastReportProps) {
  const inside = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<MeasuredPair[]>([]);
  useLayoutEffect(() => {
    if (inside.current) setMeasured(measurePairs(inside.current));
  }, [brand, scheme]);
  const failing = measured.filter(({ passes }) => !passes).length;
  return (
    <ThemeScope scheme={scheme} brand={brand}>
      <div ref={inside} style={{ padding: '1rem' }}>
        <Card
          heading={`${scheme === 'light' ? 'Light' : 'Dark'}: ${failing === 0 ? `all ${measured.length} pairs pass` : `${failing} of ${measured.length} pairs fail`}`}
          body="flush"
        >
          <Table
            caption={`Measured contrast, ${scheme}`}
            columns={columns}
            rows={measured}
            rowKey={({ name }) => name}
          />
        </Card>
      </div>
    </ThemeScope>
  );
}
