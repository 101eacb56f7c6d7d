import { describe, expect, it } from 'vitest';
import { acknowledgement } from '../../hl7/acknowledgement.ts';
import { utf8 } from '../../hl7/character-set.ts';
import { parsedMessage } from '../../hl7/message.ts';
import type { LinkNotice } from '../link/link.ts';
import { openLink } from '../link/open-link.ts';
import { answerQuery, bytesOf } from '../profiles/answer-query.ts';
import { analyserProfile, analyserProfiles } from '../profiles/index.ts';
import { readSession } from '../profiles/read-session.ts';
import type { AnalyserReading, SpecimenOrder } from '../reading.ts';
import {
  faults,
  simulatedAnalyser,
  type Fault,
  type SimulatorEvent,
} from './simulated-analyser.ts';

const START = Date.UTC(2026, 10, 30, 14, 5);
const localTime = (now: number) => new Date(now).toISOString().slice(0, 19);

interface Setup {
  faults?: readonly Fault[];
  asks?: boolean;
  orders?: readonly SpecimenOrder[];
  hasControl?: boolean;
  specimens?: readonly string[];
}

/** Connects a simulated analyser to a host in memory and runs both until nothing is left to do. */
function play(
  id: string,
  {
    faults = [],
    asks = false,
    orders = [],
    hasControl = false,
    specimens = ['S-1', 'S-2'],
  }: Setup = {},
) {
  const profile = analyserProfile(id);
  if (!profile) throw new Error(`No profile ${id}`);
  const settings = {
    kind: profile.link.kind,
    role: 'host',
    frameSize: profile.link.frameSize,
    maxBytes: 1_000_000,
  } as const;
  const analyser = simulatedAnalyser({
    profile,
    specimens,
    asks,
    hasControl,
    faults,
    seed: 1,
    localTime,
  });
  const events: SimulatorEvent[] = [];
  const readings: AnalyserReading[] = [];
  const problems: string[] = [];
  let now = START;
  let host = openLink(settings);
  let hostDeadline: number | null = null;
  let deadline: number | null = null;
  const state = { isDone: false };
  let turns = 0;

  const toHost = (input: Parameters<typeof host.step>[0]): void => {
    turns += 1;
    if (turns > 10_000) throw new Error('The simulation does not end.');
    const step = host.step(input, now);
    hostDeadline = step.deadline;
    for (const notice of step.notices) accept(notice);
    if (step.write.length > 0) toAnalyser({ kind: 'bytes', bytes: step.write });
  };

  const accept = (notice: LinkNotice) => {
    if (notice.kind === 'fault' || notice.kind === 'incomplete') problems.push(notice.kind);
    if (notice.kind !== 'message') return;
    const done = readSession(notice.bytes, profile);
    if (done.kind === 'refused') throw new Error(`${done.fault} ${done.text}`);
    readings.push(...done.session.readings);
    problems.push(...done.session.remarks.map(({ text }) => text));
    const isQuery = done.session.queries.length > 0;
    const message =
      profile.protocol === 'hl7' ? parsedMessage(Buffer.from(notice.bytes)) : undefined;
    const isResult = message && !isQuery && readings.length > 0 && done.session.readings.length > 0;
    toHost({
      kind: 'stored',
      id: notice.id,
      ...(isResult
        ? {
            reply: Buffer.from(
              acknowledgement({
                message,
                refusal: undefined,
                now: new Date(now),
                controlId: 'A',
                charset: utf8.name,
              }),
            ),
          }
        : {}),
    });
    for (const query of done.session.queries)
      for (const [index, answer] of answerQuery({
        query,
        orders,
        profile,
        localTime: localTime(now),
        controlId: `A${turns}`,
      }).entries())
        toHost({ kind: 'send', id: `answer${index}`, message: bytesOf(answer, profile) });
  };

  const toAnalyser = (input: Parameters<typeof analyser.step>[0]): void => {
    const step = analyser.step(input, now);
    ({ deadline } = step);
    state.isDone = step.isDone;
    events.push(...step.events);
    if (step.write.length > 0) toHost({ kind: 'bytes', bytes: step.write });
    if (!step.disconnects) return;
    toHost({ kind: 'closed' });
    host = openLink(settings);
    toAnalyser({ kind: 'closed' });
    toAnalyser({ kind: 'connected' });
  };

  toAnalyser({ kind: 'connected' });
  while (!state.isDone) {
    const next = Math.min(deadline ?? Infinity, hostDeadline ?? Infinity);
    if (next === Infinity) throw new Error('The simulation waits for nothing.');
    now = Math.max(now, next);
    if (hostDeadline !== null && hostDeadline <= now) toHost({ kind: 'tick' });
    if (deadline !== null && deadline <= now) toAnalyser({ kind: 'tick' });
  }
  return { events, readings, problems, sent: analyser.sent, waited: now - START };
}

const valuesOf = (readings: readonly AnalyserReading[]) =>
  readings.map(({ specimen, code, value, unit }) => `${specimen} ${code} ${value} ${unit}`);
const sentValues = (sent: ReturnType<typeof play>['sent']) =>
  [...sent].flatMap(([specimen, results]) =>
    results.map(({ code, value, unit }) => `${specimen} ${code} ${value} ${unit}`),
  );
const texts = (events: readonly SimulatorEvent[]) =>
  events.map(({ kind, specimen, text }) => `${kind} ${specimen} ${text}`.trim());

const ids = analyserProfiles.map(({ id }) => id);

describe('simulated analysers', () => {
  it.each(ids)('%s sends readings that its profile reads without a remark', (id) => {
    const { readings, sent, events, problems } = play(id);
    expect(valuesOf(readings)).toEqual(sentValues(sent));
    expect(readings.length).toBeGreaterThan(3);
    expect(readings.flatMap(({ remarks, alarms }) => [...remarks, ...alarms])).toEqual([]);
    expect(readings.map(({ measuredAt }) => measuredAt)).toEqual(
      readings.map(() => '2026-11-30T14:05:00'),
    );
    expect(problems).toEqual([]);
    expect(events.filter(({ kind }) => kind === 'acknowledged')).toHaveLength(2);
  });

  it.each(ids)('%s marks a control', (id) => {
    const { readings } = play(id, { hasControl: true, specimens: [] });
    expect(readings.length).toBeGreaterThan(0);
    for (const reading of readings) expect(reading).toHaveProperty('control');
  });

  it('sends the same values for the same seed', () => {
    expect(play('sysmex-xn').sent).toEqual(play('sysmex-xn').sent);
  });
});

describe('faults', () => {
  it.each<[Fault, string[]]>([
    ['noise', ['fault']],
    ['nak', []],
    ['half-frame', ['incomplete']],
    ['restart', ['incomplete']],
    ['duplicate', []],
    ['wrong-unit', []],
    ['clock-off', []],
  ])('%s loses no reading', (fault, problems) => {
    const played = play('sysmex-xn', { faults: [fault] });
    const copies = fault === 'duplicate' ? 2 : 1;
    expect(valuesOf(played.readings).sort()).toEqual(
      Array.from({ length: copies }, () => sentValues(played.sent))
        .flat()
        .sort(),
    );
    expect(new Set(played.problems)).toEqual(new Set(problems));
    expect(played.events.filter(({ kind }) => kind === 'not acknowledged')).toEqual([]);
  });

  it('sends another unit, and a time three hours ahead', () => {
    const [reading] = play('sysmex-xn', { faults: ['wrong-unit', 'clock-off'] }).readings;
    expect(reading).toMatchObject({ unit: 'm10*3/uL', measuredAt: '2026-11-30T17:05:00' });
  });

  it('all together', () => {
    const { readings, sent } = play('roche-cobas-c311-e411', { faults });
    expect(new Set(valuesOf(readings))).toEqual(new Set(sentValues(sent)));
  });

  it.each(ids)('%s with every fault', (id) => {
    const { readings, sent } = play(id, { faults });
    expect(new Set(valuesOf(readings))).toEqual(new Set(sentValues(sent)));
  });
});

describe('host queries', () => {
  const order = (specimen: string, ...codes: string[]): SpecimenOrder => ({
    specimen,
    codes,
    isUrgent: false,
    patient: null,
  });

  it.each([
    ['sysmex-xn', 'WBC'],
    ['roche-cobas-c311-e411', '717'],
    ['cepheid-genexpert', 'FLUA'],
    ['mindray-bs', '2'],
    ['beckman-dxh', '717'],
    ['snibe-maglumi', '717'],
    ['roche-cobas-pro', '20410'],
    ['ihe-law', '20410'],
  ])('%s measures what is ordered', (id, code) => {
    const { readings, events } = play(id, { asks: true, orders: [order('S-1', code)] });
    expect(readings.map((reading) => `${reading.specimen} ${reading.code}`)).toEqual([
      `S-1 ${code}`,
    ]);
    expect(texts(events)).toEqual([
      'asked S-1',
      `ordered S-1 ${code}`,
      'sent S-1',
      'acknowledged S-1',
      'asked S-2',
      'ordered S-2 none',
    ]);
  });

  it('mindray-bc measures in the ordered mode', () => {
    const { readings, events } = play('mindray-bc', { asks: true, orders: [order('S-1', 'CBC')] });
    expect(new Set(readings.map(({ specimen }) => specimen))).toEqual(new Set(['S-1']));
    expect(texts(events)).toContain('ordered S-2 none');
  });

  it('repeats a frame of the host that the analyser refuses', () => {
    const { readings, events } = play('sysmex-xn', {
      asks: true,
      faults: ['nak'],
      specimens: ['S-1'],
      orders: [order('S-1', 'WBC')],
    });
    expect(readings.map(({ code }) => code)).toEqual(['WBC']);
    expect(texts(events)).toContain('fault S-1 nak');
  });

  it('reports a query that is not answered', () => {
    const { events } = play('abbott-architect', { asks: true, specimens: ['S-1'] });
    expect(texts(events)).toEqual(['asked S-1', 'not acknowledged S-1 no answer to the query']);
  });
});
