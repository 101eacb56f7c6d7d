import { definition, specimens } from '../starter-tests.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';

/**
 * Peripheral blood film: a narrative result with a template for a normal film, and one with the
 * headings only. The order of the findings is that of the ICSH recommendations (Palmer et al., Int
 * J Lab Hematol 2015;37:287-303).
 */
export const bloodFilm: TestDefinition = definition(
  {
    code: 'FILM',
    name: 'Blood film, microscopic review',
    short_name: 'Blood film',
    department: 'hematology',
    loinc: ['18314-5', 'Morphology [Interpretation] in Blood Narrative'],
  },
  {
    result_type: 'narrative',
    method: 'May-Grünwald-Giemsa, light microscopy',
    specimens: [...specimens.blood],
    narrative_templates: [
      {
        name: 'Normal film',
        text: '## Red cells\nNormochromic, normocytic.\n\n## White cells\nNormal number and morphology. No blasts.\n\n## Platelets\nNormal number and morphology.\n\n## Conclusion\nNormal blood film.',
      },
      {
        name: 'Headings only',
        text: '## Red cells\n\n## White cells\n\n## Platelets\n\n## Conclusion',
      },
    ],
  },
);
