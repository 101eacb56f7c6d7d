import * as v from 'valibot';
import { controlCharacterIn, unixLines } from './control-character.ts';
import { limitedText } from './fields.ts';

/**
 * Required text of a document, where tabs are no layout. Line breaks become line feeds; the error
 * for any other control character states its position.
 */
export const documentField = (maxLength: number): v.GenericSchema<string> =>
  v.pipe(
    v.string(),
    v.transform(unixLines),
    v.check(
      (text) => controlCharacterIn(text) === undefined,
      ({ input }) => {
        const { line, character, code } = controlCharacterIn(input) ?? {};
        return `must be plain text with line breaks: character ${character} of line ${line} is the control character ${code}`;
      },
    ),
    limitedText(maxLength, 1),
  );
