import { describe, expect, it } from 'vitest';
import { drawSampleLabel, type LabelText } from './sample-label.ts';

const label: LabelText = {
  language: 'en',
  patientName: 'Okoro, Daniel',
  mrn: '0048213',
  birthDate: '14 Mar 1958',
  sex: 'M',
  ward: '',
  accessionNumber: '260512-0187',
  container: 'Serum, gold top',
  collected: '12 May 07:41 TO',
  care: '',
  stat: 'STAT',
};

/** Bars as [start, width] in mm. */
const barsOf = (svg: string) =>
  [...svg.matchAll(/M([\d.]+) 11\.4h([\d.]+)/g)].map(
    (bar) => [Number(bar[1]), Number(bar[2])] as const,
  );

describe('specimen label', () => {
  it('is 2 by 1 inch and states patient, specimen and collection time', () => {
    const svg = drawSampleLabel(label);
    expect(svg).toContain('width="50.8mm" height="25.4mm"');
    for (const words of [
      'Okoro, Daniel',
      '0048213   14 Mar 1958   M',
      '260512-0187',
      'STAT',
      'Serum, gold top',
      '12 May 07:41 TO',
    ])
      expect(svg).toContain(words);
  });

  it('has a Code 128 with start, stop and check pattern inside the quiet zones', () => {
    const bars = barsOf(drawSampleLabel(label));
    const module = Math.min(...bars.map(([, width]) => width));
    const widths = bars.map(([, width]) => Math.round(width / module));
    // ISO/IEC 15417: start C is 2 1 1 2 3 2, stop is 2 3 3 1 1 1 2; every second number is a bar.
    expect(widths.slice(0, 3)).toEqual([2, 1, 3]);
    expect(widths.slice(-4)).toEqual([2, 3, 1, 2]);
    const [first = [0, 0] as const] = bars;
    const last = bars.at(-1) ?? [0, 0];
    expect(first[0]).toBeGreaterThanOrEqual(10 * module);
    expect(50.8 - last[0] - last[1]).toBeGreaterThanOrEqual(10 * module);
    // Common label printers lose bars narrower than 0.19 mm (7.5 mil).
    expect(module).toBeGreaterThan(0.19);
  });

  it('keeps a long number readable for a scanner', () => {
    const bars = barsOf(drawSampleLabel({ ...label, accessionNumber: '260512-018712-3' }));
    expect(Math.min(...bars.map(([, width]) => width))).toBeGreaterThan(0.19);
  });

  it('states the ward of the order, a long code in smaller letters', () => {
    const sizeOf = (ward: string) =>
      Number(
        new RegExp(`font-size="([\\d.]+)"[^>]*>${ward}<`).exec(
          drawSampleLabel({ ...label, ward }),
        )?.[1],
      );
    expect(sizeOf('ICU')).toBe(2.2);
    expect(sizeOf('MATERNITY-2B')).toBeLessThan(1.5);
    expect(drawSampleLabel({ ...label, ward: 'ICU' })).toMatch(/x="48\.8" y="7\.6"[^>]*>ICU</);
  });

  it('escapes hostile names', () => {
    const svg = drawSampleLabel({ ...label, patientName: '<script>"&' });
    expect(svg).not.toContain('<script>');
    expect(svg).toContain('&lt;script&gt;&quot;&amp;');
  });

  it('is mirrored for right-to-left languages, with unchanged bars', () => {
    const [english, arabic] = [
      drawSampleLabel(label),
      drawSampleLabel({ ...label, language: 'ar', stat: 'طارئ' }),
    ];
    const name = (svg: string) => /<text x="([\d.]+)"[^>]*>Okoro, Daniel</.exec(svg)?.[1];
    expect([name(english), name(arabic)]).toEqual(['2', '48.8']);
    expect(arabic).toContain('lang="ar" direction="rtl"');
    expect(barsOf(arabic)).toEqual(barsOf(english));
  });

  it('uses left and right anchors for a typesetter without text direction', () => {
    const anchorOf = (sides: 'logical' | 'physical') =>
      /text-anchor="(\w+)"[^>]*>Okoro, Daniel</.exec(
        drawSampleLabel({ ...label, language: 'ar' }, sides),
      )?.[1];
    expect([anchorOf('logical'), anchorOf('physical')]).toEqual(['start', 'end']);
  });

  it('truncates a long name beside the urgency mark', () => {
    const patientName = 'Wolfeschlegelsteinhausen, Hubert';
    const nameOn = (stat: string | undefined) =>
      />(Wolfe[^<]*)</.exec(
        drawSampleLabel({ ...label, patientName, stat }).replace(/<title>.*?<\/title>/, ''),
      )?.[1];
    expect([nameOn(undefined), nameOn('STAT'), nameOn('EMERGÊNCIA')]).toEqual([
      'Wolfeschlegelsteinhausen, H…',
      'Wolfeschlegelsteinhau…',
      'Wolfeschlegelste…',
    ]);
  });

  it('states storage and transport below its number', () => {
    const care = (words: string) =>
      /<text x="25\.4" y="24\.8" font-size="([\d.]+)"[^>]*>([^<]*)</.exec(
        drawSampleLabel({ ...label, care: words }),
      );
    expect(care('frozen, protect from light')?.slice(1)).toEqual([
      '1.90',
      'frozen, protect from light',
    ]);
    expect(care('x'.repeat(50))?.[1]).toBe('1.40');
    expect(care('x'.repeat(60))?.[2]).toHaveLength(52);
    expect(care('')).toBeNull();
  });

  it('marks only urgent specimens', () => {
    expect(drawSampleLabel({ ...label, stat: undefined })).not.toContain('STAT');
  });
});
