import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, Icon, HoldGlyph, WarningGlyph } from '@alms/ui/icon';
import { IntervalGauge } from '@alms/ui/interval-gauge';
import type { Flag } from '@alms/lis-domain/results';
import type { ReactNode } from 'react';
import { ClinicalFlag } from '../shared/clinical-flag/index.ts';
import { flagAppearance } from '../shared/clinical-flag/index.ts';
import { landingMessages } from './words/index.ts';
import * as S from './product-crops.styles.ts';

interface CropProps {
  /** Describes the crop, whose parts are neither read nor focusable. */
  label: string;
  children: ReactNode;
}

/** A part of a screen with invented values. */
function Crop({ label, children }: CropProps) {
  return (
    <S.Crop role="img" aria-label={label}>
      <div inert aria-hidden="true">
        {children}
      </div>
    </S.Crop>
  );
}

interface ExampleResult {
  test: 'sodium' | 'potassium' | 'chloride' | 'bicarbonate' | 'urea';
  value: number;
  decimals: number;
  flag: Flag;
  interval: readonly [low: number, high: number];
  critical?: readonly [low: number, high: number];
  previous: number;
  isHeld?: boolean;
}

const potassium: ExampleResult = {
  test: 'potassium',
  value: 6.8,
  decimals: 1,
  flag: 'HH',
  interval: [3.5, 5.1],
  critical: [2.8, 6.2],
  previous: 4.4,
  isHeld: true,
};

const panel: readonly ExampleResult[] = [
  { test: 'sodium', value: 138, decimals: 0, flag: 'N', interval: [135, 145], previous: 139 },
  potassium,
  { test: 'chloride', value: 101, decimals: 0, flag: 'N', interval: [98, 107], previous: 103 },
  { test: 'bicarbonate', value: 19, decimals: 0, flag: 'L', interval: [22, 29], previous: 22 },
  { test: 'urea', value: 16.4, decimals: 1, flag: 'H', interval: [2.8, 8.1], previous: 15.9 },
];

const limits = ([low, high]: readonly [number, number]) => ({
  low: String(low),
  high: String(high),
});

function ResultRow({ result }: { result: ExampleResult }) {
  const words = useMessages(landingMessages);
  const format = useFormat();
  const { test, value, decimals, flag, interval, critical, previous, isHeld = false } = result;
  const number = (each: number) =>
    format.number(each, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const { shape, tone } = flagAppearance(flag);
  return (
    <>
      <tr>
        <th scope="row">{words[test]}</th>
        <td data-part="result" data-critical={flag === 'HH' || undefined}>
          <b>{number(value)}</b> <span>{words.mmol}</span>
        </td>
        <td>
          <ClinicalFlag flag={flag} />
        </td>
        <td data-part="wide">
          <IntervalGauge
            label=""
            interval={limits(interval)}
            value={String(value)}
            mark={{ shape, tone }}
            previous={String(previous)}
            outer={critical && limits(critical)}
          />
        </td>
        <td data-part="wide">
          {words.interval({ low: number(interval[0]), high: number(interval[1]) })}
        </td>
        <td data-part="wider">{number(previous)}</td>
        <td data-part="wider">
          {isHeld ? (
            <S.State data-tone="caution">
              <Icon glyph={WarningGlyph} size="small" />
              {words.delta}
            </S.State>
          ) : (
            <S.State>
              <Icon glyph={CheckGlyph} size="small" />
              {words.pass}
            </S.State>
          )}
        </td>
      </tr>
      {isHeld && (
        <tr data-part="reason">
          <td colSpan={7}>
            <S.Reason>
              <Icon glyph={WarningGlyph} size="small" />
              <div>
                <b>{words.deltaChange}</b>
                <p>{words.deltaPrevious}</p>
              </div>
            </S.Reason>
          </td>
        </tr>
      )}
    </>
  );
}

function ResultTable({ results }: { results: readonly ExampleResult[] }) {
  const words = useMessages(landingMessages);
  return (
    <S.Results>
      <thead>
        <tr>
          <th scope="col">{words.test}</th>
          <th scope="col" data-part="result">
            {words.result}
          </th>
          <th scope="col">{words.flag}</th>
          <th scope="col" colSpan={2} data-part="wide">
            {words.referenceInterval}
          </th>
          <th scope="col" data-part="wider">
            {words.previous}
          </th>
          <th scope="col" data-part="wider">
            {words.checks}
          </th>
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <ResultRow key={result.test} result={result} />
        ))}
      </tbody>
    </S.Results>
  );
}

/** Results of one specimen, one of them on hold. */
export function SpecimenCrop() {
  const words = useMessages(landingMessages);
  return (
    <Crop label={words.specimenCrop}>
      <S.Head>
        <b>{words.patient}</b>
        <span>{words.patientFacts}</span>
      </S.Head>
      <ResultTable results={panel} />
    </Crop>
  );
}

/** A result that the delta check holds. */
export function DeltaCrop() {
  const words = useMessages(landingMessages);
  return (
    <Crop label={words.deltaCrop}>
      <ResultTable results={[potassium]} />
    </Crop>
  );
}

/** Control values in standard deviations from the mean; the last one is rejected. */
const RUNS = [0.4, -0.6, 0.9, -0.2, 0.3, -1.1, 0.7, 1.2, 0.5, 1.6, 1.3, 3.4];
const LINES = [3, 2, 1, 0, -1, -2, -3];
const CHART = { width: 620, height: 150, start: 48, sd: 20 };
const yOf = (sd: number) => CHART.height / 2 - sd * CHART.sd;
const xOf = (index: number) =>
  CHART.start + 16 + (index * (CHART.width - CHART.start - 40)) / (RUNS.length - 1);

/** A control run that Westgard rule 1-3s rejects. */
export function ControlCrop() {
  const words = useMessages(landingMessages);
  const format = useFormat();
  const points = RUNS.map((sd, index) => ({ x: xOf(index), y: yOf(sd) }));
  const last = points.at(-1) ?? { x: 0, y: 0 };
  const lineName = (sd: number) =>
    sd === 0 ? words.mean : words.sd({ value: format.number(sd, { signDisplay: 'exceptZero' }) });
  return (
    <Crop label={words.controlCrop}>
      <S.Head data-tone="critical">
        <b>
          <Icon glyph={HoldGlyph} size="small" /> {words.controlHold}
        </b>
        <span>{words.controlReason}</span>
      </S.Head>
      <S.ChartFrame>
        <S.Chart viewBox={`0 0 ${CHART.width} ${CHART.height}`}>
          {LINES.map((sd) => (
            <g
              key={sd}
              data-limit={Math.abs(sd) === 3 || undefined}
              data-mean={sd === 0 || undefined}
            >
              <line x1={CHART.start} x2={CHART.width} y1={yOf(sd)} y2={yOf(sd)} />
              <text x={CHART.start - 8} y={yOf(sd) + 4} textAnchor="end">
                {lineName(sd)}
              </text>
            </g>
          ))}
          <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
          {points.slice(0, -1).map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r={4} />
          ))}
          <path d={`M${last.x} ${last.y - 7}l7 7-7 7-7-7z`} />
          <text data-rejected="" x={last.x - 14} y={last.y + 4} textAnchor="end">
            {words.controlRule}
          </text>
        </S.Chart>
      </S.ChartFrame>
      <S.Foot>{words.controlFoot}</S.Foot>
    </Crop>
  );
}

/** A critical result whose value was read back. */
export function ReadBackCrop() {
  const words = useMessages(landingMessages);
  const format = useFormat();
  const value = words.valueInMmol({ value: format.number(2.1) });
  const facts = [
    [words.resulted, '08:35'],
    [words.notified, '08:41'],
    [words.recipient, words.recipientName],
    [words.valueReadBack, value],
  ] as const;
  return (
    <Crop label={words.readBackCrop}>
      <S.Head>
        <ClinicalFlag flag="LL" />
        <b>{words.glucose({ value })}</b>
        <S.State data-tone="positive">
          <Icon glyph={CheckGlyph} size="small" />
          {words.readBackConfirmed}
        </S.State>
      </S.Head>
      <S.Facts>
        {facts.map(([term, description]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </S.Facts>
      <S.Foot>{words.readBackFoot}</S.Foot>
    </Crop>
  );
}
