import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Content that a text can replace. */
const CONTENT = /^(?:ReactNode|string \| ReactNode|ReactElement.*)$/;

/**
 * Controls that suit props of React: text for content, and none for functions, elements and refs,
 * which no JSON can express. Without it, all of these are JSON boxes.
 */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      if (argType.control !== undefined || type?.name !== 'other') return [name, argType];
      const initial: unknown = initialArgs[name];
      if (CONTENT.test(type.value) && typeof initial !== 'object')
        return [name, { ...argType, control: { type: 'text' } }];
      if (
        /=>|^ReactNode$|^ReactElement|\bRef(?:Object|Callback)?\b|^ComponentType|^IconGlyph|^CSSProperties$/.test(
          type.value,
        )
      )
        return [name, { ...argType, control: false }];
      return [name, argType];
    }),
  );
