import type { ControlledTest, TestLot } from '@alms/lis-domain/quality-control';
import { IconButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Icon, MoreGlyph } from '@alms/ui/icon';
import { Menu } from '@alms/ui/menu';
import { Text } from '@alms/ui/text';
import { qualityControlMessages } from './words/index.ts';
import { figure } from './level-charts.tsx';
import { LOT_APPEARANCE } from './appearance.ts';
import * as S from './quality-control.styles.ts';

export interface LotActions {
  /** Opens the dialog to set a lot’s target. When omitted, the user may not. */
  onSetTarget?: ((lot: TestLot) => void) | undefined;
  onArchive?: ((lot: TestLot) => void) | undefined;
}

export interface LotsCardProps extends LotActions {
  test: ControlledTest['test'];
  lots: readonly TestLot[];
}

/** QC lots of a test with their targets, and the statistics of their own values. */
export function LotsCard({ test, lots, ...actions }: LotsCardProps) {
  const words = useMessages(qualityControlMessages);
  if (lots.length === 0)
    return (
      <Card heading={words.lots}>
        <Text tone="muted">{words.noLots}</Text>
      </Card>
    );
  return (
    <Card heading={words.lots} body="lines">
      {lots.map((lot) => (
        <li key={lot.id}>
          <LotLine lot={lot} unit={test.unit_display ?? ''} {...actions} />
        </li>
      ))}
    </Card>
  );
}

function LotLine({
  lot,
  unit,
  onSetTarget,
  onArchive,
}: { lot: TestLot; unit: string } & LotActions) {
  const words = useMessages(qualityControlMessages);
  const format = useFormat();
  const { level, level_label, lot_number, material_name, state, target, use_by } = lot;
  const items = [
    ...(onSetTarget
      ? [{ id: 'target', label: words.setTarget, onSelect: () => onSetTarget(lot) }]
      : []),
    ...(onArchive
      ? [{ id: 'archive', label: words.archiveLot, onSelect: () => onArchive(lot) }]
      : []),
  ];
  return (
    <S.Lot>
      <div data-part="line">
        <b>{[words.level({ level }), level_label].filter(Boolean).join(', ')}</b>
        <Chip {...LOT_APPEARANCE[state]}>{words[state]}</Chip>
        {items.length > 0 && (
          <Menu
            align="end"
            items={items}
            renderTrigger={(trigger) => (
              <IconButton {...trigger} size="small" label={words.actionsOfLot({ lot: lot_number })}>
                <Icon glyph={MoreGlyph} size="small" />
              </IconButton>
            )}
          />
        )}
      </div>
      <Text tone="muted" size="small">
        {words.lotFacts({
          material: material_name,
          lot: lot_number,
          date: format.longDate(use_by),
        })}
      </Text>
      <dl>
        <dt>{words.target}</dt>
        <dd>
          {target === null ? (
            words.noTarget
          ) : (
            <bdi dir="ltr">
              {words.targetText({ mean: figure(target.mean), sd: figure(target.sd) })} {unit}
            </bdi>
          )}
          {target !== null && (
            <small>
              <TargetSource {...target} />
            </small>
          )}
        </dd>
        <dt>{words.own}</dt>
        <dd>
          <OwnFigures lot={lot} unit={unit} />
        </dd>
      </dl>
    </S.Lot>
  );
}

function TargetSource({ source, n, from, to }: NonNullable<TestLot['target']>) {
  const words = useMessages(qualityControlMessages);
  const format = useFormat();
  if (source === 'manufacturer') return words.manufacturer;
  const dayOf = (at: string | null) => (at === null ? '' : format.longDate(format.dayOf(at)));
  return source === 'rolling'
    ? words.rolling({ n: n ?? 0, from: dayOf(from), to: dayOf(to) })
    : words.established({ n: n ?? 0 });
}

function OwnFigures({ lot: { statistics }, unit }: { lot: TestLot; unit: string }) {
  const words = useMessages(qualityControlMessages);
  const format = useFormat();
  const { n, mean, sd, cv, bias, sigma } = statistics;
  const shown = (value: number, maximumFractionDigits = 2) =>
    format.number(value, { maximumFractionDigits });
  return (
    <>
      {mean !== null && sd !== null && (
        <bdi dir="ltr">
          {words.targetText({ mean: shown(mean, 3), sd: shown(sd, 3) })} {unit}
        </bdi>
      )}
      <small>
        {cv === null || bias === null
          ? words.ownCount({ n })
          : words.ownFigures({ n, cv: shown(cv, 1), bias: shown(bias, 1) })}
      </small>
      {sigma !== null && <small>{words.sigma({ sigma: shown(sigma, 1) })}</small>}
    </>
  );
}
