import { describe, expect, it } from 'vitest';
import { doorsIn } from './doors.mjs';

const open = (path: string) => ({
  '@alms/source': './src/x.ts',
  types: `./dist/${path}.d.ts`,
  default: `./dist/${path}.js`,
});
const names = (exports: Record<string, object | null>, ...files: string[]) =>
  doorsIn(
    exports,
    files.map((file) => `./dist/${file}`),
  ).map(({ door }) => door);

describe('the doors of a package', () => {
  it('are the built files that a pattern of exports reaches, in the order of the alphabet', () => {
    expect(
      names(
        { './*': open('*/index') },
        'theme/index.js',
        'button/index.js',
        'button/button.js',
        'orders/place-order/index.js',
      ),
    ).toEqual(['button', 'orders/place-order', 'theme']);
  });

  it('leave out what a null closes', () => {
    expect(
      names(
        { './internal': null, './internal/*': null, './*': open('*/index') },
        'internal/index.js',
        'internal/gap/index.js',
        'button/index.js',
      ),
    ).toEqual(['button']);
  });

  it('leave out what is open in this repository only', () => {
    expect(
      names(
        { './testing': { '@alms/source': './src/testing/index.ts' }, './*': open('*/index') },
        'testing/index.js',
        'button/index.js',
      ),
    ).toEqual(['button']);
  });

  it('include a closed folder’s part that has a name of its own', () => {
    const exports = {
      './shared/*': null,
      './patients/banner': open('shared/banner/index'),
      './*': open('*/index'),
    };
    expect(names(exports, 'shared/banner/index.js', 'shared/words/index.js')).toEqual([
      'patients/banner',
    ]);
  });

  it('give the more particular of two patterns', () => {
    const exports = { './*': open('*/index'), './words/*': open('*.messages') };
    expect(names(exports, 'login/index.js', 'login/login.messages.js', 'words/index.js')).toEqual([
      'login',
      'words',
      'words/login/login',
    ]);
  });

  it('say where the code and the declarations are', () => {
    expect(doorsIn({ './*': open('*/index') }, ['./dist/button/index.js'])).toEqual([
      { door: 'button', code: './dist/button/index.js', types: './dist/button/index.d.ts' },
    ]);
  });
});
