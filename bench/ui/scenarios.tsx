/**
 * Benchmark scenarios: our component, and the minimal plain React that renders the same. Each
 * scenario renders `count` of them. `run.mjs` opens this in Chromium and calls `window.bench`.
 */
import { Button } from '@alms/ui/button';
import { ControlChart } from '@alms/ui/control-chart';
import { DataTable } from '@alms/ui/data-table';
import { TextField } from '@alms/ui/text-field';
import { ThemeScope, ThemeStyles } from '@alms/ui/theme';
import { Fragment, useState, type ReactNode, type UIEvent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { columns, limits, points, rows } from './data.ts';

const each = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index));

/** A plain button as a function component, as an app without a design system would write it. */
function PlainButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className="plain-button">
      {children}
    </button>
  );
}

function PlainField({ id, label }: { id: string; label: string }) {
  return (
    <div className="plain-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" />
    </div>
  );
}

const ROW_HEIGHT = 36;
/** Rows in the viewport and the overscan around them, as many as the data table renders. */
const DRAWN = 40;
const AHEAD = 10;

/**
 * Minimal plain React virtualised list: only rendered rows have elements, positioned by CSS and
 * reused for entering rows.
 */
function PlainWindow({ count }: { count: number }) {
  const all = rows(count);
  const [first, setFirst] = useState(0);
  const handleScroll = ({ currentTarget }: UIEvent) => {
    const row = Math.floor(currentTarget.scrollTop / ROW_HEIGHT) - AHEAD;
    flushSync(() => setFirst(Math.min(Math.max(0, row), count - DRAWN)));
  };
  return (
    <div className="plain-scroller" onScroll={handleScroll}>
      <table className="plain-window" style={{ height: count * ROW_HEIGHT }}>
        <tbody>
          {each(DRAWN, (slot) => {
            const index = first + ((slot - (first % DRAWN) + DRAWN) % DRAWN);
            return (
              <tr key={slot} style={{ transform: `translateY(${index * ROW_HEIGHT}px)` }}>
                {columns.map((column) => (
                  <td key={column.id}>{column.render(all[index]!)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const scenarios: Record<string, (count: number) => ReactNode> = {
  'button-plain': (count) =>
    each(count, (index) => <PlainButton key={index}>Save changes</PlainButton>),
  'button-ours': (count) => each(count, (index) => <Button key={index}>Save changes</Button>),
  'field-plain': (count) =>
    each(count, (index) => <PlainField key={index} id={`plain-${index}`} label="Full name" />),
  'field-ours': (count) => each(count, (index) => <TextField key={index} label="Full name" />),
  'table-plain': (count) => (
    <div className="plain-scroller">
      <table>
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id}>{header}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows(Math.min(count, 24)).map((row) => (
            <tr key={row.id}>
              {columns.map((column) => (
                <td key={column.id}>{column.render(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
  'window-plain': (count) => <PlainWindow count={count} />,
  'table-ours': (count) => (
    <DataTable
      caption="Everything that waits"
      columns={columns}
      resource={{ status: 'ready', data: rows(count), freshness: 'fresh' }}
      rowKey={({ id }) => id}
      height="600px"
    />
  ),
  'chart-plain': (count) => {
    const at = points(count).map(
      ({ value }, index) =>
        `${((index * 1250) / count).toFixed(1)} ${(124 - ((value ?? 100) - 100) * 12).toFixed(1)}`,
    );
    return (
      <svg viewBox="0 0 1280 248" width="1280" height="248">
        <path fill="none" stroke="#888" d={`M${at.join('L')}`} />
        <path
          fill="none"
          stroke="#222"
          strokeWidth={3}
          strokeLinecap="round"
          d={at.map((place) => `M${place}h0`).join('')}
        />
      </svg>
    );
  },
  'chart-ours': (count) => <ControlChart title="Control" points={points(count)} limits={limits} />,
};

const host = document.createElement('main');
document.body.append(host);
let root: Root | undefined;
let drawn: ReactNode;

/**
 * Renders the scenario under a theme. The scenario is the same element each time, as on a page
 * where only the theme changes.
 */
const drawUnder = (primary: string) =>
  flushSync(() =>
    root?.render(
      <>
        <ThemeStyles />
        <ThemeScope brand={{ primary }}>{drawn}</ThemeScope>
      </>,
    ),
  );

const bench = {
  /** Mounts one scenario on an empty page, synchronously. */
  mount(name: string, count: number) {
    const scenario = scenarios[name];
    if (!scenario) throw new Error(`Unknown scenario "${name}".`);
    root = createRoot(host);
    drawn = <Fragment key="scenario">{scenario(count)}</Fragment>;
    drawUnder('#1976d2');
    return host.querySelectorAll('*').length;
  },
  /**
   * Creates a scenario's data in advance, so that its time and memory are not attributed to
   * rendering.
   */
  prepare: (count: number) => rows(count).length + points(count).length,
  /** Number of elements inside the scenario, without theme and page. */
  nodes: () => host.querySelector('[data-alms-scope]')?.querySelectorAll('*').length ?? 0,
  retheme(primary: string) {
    drawUnder(primary);
    return getComputedStyle(host.querySelector('button') ?? host).backgroundColor;
  },
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
