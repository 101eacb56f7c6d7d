import type { listFeedback } from './feedback.store.ts';

type FeedbackRow = Awaited<ReturnType<typeof listFeedback>>[number];

const headings = ['Sent (UTC)', 'Rating', 'Category', 'Write to', 'Title and description'];

/**
 * Untrusted input: removes characters that could move a terminal's cursor or reverse text, and
 * keeps each row on one line.
 */
const printable = (text: string) => text.replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim();

/**
 * Feedback entries, one per line. A rating left at its default is marked because it carries no
 * information (safe reading 29).
 */
export function feedbackTable(rows: readonly FeedbackRow[]): string {
  const lines = rows.map(
    ({ created_at, rating, rating_touched, category, contact_email, title, description }) =>
      [
        created_at.slice(0, 16).replace('T', ' '),
        rating_touched ? String(rating) : `${rating} (not chosen)`,
        category,
        contact_email ?? '-',
        `${title}: ${description}`,
      ].map(printable),
  );
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const ruled = [headings, widths.map((width) => '-'.repeat(width)), ...lines];
  return ruled
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
