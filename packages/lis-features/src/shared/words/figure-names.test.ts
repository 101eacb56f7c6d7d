import { describe, expect, it } from 'vitest';

/*
 * Every figure has one name in each language, wherever it is shown: strip, card, menu badge,
 * Analytics and exported files.
 */

const catalogues = import.meta.glob<Record<string, string>>(
  [
    '../../dashboard/words/*.json',
    '../../layout/words/*.json',
    '../../../../lis-domain/src/analytics/words/figure-words/*.json',
  ],
  { eager: true, import: 'default' },
);
const words = (part: string, language: string): Record<string, string> =>
  Object.entries(catalogues).find(([path]) => path.endsWith(`${part}/${language}.json`))?.[1] ?? {};

/** The stem that every sentence with the figure contains, apart from case and number. */
const stems = {
  en: { pending: /pending tests?/i, released: /results? released/i },
  ar: { pending: /بالانتظار/, released: /الصادرة|صدرت|تصدر/ },
  es: { pending: /pruebas? pendientes?/i, released: /resultados? liberados?/i },
  fr: { pending: /examens? en attente/i, released: /résultats? diffusés?/i },
  pt: { pending: /exames? pendentes?/i, released: /resultados? liberados?/i },
};

describe.each(Object.entries(stems))('figures in %s', (language, { pending, released }) => {
  const dashboard = words('dashboard/words', language);
  const layout = words('layout/words', language);
  const analytics = words('figure-words', language);

  it('have one name for pending tests', () => {
    const name = analytics['figure_pending_tests'];
    expect(name).toMatch(pending);
    expect([dashboard['pendingTests'], analytics['pending']]).toEqual([name, name]);
    expect(layout['waiting']).toMatch(pending);
  });

  it('have one name for released results', () => {
    const name = analytics['figure_completed_tests'];
    expect(name).toMatch(released);
    expect([dashboard['completedTests'], analytics['completed']]).toEqual([name, name]);
    expect(dashboard['completedToday']).toMatch(released);
    expect(layout['completedToday']).toMatch(released);
  });
});
