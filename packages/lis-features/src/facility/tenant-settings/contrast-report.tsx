import { contrastRatio, solidFor } from '@alms/lis-domain/facility';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { Split } from '@alms/ui/split';
import { Table } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import type { MeasuredContrast, MeasuredPair, PairName } from './measure-contrast.ts';
import { tenantSettingsMessages } from './words/index.ts';
import * as S from './tenant-settings.styles.ts';

export interface ContrastReportProps {
  /** Primary colour, `#rrggbb`. */
  primary: string;
  secondary: string;
  measured: MeasuredContrast;
}

const pairOf = (pairs: readonly MeasuredPair[] | undefined, name: PairName) =>
  pairs?.find((pair) => pair.name === name);

/** Explains how the colours were adjusted and why, and lists every affected contrast ratio. */
export function ContrastReport({ primary, secondary, measured }: ContrastReportProps) {
  const words = useMessages(tenantSettingsMessages);
  const sentences = useSentences({ primary, secondary, measured });
  const figure = useFigure();
  const cell = (pair: MeasuredPair | undefined) =>
    pair && (
      <Inline gap="s2">
        {words.ratio({ ratio: figure(pair.ratio) })}
        <Chip tone={pair.passes ? 'positive' : 'critical'}>
          {pair.passes ? words.passes : words.fails}
        </Chip>
      </Inline>
    );
  return (
    <Card heading={words.contrast} footer={words.contrastContext}>
      <Split
        ratio="1:1"
        gap="s5"
        start={
          <S.Sentences>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </S.Sentences>
        }
        end={
          measured.light ? (
            <Table
              caption={words.contrast}
              columns={[
                {
                  id: 'where',
                  header: words.where,
                  rowHeader: true,
                  render: ({ name }) => words[name],
                },
                { id: 'light', header: words.light, render: (pair) => cell(pair) },
                {
                  id: 'dark',
                  header: words.dark,
                  render: ({ name }) => cell(pairOf(measured.dark, name)),
                },
              ]}
              rows={measured.light}
              rowKey={({ name }) => name}
            />
          ) : (
            <Text tone="muted">{words.notMeasured}</Text>
          )
        }
      />
    </Card>
  );
}

function useFigure() {
  const format = useFormat();
  return (ratio: number) =>
    format.number(ratio, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function useSentences({ primary, secondary, measured }: ContrastReportProps): string[] {
  const words = useMessages(tenantSettingsMessages);
  const figure = useFigure();
  const chosen = { color: primary, ratio: figure(contrastRatio(primary, '#ffffff')) };
  const painted = ({ ratio }: MeasuredPair, color: string) => ({
    painted: color,
    reached: figure(ratio),
  });
  const button = pairOf(measured.light, 'onButton');
  const link = pairOf(measured.light, 'onCard');
  const darkLink = pairOf(measured.dark, 'onCard');
  const fill = () => {
    if (solidFor(primary)) return words.fillAsIs(chosen);
    return button
      ? words.fillPainted({ ...chosen, ...painted(button, button.back) })
      : words.fillDarker(chosen);
  };
  return [
    fill(),
    ...(link ? [words.textPainted(painted(link, link.front))] : []),
    ...(darkLink ? [words.darkPainted(painted(darkLink, darkLink.front))] : []),
    words.secondaryNote({ ratio: figure(contrastRatio(secondary, '#ffffff')) }),
    words.flagsNote,
  ];
}
