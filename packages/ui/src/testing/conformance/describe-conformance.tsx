import { createRef, type ComponentProps, type ComponentType, type Ref } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../render-ui.tsx';

export interface Conformance<P extends object> {
  /** Value of the root's `data-component`. */
  component: string;
  /** Minimal props to render the component. */
  props: P;
  /**
   * Selector, inside the root, of the element that receives `ref` and other native props, where by
   * documented exception that is not the root: `'input'` for a field.
   */
  receiver?: string;
}

/** Props accepted by every component of the design system. */
interface EveryComponent {
  ref: Ref<Element>;
  className: string;
  style: { marginBlockStart: string };
  'data-probe': string;
}

/**
 * Tests the contract of all components: a named root, `className` and `style` applied to it, `ref`
 * and other props forwarded.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- represents the props of any component
export function describeConformance<C extends ComponentType<any>>(
  Component: C,
  { component, props, receiver }: Conformance<ComponentProps<C>>,
): void {
  const Subject: ComponentType<object> = Component;
  describe(`${component} fulfils the contract of all components`, () => {
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

    it('applies className and style to the root', () => {
      const { root } = draw();
      expect(root).toHaveClass('own-class');
      expect(root?.style.marginBlockStart).toBe('7px');
    });

    it(`applies ref and native props to ${receiver ?? 'the root'}`, () => {
      const { ref, received } = draw();
      expect(received).toBeInstanceOf(Element);
      expect(ref.current).toBe(received);
      expect(received).toHaveAttribute('data-probe', 'yes');
    });
  });
}
