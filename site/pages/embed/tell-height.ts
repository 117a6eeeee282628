/** Tells the page around the frame how high the calculator is, now and whenever that changes. */
export function tellHeight(): void {
  const tell = (): void => {
    const { height } = document.body.getBoundingClientRect();
    // A height is no secret, and any site may frame this page.
    parent.postMessage({ plainsumHeight: Math.ceil(height) }, "*");
  };
  new ResizeObserver(tell).observe(document.body);
}
