import { useEffect, useRef, useState, type ReactNode } from "react";

/**
 * What may be wider or longer than its place scrolls inside it, and can be reached by keyboard to do so; where it fits,
 * the keyboard passes it by.
 */
export function ScrollBox({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  const box = useRef<HTMLElement>(null);
  const [isLarger, setLarger] = useState(true);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() =>
      setLarger(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
    );
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      ref={box}
      className="table-scroll"
      // Scrolled with the arrow keys.
      {...(isLarger ? { tabIndex: 0, "aria-label": label } : {})}
    >
      {children}
    </section>
  );
}
