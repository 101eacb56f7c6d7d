export { accessInWords } from './access-in-words.js';
export {
  answersEvents,
  answersFile,
  endpoint,
  fileTypesOf,
  openAfterTrial,
  successStatus,
} from './endpoint.js';
export type {
  Access,
  AnswerOf,
  BodyOf,
  Endpoint,
  EventStream,
  FileAnswer,
  FileType,
  InputOf,
  Method,
  ParamsOf,
  QueryOf,
  Site,
  StreamedEvent,
} from './endpoint.js';
export { commonProblems, problemDocument, problems, problemSchema } from './problem.schema.js';
export type { Problem, ProblemCode } from './problem.schema.js';
export {
  base64Field,
  byId,
  colorField,
  countField,
  countQuery,
  dateField,
  emailField,
  idField,
  instantField,
  isCalendarDate,
  lineField,
  pageOf,
  pageQuery,
  recordFields,
  textField,
} from './fields.js';
export { CallError, createClient } from './client.js';
export type { Client, Transport } from './client.js';
export { fillPath, wireRequest } from './request.js';
export type { WireRequest } from './request.js';
export { problemsOf } from './call-problems.js';
export { openApiDocument } from './openapi.js';
export type { OpenApiOptions } from './openapi.js';
