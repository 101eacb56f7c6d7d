export { goToSection } from './go-to-section.ts';
export { SectionIndex } from './section-index.tsx';
export type { IndexedSection, SectionIndexProps } from './section-index.tsx';
