export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    // Subjects may begin with a name: FHIR, HL7, PostgreSQL.
    'subject-case': [0],
    'body-max-line-length': [2, 'always', 100],
  },
};
