/** A generated picture as a data URL, so that stories need no files. */
const picture = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" preserveAspectRatio="xMaxYMax slice">${content}</svg>`)}`;

const field = (color: string) => `<rect width="160" height="90" fill="${color}"/>`;
const rows = (draw: (row: number) => string) =>
  Array.from({ length: 9 }, (_, row) => draw(row)).join('');

export const pictures = [
  picture(
    field('#0f3a63') +
      rows(
        (row) =>
          `<path d="M0 ${10 * row + 12}q40 ${row * -2} 80 0t80 ${row * -3}" fill="none" stroke="#4a90d9" stroke-width=".4"/>`,
      ),
  ),
  picture(
    field('#123d4a') +
      rows(
        (row) =>
          `<circle cx="${150 - row * 13}" cy="${20 + ((row * 31) % 60)}" r="${6 + (row % 4) * 3}" fill="#2f7f8f"/>`,
      ),
  ),
  picture(
    field('#2b2a5c') +
      rows(
        (row) =>
          `<rect x="${60 + row * 11}" y="${60 - row * 5}" width="6" height="60" rx="3" fill="#6f6cc4"/>`,
      ),
  ),
  picture(
    field('#3a2447') +
      rows(
        (row) =>
          `<path d="M${40 + row * 14} 90V${70 - ((row * 17) % 50)}" stroke="#a679c4" stroke-width="3"/>`,
      ),
  ),
];

/** The worst case behind white text. */
export const whitePictures = [
  picture(field('#fff')),
  picture(`${field('#fff')}<path d="M0 90 160 0" stroke="#eee"/>`),
];
