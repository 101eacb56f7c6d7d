import {
  describeAccess,
  answersEvents,
  answersFile,
  fileTypesOf,
  openAfterTrial,
  openToVisitors,
  problems,
  successStatus,
  type Endpoint,
} from '@alms/lis-domain/http';

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function answerText({ answer }: Endpoint): string {
  if (answer === undefined) return 'nothing';
  if (answersFile(answer)) return fileTypesOf(answer).join(' · ');
  return answersEvents(answer)
    ? `text/event-stream, events ${Object.keys(answer.events).join(', ')}`
    : 'JSON';
}

const areaOf = ({ id }: Endpoint) => id.split('.')[0] ?? '';

function section(call: Endpoint): string {
  const facts = [
    ['Access', describeAccess(call.access)],
    [
      'Site',
      call.site === 'main'
        ? 'main site only'
        : call.site === 'facility'
          ? 'facility addresses only'
          : undefined,
    ],
    [
      'After the trial',
      openAfterTrial(call) ? undefined : 'rejected: only reading and exporting continue',
    ],
    ['In the live demo', openToVisitors(call) ? undefined : 'rejected for visitors'],
    [
      'Requires',
      [
        call.creates && 'Idempotency-Key',
        call.versioned && 'If-Match',
        call.encoding === 'form' && 'a form body',
      ]
        .filter(Boolean)
        .join(', ') || undefined,
    ],
    ['Returns', `${successStatus(call)}, ${answerText(call)}`],
    ['Errors', call.problems?.map((code) => `${problems[code].status} ${code}`).join(', ')],
  ];
  const rows = facts
    .filter(([, text]) => text)
    .map(([name = '', text = '']) => `<dt>${name}</dt><dd>${escaped(text)}</dd>`);
  return `<section id="${call.id}"><h3><code>${call.method} ${escaped(call.path)}</code></h3><p>${escaped(call.summary)}</p><dl>${rows.join('')}</dl></section>`;
}

/**
 * Human-readable API reference: one page without scripts. The machine-readable form is the OpenAPI
 * document beside it.
 */
export function referencePage(contract: readonly Endpoint[], base: string, nonce: string): string {
  const areas = [...new Set(contract.map(areaOf))];
  const list = areas.map(
    (area) =>
      `<h2>${area}</h2>${contract
        .filter((call) => areaOf(call) === area)
        .map(section)
        .join('')}`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>ALMS API</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 60rem; margin-inline: auto; padding: 1rem; }
h2 { text-transform: capitalize; border-block-end: 1px solid; padding-block-start: 1rem; }
dl { display: grid; grid-template-columns: 8rem 1fr; gap: .25rem 1rem; } dd { margin: 0; overflow-wrap: anywhere; }
</style></head><body><h1>ALMS API</h1>
<p>All paths start with <code>${base}</code>. Also available as <a href="${base}/openapi.json">OpenAPI 3.1</a>. Errors are <code>application/problem+json</code>.</p>
${list.join('')}</body></html>`;
}
