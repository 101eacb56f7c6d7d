/**
 * What each door of `@alms/ui` costs an application: everything it imports, gzipped, without React and styled-components, which every
 * application has. react-aria and the other dependencies are counted. The sizes stand in `etc/sizes.json`; a door may grow by ALLOWANCE bytes
 * before the table has to say so (`npm run size:update`, in a commit that does nothing else).
 */
const { readFileSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { doorsOf } = require('./doors.mjs');

const root = resolve(__dirname, '..');
const ALLOWANCE = 200;
const sizes = JSON.parse(readFileSync(join(root, 'etc/sizes.json'), 'utf8'));

module.exports = doorsOf('ui')
  .filter(({ door }) => !door.startsWith('words/'))
  .map(({ door, code }) => ({
    // A door without a size may have no bytes at all, so that a new one is noticed.
    name:
      door in sizes
        ? `@alms/ui/${door}`
        : `@alms/ui/${door}, which is not in etc/sizes.json: run npm run size:update`,
    path: join(root, 'packages/ui', code),
    import: '*',
    ignore: ['react', 'react/jsx-runtime', 'react-dom', 'styled-components'],
    gzip: true,
    limit: `${door in sizes ? sizes[door] + ALLOWANCE : 0} B`,
  }));
