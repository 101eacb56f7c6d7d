import { createRef, type ComponentProps, type ComponentType, type Ref } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from './render-ui.tsx';

export interface Conformance<P extends object> {
  /** What the root's `data-component` says. */
  component: string;
  /** Props enough to draw the component. */
  props: P;
  /**
   * Selects, inside the root, the element that receives `ref` and other native props, where that is by documented
   * exception not the root: `'input'` for a field.
   */
  receiver?: string;
}

/** The props every component of the design system takes, whatever else it takes. */
interface EveryComponent {
  ref: Ref<Element>;
  className: string;
  style: { marginBlockStart: string };
  'data-probe': string;
}

/** Tests the promises all components make: a named root, `className` and `style` on it, `ref` and the rest received. */
// oxlint-disable-next-line typescript/no-explicit-any -- stands for the props of whatever component is passed
export function describeConformance<C extends ComponentType<any>>(
  Component: C,
  { component, props, receiver }: Conformance<ComponentProps<C>>,
): void {
  const Subject: ComponentType<object> = Component;
  describe(`${component} keeps the promises of all components`, () => {
    const draw = () => {
      const ref = createRef<Element>();
      const extra: EveryComponent = {
        ref,
        className: 'own-class',
        style: { marginBlockStart: '7px' },
        'data-probe': 'yes',
      };
      const { container } = renderUi(<Subject {...props} {...extra} />);
      const root = container.querySelector<HTMLElement>(`[data-component='${component}']`);
      return { ref, root, received: receiver ? root?.querySelector(receiver) : root };
    };

    it('names its root', () => {
      expect(draw().root).toBeInTheDocument();
    });

    it('puts className and style on the root', () => {
      const { root } = draw();
      expect(root).toHaveClass('own-class');
      expect(root?.style.marginBlockStart).toBe('7px');
    });

    it(`gives ref and native props to ${receiver ?? 'the root'}`, () => {
      const { ref, received } = draw();
      expect(received).toBeInstanceOf(Element);
      expect(ref.current).toBe(received);
      expect(received).toHaveAttribute('data-probe', 'yes');
    });
  });
}
