/** Opens what leads elsewhere in a tab of its own: the site's other pages, and many sites, refuse to stand in a frame. */
export function openOutside(): void {
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link !== null && link.origin + link.pathname !== location.origin + location.pathname)
        link.target = "_blank";
    },
    { capture: true },
  );
}
