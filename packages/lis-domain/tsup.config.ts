export { libraryBuild as default } from '../../tools/library-build.ts';
