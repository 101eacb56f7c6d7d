import { createRoot } from 'react-dom/client';
import { BranchApp } from './branch-app.tsx';
import { jsonLaboratory } from './data/laboratory.ts';

const laboratory = jsonLaboratory({ email: 'claire@riviere.example', password: 'Essai-2026!' });

createRoot(document.querySelector('#root') as HTMLElement).render(
  <BranchApp laboratory={laboratory} />,
);
